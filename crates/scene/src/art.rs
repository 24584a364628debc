//! The art of several games on one page: names of symbols and classes are made unique, styles keep to their own board.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::svg::symbols;

/// The art of one game, to be put into a page beside others. Its boards stand in an element with `data-art="<scope>"`.
#[derive(Clone, PartialEq, Debug)]
pub struct Art {
    scope: String,
    ids: BTreeSet<String>,
    /// The rules for a style sheet.
    pub css: String,
    /// The `<defs>`, without any style.
    pub symbols: String,
}

impl Art {
    pub fn scoped(art: &str, scope: &str) -> Self {
        let (css, mut markup) = split_styles(symbols(art));
        let ids: BTreeSet<_> = attributes(&markup, "id").map(str::to_owned).collect();
        let used: BTreeSet<_> =
            attributes(&markup, "class").flat_map(str::split_whitespace).map(str::to_owned).collect();
        let mut art = Self { scope: scope.to_owned(), ids, css: String::new(), symbols: String::new() };
        let mut styles = String::new();
        markup = art.attribute(&markup, "style", |index, value| {
            let _ = writeln!(styles, "[data-{scope}=\"{index}\"]{{{value}}}");
            format!("data-{scope}=\"{index}\"")
        });
        markup = art.attribute(&markup, "id", |_, value| format!("id=\"{scope}-{value}\""));
        markup = art.attribute(&markup, "class", |_, value| {
            let scoped = value.split_whitespace().map(|class| art.class(class)).collect::<Vec<_>>().join(" ");
            format!("class=\"{scoped}\"")
        });
        art.symbols = art.links(&markup);
        let mut out = String::new();
        art.rules(&without_comments(&css), &used, &mut out);
        art.css = art.links(&out) + &styles;
        art
    }

    /// The name of a symbol on the page: the game's own first, else the one that all boards share.
    pub fn id(&self, id: &str) -> String {
        if self.ids.contains(id) { format!("{}-{id}", self.scope) } else { id.to_owned() }
    }

    pub fn scope(&self) -> &str {
        &self.scope
    }

    /// Colours of seats mean the same in every game; all other classes of the art are its own.
    fn class(&self, class: &str) -> String {
        if class.starts_with("seat-") { class.to_owned() } else { format!("{}-{class}", self.scope) }
    }

    fn attribute(&self, text: &str, name: &str, mut with: impl FnMut(usize, &str) -> String) -> String {
        let opening = format!(" {name}=\"");
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        let mut index = 0;
        while let Some(at) = rest.find(&opening) {
            let from = at + opening.len();
            let Some(length) = rest[from..].find('"') else { break };
            out.push_str(&rest[..=at]);
            out.push_str(&with(index, &rest[from..from + length]));
            rest = &rest[from + length + 1..];
            index += 1;
        }
        out.push_str(rest);
        out
    }

    /// References by `#id`.
    fn links(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut parts = text.split('#');
        out.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let refers = out.ends_with("href=\"") || out.ends_with("url(");
            let end = part.find(['"', ')']).unwrap_or(0);
            out.push('#');
            if refers && self.ids.contains(&part[..end]) {
                out.push_str(&self.scope);
                out.push('-');
            }
            out.push_str(part);
        }
        out
    }

    fn rules(&self, css: &str, used: &BTreeSet<String>, out: &mut String) {
        let mut rest = css;
        while let Some(open) = rest.find('{') {
            let head = rest[..open].trim();
            let block = &rest[open + 1..];
            let end = closing(block);
            let inside = &block[..end];
            rest = block.get(end + 1..).unwrap_or_default();
            if head.starts_with("@keyframes") {
                let _ = writeln!(out, "{head}{{{inside}}}");
            } else if head.starts_with('@') {
                let _ = write!(out, "{head}{{");
                self.rules(inside, used, out);
                out.push_str("}\n");
            } else {
                let selectors: Vec<_> = head.split(',').flat_map(|one| self.selector(one.trim(), used)).collect();
                let _ = writeln!(out, "{}{{{}}}", selectors.join(","), inside.trim());
            }
        }
    }

    fn selector(&self, selector: &str, used: &BTreeSet<String>) -> Vec<String> {
        let here = format!("[data-art=\"{}\"]", self.scope);
        if selector == ":root" {
            return vec![here];
        }
        if selector.starts_with("[data-theme") {
            let (theme, rest) = selector.split_at(selector.find(']').map_or(selector.len(), |at| at + 1));
            return vec![format!("{theme} {here}{rest}")];
        }
        let mut all = vec![format!("{here} {selector}")];
        // What is drawn through a symbol does not see what is around it: there the class itself is the game's own.
        let mut inner = String::new();
        let mut is_used = false;
        for (index, part) in selector.split('.').enumerate() {
            if index == 0 {
                inner.push_str(part);
                continue;
            }
            let end = part.find(|c: char| !c.is_alphanumeric() && c != '-' && c != '_').unwrap_or(part.len());
            is_used |= used.contains(&part[..end]);
            let _ = write!(inner, ".{}{}", self.class(&part[..end]), &part[end..]);
        }
        if is_used && inner != selector {
            all.push(inner);
        }
        all
    }
}

