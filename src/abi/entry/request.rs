//! Requests: their variables change hands here. A request's handle becomes the null handle when the
//! room says that the request is gone.
#![allow(clippy::missing_safety_doc, clippy::too_many_arguments)]

use std::ffi::{c_int, c_void};
use std::rc::Rc;

use oxmpi_mpi::{self as mpi, Any, Runtime};
use oxmpi_types::{Error, ErrorClass, Handle, Kind, Result, Status, fail};

use crate::arg::{self, Get, Length, Obj};
use crate::call::{self, On, run};
use crate::callback::Grequest;
use crate::constants::functions;
use crate::dialect::{Dialect, Predefined, RawHandle, RawStatus};
use crate::out::{self, Put};

/// Requests of one call that fit without allocating.
const FEW: usize = 32;

pub(super) fn decode<D: Dialect>(handle: D::Handle, name: &str) -> Result<Option<Handle>> {
    match D::decode(handle, Kind::Request) {
        Predefined::RunTime(h) => Ok(Some(h)),
        Predefined::Null => Ok(None),
        _ => Err(arg::bad_handle(Kind::Request, name, handle.bits())),
    }
}

fn encode<D: Dialect>(handle: Option<Handle>) -> D::Handle {
    handle.map_or_else(|| D::null(Kind::Request), D::run_time)
}

/// One request variable of the caller.
struct Slot<D: Dialect> {
    at: *mut D::Handle,
}

impl<D: Dialect> Slot<D> {
    unsafe fn new(at: *mut D::Handle) -> Result<Slot<D>> {
        if at.is_null() {
            fail!(Request, "request is a null pointer");
        }
        Ok(Slot { at })
    }

    fn read(&self) -> Result<Option<Handle>> {
        // SAFETY: not null, and the caller of the MPI function passes a request there.
        decode::<D>(unsafe { self.at.read_unaligned() }, "request")
    }

    fn needed(&self) -> Result<Handle> {
        self.read()?
            .ok_or_else(|| arg::null_handle(Kind::Request, "request"))
    }

    fn write(&self, handle: Option<Handle>) {
        // SAFETY: as above.
        unsafe { self.at.write_unaligned(encode::<D>(handle)) }
    }
}

/// An array of request variables: decoded copies, and the way back.
struct Slots<D: Dialect> {
    at: *mut D::Handle,
    few: [Option<Handle>; FEW],
    many: Vec<Option<Handle>>,
    length: usize,
}

impl<D: Dialect> Slots<D> {
    unsafe fn new(count: c_int, at: *const D::Handle, name: &'static str) -> Result<Slots<D>> {
        let length = Length::count(count, name).get()?;
        if at.is_null() && length > 0 {
            fail!(Request, "array_of_requests is a null pointer");
        }
        let mut slots = Slots {
            at: at.cast_mut(),
            few: [None; FEW],
            many: Vec::new(),
            length,
        };
        if length > FEW {
            slots.many = vec![None; length];
        }
        for (i, slot) in slots.get().iter_mut().enumerate() {
            // SAFETY: the caller of the MPI function passes `count` requests.
            let raw = unsafe { at.add(i).read_unaligned() };
            *slot = decode::<D>(raw, "array_of_requests")?;
        }
        Ok(slots)
    }

    fn get(&mut self) -> &mut [Option<Handle>] {
        if self.length > FEW {
            &mut self.many
        } else {
            &mut self.few[..self.length]
        }
    }

    /// Writes the handles back. Also after an error: some requests may be gone.
    fn back(&mut self) {
        let at = self.at;
        for (i, handle) in self.get().iter().enumerate() {
            // SAFETY: as in `new`; a function that calls this passes the array as inout.
            unsafe { at.add(i).write_unaligned(encode::<D>(*handle)) };
        }
    }
}

/// An error about a request of an array names the array.
#[cold]
fn of_array(mut error: Error) -> Error {
    if error.class == ErrorClass::Request && error.text.starts_with("request ") {
        error.text = format!("array_of_requests: {}", error.text).into();
    }
    error
}

/// Where the statuses of several requests go.
struct Statuses<D: Dialect> {
    at: *mut D::Status,
}

