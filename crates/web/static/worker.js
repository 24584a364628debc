// The same module as the page; its name says what it does. Messages that come while it wakes up are kept.
import init from "/{web.js}";

const early = [];
globalThis.onmessage = (event) => early.push(event);
await init({ module_or_path: "/{web.wasm}" });
for (const event of early) globalThis.onmessage(new MessageEvent("message", { data: event.data }));
