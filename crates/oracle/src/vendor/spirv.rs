//! Puts assembler text into a SPIR-V module. So the front end of the offline compiler, which takes
//! most of the time, runs once for a device.

/// The opcode of the instruction that has the text of inline assembler.
const OP_ASM_INTEL: u32 = 5610;

/// Number of words before the first instruction of a module.
const HEADER_WORDS: usize = 5;

/// The text that [`with_assembler`] replaces.
const PLACEHOLDER: &str = "XYZZY";

/// Returns the source of an OpenCL kernel that consists of the placeholder.
pub(super) fn placeholder_kernel() -> String {
    format!(
        "__attribute__((intel_reqd_sub_group_size(16)))\n\
         __kernel void k(__global int *p) {{ __asm__ volatile(\"{PLACEHOLDER}\"); }}\n"
    )
}

/// Returns a module with `text` in place of the placeholder.
///
/// # Errors
/// Returns a message if the module has no placeholder, or if the text is too long for an
/// instruction.
pub(super) fn with_assembler(module: &[u8], text: &str) -> Result<Vec<u8>, String> {
    let words: Vec<u32> =
        module.chunks_exact(4).filter_map(|word| word.try_into().ok()).map(u32::from_le_bytes).collect();
    let header = words.get(..HEADER_WORDS).ok_or("the module has no header")?;
    let placeholder = string_words(PLACEHOLDER);
    let mut changed = header.to_vec();
    let (mut at, mut is_replaced) = (HEADER_WORDS, false);
    while let Some(first) = words.get(at) {
        let (count, opcode) = ((first >> 16) as usize, first & 0xffff);
        let instruction = words.get(at..at + count.max(1)).ok_or("an instruction is cut off")?;
        let found = instruction.windows(placeholder.len()).position(|window| window == placeholder);
        match found {
            Some(start) if opcode == OP_ASM_INTEL => {
                let behind = &instruction[start + placeholder.len()..];
                let own = [&instruction[1..start], &string_words(text), behind].concat();
                let count = u16::try_from(own.len() + 1).map_err(|_| "the text is too long for a module")?;
                changed.push(u32::from(count) << 16 | OP_ASM_INTEL);
                changed.extend(own);
                is_replaced = true;
            }
            _ => changed.extend(instruction),
        }
        at += count.max(1);
    }
    match is_replaced {
        true => Ok(changed.into_iter().flat_map(u32::to_le_bytes).collect()),
        false => Err("the module has no inline assembler".to_owned()),
    }
}

/// Returns a string as the words of a module: with a zero byte at the end, filled up with zeros.
fn string_words(text: &str) -> Vec<u32> {
    let mut bytes = text.as_bytes().to_vec();
    bytes.push(0);
    bytes.resize(bytes.len().next_multiple_of(4), 0);
    bytes.chunks_exact(4).filter_map(|word| word.try_into().ok()).map(u32::from_le_bytes).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(strings: &[&str]) -> Vec<u8> {
        let mut words = vec![0x0723_0203, 0x1_0000, 0, 9, 0];
        for string in strings {
            let string = string_words(string);
            words.push((string.len() as u32 + 3) << 16 | OP_ASM_INTEL);
            words.extend([7, 8]);
            words.extend(string);
        }
        words.into_iter().flat_map(u32::to_le_bytes).collect()
    }

    #[test]
    fn the_placeholder_is_replaced_and_the_length_adapted() {
        let changed = with_assembler(&module(&["a", PLACEHOLDER, "b"]), "mov (M1, 1) V1 V2").expect("it has one");
        assert_eq!(changed, module(&["a", "mov (M1, 1) V1 V2", "b"]));
    }

    #[test]
    fn a_damaged_module_is_an_error() {
        assert!(with_assembler(&module(&["a"]), "x").is_err());
        assert!(with_assembler(&[1, 2, 3], "x").is_err());
        let mut cut = module(&[PLACEHOLDER]);
        cut.truncate(cut.len() - 4);
        assert!(with_assembler(&cut, "x").is_err());
        assert!(with_assembler(&module(&[PLACEHOLDER]), &"x".repeat(1 << 18)).is_err());
    }
}
