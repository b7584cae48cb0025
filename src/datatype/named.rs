//! The predefined datatypes: names, memory layout, and how their values are represented.

/// How one value of a predefined datatype lies in memory. This decides its size and alignment,
/// its arithmetic and its external32 form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it: class and bits")]
pub enum Repr {
    I8,
    I16,
    I32,
    I64,
    I128,
    U8,
    U16,
    U32,
    U64,
    F16,
    Bf16,
    F32,
    F64,
    /// x87 extended precision in 16 bytes (`long double`).
    F80,
    F128,
    ComplexF16,
    ComplexF32,
    ComplexF64,
    ComplexF80,
    ComplexF128,
    Logical8,
    Logical16,
    Logical32,
    Logical64,
    Logical128,
    Byte,
    Character,
    Wchar,
    Packed,
    PairF32I32,
    PairF64I32,
    PairI64I32,
    PairI16I32,
    PairI32I32,
    PairF80I32,
    PairF32F32,
    PairF64F64,
    /// `MPI_LB`, `MPI_UB`: no data.
    Marker,
}

impl Repr {
    /// Bytes of data (without gaps), and alignment.
    pub const fn layout(self) -> (i64, i64) {
        use Repr::*;
        match self {
            I8 | U8 | Logical8 | Byte | Character | Packed => (1, 1),
            I16 | U16 | F16 | Bf16 | Logical16 => (2, 2),
            I32 | U32 | F32 | Logical32 | Wchar => (4, 4),
            I64 | U64 | F64 | Logical64 => (8, 8),
            I128 | F80 | F128 | Logical128 => (16, 16),
            ComplexF16 => (4, 2),
            ComplexF32 => (8, 4),
            ComplexF64 => (16, 8),
            ComplexF80 | ComplexF128 => (32, 16),
            PairF32I32 | PairI32I32 | PairF32F32 => (8, 4),
            PairF64I32 | PairI64I32 => (12, 8),
            PairI16I32 => (6, 4),
            PairF80I32 => (20, 16),
            PairF64F64 => (16, 8),
            Marker => (0, 1),
        }
    }

    /// The two members of a value-and-index pair and the offset of the second.
    pub const fn pair(self) -> Option<(Repr, Repr, i64)> {
        use Repr::*;
        Some(match self {
            PairF32I32 => (F32, I32, 4),
            PairF64I32 => (F64, I32, 8),
            PairI64I32 => (I64, I32, 8),
            PairI16I32 => (I16, I32, 4),
            PairI32I32 => (I32, I32, 4),
            PairF80I32 => (F80, I32, 16),
            PairF32F32 => (F32, F32, 4),
            PairF64F64 => (F64, F64, 8),
            _ => return None,
        })
    }
}

macro_rules! named {
    ($($variant:ident = $name:literal: $repr:ident,)*) => {
        /// A predefined datatype, named after its MPI name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Named {
            $(#[doc = concat!("`", $name, "`")] $variant,)*
        }

        impl Named {
            /// Every predefined datatype with its MPI name; the position is the discriminant.
            pub const ALL: &'static [(Named, &'static str)] = &[$((Named::$variant, $name),)*];

            /// How a value lies in memory.
            pub const fn repr(self) -> Repr {
                match self {
                    $(Named::$variant => Repr::$repr,)*
                }
            }
        }
    };
}

