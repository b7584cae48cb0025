//! What the constructors refuse, what envelope and contents report, and numbers known by heart.

use oxmpi_datatype::{
    Combiner, Cursor, Datatype, Distribution, Named, Order,
    Word::{self, DefaultArg, Int, Undefined},
};
use oxmpi_types::{Error, ErrorClass, Result};
use std::rc::Rc;

fn named(n: Named) -> Rc<Datatype> {
    Datatype::named(n)
}

fn words(list: &[i64]) -> Vec<Word> {
    list.iter().map(|v| Int(*v)).collect()
}

/// The error of a constructor, whose text must contain all of `parts`.
#[track_caller]
fn refused(result: Result<Rc<Datatype>>, class: ErrorClass, parts: &[&str]) {
    let e: Error = result.expect_err("must be refused");
    assert_eq!(e.class, class, "{e}");
    for p in parts {
        assert!(e.text.contains(p), "{e} lacks {p}");
    }
}

#[test]
fn negative_arguments() {
    use ErrorClass::{Arg, Count};
    let t = named(Named::Int);
    refused(Datatype::contiguous(-3, &t), Count, &["count", "-3"]);
    refused(Datatype::vector(-1, 1, 1, &t), Count, &["count", "-1"]);
    refused(Datatype::vector(1, -2, 1, &t), Arg, &["blocklength", "-2"]);
    refused(Datatype::hvector(1, -2, 1, &t), Arg, &["blocklength", "-2"]);
    refused(
        Datatype::indexed(&[1, -5], &[0, 0], &t),
        Arg,
        &["array_of_blocklengths[1]", "-5"],
    );
    refused(
        Datatype::hindexed(&[-5], &[0], &t),
        Arg,
        &["array_of_blocklengths[0]", "-5"],
    );
    refused(Datatype::indexed_block(-1, &[0], &t), Arg, &["-1"]);
    refused(Datatype::hindexed_block(-1, &[0], &t), Arg, &["-1"]);
    refused(
        Datatype::struct_(&[1, -7], &[0, 0], &[t.clone(), t]),
        Arg,
        &["array_of_blocklengths[1]", "-7"],
    );
}

#[test]
fn what_64_bits_cannot_hold() {
    use ErrorClass::Arg;
    let t = named(Named::Double);
    let huge = i64::MAX / 4;
    refused(Datatype::contiguous(huge, &t), Arg, &["64 bits"]);
    refused(Datatype::contiguous(i64::MAX, &t), Arg, &["64 bits"]);
    refused(Datatype::vector(3, 1, huge, &t), Arg, &["64 bits"]);
    refused(
        Datatype::vector(i64::MAX, i64::MAX, i64::MAX, &t),
        Arg,
        &["64 bits"],
    );
    refused(Datatype::hvector(4, 1, i64::MIN, &t), Arg, &["64 bits"]);
    refused(
        Datatype::hindexed(&[1, 1], &[i64::MIN, i64::MAX - 15], &t),
        Arg,
        &["extent"],
    );
    refused(Datatype::indexed(&[1], &[huge], &t), Arg, &["64 bits"]);
    refused(Datatype::resized(&t, i64::MAX, 1), Arg, &["64 bits"]);
    refused(
        Datatype::subarray(&[1 << 40, 1 << 40], &[1, 1], &[0, 0], Order::C, &t),
        Arg,
        &["64 bits"],
    );
    // By overlap, sizes beyond memory are legal.
    let many = Datatype::hvector(1 << 40, 1, 0, &t).unwrap();
    assert_eq!((many.size(), many.extent()), (8 << 40, 8));
    let more = Datatype::hvector(1 << 19, 1, 0, &many).unwrap();
    assert_eq!(more.size(), 8 << 59);
    refused(Datatype::hvector(1 << 20, 1, 0, &many), Arg, &["size"]);
}

