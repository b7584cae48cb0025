//! Info, error codes, error handlers, operations, datatypes and packing.

mod common;
use common::*;
use oxmpi_datatype::op::OpKind;
use oxmpi_datatype::{Combiner, Named};
use std::rc::Rc;

#[test]
fn info_keeps_order() {
    job(1, |rt| {
        let info = info_create(rt).unwrap();
        for (key, value) in [("b", "1"), ("a", "2"), ("c", "three"), ("b", "4")] {
            info_set(rt, &info, key, value).unwrap();
        }
        assert_eq!(info_get_nkeys(rt, &info), Ok(3));
        let keys: Vec<_> = (0..3)
            .map(|n| info_get_nthkey(rt, &info, n).unwrap())
            .collect();
        assert_eq!(keys, ["b", "a", "c"]);
        assert_eq!(info_get(rt, &info, "b", 10), Ok(Some("4".into())));
        assert_eq!(info_get(rt, &info, "c", 3), Ok(Some("thr".into())));
        assert_eq!(info_get(rt, &info, "x", 3), Ok(None));
        assert_eq!(info_get_valuelen(rt, &info, "c"), Ok(Some(5)));
        let string = |n| info_get_string(rt, &info, "c", n);
        assert_eq!(string(6), Ok(Some(("three".into(), 6))));
        assert_eq!(string(4), Ok(Some(("thr".into(), 6))));
        assert_eq!(string(0), Ok(Some(("".into(), 6))));
        let dup = info_dup(rt, &info).unwrap();
        info_delete(rt, &info, "a").unwrap();
        assert_eq!(info_get_nkeys(rt, &info), Ok(2));
        assert_eq!(info_get_nkeys(rt, &dup), Ok(3));
        refused(info_delete(rt, &info, "a"), ErrorClass::InfoNokey, "\"a\"");
        refused(info_get_nthkey(rt, &info, 2), ErrorClass::Arg, "n is 2");
        refused(info_get_nthkey(rt, &info, -1), ErrorClass::Arg, "n is -1");
        refused(info_set(rt, &info, "", "v"), ErrorClass::InfoKey, "empty");
        let long = "k".repeat(255);
        refused(info_set(rt, &info, &long, "v"), ErrorClass::InfoKey, "255");
        refused(info_get(rt, &info, &long, 9), ErrorClass::InfoKey, "255");
        let long = "v".repeat(1024);
        refused(
            info_set(rt, &info, "k", &long),
            ErrorClass::InfoValue,
            "1024",
        );
        refused(info_get(rt, &info, "b", -1), ErrorClass::Arg, "-1");
        info_set(rt, &info, &"k".repeat(254), &"v".repeat(1023)).unwrap();
    });
}

#[test]
fn info_env_is_read_only() {
    job(1, |rt| {
        let env = rt.info_env().clone();
        assert!(info_get_nkeys(rt, &env).unwrap() > 0);
        refused(info_free(rt, &env), ErrorClass::Info, "MPI_INFO_ENV");
        refused(
            info_set(rt, &env, "a", "b"),
            ErrorClass::Info,
            "MPI_INFO_ENV",
        );
        refused(
            info_delete(rt, &env, "host"),
            ErrorClass::Info,
            "MPI_INFO_ENV",
        );
        let line = ["prog", "x", "y"].map(String::from).to_vec();
        let own = info_create_env(rt, Some(line)).unwrap();
        assert_eq!(own.get("command"), Some("prog".into()));
        assert_eq!(own.get("argv"), Some("x y".into()));
        info_set(rt, &own, "command", "other").unwrap();
        assert_ne!(env.get("command"), Some("other".into()));
    });
}

