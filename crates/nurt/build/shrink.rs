//! Smaller on the wire: comments and indents go, then each file is compressed for browsers that take it so.

use std::io::Write as _;

/// A style sheet without comments and needless space.
pub fn css(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("/*") {
        plain.push_str(&rest[..at]);
        rest = rest[at..].find("*/").map_or("", |end| &rest[at + end + 2..]);
    }
    plain.push_str(rest);
    plain.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// A script without lines that are comments and without indents.
pub fn js(text: &str) -> String {
    let mut kept = Vec::new();
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        let opens = line.starts_with("/*");
        if !in_comment && !opens && !line.is_empty() && !line.starts_with("//") {
            kept.push(line);
        }
        in_comment = (in_comment || opens) && !line.ends_with("*/");
    }
    kept.join("\n") + "\n"
}

pub fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let params =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: bytes.len(), ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &params).expect("memory can be written");
    out
}

pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    out.write_all(bytes).and_then(|()| out.finish()).expect("memory can be written")
}
