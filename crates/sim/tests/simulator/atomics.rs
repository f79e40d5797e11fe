//! Tests of the check of atomic operations. For example, lanes that load a counter, add 1 to it and
//! store it lose updates if they have one address.

use crate::checks::find;
use openvisa_sim::{Check, FoundAction, LaunchFinding};

fn find_losses(lines: &[&str]) -> Vec<LaunchFinding> {
    find(Check::Atomics, &lines.concat())
}

/// Returns the only finding.
fn find_loss(lines: &[&str]) -> LaunchFinding {
    let mut found = find_losses(lines);
    assert_eq!(found.len(), 1, "{found:?}");
    found.remove(0)
}

/// Gives all channels one address in the buffer.
const ONE_ADDRESS: &str = "mov (M1_NM, 16) ROW(0,0)<1> TO(0,0)<0;1,0>\n";
const LOAD: &str = "lsc_load.ugm (M1, 16) OTHER:d32 flat[ROW]:a64\n";
const STORE: &str = "lsc_store.ugm (M1, 16) flat[ROW]:a64 OTHER:d32\n";
const COUNT: &str = "add (M1, 16) OTHER(0,0)<1> OTHER(0,0)<1;1,0> 0x1:ud\n";
const SET_BIT: &str = "or (M1, 16) OTHER(0,0)<1> OTHER(0,0)<1;1,0> 0x1:ud\n";

#[test]
fn lanes_that_count_at_one_address_lose_updates() {
    // The second thread of each group stores what is there already.
    let loss = find_loss(&[ONE_ADDRESS, LOAD, COUNT, STORE]);
    assert_eq!((loss.check, loss.count), (Check::Atomics, 2 * 15), "all lanes but the first");
    assert!(loss.message.starts_with("lanes of one store lose updates of byte 0 of "), "{loss}");
    assert_eq!(loss.sites.iter().map(|site| site.action).collect::<Vec<_>>(), [FoundAction::Store; 2]);
    let lanes = loss.sites.iter().map(|site| site.local_id).collect::<Vec<_>>();
    assert_eq!(lanes, [Some([0, 0, 0]), Some([1, 0, 0])]);
    assert!(loss.help.is_some_and(|help| help.contains("atomic operation")), "{loss}");
    // Each channel has its own address.
    assert_eq!(find_losses(&[LOAD, COUNT, STORE]), []);
}

#[test]
fn lanes_that_store_equal_values_lose_only_what_was_counted() {
    assert_eq!(find_losses(&[ONE_ADDRESS, LOAD, SET_BIT, STORE]), [], "a bit that all of them set");
    let set_own = "or (M1, 16) OTHER(0,0)<1> OTHER(0,0)<1;1,0> VALUES(0,0)<1;1,0>\n";
    assert_eq!(find_losses(&[ONE_ADDRESS, LOAD, set_own, STORE]).len(), 1, "bits that differ");
    let store_others = "lsc_store.ugm (M1, 16) flat[ROW]:a64 VALUES:d32\n";
    assert_eq!(find_losses(&[ONE_ADDRESS, LOAD, store_others]), [], "values that do not depend on the load");
}

#[test]
fn an_address_that_was_changed_since_the_load_is_another_one() {
    let next = "add (M1, 16) ROW(0,0)<1> ROW(0,0)<1;1,0> 0x4:ud\n";
    assert_eq!(find_losses(&[ONE_ADDRESS, LOAD, COUNT, next, STORE]), []);
}

const ATOMIC_STORE: &str = "lsc_atomic_store.ugm (M1, 16) %null:d32 flat[ROW]:a64 OTHER %null\n";

#[test]
fn an_atomic_store_of_what_was_computed_from_an_older_value_loses_an_update() {
    let loss = find_loss(&[ONE_ADDRESS, LOAD, COUNT, ATOMIC_STORE]);
    assert!(loss.message.starts_with("lost update of byte 0 of "), "{loss}");
    let [load, change, store] = &loss.sites[..] else { panic!("{loss}") };
    assert_eq!(
        [load.action, change.action, store.action],
        [FoundAction::Load, FoundAction::Atomic, FoundAction::Atomic]
    );
    assert_eq!((load.thread, load.local_id), (store.thread, store.local_id), "one work-item loads and stores");
    assert_ne!(change.local_id, store.local_id);
    assert_eq!(find_losses(&[ONE_ADDRESS, LOAD, SET_BIT, ATOMIC_STORE]), [], "all store the same");
    assert_eq!(find_losses(&[LOAD, "barrier\n", COUNT, ATOMIC_STORE]), [], "another thread may have changed it before");
    let swap = "lsc_atomic_store.ugm (M1, 16) GROUP:d32 flat[ROW]:a64 OTHER %null\n";
    let keep = "lsc_store.slm (M1, 16) flat[OWN]:a32 GROUP:d32\n";
    assert_eq!(find_losses(&[ONE_ADDRESS, LOAD, COUNT, swap, keep]), [], "it returns what it overwrites");
}

