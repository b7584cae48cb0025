//! The layout of frames: three words of head, then the payload.
//!
//! ```text
//! kind        word 0       word 1          word 2                 payload
//! EAGER       context      source | tag    kind | - | number      data
//! EAGER_SYNC  context      source | tag    kind | - | sender      data
//! RTS         context      source | tag    kind | runs | sender   total, then (address, length) of each run
//! CTS         sender       receiver        kind                   first byte wanted, end
//! DATA        receiver     offset          kind                   data
//! FIN         sender       -               kind                   -
//! CREDIT      bytes        -               kind                   -
//! CANCEL      context      source | tag    kind | sort | id       the asking request, the sender's request or a ticket
//! CANCEL_ACK  request      the other word  kind | sort | gone?    -
//! ACTIVE      argument 0   argument 1      kind | handler         data
//! SHARE       receiver     address         kind | - | sender      bytes wanted, number of the share
//! SHARED      receiver     offset          kind | refused?        -
//! ASK         context      tag             kind                   -
//! ANSWER      context      tag             kind                   two words of testimony
//! ```
//! `sender` and `receiver` are indices in the request table of that side; a request stays in its slot until the
//! other side has spoken its last word about it. `number` counts the messages of a pair.

use oxmpi_fabric::Head;
use oxmpi_types::{ContextId, Rank, Tag};

pub(crate) const EAGER: u8 = 1;
pub(crate) const EAGER_SYNC: u8 = 2;
pub(crate) const RTS: u8 = 3;
pub(crate) const CTS: u8 = 4;
pub(crate) const DATA: u8 = 5;
pub(crate) const FIN: u8 = 6;
pub(crate) const CREDIT: u8 = 7;
pub(crate) const CANCEL: u8 = 8;
pub(crate) const CANCEL_ACK: u8 = 9;
pub(crate) const ACTIVE: u8 = 10;
pub(crate) const SHARE: u8 = 11;
pub(crate) const SHARED: u8 = 12;
pub(crate) const ASK: u8 = 13;
pub(crate) const ANSWER: u8 = 14;

/// Word 2: kind in the low 8 bits, a small number in the next 24, an id in the high 32.
#[inline]
pub(crate) fn word(kind: u8, small: u32, id: u32) -> u64 {
    debug_assert!(small < 1 << 24);
    u64::from(kind) | (u64::from(small) << 8) | (u64::from(id) << 32)
}

#[inline]
pub(crate) fn kind(head: &Head) -> u8 {
    head[2] as u8
}

#[inline]
pub(crate) fn small(head: &Head) -> u32 {
    (head[2] >> 8) as u32 & 0xff_ffff
}

#[inline]
pub(crate) fn id(head: &Head) -> u32 {
    (head[2] >> 32) as u32
}

/// The head of a message that is matched.
#[inline]
pub(crate) fn labelled(ctx: ContextId, src: Rank, tag: Tag, word2: u64) -> Head {
    [ctx.0, (u64::from(src) << 32) | u64::from(tag as u32), word2]
}

/// Source of a labelled head.
#[inline]
pub(crate) fn source(head: &Head) -> u32 {
    (head[1] >> 32) as u32
}

/// Tag of a labelled head.
#[inline]
pub(crate) fn tag(head: &Head) -> u32 {
    head[1] as u32
}

/// Reads the `i`-th word of a payload; a short payload reads as zero, which no valid frame has there.
#[inline]
pub(crate) fn read_word(payload: &[u8], i: usize) -> u64 {
    match payload.get(i * 8..i * 8 + 8) {
        Some(b) => u64::from_ne_bytes([b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7]]),
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_keep_their_parts() {
        let h = labelled(
            ContextId(u64::MAX),
            u32::MAX - 1,
            i32::MAX,
            word(RTS, 0xff_ffff, u32::MAX),
        );
        assert_eq!(h[0], u64::MAX);
        assert_eq!((source(&h), tag(&h)), (u32::MAX - 1, i32::MAX as u32));
        assert_eq!((kind(&h), small(&h), id(&h)), (RTS, 0xff_ffff, u32::MAX));
        assert_eq!(read_word(&[0; 7], 0), 0);
    }
}
