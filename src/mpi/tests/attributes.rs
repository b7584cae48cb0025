//! Attributes: callbacks, their order and their errors.

mod common;
use common::*;
use oxmpi_types::{Error, Kind};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// What the callbacks of one key saw, and what they shall answer.
#[derive(Default)]
struct Log {
    calls: RefCell<Vec<String>>,
    fail: Cell<bool>,
}

struct Fns(Rc<Log>);

impl CopyFn for Fns {
    fn copy(
        &self,
        old: &AttrOwner,
        _: &KeyvalRef,
        extra_state: usize,
        value: usize,
    ) -> Result<Option<usize>> {
        assert_eq!(extra_state, 77);
        assert!(matches!(old.kind(), Kind::Comm | Kind::Datatype));
        self.0.calls.borrow_mut().push(format!("copy {value}"));
        if self.0.fail.get() {
            return Err(Error::user(4711, "copy says no"));
        }
        Ok((value != 13).then_some(value + 1))
    }
}

impl DeleteFn for Fns {
    fn delete(
        &self,
        _: &AttrOwner,
        keyval: &KeyvalRef,
        value: usize,
        extra_state: usize,
    ) -> Result<()> {
        assert_eq!(extra_state, 77);
        // The key has its number as long as it is used.
        assert!(matches!(keyval, KeyvalRef::User(k) if k.id.handle().is_some()));
        self.0.calls.borrow_mut().push(format!("delete {value}"));
        if self.0.fail.get() {
            return Err(Error::user(4712, "delete says no"));
        }
        Ok(())
    }
}

impl Log {
    fn key(self: &Rc<Log>, rt: &Runtime, kind: Kind) -> KeyvalRef {
        let (copy, delete) = (Rc::new(Fns(self.clone())), Rc::new(Fns(self.clone())));
        let key = match kind {
            Kind::Comm => comm_create_keyval(rt, Some(copy), Some(delete), 77),
            _ => type_create_keyval(rt, Some(copy), Some(delete), 77),
        };
        KeyvalRef::User(key.unwrap())
    }

    fn take(&self) -> Vec<String> {
        self.calls.take()
    }
}

fn user(value: usize) -> Result<Option<AttrValue>> {
    Ok(Some(AttrValue::User(value)))
}

#[test]
fn life_of_an_attribute() {
    job(1, |rt| {
        let comm = comm_dup(rt, rt.world().unwrap()).unwrap();
        let log = Rc::new(Log::default());
        let (a, b) = (log.key(rt, Kind::Comm), log.key(rt, Kind::Comm));
        assert_eq!(comm_get_attr(rt, &comm, &a), Ok(None));
        comm_set_attr(rt, &comm, &a, 0).unwrap();
        assert_eq!(comm_get_attr(rt, &comm, &a), user(0));
        comm_set_attr(rt, &comm, &a, 5).unwrap();
        assert_eq!(log.take(), ["delete 0"]);
        comm_set_attr(rt, &comm, &b, 6).unwrap();
        let dup = comm_dup(rt, &comm).unwrap();
        assert_eq!(log.take(), ["copy 5", "copy 6"]);
        assert_eq!(comm_get_attr(rt, &dup, &a), user(6));
        assert_eq!(comm_get_attr(rt, &dup, &b), user(7));
        // The newest goes first.
        comm_free(rt, &dup).unwrap();
        assert_eq!(log.take(), ["delete 7", "delete 6"]);
        comm_delete_attr(rt, &comm, &a).unwrap();
        assert_eq!(log.take(), ["delete 5"]);
        refused(
            comm_delete_attr(rt, &comm, &a),
            ErrorClass::Keyval,
            "no attribute",
        );
        comm_free(rt, &comm).unwrap();
        assert_eq!(log.take(), ["delete 6"]);
    });
}

#[test]
fn not_copied() {
    job(1, |rt| {
        let comm = comm_dup(rt, rt.world().unwrap()).unwrap();
        let log = Rc::new(Log::default());
        let asked = log.key(rt, Kind::Comm);
        let never = KeyvalRef::User(comm_create_keyval(rt, None, None, 0).unwrap());
        let always = Rc::new(DupFn);
        let always = comm_create_keyval(rt, Some(always), None, 0).unwrap();
        let always = KeyvalRef::User(always);
        for (key, value) in [(&asked, 13), (&never, 14), (&always, 15)] {
            comm_set_attr(rt, &comm, key, value).unwrap();
        }
        let dup = comm_dup(rt, &comm).unwrap();
        assert_eq!(comm_get_attr(rt, &dup, &asked), Ok(None));
        assert_eq!(comm_get_attr(rt, &dup, &never), Ok(None));
        assert_eq!(comm_get_attr(rt, &dup, &always), user(15));
        comm_free(rt, &dup).unwrap();
        comm_free(rt, &comm).unwrap();
    });
}

