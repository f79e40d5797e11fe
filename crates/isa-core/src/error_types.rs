//! The traits of error types.

/// Implements `Error` for types that implement `Display`, and `Debug` with the text of `Display`.
///
/// `Debug` is what users read: `main` prints the error that it returns with `Debug`, and `unwrap`
/// and `expect` print it when they panic. Arms after the name of a type give the error that caused
/// it.
///
/// ```
/// use core::fmt;
/// use core::num::ParseIntError;
/// use std::error::Error;
///
/// enum LengthError {
///     Odd(usize),
///     Number(ParseIntError),
/// }
///
/// impl fmt::Display for LengthError {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         match self {
///             Self::Odd(length) => write!(f, "{length} bytes, expected an even number"),
///             Self::Number(error) => write!(f, "no length: {error}"),
///         }
///     }
/// }
///
/// openvisa_isa_core::error_types!(LengthError { Self::Number(error) => error });
///
/// let error: Box<dyn Error> = LengthError::Odd(3).into();
/// assert_eq!(format!("{error:?}"), "3 bytes, expected an even number");
/// let error = "x".parse::<usize>().map_err(LengthError::Number).unwrap_err();
/// assert_eq!(error.source().unwrap().to_string(), "invalid digit found in string");
/// ```
#[macro_export]
macro_rules! error_types {
    (@debug $name:ty) => {
        impl ::core::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(self, f)
            }
        }
    };
    ($($name:ty),+ $(,)?) => {$(
        $crate::error_types!(@debug $name);
        impl ::core::error::Error for $name {}
    )+};
    ($name:ty { $($variant:pat => $source:expr),+ $(,)? }) => {
        $crate::error_types!(@debug $name);
        impl ::core::error::Error for $name {
            #[allow(unreachable_patterns)]
            fn source(&self) -> Option<&(dyn ::core::error::Error + 'static)> {
                match self {
                    $($variant => Some($source),)+
                    _ => None,
                }
            }
        }
    };
}
