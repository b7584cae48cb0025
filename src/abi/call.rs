//! The frame of every entry: it takes the process lock, checks that MPI is up, runs the body, and brings a
//! failure to the caller by way of the right error handler. Nobody else calls error handlers.

use std::cell::{Cell, RefCell};
use std::ffi::c_int;
use std::rc::Rc;
use std::sync::{Arc, LazyLock};

use oxmpi_mpi::{
    Comm, Errhandler, ErrhandlerKind, ErrorOwner, Info, KeyvalRef, Object, PredefinedKey, Runtime,
    errhandler,
};
use oxmpi_sync::ProcessLock;
use oxmpi_types::{Error, ErrorClass, Result};

use crate::arg::{self, Obj};
use crate::constants::Function;
use crate::dialect::Dialect;
use crate::entry::Booleans;

const PREDEFINED_KEYS: usize = PredefinedKey::WinModel as usize + 1;

/// All state of the process, and the lock that guards it.
struct Door {
    lock: Arc<ProcessLock>,
    runtime: Runtime,
    /// Values of predefined attributes, of which programs get the address.
    attributes: [Cell<c_int>; PREDEFINED_KEYS],
    fortran_info: RefCell<Option<Rc<Info>>>,
    fortran_booleans: Cell<Booleans>,
}

// SAFETY: the runtime is used only by a thread that holds the lock. While the lock is off, the
// thread level that the program asked for allows one thread at a time inside MPI.
unsafe impl Sync for Door {}
// SAFETY: as above; nothing in it is bound to the thread that made it.
unsafe impl Send for Door {}

/// The one static of the library.
static DOOR: LazyLock<Door> = LazyLock::new(|| {
    let lock = Arc::new(ProcessLock::new());
    crate::panic::announce();
    Door {
        lock: lock.clone(),
        runtime: Runtime::new(lock),
        attributes: [const { Cell::new(0) }; PREDEFINED_KEYS],
        fortran_info: RefCell::default(),
        fortran_booleans: Cell::default(),
    }
});

/// The address of an int that holds the value of a predefined attribute. It stays valid, and holds what was
/// asked for last.
pub(crate) fn predefined_value(key: &KeyvalRef, value: c_int) -> usize {
    let KeyvalRef::Predefined(name) = key else {
        return 0;
    };
    let cell = &DOOR.attributes[*name as usize];
    cell.set(value);
    cell.as_ptr().expose_provenance()
}

/// What the Fortran side told about its types.
pub(crate) fn fortran_info() -> &'static RefCell<Option<Rc<Info>>> {
    &DOOR.fortran_info
}

/// What the Fortran side told about LOGICAL.
pub(crate) fn fortran_booleans() -> &'static Cell<Booleans> {
    &DOOR.fortran_booleans
}

/// The object that a function acts on: its error handler hears of errors.
#[derive(Clone, Copy, Debug)]
pub enum On<D: Dialect> {
    /// None: the default error handler.
    Default,
    /// A communicator.
    Comm(D::Handle),
    /// A communicator whose handle is stored there.
    CommAt(*mut D::Handle),
    /// A window.
    Win(D::Handle),
    /// A window whose handle is stored there.
    WinAt(*mut D::Handle),
    /// A session.
    Session(D::Handle),
    /// A session whose handle is stored there.
    SessionAt(*mut D::Handle),
    /// A file.
    File,
    /// Nobody: the code is returned, whatever handlers there are.
    Nobody,
}

/// Releases the process lock when the call ends, however it ends.
struct Held<'a>(&'a ProcessLock);

impl Drop for Held<'_> {
    #[inline(always)]
    fn drop(&mut self) {
        self.0.unlock();
    }
}

/// Runs the body of an entry.
#[inline(always)]
pub fn run<D: Dialect>(
    function: &'static Function,
    on: On<D>,
    body: impl FnOnce(&Runtime) -> Result<()>,
) -> c_int {
    let door = &*DOOR;
    door.lock.lock();
    let _held = Held(&door.lock);
    let rt = &door.runtime;
    rt.enter(function.name);
    let allowed = if function.anytime {
        Ok(())
    } else {
        rt.active()
    };
    // One place where the body is called, so that it is inlined.
    let result = match allowed {
        Ok(()) => body(rt),
        Err(error) => Err(error),
    };
    match result {
        Ok(()) => 0,
        Err(error) => failed::<D>(rt, function, on, error),
    }
}

/// Lets a function of the user run without the process lock: it may call MPI, and other threads may go on.
pub(crate) fn outside<R>(user: impl FnOnce() -> R) -> R {
    let lock = &DOOR.lock;
    lock.unlock();
    let result = user();
    lock.lock();
    result
}

/// The runtime, for a callback that runs under an entry's frame.
pub(crate) fn runtime() -> &'static Runtime {
    &DOOR.runtime
}

/// What a function that is not written yet does.
pub fn unwritten<D: Dialect>(function: &'static Function, on: On<D>) -> c_int {
    run::<D>(function, on, |_| {
        Err(Error::new(
            ErrorClass::UnsupportedOperation,
            format!("{} is not written yet in oxmpi", function.name),
        ))
    })
}

/// Without an object, an error is raised on MPI_COMM_SELF (MPI 5.0 section 9.3). Programs from before MPI 4 set a
/// handler on MPI_COMM_WORLD only, so that one is asked where the other was left alone.
fn default_comm(rt: &Runtime) -> Option<Rc<Comm>> {
    let own = rt.comm_self().ok()?;
    let untouched = Rc::ptr_eq(&own.errhandler.borrow(), rt.initial_errhandler());
    if untouched {
        rt.world().ok()
    } else {
        Some(own)
    }
    .cloned()
}

