//! Values of any length and any bytes, carried by a protocol that knows only short words.
//!
//! What is stored under `key` is `N:word`: the value, with unusual bytes written as `%XX`, cut into N words; the others
//! stand under `key~1`, `key~2` and so on. Only values that this library put itself are read back in this way.

use std::fmt::Write as _;

/// Room kept in a word for the `N:` before it and for whatever a server adds.
const MARGIN: usize = 16;

fn plain(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b"-_.:/+,()@".contains(&b)
}

fn escape(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    for b in value.bytes() {
        if plain(b) {
            out.push(char::from(b));
        } else {
            let _ = write!(out, "%{b:02X}");
        }
    }
    out
}

fn unescape(word: &str) -> Option<String> {
    let mut out = Vec::with_capacity(word.len());
    let mut bytes = word.bytes();
    while let Some(b) = bytes.next() {
        if b == b'%' {
            let hi = char::from(bytes.next()?).to_digit(16)?;
            let lo = char::from(bytes.next()?).to_digit(16)?;
            out.push((hi * 16 + lo) as u8);
        } else {
            out.push(b);
        }
    }
    String::from_utf8(out).ok()
}

/// The key of word number `i`.
pub fn word_key(key: &str, i: usize) -> String {
    if i == 0 {
        key.to_owned()
    } else {
        format!("{key}~{i}")
    }
}

/// Cuts `value` into words of at most `longest` bytes.
pub fn split(value: &str, longest: usize) -> Vec<String> {
    let room = longest.saturating_sub(MARGIN).max(1);
    let escaped = escape(value);
    // The escaped text is ASCII, so any cut is a character boundary.
    let mut words: Vec<String> = Vec::new();
    let mut rest = escaped.as_str();
    while rest.len() > room {
        let (head, tail) = rest.split_at(room);
        words.push(head.to_owned());
        rest = tail;
    }
    words.push(rest.to_owned());
    words[0] = format!("{}:{}", words.len(), words[0]);
    words
}

/// Puts a value together: `first` is what stands under the key itself, `more(i)` fetches word `i`. `None` when that is not something
/// [`split`] made.
pub fn join<E>(
    first: &str,
    mut more: impl FnMut(usize) -> Result<Option<String>, E>,
) -> Result<Option<String>, E> {
    let Some((count, head)) = first.split_once(':') else {
        return Ok(None);
    };
    let Ok(count) = count.parse::<usize>() else {
        return Ok(None);
    };
    let mut whole = head.to_owned();
    for i in 1..count {
        match more(i)? {
            Some(word) => whole.push_str(&word),
            None => return Ok(None),
        }
    }
    Ok(unescape(&whole))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_value_comes_back(value in any::<String>(), longest in 17usize..80) {
            let words = split(&value, longest);
            for w in &words {
                prop_assert!(w.len() <= longest, "{} > {longest}", w.len());
                prop_assert!(w.bytes().all(|b| plain(b) || b == b'%'));
            }
            let back: Result<_, ()> = join(&words[0], |i| Ok(words.get(i).cloned()));
            prop_assert_eq!(back, Ok(Some(value)));
        }

        #[test]
        fn foreign_words_are_refused_not_believed(word in any::<String>()) {
            let _: Result<Option<String>, ()> = join(&word, |_| Ok(None));
        }
    }
}
