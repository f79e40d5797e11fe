//! Binaries of libraries: the SPIR-V of several compiled programs.
//!
//! For example, the binary of a library of two programs is a mark of eight bytes, the length of the
//! first program in eight bytes, its SPIR-V, the length of the second program, and its SPIR-V.

use openvisa_compile::is_spirv;

/// The first bytes of a library, with the version of its layout.
const MARK: [u8; 8] = *b"OVLIB\0\0\x01";

/// Returns whether a binary is that of a library.
pub(crate) fn is_library(bytes: &[u8]) -> bool {
    bytes.starts_with(&MARK)
}

/// Encodes the compiled programs of a library.
pub(crate) fn encode_library(objects: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = MARK.to_vec();
    for object in objects {
        bytes.extend((object.len() as u64).to_le_bytes());
        bytes.extend(object);
    }
    bytes
}

/// Decodes the compiled programs of a library. Returns `None` if the binary is damaged.
pub(crate) fn decode_library(bytes: &[u8]) -> Option<Vec<Vec<u8>>> {
    let mut rest = bytes.strip_prefix(&MARK)?;
    let mut objects = Vec::new();
    while !rest.is_empty() {
        let (length, after) = rest.split_first_chunk::<8>()?;
        let (object, after) = after.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)?;
        objects.push(is_spirv(object).then(|| object.to_vec())?);
        rest = after;
    }
    (!objects.is_empty()).then_some(objects)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_has_the_programs_that_it_was_made_of() {
        let object = |more: &[u8]| [&0x0723_0203_u32.to_ne_bytes()[..], more].concat();
        let objects = vec![object(&[1, 2, 3, 4]), object(&[])];
        let bytes = encode_library(&objects);
        assert!(is_library(&bytes));
        assert_eq!(decode_library(&bytes), Some(objects));
        for length in 0..bytes.len() {
            let first_alone = length == bytes.len() - 12;
            assert_eq!(decode_library(&bytes[..length]).is_some(), first_alone, "{length} bytes");
        }
        assert_eq!(decode_library(&encode_library(&[vec![0; 8]])), None);
    }
}