/// The error handler to call, and the object it is called for.
fn handler<D: Dialect>(rt: &Runtime, on: On<D>) -> (Rc<Errhandler>, Option<ErrorOwner>) {
    let comm = match on {
        On::Comm(handle) => arg::Comm::<D>::new(rt, handle, "comm").ok(),
        On::CommAt(at) if !at.is_null() => {
            // SAFETY: not null, and the caller of the MPI function passes a handle there.
            arg::Comm::<D>::new(rt, unsafe { at.read_unaligned() }, "comm").ok()
        }
        On::Win(handle) => {
            if let Ok(Obj::Found(win)) = arg::Win::<D>::new(rt, handle, "win")
                && let Some(name) = win.id().handle()
            {
                let handler = win.errhandler.borrow().clone();
                return (handler, Some(ErrorOwner::Win(name)));
            }
            None
        }
        On::WinAt(at) if !at.is_null() => {
            // SAFETY: not null, and the caller of the MPI function passes a handle there.
            return handler(rt, On::<D>::Win(unsafe { at.read_unaligned() }));
        }
        On::SessionAt(at) if !at.is_null() => {
            // SAFETY: as above.
            return handler(rt, On::<D>::Session(unsafe { at.read_unaligned() }));
        }
        On::Session(handle) => {
            if let Ok(Obj::Found(session)) = arg::Session::<D>::new(rt, handle, "session") {
                let handler = session.errhandler.borrow().clone();
                return (handler, Some(ErrorOwner::Session(session)));
            }
            None
        }
        // The handler of files is MPI_ERRORS_RETURN as long as nobody sets another.
        On::File | On::Nobody => return (rt.errors_return().clone(), None),
        _ => None,
    };
    let comm = comm
        .as_ref()
        .and_then(Obj::optional)
        .cloned()
        .or_else(|| rt.take_blame())
        .or_else(|| default_comm(rt));
    match comm {
        Some(comm) => {
            let handler = comm.errhandler.borrow().clone();
            (handler, Some(ErrorOwner::Comm(comm)))
        }
        None => (rt.initial_errhandler().clone(), None),
    }
}

thread_local! {
    /// The last error that a call returned on this thread: its code and its words, so that
    /// `MPI_Error_string` can say more than the class.
    static LAST: RefCell<Option<(c_int, String)>> = const { RefCell::new(None) };
}

/// The words of the last error of this thread, if `code` is its code.
pub(crate) fn last_words(code: c_int) -> Option<String> {
    LAST.with_borrow(|last| {
        let (known, words) = last.as_ref()?;
        (*known == code).then(|| words.clone())
    })
}

/// The number that C gets for an error.
pub(crate) fn code<D: Dialect>(error: &Error) -> c_int {
    error.user_code.unwrap_or_else(|| D::class(error.class))
}

#[cold]
#[inline(never)]
fn failed<D: Dialect>(rt: &Runtime, function: &Function, on: On<D>, error: Error) -> c_int {
    let (handler, owner) = handler::<D>(rt, on);
    rt.take_blame();
    raise::<D>(rt, function.name, &handler, owner.as_ref(), &error)
}

/// Calls an error handler for a code of the program's own choice, `MPI_SUCCESS` included, for which only
/// a user's handler is called. That it comes back is success.
pub(crate) fn raise_code<D: Dialect>(
    rt: &Runtime,
    handler: &Errhandler,
    owner: Option<ErrorOwner>,
    code: c_int,
) -> Result<()> {
    if code == 0 {
        if let (ErrhandlerKind::User(_, user), Some(owner)) = (&handler.kind, &owner) {
            user.call(owner, code);
        }
        return Ok(());
    }
    let error = errhandler::error_of(rt, arg::error_code::<D>(code))?;
    raise::<D>(rt, rt.function(), handler, owner.as_ref(), &error);
    Ok(())
}

/// Calls an error handler.
pub(crate) fn raise<D: Dialect>(
    rt: &Runtime,
    function: &str,
    handler: &Errhandler,
    owner: Option<&ErrorOwner>,
    error: &Error,
) -> c_int {
    let code = code::<D>(error);
    // A code of the user has the user's words.
    LAST.set(error.user_code.is_none().then(|| (code, error.to_string())));
    match &handler.kind {
        ErrhandlerKind::Return => {}
        ErrhandlerKind::User(_, user) => {
            if let Some(owner) = owner {
                user.call(owner, code);
            }
        }
        ErrhandlerKind::Fatal => fatal(rt, function, owner, error, code, "MPI_ERRORS_ARE_FATAL"),
        ErrhandlerKind::Abort => fatal(rt, function, owner, error, code, "MPI_ERRORS_ABORT"),
    }
    code
}

/// Prints one block about the error and ends the job.
fn fatal(
    rt: &Runtime,
    function: &str,
    owner: Option<&ErrorOwner>,
    error: &Error,
    code: c_int,
    handler: &str,
) -> ! {
    let object = match owner {
        Some(ErrorOwner::Comm(comm)) => {
            let name = comm.name.borrow();
            if name.is_empty() {
                "a communicator".to_owned()
            } else {
                name.clone()
            }
        }
        Some(ErrorOwner::Win(_)) => "a window".to_owned(),
        Some(ErrorOwner::File(_)) => "a file".to_owned(),
        Some(ErrorOwner::Session(_)) => "a session".to_owned(),
        None => "MPI outside of Init and Finalize".to_owned(),
    };
    let who = match rt.world() {
        Ok(world) => format!("rank {}", world.rank),
        Err(_) => format!("process {}", std::process::id()),
    };
    let block = format!(
        "oxmpi: {who} failed in {function}\n    {error}\n    The error handler of {object} is {handler}: the job ends."
    );
    rt.end_job(code, &block)
}
