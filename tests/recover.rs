//! Recovers damaged code: finds every instruction, each as far as its bytes are present. For
//! example, a byte removed from one instruction leaves the others intact.

mod support;

use openvisa::isa::{InstKind, Instructions, LAYOUTS, WriterFault};
use openvisa::module::{Object, Piece, PieceKind};
use openvisa::{Module, Version};
use std::path::Path;

/// An instruction of a text: its kind, execution size and mask, and the name of its first label or
/// variable.
#[derive(Debug, PartialEq)]
struct Line {
    kind: InstKind,
    exec: Option<String>,
}

/// Parses the instruction lines of a text.
fn parse_lines(path: &Path) -> Vec<Line> {
    let text = std::fs::read_to_string(path).expect("the text can be read");
    let mut lines = Vec::new();
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line.starts_with(['.', '/']) {
            continue;
        }
        if let Some(label) = line.strip_suffix(':') {
            // The entry label is a subroutine. The compiler writes no other subroutines here.
            let kind = if label.ends_with("main_0") { InstKind::Subroutine } else { InstKind::Label };
            lines.push(Line { kind, exec: None });
            continue;
        }
        let line = line.strip_prefix('(').and_then(|l| l.split_once(") ")).map_or(line, |(_, rest)| rest);
        let mnemonic = line.split(['.', ' ', '(']).next().unwrap_or("");
        let name = match mnemonic {
            "svm_gather4scaled" => "SVM_GATHER4_SCALED".to_owned(),
            "svm_scatter4scaled" => "SVM_SCATTER4_SCALED".to_owned(),
            "fence_global" | "fence_local" | "fence_sw" | "fence" => "FENCE".to_owned(),
            "sqrtm" => "SQRTM".to_owned(),
            other => other.to_uppercase(),
        };
        let kind = InstKind::from_name(&name).unwrap_or_else(|| panic!("{line}: {name}"));
        let exec = line.split_once("(M").and_then(|(_, rest)| rest.split_once(')'));
        lines.push(Line { kind, exec: exec.map(|(exec, _)| format!("M{}", exec.replace(", ", " "))) });
    }
    lines
}

/// Returns the recovered part of an instruction as a line.
fn line_of_piece(object: &Object<'_>, piece: &Piece) -> Option<Line> {
    let mut exec = None;
    let read = match piece.kind {
        PieceKind::Cut { read, .. } => read,
        _ => usize::MAX,
    };
    let bytes = &object.code()[piece.offset..piece.offset + piece.len];
    let _ = LAYOUTS.walk(bytes, object.version(), read, &mut |part| {
        if part.place.field == "Exec_size" {
            let named = |group: &str| part.int.groups.iter().find(|g| g.name == group)?.named(part.value);
            let size = named("size").map(|size| size.trim_start_matches("Simd"));
            exec = named("mask").zip(size).map(|(mask, size)| format!("{mask} {size}"));
        }
    });
    Some(Line { kind: piece.kind.instruction()?, exec })
}

/// Checks files in which the vendor's compiler dropped operands. The text of each file is that of
/// the undamaged kernel.
#[test]
fn every_instruction_whose_operands_were_dropped_is_recovered_as_far_as_its_bytes_go() {
    let folder = support::root().join("damaged");
    let files: Vec<_> = support::corpus().into_iter().filter(|f| f.name.starts_with("damaged/")).collect();
    let mut total = 0;
    for file in &files {
        let name = file.name.trim_start_matches("damaged/").trim_end_matches(".isa");
        let expected = parse_lines(&folder.join(format!("{name}.expected.visaasm")));
        let module = Module::open_lenient(&file.bytes).expect("it can be opened leniently");
        let object = module.objects().next().expect("there is a kernel").expect("it can be read");
        let recovery = object.recover();
        assert_eq!(recovery.fault(), Some(WriterFault::DroppedOperands), "{name}");
        let pieces: Vec<_> = recovery.collect();
        let found: Vec<_> = pieces.iter().filter_map(|piece| line_of_piece(&object, piece)).collect();
        let whole = pieces.iter().filter(|piece| matches!(piece.kind, PieceKind::Whole(_))).count();
        for (index, (found, expected)) in found.iter().zip(&expected).enumerate() {
            // If the execution size was dropped too, only the kind is known.
            let same = found.kind == expected.kind && (found.exec == expected.exec || found.exec.is_none());
            assert!(same, "{name}: instruction {index} is {found:?} instead of {expected:?}");
        }
        let sized = found.iter().filter(|line| line.exec.is_some()).count();
        println!(
            "{name}: {} of {} instructions, {whole} whole, {sized} with execution size",
            found.len(),
            expected.len()
        );
        assert_eq!(found.len(), expected.len(), "{name}");
        assert!(pieces.iter().all(|piece| piece.kind != PieceKind::Unknown), "{name}");
        total += found.len();
    }
    println!("{} files, {total} instructions", files.len());
    assert!(files.len() >= 3 && total >= 140, "{} files, {total} instructions", files.len());
}