/// Rules that count on every board, for a style sheet of a page that has more than boards.
pub fn shared_css(css: &str) -> String {
    let anywhere = Art { scope: String::new(), ids: BTreeSet::new(), css: String::new(), symbols: String::new() };
    let mut out = String::new();
    anywhere.rules(&without_comments(css), &BTreeSet::new(), &mut out);
    out.replace("[data-art=\"\"]", "[data-art]")
}

/// The rules of all `<style>` elements, and the rest without them.
pub fn split_styles(body: &str) -> (String, String) {
    let (mut css, mut markup) = (String::new(), String::new());
    let mut rest = body;
    while let Some(at) = rest.find("<style>") {
        markup.push_str(&rest[..at]);
        let inside = &rest[at + "<style>".len()..];
        let end = inside.find("</style>").unwrap_or(inside.len());
        css.push_str(&inside[..end]);
        rest = inside.get(end + "</style>".len()..).unwrap_or_default();
    }
    markup.push_str(rest);
    (css, markup)
}

fn without_comments(css: &str) -> String {
    let mut out = String::with_capacity(css.len());
    let mut rest = css;
    while let Some(at) = rest.find("/*") {
        out.push_str(&rest[..at]);
        rest = rest[at..].find("*/").map_or("", |end| &rest[at + end + 2..]);
    }
    out.push_str(rest);
    out
}

/// Where the block that has just been opened ends.
fn closing(block: &str) -> usize {
    let mut depth = 0;
    for (at, c) in block.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => return at,
            '}' => depth -= 1,
            _ => {}
        }
    }
    block.len()
}

fn attributes<'t>(markup: &'t str, name: &str) -> impl Iterator<Item = &'t str> {
    let opening = format!(" {name}=\"");
    let mut rest = markup;
    std::iter::from_fn(move || {
        let from = rest.find(&opening)? + opening.len();
        let length = rest[from..].find('"')?;
        let value = &rest[from..from + length];
        rest = &rest[from + length..];
        Some(value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ART: &str = r##"<svg xmlns="x"><style>/* a */ :root { --sea: #fff; } [data-theme="dark"] { --sea: #000; }
        .rock, .coast text { fill: url(#hatch); } @media (x) { .rock { fill: red } } @keyframes f { to { x: 1 } }</style>
        <defs><pattern id="hatch"/><symbol id="fir"><path class="rock seat-1" style="fill:red"/><use href="#fir"/><use href="#mark-0"/></symbol></defs></svg>"##;

    #[test]
    fn names_become_the_games_own() {
        let art = Art::scoped(ART, "g");
        assert_eq!(art.id("fir"), "g-fir");
        assert_eq!(art.id("mark-0"), "mark-0");
        assert!(art.symbols.contains(r##"<pattern id="g-hatch"/>"##));
        assert!(
            art.symbols
                .contains(r##"<path class="g-rock seat-1" data-g="0"/><use href="#g-fir"/><use href="#mark-0"/>"##)
        );
    }

    #[test]
    fn styles_keep_to_their_board() {
        let css = Art::scoped(ART, "g").css;
        assert!(css.contains("[data-art=\"g\"]{--sea: #fff;}"), "{css}");
        assert!(css.contains("[data-theme=\"dark\"] [data-art=\"g\"]{--sea: #000;}"));
        assert!(css.contains("[data-art=\"g\"] .rock,.g-rock,[data-art=\"g\"] .coast text{fill: url(#g-hatch);}"));
        assert!(css.contains("@media (x){[data-art=\"g\"] .rock,.g-rock{fill: red}\n}"));
        assert!(css.contains("@keyframes f{ to { x: 1 } }"));
        assert!(css.contains("[data-g=\"0\"]{fill:red}"));
        assert_eq!(shared_css(".piece.is-back { x: y }"), "[data-art] .piece.is-back{x: y}\n");
    }
}