#[test]
fn arrays_that_do_not_fit() {
    use ErrorClass::Arg;
    let t = named(Named::Int);
    let sub = |sizes: &[i64], subsizes: &[i64], starts: &[i64]| {
        Datatype::subarray(sizes, subsizes, starts, Order::C, &t)
    };
    refused(sub(&[], &[], &[]), Arg, &["ndims", "0"]);
    refused(
        sub(&[4, 0], &[1, 1], &[0, 0]),
        Arg,
        &["array_of_sizes[1]", "0"],
    );
    refused(sub(&[4], &[5], &[0]), Arg, &["array_of_subsizes[0]", "5"]);
    refused(sub(&[4], &[-1], &[0]), Arg, &["array_of_subsizes[0]", "-1"]);
    refused(sub(&[4], &[3], &[2]), Arg, &["array_of_starts[0]", "2"]);
    refused(sub(&[4], &[3], &[-1]), Arg, &["array_of_starts[0]", "-1"]);
    let dist = |size, rank, g: i64, how, arg, p| {
        Datatype::darray(size, rank, &[g], &[how], &[arg], &[p], Order::C, &t)
    };
    use Distribution::{Block, Cyclic, None as Whole};
    refused(dist(0, 0, 4, Block, None, 1), Arg, &["size", "0"]);
    refused(dist(2, 2, 4, Block, None, 2), Arg, &["rank", "2"]);
    refused(dist(2, -1, 4, Block, None, 2), Arg, &["rank", "-1"]);
    refused(dist(2, 0, 0, Block, None, 2), Arg, &["array_of_gsizes[0]"]);
    refused(dist(2, 0, 4, Block, None, 0), Arg, &["array_of_psizes[0]"]);
    refused(dist(3, 0, 4, Block, None, 2), Arg, &["size", "3", "2"]);
    refused(
        dist(2, 0, 4, Block, Some(1), 2),
        Arg,
        &["array_of_dargs[0]", "1"],
    );
    refused(
        dist(2, 0, 4, Cyclic, Some(0), 2),
        Arg,
        &["array_of_dargs[0]", "0"],
    );
    refused(dist(2, 0, 4, Whole, None, 2), Arg, &["MPI_DISTRIBUTE_NONE"]);
}

/// Envelope and contents agree with each other and with what is expected, in both forms.
#[track_caller]
fn described(
    t: &Datatype,
    combiner: Combiner,
    ints: &[Word],
    aints: &[i64],
    types: usize,
    large: (&[Word], &[i64]),
) {
    let c = t.contents();
    assert_eq!((&c.ints[..], &c.aints[..]), (ints, aints));
    assert_eq!((c.counts.len(), c.types.len()), (0, types));
    let e = t.envelope();
    assert_eq!(e.combiner, combiner);
    assert_eq!(
        (e.ints, e.aints, e.counts, e.types),
        (ints.len(), aints.len(), 0, types)
    );
    t.mark_large();
    let c = t.contents();
    assert_eq!((&c.ints[..], &c.counts[..]), large);
    assert_eq!((c.aints.len(), c.types.len()), (0, types));
    let e = t.envelope();
    assert_eq!(
        (e.ints, e.aints, e.counts, e.types),
        (large.0.len(), 0, large.1.len(), types)
    );
}

