//! The scenarios between processes. The test starts itself anew once for each rank; `rank` below is what the copies run.

mod common;

use common::watchdog;
use oxmpi_fabric::{Fabric, ShmConfig};
use oxmpi_types::ProcId;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

/// Ranks of a job; those that still run are killed when the test ends, however it ends.
struct Job(Vec<Child>);

impl Drop for Job {
    fn drop(&mut self) {
        for c in &mut self.0 {
            let _ = c.kill();
            let _ = c.wait();
        }
    }
}

fn start(n: usize, scenario: &str, env: &[(&str, &str)]) -> Job {
    let ranks = (0..n).map(|i| {
        Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "rank", "--nocapture", "--ignored"])
            .env("FABRIC_TEST_JOB", format!("{i} {n} {scenario}"))
            .envs(env.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // Killed ranks may miss their leader for a moment and say so.
            .stderr(if scenario == "wait_to_be_killed" {
                Stdio::null()
            } else {
                Stdio::inherit()
            })
            .spawn()
            .unwrap()
    });
    let mut job = Job(ranks.collect());
    // The leader's string goes to all others.
    let out = BufReader::new(job.0[0].stdout.take().unwrap());
    let mut lines = out.lines();
    let key = lines
        .by_ref()
        .map(|l| l.unwrap())
        .find_map(|l| l.split_once("KEY ").map(|(_, k)| k.to_owned()))
        .expect("the leader publishes its key");
    for c in &mut job.0[1..] {
        writeln!(c.stdin.take().unwrap(), "{key}").unwrap();
    }
    // Nobody is to write into a closed pipe.
    std::thread::spawn(move || lines.for_each(drop));
    job
}

fn run(n: usize, scenario: &str, env: &[(&str, &str)]) {
    let mut job = start(n, scenario, env);
    for (i, c) in job.0.iter_mut().enumerate() {
        let status = c.wait().unwrap();
        assert!(status.success(), "rank {i} of {n} in {scenario}: {status}");
    }
}

/// One rank of a job.
#[test]
#[ignore = "started by the other tests"]
fn rank() {
    let Ok(job) = std::env::var("FABRIC_TEST_JOB") else {
        return;
    };
    watchdog(100);
    common::fail_fast();
    // A test that is killed takes its ranks along.
    // SAFETY: plain numbers.
    unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
    let mut words = job.split(' ');
    let local: usize = words.next().unwrap().parse().unwrap();
    let n: usize = words.next().unwrap().parse().unwrap();
    let name = words.next().unwrap();
    if name == "copies_refused_from_the_start" {
        refuse_copies();
    }
    if let Ok(limit) = std::env::var("FABRIC_TEST_DESCRIPTORS") {
        limit_descriptors(limit.parse().unwrap());
    }
    let fabric = Fabric::shm(ShmConfig {
        peers: n,
        locals: (0..n as u32).map(ProcId).collect(),
        local,
        publish: &mut |text| {
            println!("KEY {text}");
            Ok(())
        },
        lookup: &mut || {
            let mut line = String::new();
            std::io::stdin().read_line(&mut line).unwrap();
            Ok(line)
        },
    })
    .unwrap();
    match name {
        "copies_refused_from_the_start" => {
            assert!((0..n).all(|p| p == local || !fabric.can_read_remote(ProcId(p as u32))));
            common::scenario("copies")(&fabric);
        }
        "copies_refused_later" => copies_refused_later(&fabric),
        "wait_to_be_killed" => loop {
            fabric.sleep(common::FOREVER);
        },
        _ => common::scenario(name)(&fabric),
    }
    assert_eq!(
        fabric.crowded(),
        n > oxmpi_sys::cpu::affinity().count()
            || oxmpi_sys::cpu::quota().is_some_and(|q| q < n as f64)
    );
    assert!(fabric.yield_helps(), "all ranks are of one session");
}

fn limit_descriptors(limit: u64) {
    let limit = libc::rlimit {
        rlim_cur: limit,
        rlim_max: limit,
    };
    // SAFETY: a valid limit.
    unsafe { assert_eq!(libc::setrlimit(libc::RLIMIT_NOFILE, &limit), 0) };
}