impl<D: Dialect> Statuses<D> {
    fn new(at: *mut D::Status, needed: usize) -> Result<Statuses<D>> {
        if at.addr() == D::NUMBERS.status_ignore {
            return Ok(Statuses {
                at: std::ptr::null_mut(),
            });
        }
        if at.is_null() && needed > 0 {
            fail!(
                Arg,
                "array_of_statuses is a null pointer, not MPI_STATUSES_IGNORE"
            );
        }
        Ok(Statuses { at })
    }

    /// Writes the status at position `i`, its `MPI_ERROR` too: only `MPI_ERR_IN_STATUS` says that it counts, but programs
    /// that were written for other libraries look at it after success.
    fn put(&self, i: usize, status: &Status) {
        if self.at.is_null() {
            return;
        }
        // SAFETY: not ignored, so the caller of the MPI function passes one for each request.
        let raw = unsafe { &mut *self.at.add(i) };
        out::status::<D>(raw, status);
        raw.set_error(status.error.as_ref().map_or(0, call::code::<D>));
    }
}

/// `MPI_Wait`
pub unsafe fn wait<D: Dialect>(request: *mut D::Handle, status: *mut D::Status) -> c_int {
    run::<D>(&functions::WAIT, On::Default, |rt| {
        // SAFETY: the caller's contract.
        let slot = unsafe { Slot::<D>::new(request) }?;
        let status = out::Status::<D>::new(status, "status")?;
        let mut handle = slot.read()?;
        let outcome = mpi::wait(rt, &mut handle);
        slot.write(handle);
        status.put(rt, status.after(rt, outcome)?);
        Ok(())
    })
}

/// `MPI_Test`
pub unsafe fn test<D: Dialect>(
    request: *mut D::Handle,
    flag: *mut c_int,
    status: *mut D::Status,
) -> c_int {
    run::<D>(&functions::TEST, On::Default, |rt| {
        // SAFETY: the caller's contract.
        let slot = unsafe { Slot::<D>::new(request) }?;
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let status = out::Status::<D>::new(status, "status")?;
        let mut handle = slot.read()?;
        let outcome = mpi::test(rt, &mut handle);
        slot.write(handle);
        // A request that failed is complete.
        flag.put(
            rt,
            outcome.as_ref().is_ok_and(Option::is_some) || outcome.is_err(),
        );
        let outcome = status.after(rt, outcome)?;
        if let Some(s) = outcome {
            status.put(rt, s);
        }
        Ok(())
    })
}

/// `MPI_Waitall`
pub unsafe fn waitall<D: Dialect>(
    count: c_int,
    array_of_requests: *mut D::Handle,
    array_of_statuses: *mut D::Status,
) -> c_int {
    run::<D>(&functions::WAITALL, On::Default, |rt| {
        // SAFETY: the caller's contract.
        let mut slots = unsafe { Slots::<D>::new(count, array_of_requests, "count") }?;
        let statuses = Statuses::<D>::new(array_of_statuses, slots.length)?;
        let mut put = |_, i, s: &_, _| statuses.put(i, s);
        let report: Option<mpi::Outcome> = if statuses.at.is_null() {
            None
        } else {
            Some(&mut put)
        };
        let done = mpi::waitall(rt, slots.get(), report);
        slots.back();
        done.map_err(of_array)
    })
}

/// `MPI_Testall`
pub unsafe fn testall<D: Dialect>(
    count: c_int,
    array_of_requests: *mut D::Handle,
    flag: *mut c_int,
    array_of_statuses: *mut D::Status,
) -> c_int {
    run::<D>(&functions::TESTALL, On::Default, |rt| {
        // SAFETY: the caller's contract.
        let mut slots = unsafe { Slots::<D>::new(count, array_of_requests, "count") }?;
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let statuses = Statuses::<D>::new(array_of_statuses, slots.length)?;
        let done = mpi::testall(rt, slots.get(), &mut |_, i, s, _| {
            statuses.put(i, s);
        });
        slots.back();
        // On MPI_ERR_IN_STATUS all are complete.
        flag.put(rt, *done.as_ref().unwrap_or(&true));
        done.map(drop).map_err(of_array)
    })
}

