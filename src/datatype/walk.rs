//! Walking a plan: hands the bytes `from..to` of the stream, in order, to a [`Sink`] as dense
//! blocks, many at a time where the plan is regular.

use crate::plan::{Node, Plan};

/// A displacement, of 32 or 64 bits.
pub(crate) trait Offset: Copy {
    fn wide(self) -> i64;
}

impl Offset for i64 {
    #[inline(always)]
    fn wide(self) -> i64 {
        self
    }
}

impl Offset for i32 {
    #[inline(always)]
    fn wide(self) -> i64 {
        i64::from(self)
    }
}

/// Receives the pieces of a walk. Each method returns false to stop the walk. Offsets are
/// relative to the user's buffer.
pub(crate) trait Sink {
    /// `len` contiguous bytes.
    fn run(&mut self, offset: i64, len: u64) -> bool;

    /// `count` blocks of `len` bytes, `stride` apart.
    fn strided(&mut self, offset: i64, stride: i64, count: u64, len: u64) -> bool {
        (0..count as i64).all(|i| self.run(step(offset, i, stride), len))
    }

    /// Blocks of `len` bytes at `offset` plus each of `offsets`.
    fn equal<O: Offset>(&mut self, offset: i64, offsets: &[O], len: u64) -> bool {
        offsets
            .iter()
            .all(|o| self.run(offset.wrapping_add(o.wide()), len))
    }

    /// Blocks at `offset` plus each of `offsets`; their lengths are the differences of `starts`.
    fn blocks(&mut self, offset: i64, offsets: &[i64], starts: &[u64]) -> bool {
        offsets
            .iter()
            .zip(starts.windows(2))
            .all(|(o, s)| self.run(offset.wrapping_add(*o), s[1] - s[0]))
    }

    /// `count` records, `stride` apart, each with the blocks at `offsets`, whose lengths are the
    /// differences of `starts`.
    fn records(
        &mut self,
        offset: i64,
        stride: i64,
        count: u64,
        offsets: &[i64],
        starts: &[u64],
    ) -> bool {
        (0..count as i64).all(|i| self.blocks(step(offset, i, stride), offsets, starts))
    }
}

/// The displacement of iteration `i`.
#[inline]
fn step(offset: i64, i: i64, stride: i64) -> i64 {
    offset.wrapping_add(i.wrapping_mul(stride))
}

/// Records with more blocks than this are walked one after another.
const FIELDS: usize = 24;

/// Walks the bytes `from..to` of any number of consecutive elements.
pub(crate) fn walk_elements<S: Sink>(plan: &Plan, from: u64, to: u64, sink: &mut S) -> bool {
    if from >= to {
        return true;
    }
    if plan.dense {
        return sink.run(plan.offset.wrapping_add(from as i64), to - from);
    }
    if to <= plan.bytes {
        return walk(&plan.node, plan.offset, from, to, sink);
    }
    // A vector whose extent continues the stride is one longer vector.
    if let Node::Loop {
        count,
        stride,
        bytes,
        body,
    } = &plan.node
        && (*count as i64).checked_mul(*stride) == Some(plan.extent)
    {
        return walk_loop(body, *bytes, plan.offset, *stride, from, to, sink);
    }
    walk_loop(
        &plan.node,
        plan.bytes,
        plan.offset,
        plan.extent,
        from,
        to,
        sink,
    )
}

fn walk<S: Sink>(node: &Node, offset: i64, from: u64, to: u64, sink: &mut S) -> bool {
    if from >= to {
        return true;
    }
    match node {
        Node::Dense(_) => sink.run(offset.wrapping_add(from as i64), to - from),
        Node::Loop {
            stride,
            bytes,
            body,
            ..
        } => walk_loop(body, *bytes, offset, *stride, from, to, sink),
        Node::Equal { offsets, len } => walk_equal(offsets, *len, offset, from, to, sink),
        Node::Near { offsets, len } => walk_equal(offsets, *len, offset, from, to, sink),
        Node::Blocks { offsets, starts } => {
            let mut first = holder(starts, from);
            let last = holder(starts, to);
            let at = |i: usize| offset.wrapping_add(offsets[i]);
            let skip = from - starts[first];
            if skip > 0 {
                let end = to.min(starts[first + 1]);
                if !sink.run(at(first).wrapping_add(skip as i64), end - from) {
                    return false;
                }
                if first == last {
                    return true;
                }
                first += 1;
            }
            let rest = to - starts[last];
            sink.blocks(offset, &offsets[first..last], &starts[first..=last])
                && (rest == 0 || sink.run(at(last), rest))
        }
        Node::Sequence { parts, starts } => {
            let mut i = holder(starts, from);
            let mut position = from;
            while position < to {
                let (o, part) = &parts[i];
                let (start, end) = (starts[i], starts[i + 1].min(to));
                if !walk(
                    part,
                    offset.wrapping_add(*o),
                    position - start,
                    end - start,
                    sink,
                ) {
                    return false;
                }
                position = end;
                i += 1;
            }
            true
        }
    }
}

