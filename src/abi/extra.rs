//! Names that are no MPI functions, but that compiled programs and wrapper libraries of the MPICH family
//! link: `MPIR_Dup_fn` is the value of `MPI_DUP_FN` in that ABI's header; `MPIR_Err_*` and `MPII_*` serve
//! its Fortran and C++ libraries; `QMPI_*` and a few `MPIX_*` are extensions that this library
//! exports so that programs start, and that answer MPI_ERR_UNSUPPORTED_OPERATION.

/// Defines the extra exported names for one dialect; used once in each cdylib.
#[macro_export]
macro_rules! extra_exports {
    ($dialect:ty) => {
        /// `MPI_DUP_FN`: copies the value.
        ///
        /// # Safety
        /// `out` and `flag` are writable.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn MPIR_Dup_fn(
            _object: <$dialect as $crate::Dialect>::Handle,
            _keyval: i32,
            _extra_state: *mut std::ffi::c_void,
            value: *mut std::ffi::c_void,
            out: *mut *mut std::ffi::c_void,
            flag: *mut i32,
        ) -> i32 {
            // SAFETY: the caller's promise.
            unsafe {
                *out = value;
                *flag = 1;
            }
            0
        }

        /// Makes an error code: here the class is the code. The arguments after the fifth only
        /// decorate a message.
        #[unsafe(no_mangle)]
        pub extern "C" fn MPIR_Err_create_code(
            last: i32,
            _fatal: i32,
            _function: *const std::ffi::c_char,
            _line: i32,
            class: i32,
        ) -> i32 {
            if class == 0 { last } else { class }
        }

        $crate::extra_exports! { @return
            MPIR_Err_return_comm MPIR_Err_return_comm_create_from_group MPIR_Err_return_group
            MPIR_Err_return_session MPIR_Err_return_session_init MPIR_Err_return_win
        }
        $crate::extra_exports! { @refuse $dialect =>
            MPII_Comm_get_attr MPII_Comm_set_attr MPII_Type_get_attr MPII_Type_set_attr
            MPII_Win_get_attr MPII_Win_set_attr MPII_Keyval_set_proxy MPII_Grequest_set_lang_f77
            QMPI_Get_calling_address QMPI_Get_function QMPI_Get_tool_storage QMPI_Register_function
            QMPI_Register_tool_name QMPI_Register_tool_storage
            MPIX_Grequest_class_allocate MPIX_Grequest_class_create MPIX_Grequest_start
            MPIX_Type_iov MPIX_Type_iov_len
        }
    };
    (@return $($name:ident)*) => {$(
        /// Hands an error code on to the object's error handler; the code came from this library,
        /// which has called the handler already.
        #[unsafe(no_mangle)]
        pub extern "C" fn $name(
            _object: usize,
            _function: *const std::ffi::c_char,
            code: i32,
        ) -> i32 {
            code
        }
    )*};
    (@refuse $dialect:ty => $($name:ident)*) => {$(
        /// An extension that this library does not have.
        #[unsafe(no_mangle)]
        pub extern "C" fn $name() -> i32 {
            <$dialect as $crate::Dialect>::class($crate::extra::UNSUPPORTED)
        }
    )*};
}

/// The class that the refused names answer.
pub const UNSUPPORTED: oxmpi_types::ErrorClass = oxmpi_types::ErrorClass::UnsupportedOperation;
