//! The traits of error types.

/// Implements `Error` for types that implement `Display`, and `Debug` with the text of `Display`.
///
/// `Debug` is what users read: `main` prints the error that it returns with `Debug`, and `unwrap`
/// and `expect` print it when they panic.
///
/// ```
/// use core::fmt;
///
/// struct OddLength(usize);
///
/// impl fmt::Display for OddLength {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "{} bytes, expected an even number", self.0)
///     }
/// }
///
/// openvisa_isa_core::error_types!(OddLength);
///
/// let error: Box<dyn std::error::Error> = OddLength(3).into();
/// assert_eq!(format!("{error:?}"), "3 bytes, expected an even number");
/// ```
#[macro_export]
macro_rules! error_types {
    ($($name:ty),+ $(,)?) => {$(
        impl ::core::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(self, f)
            }
        }

        impl ::core::error::Error for $name {}
    )+};
}