/// From now on the kernel answers EPERM to copies between processes.
fn refuse_copies() {
    let stmt = |code: u32, k: u32| libc::sock_filter {
        code: code as u16,
        jt: 0,
        jf: 0,
        k,
    };
    let jump = |k: libc::c_long, jt: u8| libc::sock_filter {
        code: (libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K) as u16,
        jt,
        jf: 0,
        k: k as u32,
    };
    let mut filter = [
        stmt(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, 0),
        jump(libc::SYS_process_vm_readv, 2),
        jump(libc::SYS_process_vm_writev, 1),
        stmt(libc::BPF_RET | libc::BPF_K, libc::SECCOMP_RET_ALLOW),
        stmt(
            libc::BPF_RET | libc::BPF_K,
            libc::SECCOMP_RET_ERRNO | libc::EPERM as u32,
        ),
    ];
    let program = libc::sock_fprog {
        len: filter.len() as u16,
        filter: filter.as_mut_ptr(),
    };
    // SAFETY: the program is live and well formed; it only refuses two calls.
    unsafe {
        assert_eq!(libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), 0);
        let mode = libc::SECCOMP_MODE_FILTER;
        assert_eq!(
            libc::prctl(libc::PR_SET_SECCOMP, mode, &raw const program),
            0
        );
    }
}

/// A copy works, a filter comes, the next one is refused and the peer is known for it.
fn copies_refused_later(f: &Fabric) {
    let peer = ProcId(1 - f.me().0);
    let mine = [f.me().0 as u64 + 100; 4];
    assert!(f.try_send(peer, &[mine.as_ptr().expose_provenance() as u64, 0, 0], &[]));
    // Its goodbye may come along with it.
    let (mut frames, mut address) = (0, 0);
    let hear = |frames: &mut i32, address: &mut u64| {
        let n = f.poll(&mut |_, head, _| {
            if *frames == 0 {
                *address = head[0];
            }
            *frames += 1;
        });
        if n == 0 {
            f.sleep(common::FOREVER);
        }
    };
    while frames == 0 {
        hear(&mut frames, &mut address);
    }
    let mut word = 0u64;
    let mut read = || {
        let local = [((&raw mut word).cast::<u8>(), 8)];
        // SAFETY: the peer announced its array and keeps it until the goodbye below; `word` is ours.
        unsafe { f.read_remote(peer, &[(address, 8)], &local) }
    };
    if f.can_read_remote(peer) {
        read().unwrap();
        refuse_copies();
        read().unwrap_err();
        assert!(!f.can_read_remote(peer));
        read().unwrap_err();
        assert_eq!(word, peer.0 as u64 + 100);
    }
    assert!(f.try_send(peer, &[1; 3], &[]));
    while frames < 2 {
        hear(&mut frames, &mut address);
    }
}

#[test]
fn scenarios() {
    watchdog(300);
    for (name, _) in common::SCENARIOS {
        run(2, name, &[]);
        run(
            4,
            name,
            &[("OXMPI_RING_CELLS", "8"), ("OXMPI_RING_BYTES", "1")],
        );
    }
}

#[test]
fn single_copy_denied_or_refused() {
    watchdog(300);
    run(3, "copies", &[("OXMPI_SINGLE_COPY", "0")]);
    run(3, "copies_refused_from_the_start", &[]);
    run(2, "copies_refused_later", &[]);
}

#[test]
fn many_ranks() {
    watchdog(300);
    // The leader serves the others one by one: a few descriptors do, however many ranks.
    run(40, "everyone_to_one", &[("FABRIC_TEST_DESCRIPTORS", "12")]);
}

/// Names that could be left behind, in any place where the system keeps such.
fn traces() -> Vec<String> {
    let mut found = vec![];
    for dir in ["/dev/shm".into(), std::env::temp_dir()] {
        let entries = std::fs::read_dir(dir).into_iter().flatten().flatten();
        found.extend(entries.map(|e| e.path().display().to_string()));
    }
    let sockets = std::fs::read_to_string("/proc/net/unix").unwrap_or_default();
    found.extend(sockets.split_whitespace().map(String::from));
    found.retain(|n| n.contains("oxmpi-"));
    found
}

#[test]
fn killed_ranks_leave_nothing() {
    watchdog(300);
    let before = traces();
    let mut job = start(3, "wait_to_be_killed", &[]);
    // Rank 0 got its copy of the memory's descriptor by now; the others may be anywhere.
    std::thread::sleep(std::time::Duration::from_millis(30));
    for c in &mut job.0 {
        c.kill().unwrap();
        c.wait().unwrap();
    }
    // Another test's job may come and go meanwhile: only a name that stays counts.
    let mut left = vec![];
    for _ in 0..200 {
        left = traces();
        left.retain(|n| !before.contains(n));
        if left.is_empty() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("left behind: {left:?}");
}
