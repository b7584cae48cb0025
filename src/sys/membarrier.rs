//! Fences on behalf of others: one side of a store-then-load race pays for both.

const REGISTER: libc::c_long = 1 << 2;
const GLOBAL_EXPEDITED: libc::c_long = 1 << 1;

/// Announces that this process may be interrupted by [`global`]. False when the kernel (or a filter) does not offer it.
pub fn register() -> bool {
    call(REGISTER) && call(GLOBAL_EXPEDITED)
}

/// Every running thread of every process that called [`register`] passes a full memory barrier before this returns.
/// False when the kernel refuses: then no barrier took place elsewhere.
pub fn global() -> bool {
    call(GLOBAL_EXPEDITED)
}

fn call(command: libc::c_long) -> bool {
    // SAFETY: membarrier takes numbers only and changes nothing a program can see but memory order.
    unsafe { libc::syscall(libc::SYS_membarrier, command, 0, 0) == 0 }
}

#[cfg(test)]
mod tests {
    #[test]
    fn works_or_refuses_consistently() {
        let registered = super::register();
        assert_eq!(registered, super::register());
        if registered {
            assert!(super::global());
        }
    }
}