#[test]
fn errors_of_callbacks_arrive() {
    job(1, |rt| {
        let comm = comm_dup(rt, rt.world().unwrap()).unwrap();
        let log = Rc::new(Log::default());
        let key = log.key(rt, Kind::Comm);
        comm_set_attr(rt, &comm, &key, 1).unwrap();
        log.fail.set(true);
        let code = |e: Result<()>| e.unwrap_err().user_code;
        assert_eq!(code(comm_dup(rt, &comm).map(drop)), Some(4711));
        assert_eq!(code(comm_set_attr(rt, &comm, &key, 2)), Some(4712));
        assert_eq!(code(comm_delete_attr(rt, &comm, &key)), Some(4712));
        assert_eq!(code(comm_free(rt, &comm)), Some(4712));
        // Nothing has gone.
        assert_eq!(comm_get_attr(rt, &comm, &key), user(1));
        log.fail.set(false);
        comm_free(rt, &comm).unwrap();
    });
}

#[test]
fn a_freed_key_lives_while_it_is_used() {
    job(1, |rt| {
        let comm = comm_dup(rt, rt.world().unwrap()).unwrap();
        let log = Rc::new(Log::default());
        let before = rt.keyvals.len();
        let (used, unused) = (log.key(rt, Kind::Comm), log.key(rt, Kind::Comm));
        comm_set_attr(rt, &comm, &used, 3).unwrap();
        comm_free_keyval(rt, &unused).unwrap();
        comm_free_keyval(rt, &used).unwrap();
        assert_eq!(rt.keyvals.len(), before + 1);
        refused(
            comm_set_attr(rt, &comm, &used, 4),
            ErrorClass::Keyval,
            "freed",
        );
        assert_eq!(
            comm_get_attr(rt, &comm, &used),
            Ok(Some(AttrValue::User(3)))
        );
        // Another copy of the number.
        comm_free_keyval(rt, &used).unwrap();
        comm_free(rt, &comm).unwrap();
        assert_eq!(log.take(), ["delete 3"]);
        assert_eq!(rt.keyvals.len(), before);
    });
}

#[test]
fn predefined_attributes() {
    job(2, |rt| {
        let world = rt.world().unwrap();
        let get = |key| comm_get_attr(rt, world, &KeyvalRef::Predefined(key));
        assert_eq!(
            get(PredefinedKey::TagUb),
            Ok(Some(AttrValue::Int(i32::MAX)))
        );
        assert_eq!(
            get(PredefinedKey::Host),
            Ok(Some(AttrValue::Rank(RankArg::ProcNull)))
        );
        assert_eq!(
            get(PredefinedKey::Io),
            Ok(Some(AttrValue::Rank(RankArg::Any)))
        );
        let last = |n| Ok(Some(AttrValue::LastUsedCode(n)));
        assert_eq!(get(PredefinedKey::LastUsedCode), last(None));
        let class = add_error_class(rt).unwrap();
        assert_eq!(get(PredefinedKey::LastUsedCode), last(Some(class)));
        refused(
            get(PredefinedKey::WinBase),
            ErrorClass::Keyval,
            "MPI_WIN_BASE",
        );
        let tag_ub = KeyvalRef::Predefined(PredefinedKey::TagUb);
        refused(
            comm_set_attr(rt, world, &tag_ub, 1),
            ErrorClass::Keyval,
            "MPI_TAG_UB",
        );
        refused(
            comm_delete_attr(rt, world, &tag_ub),
            ErrorClass::Keyval,
            "MPI_TAG_UB",
        );
        refused(
            comm_free_keyval(rt, &tag_ub),
            ErrorClass::Keyval,
            "MPI_TAG_UB",
        );
    });
}

#[test]
fn attributes_of_datatypes() {
    job(1, |rt| {
        let log = Rc::new(Log::default());
        let key = log.key(rt, Kind::Datatype);
        let t = type_contiguous(rt, 2, int(rt), false).unwrap();
        type_set_attr(rt, &t, &key, 8).unwrap();
        let dup = type_dup(rt, &t).unwrap();
        assert_eq!(type_get_attr(rt, &dup, &key), user(9));
        rt.types.publish(&t);
        rt.types.publish(&dup);
        rt.types.publish(&dup);
        log.take();
        // The second of two handles of one type goes first: nothing is deleted yet.
        type_free(rt, &dup).unwrap();
        assert_eq!(log.take(), Vec::<String>::new());
        type_free(rt, &dup).unwrap();
        assert_eq!(log.take(), ["delete 9"]);
        let wrong = log.key(rt, Kind::Comm);
        refused(
            type_set_attr(rt, &t, &wrong, 1),
            ErrorClass::Keyval,
            "datatypes",
        );
        log.fail.set(true);
        assert_eq!(type_free(rt, &t).unwrap_err().user_code, Some(4712));
        assert_eq!(
            type_dup(rt, &t).map(drop).unwrap_err().user_code,
            Some(4711)
        );
        log.fail.set(false);
        type_free(rt, &t).unwrap();
    });
}