#[test]
fn codes_of_the_program() {
    job(1, |rt| {
        let class = add_error_class(rt).unwrap();
        let code = add_error_code(rt, ErrorCode::User(class)).unwrap();
        let of_tag = add_error_code(rt, ErrorCode::Class(ErrorClass::Tag)).unwrap();
        assert!(FIRST_USER <= class && class < code && code < of_tag);
        let user = ErrorCode::User;
        assert_eq!(error_class(rt, user(class)), Ok(user(class)));
        assert_eq!(error_class(rt, user(code)), Ok(user(class)));
        let tag = ErrorCode::Class(ErrorClass::Tag);
        assert_eq!(error_class(rt, user(of_tag)), Ok(tag));
        assert_eq!(error_class(rt, tag), Ok(tag));
        assert_eq!(error_string(rt, user(code)), Ok(String::new()));
        add_error_string(rt, user(code), "it broke").unwrap();
        assert_eq!(error_string(rt, user(code)), Ok("it broke".into()));
        let error = error_of(rt, user(of_tag)).unwrap();
        assert_eq!(
            (error.class, error.user_code),
            (ErrorClass::Tag, Some(of_tag))
        );
        let bad = ErrorClass::Arg;
        refused(add_error_code(rt, user(code)), bad, "not a class");
        refused(add_error_string(rt, tag, "x"), bad, "predefined");
        refused(error_string(rt, user(of_tag + 1)), bad, "not been added");
        refused(error_class(rt, ErrorCode::Unknown(-5)), bad, "-5");
        refused(remove_error_code(rt, user(code)), bad, "error string");
        refused(remove_error_class(rt, user(class)), bad, "error codes");
        refused(remove_error_class(rt, user(code)), bad, "not a class");
        refused(remove_error_code(rt, user(class)), bad, "not a code");
        remove_error_string(rt, user(code)).unwrap();
        refused(remove_error_string(rt, user(code)), bad, "no error string");
        remove_error_code(rt, user(code)).unwrap();
        remove_error_class(rt, user(class)).unwrap();
        refused(error_class(rt, user(class)), bad, "removed");
        // The numbers come again, in the order in which they were removed, and mean what they are now.
        assert_eq!(add_error_code(rt, tag), Ok(code));
        assert_eq!(error_class(rt, user(code)), Ok(tag));
        assert_eq!(error_string(rt, user(code)), Ok(String::new()));
        assert_eq!(add_error_class(rt), Ok(class));
        assert!(add_error_class(rt).unwrap() > of_tag);
        for (class, name) in ErrorClass::ALL {
            let text = error_string(rt, ErrorCode::Class(*class)).unwrap();
            assert!(text.starts_with(name) && text.len() > name.len() + 4 && text.len() < 128);
        }
    });
}

struct Nothing;

impl ErrhandlerFn for Nothing {
    fn call(&self, _: &ErrorOwner, _: i32) {}
}

#[test]
fn error_handlers() {
    job(1, |rt| {
        let comm = comm_dup(rt, rt.world().unwrap()).unwrap();
        let mine = comm_create_errhandler(rt, Rc::new(Nothing)).unwrap();
        let of_win = win_create_errhandler(rt, Rc::new(Nothing)).unwrap();
        comm_set_errhandler(rt, &comm, &mine).unwrap();
        assert!(Rc::ptr_eq(&comm_get_errhandler(rt, &comm).unwrap(), &mine));
        let dup = comm_dup(rt, &comm).unwrap();
        assert!(Rc::ptr_eq(&comm_get_errhandler(rt, &dup).unwrap(), &mine));
        refused(
            comm_set_errhandler(rt, &comm, &of_win),
            ErrorClass::Errhandler,
            "windows",
        );
        rt.errhandlers.publish(&mine);
        rt.errhandlers.publish(&mine);
        errhandler_free(rt, &mine).unwrap();
        assert!(mine.id.handle().is_some());
        errhandler_free(rt, &mine).unwrap();
        assert!(mine.id.handle().is_none());
        comm_set_errhandler(rt, &comm, rt.errors_return()).unwrap();
        errhandler_free(rt, rt.errors_return()).unwrap();
        for c in [comm, dup] {
            comm_free(rt, &c).unwrap();
        }
    });
}

struct Second;

impl UserOp for Second {
    fn apply(&self, _: *const u8, _: *mut u8, _: i64, _: &Rc<oxmpi_datatype::Datatype>) {}
}

