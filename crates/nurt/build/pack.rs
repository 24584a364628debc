//! From the compiled module to the files a browser asks for: bound, named by their content, compressed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::shrink;

/// Style sheets in the order in which they count.
const STYLES: &[&str] = &[
    "scene/art/tokens.css",
    "web/style/base.css",
    "web/style/home.css",
    "web/style/table.css",
    "web/style/board.css",
    "web/style/pages.css",
];
/// In this order a file can name the ones before it: `{name}` stands for the name with its hash.
const STATICS: &[&str] = &[
    "icon.svg",
    "word.svg",
    "icon-192.png",
    "icon-512.png",
    "manifest.webmanifest",
    "theme.js",
    "worker.js",
    "boot.js",
];

/// One file of the page.
struct Made {
    path: String,
    bytes: Vec<u8>,
}

/// Packs the page into a folder of its own below `target`; if the same page was packed before, that one is taken.
pub fn pack(module: &Path, root: &Path, target: &Path) -> PathBuf {
    let crates = root.join("crates");
    let mut all = Sha256::new();
    all.update(include_bytes!("pack.rs"));
    all.update(read(module));
    STYLES.iter().for_each(|style| all.update(read(&crates.join(style))));
    let statics = || STATICS.iter().chain(&["index.html", "sw.js"]);
    statics().for_each(|file| all.update(read(&crates.join("web/static").join(file))));
    let folder = target.join(format!("page-{}", short(all)));
    if !folder.join("list").exists() {
        write(&folder, &make(module, &crates, target));
    }
    folder
}

/// A single page that says that the rest was left out.
pub fn without(folder: &Path) -> PathBuf {
    let text = "<!doctype html><title>Nurt</title><p>This build has no page (NURT_WEB=skip).</p>";
    write(folder, &[Made { path: "/".into(), bytes: text.into() }]);
    folder.to_owned()
}

fn make(module: &Path, crates: &Path, target: &Path) -> Vec<Made> {
    let mut names = BTreeMap::new();
    let mut made = Vec::new();
    let mut add = |names: &mut BTreeMap<String, String>, name: &str, bytes: Vec<u8>| {
        let (stem, end) = name.rsplit_once('.').expect("our files have an ending");
        let hashed = format!("{stem}-{}.{end}", short(Sha256::new().chain_update(&bytes)));
        names.insert(name.to_owned(), hashed.clone());
        made.push(Made { path: format!("/{hashed}"), bytes });
    };
    let (js, wasm) = bind(module, target);
    add(&mut names, "web.wasm", wasm);
    add(&mut names, "web.js", shrink::js(&js).into_bytes());
    let styles: Vec<_> = STYLES.iter().map(|style| text(&crates.join(style))).collect();
    add(&mut names, "page.css", shrink::css(&styles.join("\n")).into_bytes());
    let folder = crates.join("web/static");
    for name in STATICS {
        let bytes = match name.rsplit_once('.') {
            Some((_, "png")) => read(&folder.join(name)),
            Some((_, "js")) => shrink::js(&fill(&text(&folder.join(name)), &names)).into_bytes(),
            _ => fill(&text(&folder.join(name)), &names).into_bytes(),
        };
        add(&mut names, name, bytes);
    }
    let index = fill(&text(&folder.join("index.html")), &names);
    let version = short(Sha256::new().chain_update(&index));
    let files: Vec<_> = std::iter::once("/".to_owned()).chain(made.iter().map(|file| file.path.clone())).collect();
    let worker = text(&folder.join("sw.js")).replace("{version}", &version).replace("{files}", &format!("{files:?}"));
    made.push(Made { path: "/".into(), bytes: index.into_bytes() });
    made.push(Made { path: "/sw.js".into(), bytes: shrink::js(&worker).into_bytes() });
    made
}

/// The glue in JavaScript and the module without what only tools need.
fn bind(module: &Path, target: &Path) -> (String, Vec<u8>) {
    let folder = target.join("bound");
    wasm_bindgen_cli_support::Bindgen::new()
        .input_path(module)
        .out_name("web")
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(false)
                .omit_default_module_path(true)
                .remove_name_section(true)
                .remove_producers_section(true)
                .generate(&folder)
        })
        .expect("wasm-bindgen understands the module");
    (text(&folder.join("web.js")), read(&folder.join("web_bg.wasm")))
}

fn fill(text: &str, names: &BTreeMap<String, String>) -> String {
    names.iter().fold(text.to_owned(), |text, (name, hashed)| text.replace(&format!("{{{name}}}"), hashed))
}

fn write(folder: &Path, files: &[Made]) {
    let unfinished = folder.with_extension("unfinished");
    let _ = fs::remove_dir_all(&unfinished);
    fs::create_dir_all(&unfinished).expect("the target folder can be written");
    let mut list = String::new();
    let mut wire = 0;
    for made in files {
        let name = if made.path == "/" { "index.html" } else { made.path.trim_start_matches('/') };
        let brotli = shrink::brotli(&made.bytes);
        wire += brotli.len();
        let put = |end: &str, bytes: &[u8]| fs::write(unfinished.join(format!("{name}{end}")), bytes);
        let done = put("", &made.bytes)
            .and_then(|()| put(".gz", &shrink::gzip(&made.bytes)))
            .and_then(|()| put(".br", &brotli));
        done.expect("the target folder can be written");
        // Whatever carries a hash in its name never changes.
        let keeps = !matches!(&*made.path, "/" | "/sw.js");
        let etag = short(Sha256::new().chain_update(&made.bytes));
        list.push_str(&format!("{name}\t{}\t{etag}\t{keeps}\n", kind(name)));
    }
    fs::write(unfinished.join("list"), list).expect("the target folder can be written");
    // Another build may have been quicker; its files are the same.
    let _ = fs::rename(&unfinished, folder);
    println!("cargo:warning=the page takes {} KB on the wire", wire.div_ceil(1000));
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, end)| end) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

fn short(hash: Sha256) -> String {
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn read(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn text(path: &Path) -> String {
    String::from_utf8(read(path)).expect("our texts are UTF-8")
}