/// Walks blocks of one length.
fn walk_equal<O: Offset, S: Sink>(
    offsets: &[O],
    len: u64,
    offset: i64,
    from: u64,
    to: u64,
    sink: &mut S,
) -> bool {
    let (mut first, skip) = split(from, len, offsets.len());
    let (last, rest) = split(to, len, offsets.len());
    let at = |i: u64| offset.wrapping_add(offsets[i as usize].wide());
    if skip > 0 {
        let end = if first == last { rest } else { len };
        if !sink.run(at(first).wrapping_add(skip as i64), end - skip) {
            return false;
        }
        if first == last {
            return true;
        }
        first += 1;
    }
    sink.equal(offset, &offsets[first as usize..last as usize], len)
        && (rest == 0 || sink.run(at(last), rest))
}

/// Quotient and remainder; most numbers are small, and dividing those is several times faster.
#[inline]
fn divide(a: u64, b: u64) -> (u64, u64) {
    if (a | b) >> 32 == 0 {
        let (a, b) = (a as u32, b as u32);
        (u64::from(a / b), u64::from(a % b))
    } else {
        (a / b, a % b)
    }
}

/// Block and byte in it, of blocks of one length. The ends need no division.
fn split(byte: u64, len: u64, blocks: usize) -> (u64, u64) {
    if byte == 0 {
        (0, 0)
    } else if byte == len * blocks as u64 {
        (blocks as u64, 0)
    } else {
        divide(byte, len)
    }
}

/// The block that holds byte `byte` of the stream; the number of blocks at the end.
fn holder(starts: &[u64], byte: u64) -> usize {
    if byte == 0 {
        return 0;
    }
    starts.partition_point(|s| *s <= byte) - 1
}

/// Walks a loop over `body` (each iteration `bytes` of data) as far as `to` reaches.
fn walk_loop<S: Sink>(
    body: &Node,
    bytes: u64,
    offset: i64,
    stride: i64,
    from: u64,
    to: u64,
    sink: &mut S,
) -> bool {
    let (mut first, skip) = if from == 0 {
        (0, 0)
    } else {
        divide(from, bytes)
    };
    let (last, rest) = divide(to, bytes);
    if skip > 0 {
        let end = if first == last { rest } else { bytes };
        if !walk(body, step(offset, first as i64, stride), skip, end, sink) {
            return false;
        }
        if first == last {
            return true;
        }
        first += 1;
    }
    let (count, at) = (last - first, step(offset, first as i64, stride));
    let whole = match body {
        _ if count == 0 => true,
        Node::Dense(len) => sink.strided(at, stride, count, *len),
        Node::Blocks { offsets, starts } if offsets.len() <= FIELDS => {
            sink.records(at, stride, count, offsets, starts)
        }
        Node::Loop {
            count: inner,
            stride: inner_stride,
            bytes: len,
            body,
        } if matches!(**body, Node::Dense(_)) => (0..count as i64)
            .all(|i| sink.strided(step(at, i, stride), *inner_stride, *inner, *len)),
        Node::Equal { offsets, len } => {
            (0..count as i64).all(|i| sink.equal(step(at, i, stride), offsets, *len))
        }
        Node::Near { offsets, len } => {
            (0..count as i64).all(|i| sink.equal(step(at, i, stride), offsets, *len))
        }
        _ => (0..count as i64).all(|i| walk(body, step(at, i, stride), 0, bytes, sink)),
    };
    whole && walk(body, step(offset, last as i64, stride), 0, rest, sink)
}