#[test]
fn operations() {
    job(1, |rt| {
        let sum = rt.predefined_op(OpKind::Sum);
        assert_eq!(op_commutative(rt, &sum), Ok(true));
        refused(op_free(rt, &sum), ErrorClass::Op, "MPI_SUM");
        for commute in [true, false] {
            let op = op_create(rt, Rc::new(Second), commute).unwrap();
            assert_eq!(op_commutative(rt, &op), Ok(commute));
            rt.ops.publish(&op);
            op_free(rt, &op).unwrap();
            assert!(op.id.handle().is_none());
        }
    });
}

#[test]
fn describing_types() {
    job(1, |rt| {
        let vector = type_vector(rt, 2, 3, 4, int(rt), false).unwrap();
        let outer = type_create_struct(
            rt,
            &[1, 2],
            &[0, 100],
            &[vector.clone(), int(rt).clone()],
            false,
        )
        .unwrap();
        let e = type_get_envelope(rt, &outer, false).unwrap();
        assert_eq!(
            (e.combiner, e.ints, e.aints, e.types),
            (Combiner::Struct, 3, 2, 2)
        );
        let (_, types) = type_get_contents(rt, &outer, 3, 2, 0, 2, false).unwrap();
        // The program gets back the objects it knows.
        assert!(Rc::ptr_eq(&types[0], &vector) && Rc::ptr_eq(&types[1], int(rt)));
        refused(
            type_get_contents(rt, &outer, 2, 2, 0, 2, false),
            ErrorClass::Arg,
            "max_integers is 2",
        );
        refused(
            type_get_contents(rt, &outer, 3, 1, 0, 2, false),
            ErrorClass::Arg,
            "max_addresses is 1",
        );
        refused(
            type_get_contents(rt, &outer, 3, 2, 0, 1, false),
            ErrorClass::Arg,
            "max_datatypes is 1",
        );
        refused(
            type_get_contents(rt, int(rt), 9, 9, 9, 9, false),
            ErrorClass::Type,
            "MPI_INT",
        );
        let large = type_vector(rt, 2, 3, 4, int(rt), true).unwrap();
        refused(
            type_get_envelope(rt, &large, false),
            ErrorClass::Type,
            "large",
        );
        let e = type_get_envelope(rt, &large, true).unwrap();
        assert_eq!((e.ints, e.counts), (0, 3));
        assert_eq!(type_size(rt, &vector), Ok(24));
        assert_eq!(type_get_extent(rt, &vector), Ok((0, 28)));
        assert_eq!(type_get_name(rt, Some(&vector)), Ok(String::new()));
        assert_eq!(type_get_name(rt, Some(int(rt))), Ok("MPI_INT".into()));
        type_set_name(rt, &vector, "v").unwrap();
        let dup = type_dup(rt, &vector).unwrap();
        assert_eq!(type_get_name(rt, Some(&vector)), Ok("v".into()));
        assert_eq!(type_get_name(rt, Some(&dup)), Ok(String::new()));
        refused(type_free(rt, int(rt)), ErrorClass::Type, "MPI_INT");
    });
}

#[test]
fn finding_types() {
    job(1, |rt| {
        let a = type_create_f90_real(rt, Some(6), Some(30)).unwrap();
        let b = type_create_f90_real(rt, Some(6), Some(30)).unwrap();
        assert!(Rc::ptr_eq(&a, &b));
        let c = type_create_f90_complex(rt, Some(6), Some(30)).unwrap();
        assert!(!Rc::ptr_eq(&a, &c));
        refused(type_free(rt, &a), ErrorClass::Type, "cannot be freed");
        refused(type_create_f90_integer(rt, 99), ErrorClass::Arg, "99");
        let found = type_match_size(rt, TypeClass::Complex, 16).unwrap();
        assert_eq!(found.named(), Some(Named::Complex16));
        refused(
            type_match_size(rt, TypeClass::Real, 3),
            ErrorClass::Arg,
            "size is 3",
        );
        let of = |v, i| {
            let pair = type_get_value_index(rt, rt.predefined_type(v), rt.predefined_type(i));
            pair.unwrap().and_then(|t| t.named())
        };
        assert_eq!(of(Named::Double, Named::Int), Some(Named::DoubleInt));
        assert_eq!(of(Named::Int, Named::Int), Some(Named::TwoInt));
        assert_eq!(of(Named::Int, Named::Double), None);
    });
}