/// The index as C wants it.
fn index<D: Dialect>(i: Option<usize>) -> c_int {
    i.map_or(D::NUMBERS.undefined, |i| i as c_int)
}

/// `MPI_Waitany`
pub unsafe fn waitany<D: Dialect>(
    count: c_int,
    array_of_requests: *mut D::Handle,
    index_at: *mut c_int,
    status: *mut D::Status,
) -> c_int {
    run::<D>(&functions::WAITANY, On::Default, |rt| {
        // SAFETY: the caller's contract.
        let mut slots = unsafe { Slots::<D>::new(count, array_of_requests, "count") }?;
        let index_at = out::Int::<D>::new(index_at, "index")?;
        let status = out::Status::<D>::new(status, "status")?;
        let (i, outcome) = mpi::waitany(rt, slots.get());
        slots.back();
        index_at.put(rt, index::<D>(i));
        status.put(rt, status.after(rt, outcome).map_err(of_array)?);
        Ok(())
    })
}

/// What `MPI_Testany` and its like report.
fn report_any<D: Dialect>(
    rt: &Runtime,
    any: Any,
    index_at: &out::Int<D>,
    flag: &out::Logical<D>,
    status: &out::Status<D>,
) -> Result<()> {
    let (i, done, outcome) = match any {
        Any::NoneActive => (None, true, Ok(Some(Status::EMPTY))),
        Any::NotYet => (None, false, Ok(None)),
        Any::Index(i, s) => (Some(i), true, Ok(Some(s))),
        Any::Failed(i, e) => (Some(i), true, Err(e)),
    };
    index_at.put(rt, index::<D>(i));
    flag.put(rt, done);
    if let Some(s) = status.after(rt, outcome)? {
        status.put(rt, s);
    }
    Ok(())
}

/// `MPI_Testany`
pub unsafe fn testany<D: Dialect>(
    count: c_int,
    array_of_requests: *mut D::Handle,
    index_at: *mut c_int,
    flag: *mut c_int,
    status: *mut D::Status,
) -> c_int {
    run::<D>(&functions::TESTANY, On::Default, |rt| {
        // SAFETY: the caller's contract.
        let mut slots = unsafe { Slots::<D>::new(count, array_of_requests, "count") }?;
        let index_at = out::Int::<D>::new(index_at, "index")?;
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let status = out::Status::<D>::new(status, "status")?;
        let any = mpi::testany(rt, slots.get());
        slots.back();
        report_any(rt, any.map_err(of_array)?, &index_at, &flag, &status)
    })
}

/// The outputs of the `some` family.
struct Some_<D: Dialect> {
    outcount: out::Int<D>,
    indices: *mut c_int,
    statuses: Statuses<D>,
}

impl<D: Dialect> Some_<D> {
    fn new(
        outcount: *mut c_int,
        indices: *mut c_int,
        statuses: *mut D::Status,
        length: usize,
    ) -> Result<Some_<D>> {
        if indices.is_null() && length > 0 {
            fail!(Arg, "array_of_indices is a null pointer");
        }
        Ok(Some_ {
            outcount: out::Int::new(outcount, "outcount")?,
            indices,
            statuses: Statuses::new(statuses, length)?,
        })
    }

    fn put(&self, at: usize, i: usize, status: &Status) {
        // SAFETY: the caller of the MPI function passes room for as many indices as requests.
        unsafe { self.indices.add(at).write_unaligned(i as c_int) };
        self.statuses.put(at, status);
    }

    /// Runs the room's function and reports how many it finished; that many count even when it fails.
    fn run(
        &self,
        rt: &Runtime,
        function: impl FnOnce(mpi::Outcome) -> Result<Option<usize>>,
    ) -> Result<()> {
        let mut reported = 0;
        let done = function(&mut |at, i, s, _| {
            reported = at + 1;
            self.put(at, i, s);
        });
        match done {
            Ok(n) => {
                self.outcount.put(rt, index::<D>(n));
                Ok(())
            }
            Err(e) => {
                self.outcount.put(rt, index::<D>(Some(reported)));
                Err(of_array(e))
            }
        }
    }
}

