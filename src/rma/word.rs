//! Words that the processor changes by one instruction.
#![allow(unsafe_code)]

use oxmpi_sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};

/// What the processor changes at once. Every function's address is valid and a multiple of the word's size.
pub(crate) trait Word: Copy {
    const ZERO: Self;
    unsafe fn load(to: *mut Self) -> Self;
    unsafe fn swap(to: *mut Self, value: Self) -> Self;
    unsafe fn add(to: *mut Self, value: Self) -> Self;
    unsafe fn and(to: *mut Self, value: Self) -> Self;
    unsafe fn or(to: *mut Self, value: Self) -> Self;
    unsafe fn xor(to: *mut Self, value: Self) -> Self;
    /// What was there; `Ok` when that was `old`, so that it was replaced.
    unsafe fn exchange(to: *mut Self, old: Self, new: Self) -> Result<Self, Self>;
}

macro_rules! word {
    ($number:ty, $atomic:ty) => {
        impl Word for $number {
            const ZERO: $number = 0;

            #[inline]
            unsafe fn load(to: *mut $number) -> $number {
                // SAFETY: by the trait's contract.
                unsafe { <$atomic>::from_ptr(to) }.load(Ordering::Acquire)
            }
            #[inline]
            unsafe fn swap(to: *mut $number, value: $number) -> $number {
                // SAFETY: by the trait's contract.
                unsafe { <$atomic>::from_ptr(to) }.swap(value, Ordering::AcqRel)
            }
            #[inline]
            unsafe fn add(to: *mut $number, value: $number) -> $number {
                // SAFETY: by the trait's contract.
                unsafe { <$atomic>::from_ptr(to) }.fetch_add(value, Ordering::AcqRel)
            }
            #[inline]
            unsafe fn and(to: *mut $number, value: $number) -> $number {
                // SAFETY: by the trait's contract.
                unsafe { <$atomic>::from_ptr(to) }.fetch_and(value, Ordering::AcqRel)
            }
            #[inline]
            unsafe fn or(to: *mut $number, value: $number) -> $number {
                // SAFETY: by the trait's contract.
                unsafe { <$atomic>::from_ptr(to) }.fetch_or(value, Ordering::AcqRel)
            }
            #[inline]
            unsafe fn xor(to: *mut $number, value: $number) -> $number {
                // SAFETY: by the trait's contract.
                unsafe { <$atomic>::from_ptr(to) }.fetch_xor(value, Ordering::AcqRel)
            }
            #[inline]
            unsafe fn exchange(
                to: *mut $number,
                old: $number,
                new: $number,
            ) -> Result<$number, $number> {
                // SAFETY: by the trait's contract.
                unsafe { <$atomic>::from_ptr(to) }.compare_exchange(
                    old,
                    new,
                    Ordering::AcqRel,
                    Ordering::Acquire,
                )
            }
        }
    };
}

word!(u8, AtomicU8);
word!(u16, AtomicU16);
word!(u32, AtomicU32);
word!(u64, AtomicU64);

/// Whether this processor changes 16 bytes at once. All ranks of a node have the same answer.
#[cfg(target_arch = "x86_64")]
#[inline]
pub(crate) fn wide() -> bool {
    std::arch::is_x86_feature_detected!("cmpxchg16b")
}

/// Sixteen bytes know compare-and-swap only.
#[cfg(target_arch = "x86_64")]
impl Word for u128 {
    const ZERO: u128 = 0;

    unsafe fn load(to: *mut u128) -> u128 {
        // Writes nothing new: what is there is zero already, or differs.
        // SAFETY: by the trait's contract.
        match unsafe { u128::exchange(to, 0, 0) } {
            Ok(before) | Err(before) => before,
        }
    }
    unsafe fn swap(to: *mut u128, value: u128) -> u128 {
        // SAFETY: by the trait's contract.
        unsafe { change(to, |_| value) }
    }
    unsafe fn add(to: *mut u128, value: u128) -> u128 {
        // SAFETY: by the trait's contract.
        unsafe { change(to, |old| old.wrapping_add(value)) }
    }
    unsafe fn and(to: *mut u128, value: u128) -> u128 {
        // SAFETY: by the trait's contract.
        unsafe { change(to, |old| old & value) }
    }
    unsafe fn or(to: *mut u128, value: u128) -> u128 {
        // SAFETY: by the trait's contract.
        unsafe { change(to, |old| old | value) }
    }
    unsafe fn xor(to: *mut u128, value: u128) -> u128 {
        // SAFETY: by the trait's contract.
        unsafe { change(to, |old| old ^ value) }
    }
    unsafe fn exchange(to: *mut u128, old: u128, new: u128) -> Result<u128, u128> {
        let (low, high): (u64, u64);
        // The compiler has this instruction only for programs that need a newer processor. It wants half of the new value in
        // a register that the compiler keeps for itself, so that one is lent and given back.
        // SAFETY: the sixteen bytes at `to` are valid and aligned, by the trait's contract, and the processor has the
        // instruction, or nobody comes here.
        unsafe {
            std::arch::asm!(
                "xchg rsi, rbx",
                "lock cmpxchg16b xmmword ptr [rdi]",
                "mov rbx, rsi",
                in("rdi") to,
                inout("rsi") new as u64 => _,
                in("rcx") (new >> 64) as u64,
                inout("rax") old as u64 => low,
                inout("rdx") (old >> 64) as u64 => high,
                options(nostack),
            );
        }
        let before = u128::from(low) | u128::from(high) << 64;
        if before == old {
            Ok(before)
        } else {
            Err(before)
        }
    }
}

/// # Safety
/// As the functions of [`Word`].
#[cfg(target_arch = "x86_64")]
unsafe fn change(to: *mut u128, f: impl Fn(u128) -> u128) -> u128 {
    let mut now = 0;
    loop {
        // SAFETY: by this function's contract.
        match unsafe { u128::exchange(to, now, f(now)) } {
            Ok(before) => return before,
            Err(seen) => now = seen,
        }
    }
}
