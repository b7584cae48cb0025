//! Waiting for requests and testing them.

use crate::Runtime;
use crate::request::{Pending, in_status, waiting};
use oxmpi_types::{Error, Handle, Result, Status};

/// Receives the outcomes of a multi-completion call: position among the outcomes, index of the request in the
/// caller's array, its status, and whether the call returns `MPI_ERR_IN_STATUS`.
pub type Outcome<'a> = &'a mut dyn FnMut(usize, usize, &Status, bool);

/// `MPI_Wait`
pub fn wait(rt: &Runtime, request: &mut Option<Handle>) -> Result<Status> {
    let Some(handle) = *request else {
        return Ok(Status::EMPTY);
    };
    let pending = rt.pending(handle)?;
    if !rt.is_complete(pending) {
        rt.engine()?
            .wait_until(waiting(rt), || rt.is_complete(pending));
    }
    rt.outcome(rt.finish_request(request)?)
}

/// `MPI_Test`: the status when the request is complete.
pub fn test(rt: &Runtime, request: &mut Option<Handle>) -> Result<Option<Status>> {
    let Some(handle) = *request else {
        return Ok(Some(Status::EMPTY));
    };
    let pending = rt.pending(handle)?;
    if !rt.is_complete(pending) {
        rt.engine()?.glimpse();
        if !rt.is_complete(pending) {
            return Ok(None);
        }
    }
    rt.outcome(rt.finish_request(request)?).map(Some)
}

/// Asks again and again whether all requests are complete, each time going on where it stopped.
struct Scan<'a> {
    rt: &'a Runtime,
    requests: &'a [Option<Handle>],
    next: usize,
    /// Finishing those that were found complete may fail.
    risk: bool,
    stale: Option<Error>,
}

impl<'a> Scan<'a> {
    fn new(rt: &'a Runtime, requests: &'a [Option<Handle>]) -> Result<Scan<'a>> {
        let mut scan = Scan {
            rt,
            requests,
            next: 0,
            risk: false,
            stale: None,
        };
        if !scan.is_over() {
            // Numbers that name no request are refused before anything is waited for.
            rt.all_exist(&requests[scan.next..])?;
        }
        scan.outcome()
    }

    /// Whether there is nothing left to wait for.
    fn is_over(&mut self) -> bool {
        match self
            .rt
            .first_pending(self.requests, self.next, &mut self.risk)
        {
            Ok(next) => self.next = next,
            Err(e) => {
                self.stale = Some(e);
                return true;
            }
        }
        self.next == self.requests.len()
    }

    fn outcome(mut self) -> Result<Scan<'a>> {
        match self.stale.take() {
            Some(error) => Err(error),
            None => Ok(self),
        }
    }

    /// After [`Scan::is_over`]: whether finishing any may fail.
    fn risk(self) -> Result<bool> {
        self.outcome().map(|scan| scan.risk)
    }
}

/// Finishes the requests at `indices`, which are complete, and reports them.
fn finish_each(
    rt: &Runtime,
    requests: &mut [Option<Handle>],
    indices: impl Iterator<Item = usize> + Clone,
    risk: bool,
    report: Outcome,
) -> Result<()> {
    if !risk {
        for (at, i) in indices.enumerate() {
            report(at, i, &rt.finish_request(&mut requests[i])?, false);
        }
        return Ok(());
    }
    let statuses: Vec<(usize, Status)> = indices
        .map(|i| Ok((i, rt.finish_request(&mut requests[i])?)))
        .collect::<Result<_>>()?;
    report_all(&statuses, report)
}

/// `MPI_Waitall`; nobody wants the statuses if `report` is absent.
pub fn waitall(
    rt: &Runtime,
    requests: &mut [Option<Handle>],
    report: Option<Outcome>,
) -> Result<()> {
    let mut scan = Scan::new(rt, requests)?;
    if scan.next < requests.len() {
        let cancels = rt.cancels.get();
        rt.engine()?.wait_until(waiting(rt), || scan.is_over());
        // A send that was complete may be open again.
        if rt.cancels.get() != cancels && scan.stale.is_none() {
            return waitall(rt, requests, report);
        }
    }
    let risk = scan.risk()?;
    let n = requests.len();
    match report {
        None if !risk => rt.finish_quietly(requests),
        None => finish_each(rt, requests, 0..n, risk, &mut |_, _, _, _| {}),
        Some(report) => finish_each(rt, requests, 0..n, risk, report),
    }
}