/// Returns the pieces of undamaged code, or `None` if it does not decode.
fn split_undamaged(code: &[u8], version: Version) -> Option<Vec<Piece>> {
    let mut stream = Instructions::new(code, version);
    let mut pieces = Vec::new();
    loop {
        let offset = stream.offset();
        match stream.next() {
            None => return Some(pieces),
            Some(item) => {
                let kind = PieceKind::Whole(item.ok()?.kind());
                pieces.push(Piece { offset, len: stream.offset() - offset, kind });
            }
        }
    }
}

/// Calls `each` with the code of committed files that decodes.
fn for_each_undamaged(mut each: impl FnMut(&str, &Object<'_>, &[Piece])) {
    for file in support::committed() {
        let module = Module::open(&file.bytes).expect("a file can be opened");
        for object in module.objects().flatten() {
            if let Some(pieces) = split_undamaged(object.code(), object.version()) {
                each(&file.name, &object, &pieces);
            }
        }
    }
}

#[test]
fn code_without_damage_is_cut_as_it_is_decoded() {
    let mut instructions = 0;
    for_each_undamaged(|name, object, pieces| {
        let recovery = object.recover();
        assert_eq!(recovery.fault(), None);
        assert_eq!(recovery.collect::<Vec<_>>(), pieces, "{name}");
        instructions += pieces.len();
    });
    println!("{instructions} instructions");
    assert!(instructions > 1000);
}

/// Returns how many of the pieces are recovered, `shift` bytes later.
fn count_recovered<'p>(recovered: &[Piece], pieces: impl Iterator<Item = &'p Piece>, shift: isize) -> usize {
    let moved = |piece: &Piece| Piece { offset: piece.offset.wrapping_add_signed(shift), ..*piece };
    pieces
        .filter(|piece| {
            recovered
                .binary_search_by_key(&moved(piece).offset, |p| p.offset)
                .is_ok_and(|i| recovered[i] == moved(piece))
        })
        .count()
}

#[test]
fn one_damaged_instruction_leaves_the_others() {
    let (mut wanted, mut found) = (0, [0; 3]);
    for_each_undamaged(|_, object, pieces| {
        let limit = object.variables().len() as u64 + 32;
        for broken in (0..pieces.len()).step_by(11) {
            let (before, after) = (&pieces[..broken], &pieces[broken + 1..]);
            let (start, end) = (pieces[broken].offset, pieces[broken].offset + pieces[broken].len);
            let mut zeroed = object.code().to_vec();
            zeroed[start..end].fill(0);
            let mut opcode = object.code().to_vec();
            opcode[start] = 0;
            let mut shortened = object.code().to_vec();
            let cut = pieces[broken].len / 2;
            shortened.drain(end - cut..end);
            for (damage, (code, cut)) in [(zeroed, 0), (opcode, 0), (shortened, cut)].into_iter().enumerate() {
                let recovered: Vec<_> = openvisa::module::Recovery::new(&code, object.version(), limit).collect();
                assert_eq!(recovered.iter().map(|p| p.len).sum::<usize>(), code.len());
                found[damage] += count_recovered(&recovered, before.iter(), 0)
                    + count_recovered(&recovered, after.iter(), -(cut as isize));
            }
            wanted += pieces.len() - 1;
        }
    });
    println!("of {wanted} other instructions each, {found:?} are kept: zeroes, no opcode, half of it gone");
    assert!(found.iter().all(|found| found * 100 >= wanted * 98), "{found:?} of {wanted}");
}

#[test]
fn code_that_is_cut_short_keeps_what_came_before() {
    let (mut wanted, mut found) = (0, 0);
    for_each_undamaged(|_, object, pieces| {
        let limit = object.variables().len() as u64 + 32;
        for end in (0..object.code().len()).step_by(41) {
            let code = &object.code()[..end];
            let recovered: Vec<_> = openvisa::module::Recovery::new(code, object.version(), limit).collect();
            assert_eq!(recovered.iter().map(|p| p.len).sum::<usize>(), end);
            let before = pieces.iter().filter(|piece| piece.offset + piece.len <= end);
            wanted += before.clone().count();
            found += count_recovered(&recovered, before, 0);
        }
    });
    println!("of {wanted} instructions before the end, {found} are kept");
    assert!(found * 1000 >= wanted * 995, "{found} of {wanted}");
}