macro_rules! some_family {
    ($($mpi:literal $id:ident $function:ident;)*) => {$(
        #[doc = concat!("`", $mpi, "`")]
        pub unsafe fn $function<D: Dialect>(
            incount: c_int,
            array_of_requests: *mut D::Handle,
            outcount: *mut c_int,
            array_of_indices: *mut c_int,
            array_of_statuses: *mut D::Status,
        ) -> c_int {
            run::<D>(&functions::$id, On::Default, |rt| {
                // SAFETY: the caller's contract.
                let mut slots = unsafe { Slots::<D>::new(incount, array_of_requests, "incount") }?;
                let outputs =
                    Some_::<D>::new(outcount, array_of_indices, array_of_statuses, slots.length)?;
                let done = outputs.run(rt, |report| mpi::$function(rt, slots.get(), report));
                slots.back();
                done
            })
        }
    )*};
}

some_family! {
    "MPI_Waitsome" WAITSOME waitsome;
    "MPI_Testsome" TESTSOME testsome;
}

/// `MPI_Request_get_status`
pub unsafe fn request_get_status<D: Dialect>(
    request: D::Handle,
    flag: *mut c_int,
    status: *mut D::Status,
) -> c_int {
    run::<D>(&functions::REQUEST_GET_STATUS, On::Default, |rt| {
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let status = out::Status::<D>::new(status, "status")?;
        let handle = decode::<D>(request, "request")?;
        let outcome = mpi::request_get_status(rt, handle);
        // A request that failed is complete.
        flag.put(rt, !matches!(outcome, Ok(None)));
        if let Some(s) = status.after(rt, outcome)? {
            status.put(rt, s);
        }
        Ok(())
    })
}

/// `MPI_Request_get_status_any`
pub unsafe fn request_get_status_any<D: Dialect>(
    count: c_int,
    array_of_requests: *const D::Handle,
    index_at: *mut c_int,
    flag: *mut c_int,
    status: *mut D::Status,
) -> c_int {
    run::<D>(&functions::REQUEST_GET_STATUS_ANY, On::Default, |rt| {
        // SAFETY: the caller's contract.
        let mut slots = unsafe { Slots::<D>::new(count, array_of_requests, "count") }?;
        let index_at = out::Int::<D>::new(index_at, "index")?;
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let status = out::Status::<D>::new(status, "status")?;
        let any = mpi::request_get_status_any(rt, slots.get()).map_err(of_array)?;
        report_any(rt, any, &index_at, &flag, &status)
    })
}

/// `MPI_Request_get_status_all`
pub unsafe fn request_get_status_all<D: Dialect>(
    count: c_int,
    array_of_requests: *const D::Handle,
    flag: *mut c_int,
    array_of_statuses: *mut D::Status,
) -> c_int {
    run::<D>(&functions::REQUEST_GET_STATUS_ALL, On::Default, |rt| {
        // SAFETY: the caller's contract.
        let mut slots = unsafe { Slots::<D>::new(count, array_of_requests, "count") }?;
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let statuses = Statuses::<D>::new(array_of_statuses, slots.length)?;
        let done = mpi::request_get_status_all(rt, slots.get(), &mut |_, i, s, _| {
            statuses.put(i, s);
        });
        flag.put(rt, !matches!(done, Ok(false)));
        done.map(drop).map_err(of_array)
    })
}

/// `MPI_Request_get_status_some`
pub unsafe fn request_get_status_some<D: Dialect>(
    incount: c_int,
    array_of_requests: *const D::Handle,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut D::Status,
) -> c_int {
    run::<D>(&functions::REQUEST_GET_STATUS_SOME, On::Default, |rt| {
        // SAFETY: the caller's contract.
        let mut slots = unsafe { Slots::<D>::new(incount, array_of_requests, "incount") }?;
        let outputs = Some_::<D>::new(outcount, array_of_indices, array_of_statuses, slots.length)?;
        outputs.run(rt, |report| {
            mpi::request_get_status_some(rt, slots.get(), report)
        })
    })
}

