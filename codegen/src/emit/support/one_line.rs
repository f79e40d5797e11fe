//! Printing of Rust expressions on one line.
//!
//! A row of a generated table is one line, so that a change of one entry is a change of one line.
//! `rustfmt` would spread most rows over twenty lines. For example,
//! `Key { field: 0, codes: &[0, 4] }` stays as it is here.

use crate::lines::write_text;
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// Returns an expression on one line, spaced as `rustfmt` spaces it. Supports literals, paths,
/// calls, references, arrays, structs, arms and statements.
pub(crate) fn print_row(tokens: TokenStream) -> String {
    let mut out = String::new();
    write_tokens(tokens, &mut out);
    out
}

fn write_tokens(tokens: TokenStream, out: &mut String) {
    // Whether the next word needs a blank in front.
    let mut blank = false;
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace if group.stream().is_empty() => ("{", "}"),
                    Delimiter::Brace => ("{ ", " }"),
                    Delimiter::None => ("", ""),
                };
                if blank && (group.delimiter() == Delimiter::Brace || out.ends_with("let")) {
                    out.push(' ');
                }
                out.push_str(open);
                write_tokens(group.stream(), out);
                out.push_str(if out.ends_with(' ') { close.trim_start() } else { close });
                blank = true;
            }
            TokenTree::Punct(punct) => {
                let c = punct.as_char();
                let second = tokens.peek().and_then(|next| match next {
                    TokenTree::Punct(next) if punct.spacing() == Spacing::Joint => Some(next.as_char()),
                    _ => None,
                });
                if matches!((c, second), ('=', Some('>')) | ('|', Some('=')) | ('<', Some('<'))) {
                    tokens.next();
                    out.extend([" ", &String::from_iter([c, second.unwrap_or(c)]), " "]);
                    blank = false;
                    continue;
                }
                let path = c == ':' && (punct.spacing() == Spacing::Joint || out.ends_with(':'));
                match c {
                    ',' | ';' => out.push_str(if c == ',' { ", " } else { "; " }),
                    ':' if !path => out.push_str(": "),
                    '=' => out.push_str(" = "),
                    _ => out.push(c),
                }
                blank = false;
            }
            word @ (TokenTree::Ident(_) | TokenTree::Literal(_)) => {
                write_text!(out, "{}{word}", if blank { " " } else { "" });
                blank = true;
            }
        }
    }
    if out.ends_with(", ") {
        out.truncate(out.len() - 2);
    }
}

#[cfg(test)]
mod tests {
    use super::print_row;
    use quote::quote;

    #[test]
    fn spacing_is_the_usual_one() {
        assert_eq!(
            print_row(quote!(Rule::Codes {
                group: "",
                low: 0,
                codes: &[0, 1, 2,],
                at: Some(Version::new(3, -4)),
                t: &[(1, &X)]
            })),
            r#"Rule::Codes { group: "", low: 0, codes: &[0, 1, 2], at: Some(Version::new(3, -4)), t: &[(1, &X)] }"#
        );
        assert_eq!(print_row(quote!(pub static X: T = T { a: &[] })), "pub static X: T = T { a: &[] }");
        assert_eq!(
            print_row(quote!(K::A(i) => { let (a, b) = c; for i in 0..N { x[i] |= u32::from(s.a(i)) << i; } })),
            "K::A(i) => { let (a, b) = c; for i in 0..N { x[i] |= u32::from(s.a(i)) << i; } }"
        );
    }
}