#[test]
fn contents_come_back_as_given() {
    use Combiner as C;
    let old = named(Named::Int);
    let t = Datatype::contiguous(3, &old).unwrap();
    described(&t, C::Contiguous, &words(&[3]), &[], 1, (&[], &[3]));
    assert!(Rc::ptr_eq(&t.contents().types[0], &old));
    let t = Datatype::vector(2, 3, -4, &old).unwrap();
    described(
        &t,
        C::Vector,
        &words(&[2, 3, -4]),
        &[],
        1,
        (&[], &[2, 3, -4]),
    );
    let t = Datatype::hvector(2, 3, -40, &old).unwrap();
    described(
        &t,
        C::Hvector,
        &words(&[2, 3]),
        &[-40],
        1,
        (&[], &[2, 3, -40]),
    );
    let t = Datatype::indexed(&[1, 2], &[5, 9], &old).unwrap();
    let all = [2, 1, 2, 5, 9];
    described(&t, C::Indexed, &words(&all), &[], 1, (&[], &all));
    let t = Datatype::hindexed(&[1, 2], &[5, 9], &old).unwrap();
    described(&t, C::Hindexed, &words(&all[..3]), &[5, 9], 1, (&[], &all));
    let t = Datatype::indexed_block(4, &[7, 8, 9], &old).unwrap();
    let all = [3, 4, 7, 8, 9];
    described(&t, C::IndexedBlock, &words(&all), &[], 1, (&[], &all));
    let t = Datatype::hindexed_block(4, &[7, 8, 9], &old).unwrap();
    described(
        &t,
        C::HindexedBlock,
        &words(&all[..2]),
        &[7, 8, 9],
        1,
        (&[], &all),
    );
    let t = Datatype::struct_(&[1, 2], &[0, 16], &[old.clone(), named(Named::Double)]).unwrap();
    described(
        &t,
        C::Struct,
        &words(&[2, 1, 2]),
        &[0, 16],
        2,
        (&[], &[2, 1, 2, 0, 16]),
    );
    let t = Datatype::resized(&old, -4, 32).unwrap();
    described(&t, C::Resized, &[], &[-4, 32], 1, (&[], &[-4, 32]));
    let t = Datatype::subarray(&[4, 5], &[2, 3], &[1, 0], Order::Fortran, &old).unwrap();
    let mut ints = words(&[2, 4, 5, 2, 3, 1, 0]);
    ints.push(Word::Order(Order::Fortran));
    described(
        &t,
        C::Subarray,
        &ints,
        &[],
        1,
        (&[Int(2), Word::Order(Order::Fortran)], &[4, 5, 2, 3, 1, 0]),
    );
    let how = [Distribution::Block, Distribution::Cyclic];
    let t = Datatype::darray(
        6,
        5,
        &[8, 9],
        &how,
        &[None, Some(2)],
        &[2, 3],
        Order::C,
        &old,
    );
    let tail = [
        Word::Distribution(how[0]),
        Word::Distribution(how[1]),
        DefaultArg,
        Int(2),
        Int(2),
        Int(3),
        Word::Order(Order::C),
    ];
    described(
        &t.unwrap(),
        C::Darray,
        &[&words(&[6, 5, 2, 8, 9]), &tail[..]].concat(),
        &[],
        1,
        (&[&words(&[6, 5, 2]), &tail[..]].concat(), &[8, 9]),
    );
    described(&Datatype::dup(&old), C::Dup, &[], &[], 1, (&[], &[]));
    let t = Datatype::f90_real(Some(6), None).unwrap();
    described(
        &t,
        C::F90Real,
        &[Int(6), Undefined],
        &[],
        0,
        (&[Int(6), Undefined], &[]),
    );
    let t = Datatype::f90_complex(None, Some(100)).unwrap();
    described(
        &t,
        C::F90Complex,
        &[Undefined, Int(100)],
        &[],
        0,
        (&[Undefined, Int(100)], &[]),
    );
    let t = Datatype::f90_integer(9).unwrap();
    described(&t, C::F90Integer, &[Int(9)], &[], 0, (&[Int(9)], &[]));
    assert_eq!(old.envelope().combiner, C::Named);
}

#[test]
fn parameterised_types() {
    let real = |p, r| Datatype::f90_real(p, r).map(|t| t.reducible());
    assert_eq!(real(Some(6), Some(37)), Ok(Some(Named::Real4)));
    assert_eq!(real(Some(7), None), Ok(Some(Named::Real8)));
    assert_eq!(real(None, Some(38)), Ok(Some(Named::Real8)));
    assert_eq!(real(Some(18), None), Ok(Some(Named::LongDouble)));
    assert_eq!(real(Some(19), Some(4931)), Ok(Some(Named::Real16)));
    refused(Datatype::f90_real(None, None), ErrorClass::Arg, &["p", "r"]);
    refused(Datatype::f90_real(Some(34), None), ErrorClass::Arg, &["34"]);
    refused(
        Datatype::f90_complex(None, Some(5000)),
        ErrorClass::Arg,
        &["5000"],
    );
    for (r, size) in [(2, 1), (3, 2), (9, 4), (10, 8), (19, 16)] {
        let t = Datatype::f90_integer(r).unwrap();
        assert_eq!(t.size(), size);
        assert!(t.is_committed() && !t.is_named());
    }
    refused(Datatype::f90_integer(39), ErrorClass::Arg, &["39"]);
}

