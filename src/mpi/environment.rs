//! How a process starts and ends, and what it can ask about its surroundings (MPI 5.0 chapters 9 and 11).

use crate::callbacks::AttrOwner;
use crate::request::waiting;
use crate::{Comm, Errhandler, Info, Runtime, Stage, attr};
use oxmpi_boot::Job;
use oxmpi_coll::{Team, Tuning};
use oxmpi_engine::{Engine, EngineConfig, WaitingFor, Watch};
use oxmpi_fabric::{Fabric, ShmConfig};
use oxmpi_types::{ContextId, ProcId, Result, ThreadLevel, fail};
use std::rc::Rc;

/// `MPI_Init`
pub fn init(rt: &Runtime) -> Result<()> {
    init_thread(rt, ThreadLevel::Single).map(drop)
}

/// `MPI_Init_thread`: every level is provided. For `MPI_THREAD_MULTIPLE` the process lock is enabled, and held on
/// return as if the caller had taken it on entry.
pub fn init_thread(rt: &Runtime, required: ThreadLevel) -> Result<ThreadLevel> {
    match rt.stage() {
        Stage::Before => {}
        Stage::Active => fail!(
            Other,
            "{} is called, but MPI has been initialised already",
            rt.function()
        ),
        Stage::Finalized => fail!(
            Other,
            "{} is called after MPI_Finalize, MPI can be initialised only once",
            rt.function()
        ),
    }
    join(rt, required)?;
    rt.main_thread.set(Some(oxmpi_sys::process::this_thread()));
    rt.set_stage(Stage::Active);
    Ok(rt.level.get())
}

/// Connects the process with its job, if it is not yet, and raises the thread level to `level`.
pub(crate) fn join(rt: &Runtime, level: ThreadLevel) -> Result<()> {
    if rt.engine.get().is_none() {
        // Whatever thread comes later finds the same objects.
        share_types();
        let job = oxmpi_boot::join()?;
        let tuning = tuning()?;
        let fabric = fabric(&job, tuning.fingerprint())?;
        tuning.put_to_use();
        let engine = Engine::new(fabric, rt.lock.clone(), config());
        let job = Rc::new(job);
        engine.set_watch(Rc::new(Lookout(job.clone())));
        rt.start(engine)?;
        // The cell is empty: `start` succeeds once.
        let _ = rt.job.set(job);
    }
    rt.level.set(rt.level.get().max(level));
    if rt.level.get() == ThreadLevel::Multiple && !rt.lock.is_enabled() {
        rt.lock.enable();
        rt.lock.lock();
    }
    Ok(())
}

/// Tells the launcher what this rank waits for, and ends it when there is no launcher any more.
struct Lookout(Rc<Job>);

impl Watch for Lookout {
    fn waits(&self, what: &WaitingFor, first: bool) {
        if first && self.0.board().is_read() {
            self.0.report(&what.to_string());
        }
        if self.0.launcher_gone() {
            // Whoever could read a message is gone too, and nobody else tells this rank that the others are gone.
            std::process::exit(1);
        }
    }

    fn resumes(&self) {
        self.0.board().clear();
    }
}

/// After the world model or a session was closed: when it was the last, what is under way is brought to an end, and the launcher is told.
pub(crate) fn settle(rt: &Runtime) -> Result<()> {
    let Some(engine) = rt.engine.get() else {
        return Ok(());
    };
    engine.drain(waiting(rt));
    rt.update_live();
    if rt.active().is_err() {
        engine.stop_helper();
        engine.release_tables();
    }
    match rt.job.get() {
        Some(job) if rt.active().is_err() => job.finalize(),
        _ => Ok(()),
    }
}

#[allow(unsafe_code)]
fn share_types() {
    // SAFETY: in a process joined to a job all calls into the library are made through the door, which
    // lets in one thread at a time.
    unsafe { oxmpi_datatype::Datatype::share_named_between_threads() }
}

/// Settings that the environment may change.
fn config() -> EngineConfig {
    let off = |name| std::env::var(name).is_ok_and(|v| v == "0");
    EngineConfig {
        deny_single_copy: off("OXMPI_SINGLE_COPY"),
        deny_shared_windows: off("OXMPI_SHARED_WINDOWS"),
        deny_helper: off("OXMPI_PROGRESS_THREAD"),
        ..EngineConfig::default()
    }
}