#[test]
fn what_one_channel_loads_for_all_of_them_is_remembered() {
    let load_one = "lsc_load.ugm (M1_NM, 1) GROUP:d32 flat[ROW]:a64\n";
    let add = "add (M1, 16) OTHER(0,0)<1> VALUES(0,0)<1;1,0> GROUP(0,0)<0;1,0>\n";
    let loss = find_loss(&[ONE_ADDRESS, load_one, add, ATOMIC_STORE]);
    // The first channel of the first thread of each group loses nothing.
    assert_eq!(loss.count, 2 * 31);
}

#[test]
fn a_failed_compare_exchange_is_lost_if_nobody_reads_its_result() {
    let next = "add (M1, 16) VALUES(0,0)<1> OTHER(0,0)<1;1,0> 0x1:ud\n";
    let blind = "lsc_atomic_icas.ugm (M1, 16) %null:d32 flat[ROW]:a64 OTHER VALUES\n";
    let loss = find_loss(&[ONE_ADDRESS, LOAD, next, blind]);
    assert!(
        loss.message.starts_with("a compare-exchange fails, and no instruction reads its result: byte 0"),
        "{loss}"
    );
    assert_eq!(loss.count, 2 * 31, "one channel of each group succeeds");
    let seen = "lsc_atomic_icas.ugm (M1, 16) GROUP:d32 flat[ROW]:a64 OTHER VALUES\n";
    let keep = "lsc_store.slm (M1, 16) flat[OWN]:a32 GROUP:d32\n";
    assert_eq!(find_losses(&[ONE_ADDRESS, LOAD, next, seen, keep]), []);
    // Who comes first stores its number, and the others know that they do not.
    let first = "lsc_atomic_icas.ugm (M1, 16) %null:d32 flat[ROW]:a64 ZERO VALUES\n";
    assert_eq!(find_losses(&[ONE_ADDRESS, first]), []);
}

#[test]
fn a_result_that_no_instruction_reads_is_lost() {
    let ticket = "lsc_atomic_iinc.ugm (M1, 16) GROUP:d32 flat[ROW]:a64 %null %null\n";
    let loss = find_loss(&[ticket]);
    let expected = "no instruction reads bytes 0 to 63 of `GROUP`, the result of an atomic operation on byte 4 of ";
    assert!(loss.message.starts_with(expected), "{loss}");
    assert_eq!(loss.variable.as_ref().map(|variable| (&*variable.name, variable.part.clone())), Some(("GROUP", 0..64)));
    assert_eq!(find_losses(&["lsc_atomic_iinc.ugm (M1, 16) %null:d32 flat[ROW]:a64 %null %null\n"]), []);
    let keep = "lsc_store.slm (M1, 16) flat[OWN]:a32 GROUP:d32\n";
    let reset = "mov (M1, 16) GROUP(0,0)<1> 0x0:ud\n";
    assert_eq!(find_losses(&[ticket, keep, reset]), []);
    assert_eq!(find_losses(&[ticket, reset, keep]).len(), 1, "it is overwritten before");
    let reset_some = "mov (M1, 8) GROUP(0,0)<1> 0x0:ud\n";
    assert_eq!(find_losses(&[ticket, reset_some, keep]), [], "half of it is overwritten before");
}

#[test]
fn a_result_is_stored_in_as_many_bits_as_it_has() {
    // Four threads add 0x80 to each place.
    let add = "mov (M1, 16) OTHER(0,0)<1> 0x80:ud\n\
               lsc_atomic_iadd.ugm (M1, 16) GROUP:d32 flat[ROW]:a64 OTHER %null\n";
    let loss = find_loss(&[add, "lsc_store.slm (M1, 16) flat[OWN]:a32 GROUP:d8u32\n"]);
    assert!(
        loss.message.starts_with("8 bits are stored of 256, the result of an atomic operation on byte 4"),
        "{loss}"
    );
    assert_eq!(loss.count, 32, "the third and the fourth thread");
    assert_eq!(find_losses(&[add, "lsc_store.slm (M1, 16) flat[OWN]:a32 GROUP:d16u32\n"]), []);
    let mask = "and (M1, 16) VALUES(0,0)<1> GROUP(0,0)<1;1,0> 0xff:ud\n";
    let keep = "lsc_store.slm (M1, 16) flat[OWN]:a32 VALUES:d32\n";
    assert_eq!(find_losses(&[add, mask, keep]).len(), 0, "`VALUES` has other readers");
    let use_whole = "lsc_store.slm (M1, 16) flat[OWN]:a32 GROUP:d32\n";
    assert_eq!(find_losses(&[add, "lsc_store.slm (M1, 16) flat[OWN]:a32 GROUP:d8u32\n", use_whole]), []);
    let as_address =
        "and (M1, 16) OWN(0,0)<1> GROUP(0,0)<1;1,0> 0x3f:ud\nlsc_store.slm (M1, 16) flat[OWN]:a32 ZERO:d32\n";
    assert_eq!(find_losses(&[add, as_address]), [], "an index of a ring");
}