#[test]
fn sizes_of_predefined_types() {
    for (name, size, extent) in [
        (Named::Int, 4, 4),
        (Named::LongDouble, 16, 16),
        (Named::CLongDoubleComplex, 32, 32),
        (Named::ShortInt, 6, 8),
        (Named::DoubleInt, 12, 16),
        (Named::LongDoubleInt, 20, 32),
        (Named::TwoInt, 8, 8),
        (Named::Complex32, 32, 32),
        (Named::Lb, 0, 0),
    ] {
        let t = named(name);
        assert_eq!((t.size(), t.extent()), (size, extent), "{name:?}");
        assert!(t.is_committed());
        assert_eq!(Named::from_name(name.name()), Some(name));
    }
    for name in ["MPI_LONG_LONG_INT", "MPI_LONG_LONG"] {
        assert_eq!(Named::from_name(name), Some(Named::LongLong));
    }
    assert_eq!(
        Named::from_name("MPI_C_FLOAT_COMPLEX"),
        Named::from_name("MPI_C_COMPLEX")
    );
    assert_eq!(Named::from_name("MPI_NOTHING"), None);
    for (i, (n, _)) in Named::ALL.iter().enumerate() {
        assert_eq!(*n as usize, i);
    }
}

#[test]
fn plain_types_are_dense_and_data_alone() {
    for &(name, text) in Named::ALL {
        let t = named(name);
        let plain = name.plain_size();
        if plain != 0 {
            assert!(t.is_dense() && t.is_committed(), "{text}");
            assert_eq!((t.size(), t.true_lb()), (plain as i64, 0), "{text}");
        } else {
            assert!(name.is_pair() || t.size() == 0, "{text}");
        }
    }
}

#[test]
fn explicit_bounds_stick() {
    let int = named(Named::Int);
    let list = [named(Named::Lb), int.clone(), named(Named::Ub)];
    let t = Datatype::struct_(&[1, 1, 1], &[-3, 0, 6], &list).unwrap();
    assert_eq!((t.lb(), t.ub(), t.extent(), t.size()), (-3, 6, 9, 4));
    let two = Datatype::contiguous(2, &t).unwrap();
    assert_eq!((two.lb(), two.ub(), two.extent()), (-3, 15, 18));
    assert_eq!((two.true_lb(), two.true_extent()), (0, 13));
    // Resizing forgets them.
    let r = Datatype::resized(&two, 0, 8).unwrap();
    assert_eq!((r.lb(), r.ub()), (0, 8));
    // Without data and upper marker the upper bound is 0.
    let t = Datatype::struct_(&[1], &[10], &[named(Named::Lb)]).unwrap();
    assert_eq!((t.lb(), t.extent(), t.size()), (10, -10, 0));
    // Blocks of length zero contribute nothing, not even bounds.
    let t = Datatype::struct_(&[0, 1], &[-100, 0], &[named(Named::Lb), int]).unwrap();
    assert_eq!((t.lb(), t.ub()), (0, 4));
}

#[test]
fn absolute_displacements() {
    let (a, b) = ([1i32, 2], [3.5f64]);
    let at = |p: *const u8| p.expose_provenance() as i64;
    let places = [at(a.as_ptr().cast()), at(b.as_ptr().cast())];
    let list = [named(Named::Int), named(Named::Double)];
    let t = Datatype::struct_(&[2, 1], &places, &list).unwrap();
    t.commit();
    assert_eq!(t.size(), 16);
    if cfg!(miri) {
        return;
    }
    let mut out = [0u8; 16];
    let mut cursor = Cursor::new(&t, 1);
    // SAFETY: the displacements are the arrays' addresses.
    let n = unsafe { cursor.pack(std::ptr::null(), &mut out) };
    assert_eq!(n, 16);
    let mut want = Vec::new();
    a.iter().for_each(|v| want.extend(v.to_ne_bytes()));
    want.extend(b[0].to_ne_bytes());
    assert_eq!(out[..], want);
}

#[test]
fn committing() {
    let t = Datatype::contiguous(2, &named(Named::Int)).unwrap();
    assert!(!t.is_committed());
    assert!(!Datatype::dup(&t).is_committed());
    t.commit();
    assert!(t.is_committed() && t.is_dense());
    assert!(Datatype::dup(&t).is_committed());
}
