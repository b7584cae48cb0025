//! Flattening: the type tree as a compact nest of loops over dense blocks.
//!
//! The first block of every node lies at displacement 0; the displacement of the node itself is
//! kept by its parent. The constructors checked that every byte has a 64-bit displacement, but sums on
//! the way there may pass beyond, so they wrap. Neighbouring blocks are merged, equal distances become loops.

use crate::tree::Shape;
use crate::{Datatype, Repr};
use std::rc::Rc;

/// A piece of the plan.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// So many contiguous bytes.
    Dense(u64),
    /// `count` times `body`, each `stride` bytes further; `bytes` of data in each.
    Loop {
        count: u64,
        stride: i64,
        bytes: u64,
        body: Rc<Node>,
    },
    /// Blocks of `len` bytes each.
    Equal { offsets: Rc<[i64]>, len: u64 },
    /// The same, when the offsets fit in 32 bits: reading half as many of them is faster for large lists.
    Near { offsets: Rc<[i32]>, len: u64 },
    /// Blocks of different lengths: block `i` holds the bytes `starts[i]..starts[i + 1]` of the
    /// stream.
    Blocks {
        offsets: Rc<[i64]>,
        starts: Rc<[u64]>,
    },
    /// Different nodes one after another; part `i` holds the bytes `starts[i]..starts[i + 1]`.
    Sequence {
        parts: Rc<[(i64, Node)]>,
        starts: Rc<[u64]>,
    },
}

/// The plan of one element.
#[derive(Debug)]
pub(crate) struct Plan {
    /// Where the first byte of the stream lies.
    pub offset: i64,
    /// `Dense(0)` when there is no data.
    pub node: Node,
    /// Bytes of data in one element.
    pub bytes: u64,
    /// Distance of consecutive elements.
    pub extent: i64,
    /// Consecutive elements form one run.
    pub dense: bool,
}

/// Blocks of different lengths are cut into pieces of one length when that gives at most so many pieces for each
/// block: copying four words that need no decision is faster than deciding how long a block is.
const PIECES: u64 = 6;

/// Up to so many blocks are a record, which is copied field by field.
const FEW: usize = 24;

/// The lengths of pieces that have a kernel of their own (`copy.rs`), largest first; no tiny ones, which would need
/// more memory for their places than for their data.
const PIECE: [u64; 4] = [32, 16, 8, 4];

/// Loops with at most so many blocks are written out when they stand between other blocks, so
/// that a struct becomes one list of blocks.
const UNROLL: u64 = 16;

impl Node {
    pub(crate) fn bytes(&self) -> u64 {
        match self {
            Node::Dense(n) => *n,
            Node::Loop { count, bytes, .. } => count * bytes,
            Node::Equal { offsets, len } => offsets.len() as u64 * len,
            Node::Near { offsets, len } => offsets.len() as u64 * len,
            Node::Blocks { starts, .. } | Node::Sequence { starts, .. } => {
                starts.last().copied().unwrap_or(0)
            }
        }
    }

    /// Dense blocks, saturating.
    fn blocks(&self) -> u64 {
        match self {
            Node::Dense(_) => 1,
            Node::Loop { count, body, .. } => count.saturating_mul(body.blocks()),
            Node::Equal { offsets, .. } | Node::Blocks { offsets, .. } => offsets.len() as u64,
            Node::Near { offsets, .. } => offsets.len() as u64,
            Node::Sequence { parts, .. } => parts
                .iter()
                .fold(0, |sum, (_, n)| sum.saturating_add(n.blocks())),
        }
    }
}

/// Blocks of one length.
fn equal(offsets: Vec<i64>, len: u64) -> Node {
    let near: Option<Rc<[i32]>> = offsets.iter().map(|o| i32::try_from(*o).ok()).collect();
    match near {
        Some(offsets) => Node::Near { offsets, len },
        None => Node::Equal {
            offsets: offsets.into(),
            len,
        },
    }
}

type Placed = Option<(i64, Node)>;

/// `count` copies of a node, `stride` bytes apart.
fn repeat(count: u64, stride: i64, placed: Placed) -> Placed {
    let (offset, node) = placed?;
    let node = match (count, node) {
        (0, _) => return None,
        (1, node) => node,
        (_, Node::Dense(len)) if stride == len as i64 => Node::Dense(len * count),
        (
            _,
            Node::Loop {
                count: inner,
                stride: step,
                bytes,
                body,
            },
        ) if (inner as i64).checked_mul(step) == Some(stride) => Node::Loop {
            count: count * inner,
            stride: step,
            bytes,
            body,
        },
        (_, node) => Node::Loop {
            count,
            stride,
            bytes: node.bytes(),
            body: Rc::new(node),
        },
    };
    Some((offset, node))
}

/// Collects the parts of a sequence.
#[derive(Default)]
struct Parts {
    done: Vec<(i64, Node)>,
    /// The blocks since the last part in `done`: offset and length.
    open: Vec<(i64, u64)>,
}

impl Parts {
    fn push_block(&mut self, offset: i64, len: u64) {
        match self.open.last_mut() {
            Some((o, l)) if o.checked_add(*l as i64) == Some(offset) => *l += len,
            _ => self.open.push((offset, len)),
        }
    }

    fn push(&mut self, placed: Placed) {
        let Some((offset, node)) = placed else {
            return;
        };
        match &node {
            Node::Dense(len) => self.push_block(offset, *len),
            Node::Equal { .. } | Node::Near { .. } | Node::Blocks { .. } => {
                self.push_all(offset, &node)
            }
            _ if node.blocks() <= UNROLL => self.push_all(offset, &node),
            _ => {
                self.close();
                self.done.push((offset, node));
            }
        }
    }