/// The user's say in the choice of algorithms.
fn tuning() -> Result<Tuning> {
    Tuning::from_environment(
        &|name| std::env::var_os(name),
        &|path| std::fs::read_to_string(path),
        say,
    )
}

/// The road to the other ranks of the job. All of them have to agree on `rules`.
fn fabric(job: &Job, rules: u64) -> Result<Fabric> {
    let locals: Vec<ProcId> = job.local_ranks().iter().copied().map(ProcId).collect();
    let (here, all) = (locals.len(), job.size() as usize);
    if here < all {
        fail!(
            Other,
            "{} of the job's {all} ranks are on other nodes, which cannot be reached: only ranks of one node can form a job",
            all - here
        );
    }
    if all == 1
        && let Some(fabric) = Fabric::local_job(1).pop()
    {
        return Ok(fabric);
    }
    let key = format!("shm-{}", locals[0].0);
    let mut publish = |text: &str| {
        job.put(&key, &format!("{rules:x} {text}"))?;
        job.barrier()
    };
    let mut lookup = || {
        job.barrier()?;
        let found = job.get(&key)?;
        match found.as_deref().and_then(|t| t.split_once(' ')) {
            Some((theirs, _)) if theirs != format!("{rules:x}") => fail!(
                Other,
                "the rules for collectives differ: rank {} has other values than rank {} in OXMPI_TUNING, the file that it names, OXMPI_REPRODUCIBLE, \
                 or a variable as OXMPI_ALLREDUCE",
                job.rank(),
                locals[0].0
            ),
            Some((_, text)) => Ok(text.to_owned()),
            None => fail!(
                Other,
                "rank {} did not publish its shared memory",
                locals[0].0
            ),
        }
    };
    Fabric::shm(ShmConfig {
        peers: all,
        local: job.local_rank() as usize,
        locals: locals.clone(),
        publish: &mut publish,
        lookup: &mut lookup,
    })
}

/// `MPI_Finalize`
pub fn finalize(rt: &Runtime) -> Result<()> {
    let engine = rt.engine()?.clone();
    let (world, alone) = (rt.world()?.clone(), rt.comm_self()?.clone());
    // First of all, while everything still works: programs use this as a hook.
    attr::delete_all(rt, &AttrOwner::Comm(alone.clone()), &alone.attrs)?;
    attr::delete_all(rt, &AttrOwner::Comm(world.clone()), &world.attrs)?;
    rt.buffer.release(rt)?;
    engine.drain(waiting(rt));
    let world = world.team()?;
    let (ctx, members) = (ContextId::FAREWELL, world.members().clone());
    let team = Team::new(&engine, ctx, world.rank(), members);
    engine.block_on(waiting(rt), oxmpi_coll::barrier(team.call()))?;
    // Whatever the others sent before is here or on its way through shared memory.
    while engine.progress() {}
    let strays = strays(rt);
    rt.set_stage(Stage::Finalized);
    settle(rt)?;
    strays
}

/// Messages of collectives that nobody took: the last chance to tell that the ranks' calls did not fit.
fn strays(rt: &Runtime) -> Result<()> {
    let predefined = [rt.world()?.clone(), rt.comm_self()?.clone()];
    for comm in rt.comms.all().iter().chain(&predefined) {
        comm.strays()?;
    }
    Ok(())
}

/// `MPI_Initialized`: stays true after `MPI_Finalize`.
pub fn initialized(rt: &Runtime) -> Result<bool> {
    Ok(rt.stage() != Stage::Before)
}

/// `MPI_Finalized`
pub fn finalized(rt: &Runtime) -> Result<bool> {
    Ok(rt.stage() == Stage::Finalized)
}

/// `MPI_Is_thread_main`
pub fn is_thread_main(rt: &Runtime) -> Result<bool> {
    rt.active()?;
    Ok(rt.main_thread.get() == Some(oxmpi_sys::process::this_thread()))
}

/// `MPI_Query_thread`
pub fn query_thread(rt: &Runtime) -> Result<ThreadLevel> {
    rt.active()?;
    Ok(rt.level.get())
}

