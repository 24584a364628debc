-- Marks the file as ours ("Nurt").
PRAGMA application_id = 0x4e757274;

CREATE TABLE tables (
    no INTEGER PRIMARY KEY,              -- a short key, for the index of the journals
    id TEXT NOT NULL UNIQUE,
    opening TEXT NOT NULL,               -- JSON; holds the seed, so it never leaves the server
    opened_ms INTEGER NOT NULL,
    -- What lists show; follows from opening and journal, kept because folding them all for a list would be slow.
    public INTEGER NOT NULL,
    state INTEGER NOT NULL,              -- 0 waits for people, 1 is played, 2 is over
    info TEXT NOT NULL,                  -- JSON
    changed_ms INTEGER NOT NULL,
    deadline_ms INTEGER                  -- when a clock runs out while nobody has the table loaded
);
CREATE INDEX tables_listed ON tables (changed_ms) WHERE public = 1 AND state < 2;
CREATE INDEX tables_due ON tables (deadline_ms) WHERE deadline_ms IS NOT NULL;

-- The journals. Rows are appended one after another in the file and found by a narrow index: many tables that grow at
-- once then touch few pages.
CREATE TABLE entries (
    table_no INTEGER NOT NULL,
    n INTEGER NOT NULL,
    entry TEXT NOT NULL                  -- JSON
);
CREATE UNIQUE INDEX entries_key ON entries (table_no, n);

-- Who sits at which table.
CREATE TABLE sitters (
    guest TEXT NOT NULL,
    table_no INTEGER NOT NULL,
    PRIMARY KEY (guest, table_no)
) WITHOUT ROWID;
CREATE INDEX sitters_table ON sitters (table_no);

CREATE TABLE guests (
    token BLOB PRIMARY KEY,              -- SHA-256 of the session token
    guest TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    since_ms INTEGER NOT NULL
) WITHOUT ROWID;