    /// Writes out every block of `node`.
    fn push_all(&mut self, offset: i64, node: &Node) {
        match node {
            Node::Dense(len) => self.push_block(offset, *len),
            Node::Loop {
                count,
                stride,
                body,
                ..
            } => (0..*count as i64)
                .for_each(|i| self.push_all(offset.wrapping_add(i.wrapping_mul(*stride)), body)),
            Node::Equal { offsets, len } => {
                offsets
                    .iter()
                    .for_each(|o| self.push_block(offset.wrapping_add(*o), *len));
            }
            Node::Near { offsets, len } => {
                offsets
                    .iter()
                    .for_each(|o| self.push_block(offset.wrapping_add(i64::from(*o)), *len));
            }
            Node::Blocks { offsets, starts } => {
                for (o, s) in offsets.iter().zip(starts.windows(2)) {
                    self.push_block(offset.wrapping_add(*o), s[1] - s[0]);
                }
            }
            Node::Sequence { parts, .. } => {
                parts
                    .iter()
                    .for_each(|(o, n)| self.push_all(offset.wrapping_add(*o), n));
            }
        }
    }

    /// Makes the best node of the open blocks.
    fn close(&mut self) {
        let open = std::mem::take(&mut self.open);
        let Some(&(first, len)) = open.first() else {
            return;
        };
        let total: u64 = open.iter().map(|b| b.1).sum();
        let piece = PIECE
            .into_iter()
            .find(|p| open.iter().all(|b| b.1 % p == 0) && total / p <= PIECES * open.len() as u64);
        let node = if open.len() == 1 {
            Node::Dense(len)
        } else if open.iter().all(|b| b.1 == len) {
            let stride = open[1].0 - first;
            if open.windows(2).all(|w| w[1].0 - w[0].0 == stride) {
                Node::Loop {
                    count: open.len() as u64,
                    stride,
                    bytes: len,
                    body: Rc::new(Node::Dense(len)),
                }
            } else {
                equal(open.iter().map(|b| b.0 - first).collect(), len)
            }
        } else if let Some(piece) = piece
            && open.len() > FEW
        {
            let pieces = open.iter().flat_map(|(o, l)| {
                (0..(l / piece) as i64).map(move |i| o - first + i * piece as i64)
            });
            equal(pieces.collect(), piece)
        } else {
            Node::Blocks {
                offsets: open.iter().map(|b| b.0 - first).collect(),
                starts: starts(open.iter().map(|b| b.1)),
            }
        };
        self.done.push((first, node));
    }

    fn finish(mut self) -> Placed {
        self.close();
        if self.done.len() < 2 {
            return self.done.pop();
        }
        let first = self.done[0].0;
        Some((
            first,
            Node::Sequence {
                starts: starts(self.done.iter().map(|p| p.1.bytes())),
                parts: self.done.into_iter().map(|(o, n)| (o - first, n)).collect(),
            },
        ))
    }
}

/// Running sums, from 0 to the total.
fn starts(lengths: impl Iterator<Item = u64>) -> Rc<[u64]> {
    let mut sum = 0;
    let mut all = vec![0];
    all.extend(lengths.map(|n| {
        sum += n;
        sum
    }));
    all.into()
}

impl Plan {
    pub(crate) fn of(datatype: &Datatype) -> Plan {
        let (offset, node) = placed(datatype).unwrap_or((0, Node::Dense(0)));
        let bytes = node.bytes();
        let extent = datatype.extent();
        Plan {
            offset,
            bytes,
            extent,
            dense: bytes == 0 || matches!(node, Node::Dense(_)) && extent == bytes as i64,
            node,
        }
    }

    fn placed(&self) -> Placed {
        (self.bytes > 0).then(|| (self.offset, self.node.clone()))
    }
}

fn placed(datatype: &Datatype) -> Placed {
    if datatype.size() == 0 {
        return None;
    }
    let block = |n: i64, old: &Datatype| repeat(n as u64, old.extent(), old.plan().placed());
    let shifted = |by: i64, p: Placed| p.map(|(offset, node)| (offset.wrapping_add(by), node));
    match datatype.shape() {
        Shape::Basic(name) => {
            if name.repr() == Repr::PairI16I32 {
                let mut parts = Parts::default();
                parts.push_block(0, 2);
                parts.push_block(4, 4);
                return parts.finish();
            }
            Some((0, Node::Dense(name.size() as u64)))
        }
        Shape::Same(old) => old.plan().placed(),
        Shape::Regular {
            count,
            blocklength,
            stride,
            old,
        } => repeat(count as u64, stride, block(blocklength, old)),
        Shape::Listed {
            blocklengths,
            displacements,
            unit,
            old,
        } => {
            let mut parts = Parts::default();
            let dense = old.is_dense();
            for (i, d) in displacements.iter().enumerate() {
                let n = blocklengths.get(i);
                if n == 0 || old.size() == 0 {
                    continue;
                }
                if dense {
                    let at = d.wrapping_mul(unit).wrapping_add(old.true_lb());
                    parts.push_block(at, (n * old.size()) as u64);
                } else {
                    parts.push(shifted(d.wrapping_mul(unit), block(n, old)));
                }
            }
            parts.finish()
        }
        Shape::Mixed {
            blocklengths,
            displacements,
            types,
        } => {
            let mut parts = Parts::default();
            for ((n, d), t) in blocklengths.iter().zip(displacements).zip(types) {
                if *n > 0 {
                    parts.push(shifted(*d, block(*n, t)));
                }
            }
            parts.finish()
        }
    }
}