/// `MPI_Testall`: true when all were complete.
pub fn testall(rt: &Runtime, requests: &mut [Option<Handle>], report: Outcome) -> Result<bool> {
    let mut scan = Scan::new(rt, requests)?;
    if scan.next < requests.len() {
        rt.engine()?.glimpse();
        if !scan.is_over() {
            return Ok(false);
        }
    }
    let risk = scan.risk()?;
    let n = requests.len();
    finish_each(rt, requests, 0..n, risk, report)?;
    Ok(true)
}

/// The requests that are neither null nor inactive.
fn active(rt: &Runtime, requests: &[Option<Handle>]) -> Result<Vec<(usize, Pending)>> {
    let mut found = Vec::new();
    for (i, slot) in requests.iter().enumerate() {
        let Some(handle) = slot else { continue };
        match rt.pending(*handle)? {
            Pending::Idle => {}
            pending => found.push((i, pending)),
        }
    }
    Ok(found)
}

fn first_complete(rt: &Runtime, active: &[(usize, Pending)]) -> Option<usize> {
    let found = active.iter().find(|(_, p)| rt.is_complete(*p));
    found.map(|(i, _)| *i)
}

/// `MPI_Waitany`: the index is `None` (`MPI_UNDEFINED`) when no request is active.
pub fn waitany(rt: &Runtime, requests: &mut [Option<Handle>]) -> (Option<usize>, Result<Status>) {
    let active = match active(rt, requests) {
        Ok(active) if active.is_empty() => return (None, Ok(Status::EMPTY)),
        Ok(active) => active,
        Err(e) => return (None, Err(e)),
    };
    let mut found = first_complete(rt, &active);
    if found.is_none() {
        let engine = match rt.engine() {
            Ok(engine) => engine,
            Err(e) => return (None, Err(e)),
        };
        engine.wait_until(waiting(rt), || {
            found = first_complete(rt, &active);
            found.is_some()
        });
    }
    let Some(i) = found else {
        return (None, Ok(Status::EMPTY));
    };
    (
        Some(i),
        rt.finish_request(&mut requests[i])
            .and_then(|s| rt.outcome(s)),
    )
}

/// What `MPI_Testany` found.
#[derive(Debug)]
pub enum Any {
    /// No request is active: flag true, index `MPI_UNDEFINED`, empty status.
    NoneActive,
    /// None is complete: flag false.
    NotYet,
    /// This one is complete.
    Index(usize, Status),
    /// This one is complete and has failed.
    Failed(usize, Error),
}

/// `MPI_Testany`
pub fn testany(rt: &Runtime, requests: &mut [Option<Handle>]) -> Result<Any> {
    let active = active(rt, requests)?;
    if active.is_empty() {
        return Ok(Any::NoneActive);
    }
    let mut found = first_complete(rt, &active);
    if found.is_none() {
        rt.engine()?.glimpse();
        found = first_complete(rt, &active);
    }
    let Some(i) = found else {
        return Ok(Any::NotYet);
    };
    Ok(
        match rt
            .finish_request(&mut requests[i])
            .and_then(|s| rt.outcome(s))
        {
            Ok(status) => Any::Index(i, status),
            Err(error) => Any::Failed(i, error),
        },
    )
}

/// Finishes what is complete among `active` and says how many that was.
fn finish_some(
    rt: &Runtime,
    requests: &mut [Option<Handle>],
    active: &[(usize, Pending)],
    report: Outcome,
) -> Result<usize> {
    let complete: Vec<usize> = active
        .iter()
        .filter(|(_, p)| rt.is_complete(*p))
        .map(|(i, _)| *i)
        .collect();
    let risk = rt.may_fail(complete.iter().map(|i| requests[*i]));
    finish_each(rt, requests, complete.iter().copied(), risk, report)?;
    Ok(complete.len())
}

