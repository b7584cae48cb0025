//! Every predefined handle means the same on the way out and in, and nothing else means anything.

use super::{Dialect, ErrhandlerName, Mpich, MpichStatus, Predefined, RawHandle, RawStatus};
use super::{Standard, StandardStatus};
use oxmpi_datatype::Named;
use oxmpi_datatype::op::OpKind;
use oxmpi_mpi::PredefinedKey;
use oxmpi_types::{ErrorClass, Handle, Kind};

const KINDS: [Kind; 11] = [
    Kind::Comm,
    Kind::Group,
    Kind::Datatype,
    Kind::Errhandler,
    Kind::Op,
    Kind::Info,
    Kind::Win,
    Kind::Keyval,
    Kind::Request,
    Kind::Message,
    Kind::Session,
];

fn both_ways<D: Dialect>(known_types: usize) {
    let mut known = 0;
    for (named, name) in Named::ALL {
        let handle = D::datatype(*named);
        if handle == D::null(Kind::Datatype) {
            continue;
        }
        known += 1;
        let decoded = D::decode(handle, Kind::Datatype);
        assert_eq!(decoded, Predefined::Datatype(*named), "{name}");
    }
    assert_eq!(known, known_types, "predefined datatypes");
    for (op, name) in OpKind::ALL {
        assert_eq!(
            D::decode(D::op(*op), Kind::Op),
            Predefined::Op(*op),
            "{name}"
        );
    }
    let others = [
        (Predefined::World, Kind::Comm),
        (Predefined::SelfComm, Kind::Comm),
        (Predefined::GroupEmpty, Kind::Group),
        (
            Predefined::Errhandler(ErrhandlerName::AreFatal),
            Kind::Errhandler,
        ),
        (
            Predefined::Errhandler(ErrhandlerName::Abort),
            Kind::Errhandler,
        ),
        (
            Predefined::Errhandler(ErrhandlerName::Return),
            Kind::Errhandler,
        ),
        (Predefined::InfoEnv, Kind::Info),
        (Predefined::MessageNoProc, Kind::Message),
    ];
    for (name, kind) in others {
        assert_eq!(D::decode(D::predefined(name), kind), name);
    }
    for kind in KINDS.into_iter().filter(|k| *k != Kind::Keyval) {
        assert_eq!(D::decode(D::null(kind), kind), Predefined::Null, "{kind:?}");
    }
}

#[test]
fn predefined_handles() {
    // Both half-precision types of other libraries, LB and UB are in the MPICH ABI alone.
    both_ways::<Mpich>(Named::ALL.len());
    both_ways::<Standard>(Named::ALL.len() - 4);
}

fn run_time<D: Dialect>() {
    for kind in KINDS {
        for (index, generation) in [(8, 0), (9, 31), (Handle::MAX_INDEX, 16)] {
            let handle = Handle::new(kind, index, generation);
            let raw = D::run_time(handle);
            for other in KINDS {
                let decoded = D::decode(raw, other);
                if other == kind {
                    assert_eq!(decoded, Predefined::RunTime(handle), "{kind:?}");
                } else {
                    assert_eq!(decoded, Predefined::Bad, "{kind:?} as {other:?}");
                }
            }
        }
    }
}

#[test]
fn run_time_handles() {
    run_time::<Mpich>();
    run_time::<Standard>();
}

/// Numbers that are no handles: never a panic, and never a predefined object that encodes to something else.
fn garbage<D: Dialect>() {
    let mut x: u64 = 0x9E37_79B9_7F4A_7C15;
    for round in 0..200_000u64 {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        // Near the predefined handles as well as far from anything.
        let bits = match round % 4 {
            0 => x,
            1 => x & 0xffff_ffff,
            2 => (x & 0xfff) | 0x4c00_0000,
            _ => x & 0x3ff,
        };
        let raw = D::Handle::from_bits(bits);
        for kind in KINDS {
            let back = match D::decode(raw, kind) {
                Predefined::Datatype(t) => D::datatype(t),
                Predefined::Op(op) => D::op(op),
                Predefined::Null => D::null(kind),
                Predefined::RunTime(h) => D::run_time(h),
                Predefined::Bad => continue,
                name => D::predefined(name),
            };
            assert_eq!(back, raw, "{bits:#x} as {kind:?}");
        }
    }
}

#[test]
fn garbage_is_found_out() {
    garbage::<Mpich>();
    garbage::<Standard>();
}

#[test]
fn the_pairs_of_mpich_are_no_run_time_handles() {
    for (bits, named) in [
        (0x8c00_0000, Named::FloatInt),
        (0x8c00_0001, Named::DoubleInt),
        (0x8c00_0002, Named::LongInt),
        (0x8c00_0003, Named::ShortInt),
        (0x8c00_0004, Named::LongDoubleInt),
    ] {
        let raw = i32::from_bits(bits);
        assert!(raw < 0);
        assert_eq!(
            Mpich::decode(raw, Kind::Datatype),
            Predefined::Datatype(named)
        );
    }
    for bits in 0x8c00_0005..0x8c00_0008 {
        assert_eq!(
            Mpich::decode(i32::from_bits(bits), Kind::Datatype),
            Predefined::Bad
        );
    }
}

fn numbers<D: Dialect>() {
    for (class, name) in ErrorClass::ALL {
        assert_eq!(D::class_from(D::class(*class)), Some(*class), "{name}");
    }
    assert_eq!(D::class_from(0), None);
    for key in [
        PredefinedKey::TagUb,
        PredefinedKey::Appnum,
        PredefinedKey::WinModel,
    ] {
        assert_eq!(D::keyval_from(D::keyval(key)), Some(key));
    }
    let n = D::NUMBERS;
    let ranks = [n.any_source, n.proc_null, n.root, n.undefined];
    for (i, a) in ranks.iter().enumerate() {
        assert!(
            *a < 0 && !ranks[..i].contains(a),
            "{a} stands for two things"
        );
    }
}

#[test]
fn classes_keys_and_sentinels() {
    numbers::<Mpich>();
    numbers::<Standard>();
    assert_eq!(Mpich::class(ErrorClass::Request), 19);
    assert_eq!(Standard::class(ErrorClass::Request), 7);
    assert_eq!(Mpich::ABI_VERSION, (-1, -1));
    assert_eq!(Standard::ABI_VERSION, (1, 0));
}

fn status<S: RawStatus + Default>(size: usize) {
    assert_eq!(size_of::<S>(), size);
    assert_eq!(align_of::<S>(), 4);
    let mut s = S::default();
    s.set_error(77);
    for bytes in [0, 4, u64::from(u32::MAX), (1 << 62) + 5] {
        for cancelled in [false, true] {
            s.set(3, 9, bytes, cancelled);
            assert_eq!((s.source(), s.tag(), s.bytes()), (3, 9, bytes));
            assert_eq!((s.cancelled(), s.error()), (cancelled, 77));
            s.set_bytes(bytes / 2);
            s.set_cancelled(!cancelled);
            assert_eq!((s.bytes(), s.cancelled()), (bytes / 2, !cancelled));
        }
    }
}

#[test]
fn statuses() {
    status::<MpichStatus>(20);
    status::<StandardStatus>(32);
}
