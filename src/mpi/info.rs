//! Info objects (MPI 5.0 chapter 10).

use crate::{Info, Runtime};
use oxmpi_types::{Result, fail};
use std::rc::Rc;

/// The longest key in every dialect (`MPI_MAX_INFO_KEY` counts the final NUL).
const MAX_KEY: usize = 254;
/// The longest value.
const MAX_VALUE: usize = 1023;

fn check_key(key: &str) -> Result<()> {
    if key.is_empty() {
        fail!(InfoKey, "key is \"\", must not be empty");
    }
    if key.len() > MAX_KEY {
        fail!(
            InfoKey,
            "key is \"{}...\" of {} characters, but MPI_MAX_INFO_KEY allows {MAX_KEY}",
            beginning(key),
            key.len()
        );
    }
    Ok(())
}

/// As much of a long text as a message needs.
fn beginning(text: &str) -> String {
    text.chars().take(24).collect()
}

fn check_writable(info: &Info) -> Result<()> {
    if info.read_only {
        fail!(
            Info,
            "info is MPI_INFO_ENV, which cannot be changed or freed"
        );
    }
    Ok(())
}

/// `MPI_Info_create`
pub fn info_create(_: &Runtime) -> Result<Rc<Info>> {
    Ok(Info::new(Vec::new()))
}

/// `MPI_Info_create_env`: what `MPI_INFO_ENV` holds, in an object of the caller's. `argv` is the command line if the
/// caller passes one.
pub fn info_create_env(rt: &Runtime, argv: Option<Vec<String>>) -> Result<Rc<Info>> {
    let mut pairs = rt.info_env().pairs.borrow().clone();
    if let Some(argv) = argv.filter(|a| !a.is_empty()) {
        let mut put = |key: &str, value: String| match pairs.iter_mut().find(|(k, _)| k == key) {
            Some(pair) => pair.1 = value,
            None => pairs.push((key.to_owned(), value)),
        };
        put("argv", argv[1..].join(" "));
        put("command", argv[0].clone());
    }
    Ok(Info::new(pairs))
}

/// `MPI_Info_dup`
pub fn info_dup(_: &Runtime, info: &Rc<Info>) -> Result<Rc<Info>> {
    Ok(Info::new(info.pairs.borrow().clone()))
}

/// `MPI_Info_free`
pub fn info_free(rt: &Runtime, info: &Rc<Info>) -> Result<()> {
    check_writable(info)?;
    rt.infos.release(info);
    Ok(())
}

/// `MPI_Info_set`
pub fn info_set(_: &Runtime, info: &Rc<Info>, key: &str, value: &str) -> Result<()> {
    check_writable(info)?;
    check_key(key)?;
    if value.len() > MAX_VALUE {
        fail!(
            InfoValue,
            "value is \"{}...\" of {} characters, but MPI_MAX_INFO_VAL allows {MAX_VALUE}",
            beginning(value),
            value.len()
        );
    }
    info.put(key, value);
    Ok(())
}

/// `MPI_Info_delete`
pub fn info_delete(_: &Runtime, info: &Rc<Info>, key: &str) -> Result<()> {
    check_writable(info)?;
    check_key(key)?;
    let mut pairs = info.pairs.borrow_mut();
    match pairs.iter().position(|(k, _)| k == key) {
        Some(i) => {
            pairs.remove(i);
            Ok(())
        }
        None => fail!(InfoNokey, "key is \"{key}\", which info does not have"),
    }
}

/// `MPI_Info_get`: at most `valuelen` characters of the value; `None`: no such key (flag is false).
pub fn info_get(_: &Runtime, info: &Rc<Info>, key: &str, valuelen: i32) -> Result<Option<String>> {
    check_key(key)?;
    let Ok(room) = usize::try_from(valuelen) else {
        fail!(Arg, "valuelen is {valuelen}, must not be negative");
    };
    Ok(info.get(key).map(|value| shortened(value, room)))
}

/// At most `room` bytes, whole characters.
fn shortened(mut value: String, room: usize) -> String {
    if value.len() > room {
        let mut end = room;
        while !value.is_char_boundary(end) {
            end -= 1;
        }
        value.truncate(end);
    }
    value
}

/// `MPI_Info_get_string`: the value, shortened to a buffer of `buflen` bytes with its final NUL, and the `buflen` that
/// the whole value needs; `None`: no such key (flag is false). With `buflen` 0 no value is to be written.
pub fn info_get_string(
    _: &Runtime,
    info: &Rc<Info>,
    key: &str,
    buflen: i32,
) -> Result<Option<(String, i32)>> {
    check_key(key)?;
    let Ok(room) = usize::try_from(buflen) else {
        fail!(Arg, "buflen is {buflen}, must not be negative");
    };
    Ok(info.get(key).map(|value| {
        let need = value.len() as i32 + 1;
        (shortened(value, room.saturating_sub(1)), need)
    }))
}

/// `MPI_Info_get_valuelen`: characters of the value; `None`: no such key (flag is false).
pub fn info_get_valuelen(_: &Runtime, info: &Rc<Info>, key: &str) -> Result<Option<i32>> {
    check_key(key)?;
    Ok(info.get(key).map(|value| value.len() as i32))
}

/// `MPI_Info_get_nkeys`
pub fn info_get_nkeys(_: &Runtime, info: &Rc<Info>) -> Result<i32> {
    Ok(info.pairs.borrow().len() as i32)
}

/// `MPI_Info_get_nthkey`
pub fn info_get_nthkey(_: &Runtime, info: &Rc<Info>, n: i32) -> Result<String> {
    let pairs = info.pairs.borrow();
    match usize::try_from(n).ok().and_then(|n| pairs.get(n)) {
        Some((key, _)) => Ok(key.clone()),
        None => fail!(Arg, "n is {n}, but info has {} keys", pairs.len()),
    }
}
