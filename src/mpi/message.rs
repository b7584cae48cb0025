//! Messages of the library's own between two processes: numbers and byte strings. Each message owns its memory until it has
//! left or come in.

use oxmpi_engine::{Data, DataMut, Engine, Envelope};
use oxmpi_types::{ContextId, ProcId, Rank, Result, SendMode, Tag};

/// Sends one number.
pub(crate) async fn send_number(
    engine: &Engine,
    to: ProcId,
    ctx: ContextId,
    src: Rank,
    tag: Tag,
    number: u64,
) -> Result<()> {
    send(
        engine,
        to,
        Envelope { ctx, src, tag },
        &number.to_le_bytes(),
    )
    .await
}

/// Receives one number.
pub(crate) async fn receive_number(
    engine: &Engine,
    ctx: ContextId,
    src: Rank,
    tag: Tag,
) -> Result<u64> {
    let bytes = receive(engine, ctx, src, tag, 8).await?;
    Ok(crate::comm_make::number(&bytes))
}

async fn send(engine: &Engine, to: ProcId, env: Envelope, bytes: &[u8]) -> Result<()> {
    // On the heap, because the future, and with it `bytes`, may be moved before it is polled but never after.
    let copy = bytes.to_vec();
    let data = Data::bytes(copy.as_ptr(), copy.len());
    engine.send_async(to, env, SendMode::Standard, data).await
}

async fn receive(
    engine: &Engine,
    ctx: ContextId,
    src: Rank,
    tag: Tag,
    len: usize,
) -> Result<Vec<u8>> {
    let mut bytes = vec![0u8; len];
    let data = DataMut::bytes(bytes.as_mut_ptr(), len);
    let status = engine.recv_async(ctx, Some(src), Some(tag), data).await;
    match status.error {
        Some(error) => Err(error),
        None => Ok(bytes),
    }
}

/// Two processes that talk about a communicator they make.
#[derive(Clone, Copy)]
pub(crate) struct Pair {
    /// The other one.
    pub peer: ProcId,
    /// Where they talk.
    pub ctx: ContextId,
    /// What the other one knows this process by.
    pub me: Rank,
    /// What this process knows the other one by.
    pub other: Rank,
    /// The tag.
    pub tag: Tag,
}

impl Pair {
    /// Sends `mine` and returns what the other sent, of any length.
    pub async fn swap(self, engine: &Engine, mine: &[u8]) -> Result<Vec<u8>> {
        let env = Envelope {
            ctx: self.ctx,
            src: self.me,
            tag: self.tag,
        };
        // Small enough to leave at once; the second is large only after the other has learnt its size.
        send(engine, self.peer, env, &(mine.len() as u64).to_le_bytes()).await?;
        let len = receive_number(engine, self.ctx, self.other, self.tag).await?;
        if mine.is_empty() && len == 0 {
            return Ok(Vec::new());
        }
        let copy = mine.to_vec();
        let sending = engine.send(
            self.peer,
            env,
            SendMode::Standard,
            Data::bytes(copy.as_ptr(), copy.len()),
        );
        let theirs = receive(engine, self.ctx, self.other, self.tag, len as usize).await;
        if let Some(request) = sending {
            let status = engine.completion(request).await;
            if let Some(error) = status.error {
                return Err(error);
            }
        }
        theirs
    }
}