/// `MPI_Waitsome`: how many were finished, `None` (`MPI_UNDEFINED`) when no request is active. When it returns
/// `MPI_ERR_IN_STATUS`, that many outcomes have been reported all the same.
pub fn waitsome(
    rt: &Runtime,
    requests: &mut [Option<Handle>],
    report: Outcome,
) -> Result<Option<usize>> {
    let active = active(rt, requests)?;
    if active.is_empty() {
        return Ok(None);
    }
    if first_complete(rt, &active).is_none() {
        rt.engine()?
            .wait_until(waiting(rt), || first_complete(rt, &active).is_some());
    }
    finish_some(rt, requests, &active, report).map(Some)
}

/// `MPI_Testsome`, with the results of [`waitsome`]; zero when none is complete.
pub fn testsome(
    rt: &Runtime,
    requests: &mut [Option<Handle>],
    report: Outcome,
) -> Result<Option<usize>> {
    let active = active(rt, requests)?;
    if active.is_empty() {
        return Ok(None);
    }
    if first_complete(rt, &active).is_none() {
        rt.engine()?.glimpse();
    }
    finish_some(rt, requests, &active, report).map(Some)
}

/// `MPI_Request_get_status`: the status when the request is complete; the request stays.
pub fn request_get_status(rt: &Runtime, request: Option<Handle>) -> Result<Option<Status>> {
    let Some(handle) = request else {
        return Ok(Some(Status::EMPTY));
    };
    let pending = rt.pending(handle)?;
    if !rt.is_complete(pending) {
        rt.engine()?.glimpse();
        if !rt.is_complete(pending) {
            return Ok(None);
        }
    }
    rt.peek_status(handle).and_then(|s| rt.outcome(s)).map(Some)
}

/// `MPI_Request_get_status_any`
pub fn request_get_status_any(rt: &Runtime, requests: &[Option<Handle>]) -> Result<Any> {
    let active = active(rt, requests)?;
    if active.is_empty() {
        return Ok(Any::NoneActive);
    }
    let mut found = first_complete(rt, &active);
    if found.is_none() {
        rt.engine()?.glimpse();
        found = first_complete(rt, &active);
    }
    match (found, found.and_then(|i| requests[i])) {
        (Some(i), Some(handle)) => {
            let peeked = rt.peek_status(handle).and_then(|s| rt.outcome(s));
            Ok(match peeked {
                Ok(status) => Any::Index(i, status),
                Err(error) => Any::Failed(i, error),
            })
        }
        _ => Ok(Any::NotYet),
    }
}

/// `MPI_Request_get_status_all`: true when all are complete.
pub fn request_get_status_all(
    rt: &Runtime,
    requests: &[Option<Handle>],
    report: Outcome,
) -> Result<bool> {
    let mut scan = Scan::new(rt, requests)?;
    if scan.next < requests.len() {
        rt.engine()?.glimpse();
        if !scan.is_over() {
            return Ok(false);
        }
        scan.outcome()?;
    }
    let statuses: Vec<(usize, Status)> = requests
        .iter()
        .map(|slot| slot.map_or(Ok(Status::EMPTY), |handle| rt.peek_status(handle)))
        .enumerate()
        .map(|(i, status)| Ok((i, status?)))
        .collect::<Result<_>>()?;
    report_all(&statuses, report).map(|()| true)
}

/// Reports statuses, some of which may tell of errors.
fn report_all(statuses: &[(usize, Status)], report: Outcome) -> Result<()> {
    let failed = statuses.iter().any(|(_, s)| s.error.is_some());
    for (at, (i, status)) in statuses.iter().enumerate() {
        report(at, *i, status, failed);
    }
    if failed { Err(in_status()) } else { Ok(()) }
}

/// `MPI_Request_get_status_some`: how many are complete, `None` when no request is active.
pub fn request_get_status_some(
    rt: &Runtime,
    requests: &[Option<Handle>],
    report: Outcome,
) -> Result<Option<usize>> {
    let active = active(rt, requests)?;
    if active.is_empty() {
        return Ok(None);
    }
    if first_complete(rt, &active).is_none() {
        rt.engine()?.glimpse();
    }
    let mut statuses = Vec::new();
    for (i, pending) in active {
        if let (true, Some(handle)) = (rt.is_complete(pending), requests[i]) {
            statuses.push((i, rt.peek_status(handle)?));
        }
    }
    report_all(&statuses, report).map(|()| Some(statuses.len()))
}