#[test]
fn pack_and_unpack() {
    job(1, |rt| {
        let world = rt.world().unwrap().clone();
        let vector = type_vector(rt, 3, 1, 2, int(rt), false).unwrap();
        let data = [1, -1, 2, -1, 3];
        let mut out = [0i32; 4];
        let sent = |t: &_, position| {
            let out = buf(&out);
            pack(rt, buf(&data), 1, t, out, 16, position, &world)
        };
        refused(sent(&vector, 0), ErrorClass::Type, "committed");
        type_commit(rt, &vector).unwrap();
        assert_eq!(pack_size(rt, 2, &vector, &world), Ok(24));
        refused(sent(&vector, 8), ErrorClass::Truncate, "8 bytes");
        refused(sent(&vector, 17), ErrorClass::Arg, "position is 17");
        refused(sent(&vector, -1), ErrorClass::Arg, "position is -1");
        assert_eq!(
            pack(rt, buf(&data), 1, &vector, buf_mut(&mut out), 16, 4, &world),
            Ok(16)
        );
        assert_eq!(out, [0, 1, 2, 3]);
        let mut back = [9; 5];
        let at = unpack(rt, buf(&out), 16, 4, buf_mut(&mut back), 1, &vector, &world);
        assert_eq!((at, back), (Ok(16), [1, 9, 2, 9, 3]));
        let null = UserBuf::Addr(std::ptr::null_mut());
        assert_eq!(pack(rt, null, 0, &vector, null, 0, 0, &world), Ok(0));
        refused(
            pack(rt, null, 1, &vector, buf_mut(&mut out), 16, 0, &world),
            ErrorClass::Buffer,
            "inbuf is NULL",
        );
        refused(
            pack(
                rt,
                buf(&data),
                -1,
                &vector,
                buf_mut(&mut out),
                16,
                0,
                &world,
            ),
            ErrorClass::Count,
            "-1",
        );
        assert_eq!(pack_external_size(rt, "external32", 2, &vector), Ok(24));
        let rep = "external32";
        let at = pack_external(rt, rep, buf(&data), 1, &vector, buf_mut(&mut out), 16, 0);
        assert_eq!((at, out[1]), (Ok(12), 2i32.to_be()));
        let mut back = [9; 5];
        let at = unpack_external(rt, rep, buf(&out), 16, 0, buf_mut(&mut back), 1, &vector);
        assert_eq!((at, back), (Ok(12), [1, 9, 2, 9, 3]));
        refused(
            pack_external_size(rt, "native", 2, &vector),
            ErrorClass::Arg,
            "native",
        );
    });
}

#[test]
fn counting() {
    job(1, |rt| {
        let t = type_create_struct(
            rt,
            &[1, 1],
            &[0, 8],
            &[int(rt).clone(), rt.predefined_type(Named::Double).clone()],
            false,
        )
        .unwrap();
        let status = |bytes| Status {
            bytes,
            ..Status::EMPTY
        };
        for (bytes, count, elements) in [
            (0, Some(0), Some(0)),
            (4, None, Some(1)),
            (6, None, None),
            (12, Some(1), Some(2)),
            (16, None, Some(3)),
            (24, Some(2), Some(4)),
        ] {
            assert_eq!(get_count(rt, &status(bytes), &t), Ok(count));
            assert_eq!(get_elements(rt, &status(bytes), &t), Ok(elements));
            if let Some(n) = elements {
                let mut s = status(99);
                status_set_elements(rt, &mut s, &t, n).unwrap();
                assert_eq!(s.bytes, bytes);
            }
        }
        let empty = type_contiguous(rt, 0, int(rt), false).unwrap();
        assert_eq!(get_count(rt, &status(0), &empty), Ok(Some(0)));
        assert_eq!(get_count(rt, &status(4), &empty), Ok(None));
        refused(
            status_set_elements(rt, &mut status(0), &empty, 1),
            ErrorClass::Count,
            "1",
        );
        assert_eq!(get_address(rt, UserBuf::Addr(std::ptr::null_mut())), Ok(0));
        assert_eq!(aint_diff(aint_add(10, -30), -40), 20);
    });
}