/// `MPI_Abort`: ends the whole job, whatever the communicator.
pub fn abort(rt: &Runtime, comm: &Rc<Comm>, errorcode: i32) -> Result<()> {
    let name = comm.name.borrow().clone();
    let name = if name.is_empty() {
        format!("a communicator of {} ranks", comm.size())
    } else {
        name
    };
    rt.end_job(
        errorcode,
        &format!(
            "rank {} called MPI_Abort({name}, {errorcode})",
            rt.world_rank()
        ),
    )
}

impl Runtime {
    /// My rank in `MPI_COMM_WORLD`, 0 before there is one.
    pub fn world_rank(&self) -> u32 {
        self.me().0
    }

    /// The job this process has joined.
    pub fn job(&self) -> Option<&Job> {
        self.job.get().map(|j| &**j)
    }

    /// Ends the whole job with `code` after telling the user why. An abort is never a success.
    pub fn end_job(&self, code: i32, message: &str) -> ! {
        let code = if code & 0xff == 0 { 1 } else { code };
        match self.job.get() {
            Some(job) => job.abort(code, message),
            None => oxmpi_sys::process::say(message),
        }
        std::process::exit(code)
    }
}

/// Prints a block about a fault of the library itself with one write.
pub fn say(block: &str) {
    oxmpi_sys::process::say(block);
}

/// `MPI_Get_processor_name`
pub fn get_processor_name(_: &Runtime) -> Result<String> {
    Ok(oxmpi_sys::process::hostname())
}

/// `MPI_Wtime`
#[inline]
pub fn wtime() -> f64 {
    oxmpi_sys::clock::seconds()
}

/// `MPI_Wtick`
pub fn wtick() -> f64 {
    oxmpi_sys::clock::resolution()
}

/// `MPI_Get_version`
pub fn get_version(_: &Runtime) -> Result<(i32, i32)> {
    Ok((5, 0))
}

/// What the launcher's command line says about this program, under the keys of `MPI_INFO_ENV`.
fn command_line() -> impl Iterator<Item = (String, String)> {
    let text = std::env::var(oxmpi_boot::names::PROGRAM).unwrap_or_default();
    let pairs: Vec<_> = text
        .lines()
        .filter_map(|line| line.split_once('='))
        .map(|(k, v)| (k.to_owned(), v.to_owned()))
        .collect();
    pairs.into_iter()
}

/// The key for the error handler that communicators begin with.
const INITIAL_ERRHANDLER: &str = "mpi_initial_errhandler";

/// The error handler that the command line asks for; `None` when it does not, or for a name that is none.
pub(crate) fn initial_errhandler(rt: &Runtime) -> Option<Rc<Errhandler>> {
    let (_, name) = command_line().find(|(key, _)| key == INITIAL_ERRHANDLER)?;
    match name.as_str() {
        "mpi_errors_are_fatal" => Some(rt.errors_are_fatal().clone()),
        "mpi_errors_abort" => Some(rt.errors_abort().clone()),
        "mpi_errors_return" => Some(rt.errors_return().clone()),
        _ => None,
    }
}

/// `MPI_INFO_ENV`: what is known about how the program was started.
pub(crate) fn info_env(rt: &Runtime) -> Rc<Info> {
    let mut pairs: Vec<(String, String)> = Vec::new();
    let mut args = std::env::args();
    let mut add = |key: &str, value: String| pairs.push((key.to_owned(), value));
    if let Some(command) = args.next() {
        add("command", command);
    }
    add("argv", args.collect::<Vec<_>>().join(" "));
    add("maxprocs", rt.job.get().map_or(1, |j| j.size()).to_string());
    add("host", oxmpi_sys::process::hostname());
    add("arch", std::env::consts::ARCH.to_owned());
    if let Ok(dir) = std::env::current_dir() {
        add("wdir", dir.display().to_string());
    }
    let level = match rt.level.get() {
        ThreadLevel::Single => "MPI_THREAD_SINGLE",
        ThreadLevel::Funneled => "MPI_THREAD_FUNNELED",
        ThreadLevel::Serialized => "MPI_THREAD_SERIALIZED",
        ThreadLevel::Multiple => "MPI_THREAD_MULTIPLE",
    };
    add("thread_level", level.to_owned());
    let info = Info::env(pairs);
    for (key, value) in command_line() {
        info.put(&key, &value);
    }
    info
}