/// `MPI_Request_free`
pub unsafe fn request_free<D: Dialect>(request: *mut D::Handle) -> c_int {
    run::<D>(&functions::REQUEST_FREE, On::Default, |rt| {
        // SAFETY: the caller's contract.
        let slot = unsafe { Slot::<D>::new(request) }?;
        let mut handle = slot.read()?;
        let done = mpi::request_free(rt, &mut handle);
        slot.write(handle);
        done
    })
}

/// `MPI_Cancel`
pub unsafe fn cancel<D: Dialect>(request: *mut D::Handle) -> c_int {
    run::<D>(&functions::CANCEL, On::Default, |rt| {
        // SAFETY: the caller's contract.
        mpi::cancel(rt, unsafe { Slot::<D>::new(request) }?.needed()?)
    })
}

/// `MPI_Start`
pub unsafe fn start<D: Dialect>(request: *mut D::Handle) -> c_int {
    run::<D>(&functions::START, On::Default, |rt| {
        // SAFETY: the caller's contract.
        mpi::start(rt, unsafe { Slot::<D>::new(request) }?.needed()?)
    })
}

/// `MPI_Startall`
pub unsafe fn startall<D: Dialect>(count: c_int, array_of_requests: *mut D::Handle) -> c_int {
    run::<D>(&functions::STARTALL, On::Default, |rt| {
        // SAFETY: the caller's contract.
        let mut slots = unsafe { Slots::<D>::new(count, array_of_requests, "count") }?;
        let handles: Vec<Handle> = slots
            .get()
            .iter()
            .map(|h| h.ok_or_else(|| arg::null_handle(Kind::Request, "array_of_requests")))
            .collect::<Result<_>>()?;
        mpi::startall(rt, &handles).map_err(of_array)
    })
}

/// `MPI_Grequest_start`
pub unsafe fn grequest_start<D: Dialect>(
    query_fn: *mut c_void,
    free_fn: *mut c_void,
    cancel_fn: *mut c_void,
    extra_state: *mut c_void,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::GREQUEST_START, On::Default, |rt| {
        let request = out::Request::<D>::new(request, "request")?;
        let fns = Rc::new(Grequest::<D>::new(
            query_fn,
            free_fn,
            cancel_fn,
            extra_state,
        )?);
        request.put(rt, mpi::grequest_start(rt, fns)?);
        Ok(())
    })
}

/// `MPI_Grequest_complete`
pub unsafe fn grequest_complete<D: Dialect>(request: D::Handle) -> c_int {
    run::<D>(&functions::GREQUEST_COMPLETE, On::Default, |rt| {
        let handle = decode::<D>(request, "request")?
            .ok_or_else(|| arg::null_handle(Kind::Request, "request"))?;
        mpi::grequest_complete(rt, handle)
    })
}

/// `MPI_Iprobe`
pub unsafe fn iprobe<D: Dialect>(
    source: c_int,
    tag: c_int,
    comm: D::Handle,
    flag: *mut c_int,
    status: *mut D::Status,
) -> c_int {
    run::<D>(&functions::IPROBE, On::Comm(comm), |rt| {
        let source = arg::Rank::<D>::new(rt, source, "source")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let status = out::Status::<D>::new(status, "status")?;
        let found = mpi::iprobe(rt, source.get()?, tag.get()?, Obj::object(&comm)?)?;
        flag.put(rt, found.is_some());
        if let Some(s) = found {
            status.put(rt, s);
        }
        Ok(())
    })
}

/// `MPI_Improbe`
pub unsafe fn improbe<D: Dialect>(
    source: c_int,
    tag: c_int,
    comm: D::Handle,
    flag: *mut c_int,
    message: *mut D::Handle,
    status: *mut D::Status,
) -> c_int {
    run::<D>(&functions::IMPROBE, On::Comm(comm), |rt| {
        let source = arg::Rank::<D>::new(rt, source, "source")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let message = out::Message::<D>::new(message, "message")?;
        let status = out::Status::<D>::new(status, "status")?;
        let found = mpi::improbe(rt, source.get()?, tag.get()?, Obj::object(&comm)?)?;
        flag.put(rt, found.is_some());
        if let Some((m, s)) = found {
            message.put(rt, m);
            status.put(rt, s);
        }
        Ok(())
    })
}