named! {
    Char = "MPI_CHAR": I8,
    SignedChar = "MPI_SIGNED_CHAR": I8,
    UnsignedChar = "MPI_UNSIGNED_CHAR": U8,
    Byte = "MPI_BYTE": Byte,
    Packed = "MPI_PACKED": Packed,
    Wchar = "MPI_WCHAR": Wchar,
    Short = "MPI_SHORT": I16,
    UnsignedShort = "MPI_UNSIGNED_SHORT": U16,
    Int = "MPI_INT": I32,
    Unsigned = "MPI_UNSIGNED": U32,
    Long = "MPI_LONG": I64,
    UnsignedLong = "MPI_UNSIGNED_LONG": U64,
    LongLong = "MPI_LONG_LONG_INT": I64,
    UnsignedLongLong = "MPI_UNSIGNED_LONG_LONG": U64,
    Float = "MPI_FLOAT": F32,
    Double = "MPI_DOUBLE": F64,
    LongDouble = "MPI_LONG_DOUBLE": F80,
    Int8T = "MPI_INT8_T": I8,
    Int16T = "MPI_INT16_T": I16,
    Int32T = "MPI_INT32_T": I32,
    Int64T = "MPI_INT64_T": I64,
    Uint8T = "MPI_UINT8_T": U8,
    Uint16T = "MPI_UINT16_T": U16,
    Uint32T = "MPI_UINT32_T": U32,
    Uint64T = "MPI_UINT64_T": U64,
    CBool = "MPI_C_BOOL": Logical8,
    CFloatComplex = "MPI_C_COMPLEX": ComplexF32,
    CDoubleComplex = "MPI_C_DOUBLE_COMPLEX": ComplexF64,
    CLongDoubleComplex = "MPI_C_LONG_DOUBLE_COMPLEX": ComplexF80,
    Aint = "MPI_AINT": I64,
    Offset = "MPI_OFFSET": I64,
    Count = "MPI_COUNT": I64,
    CxxBool = "MPI_CXX_BOOL": Logical8,
    CxxFloatComplex = "MPI_CXX_FLOAT_COMPLEX": ComplexF32,
    CxxDoubleComplex = "MPI_CXX_DOUBLE_COMPLEX": ComplexF64,
    CxxLongDoubleComplex = "MPI_CXX_LONG_DOUBLE_COMPLEX": ComplexF80,
    FloatInt = "MPI_FLOAT_INT": PairF32I32,
    DoubleInt = "MPI_DOUBLE_INT": PairF64I32,
    LongInt = "MPI_LONG_INT": PairI64I32,
    ShortInt = "MPI_SHORT_INT": PairI16I32,
    TwoInt = "MPI_2INT": PairI32I32,
    LongDoubleInt = "MPI_LONG_DOUBLE_INT": PairF80I32,
    Character = "MPI_CHARACTER": Character,
    Logical = "MPI_LOGICAL": Logical32,
    Integer = "MPI_INTEGER": I32,
    Real = "MPI_REAL": F32,
    DoublePrecision = "MPI_DOUBLE_PRECISION": F64,
    Complex = "MPI_COMPLEX": ComplexF32,
    DoubleComplex = "MPI_DOUBLE_COMPLEX": ComplexF64,
    TwoReal = "MPI_2REAL": PairF32F32,
    TwoDoublePrecision = "MPI_2DOUBLE_PRECISION": PairF64F64,
    TwoInteger = "MPI_2INTEGER": PairI32I32,
    Integer1 = "MPI_INTEGER1": I8,
    Integer2 = "MPI_INTEGER2": I16,
    Integer4 = "MPI_INTEGER4": I32,
    Integer8 = "MPI_INTEGER8": I64,
    Integer16 = "MPI_INTEGER16": I128,
    Real2 = "MPI_REAL2": F16,
    Real4 = "MPI_REAL4": F32,
    Real8 = "MPI_REAL8": F64,
    Real16 = "MPI_REAL16": F128,
    Complex4 = "MPI_COMPLEX4": ComplexF16,
    Complex8 = "MPI_COMPLEX8": ComplexF32,
    Complex16 = "MPI_COMPLEX16": ComplexF64,
    Complex32 = "MPI_COMPLEX32": ComplexF128,
    Logical1 = "MPI_LOGICAL1": Logical8,
    Logical2 = "MPI_LOGICAL2": Logical16,
    Logical4 = "MPI_LOGICAL4": Logical32,
    Logical8 = "MPI_LOGICAL8": Logical64,
    Logical16 = "MPI_LOGICAL16": Logical128,
    CFloat16 = "MPIX_C_FLOAT16": F16,
    Bfloat16 = "MPIX_BFLOAT16": Bf16,
    Lb = "MPI_LB": Marker,
    Ub = "MPI_UB": Marker,
}

impl Named {
    /// The MPI name.
    pub const fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// Finds a datatype by its MPI name; the standard's second names are known too.
    pub fn from_name(name: &str) -> Option<Named> {
        let name = match name {
            "MPI_LONG_LONG" => "MPI_LONG_LONG_INT",
            "MPI_C_FLOAT_COMPLEX" => "MPI_C_COMPLEX",
            other => other,
        };
        Self::ALL.iter().find(|(_, n)| *n == name).map(|(t, _)| *t)
    }

    /// Bytes of data in one value, gaps not counted.
    pub const fn size(self) -> i64 {
        self.repr().layout().0
    }

    /// What a C or Fortran compiler aligns it to.
    pub const fn alignment(self) -> i64 {
        self.repr().layout().1
    }

    /// Bytes of a value of a type whose values lie one after the other and hold nothing but data, 0 for the others (pairs, markers).
    #[inline]
    pub const fn plain_size(self) -> usize {
        const SIZES: [u8; Named::ALL.len()] = {
            let mut sizes = [0; Named::ALL.len()];
            let mut i = 0;
            while i < sizes.len() {
                let named = Named::ALL[i].0;
                if !named.is_pair() {
                    sizes[named as usize] = named.size() as u8;
                }
                i += 1;
            }
            sizes
        };
        SIZES[self as usize] as usize
    }

    /// True for the types of `MPI_MINLOC` and `MPI_MAXLOC`, which are made of two basic elements.
    pub const fn is_pair(self) -> bool {
        self.repr().pair().is_some()
    }
}
