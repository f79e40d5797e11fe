//! Execution under a debugger: a launch that stops before each instruction of a thread.
//!
//! A debugger decides which thread runs its next instruction, and looks at the state of all threads
//! of the work-group in between. Groups run one after the other, so a launch of any size needs the
//! memory of one group. For example, a debugger that runs the threads of all groups in turn:
//!
//! ```
//! use openvisa_sim::SteppedLaunch;
//!
//! fn run_in_turn(launch: &mut SteppedLaunch<'_>) -> Result<(), Box<openvisa_sim::RunError>> {
//!     loop {
//!         let mut thread = 0;
//!         while let Some(ready) = launch.find_ready(thread)? {
//!             launch.step(ready)?;
//!             thread = ready + 1;
//!         }
//!         if !launch.start_next_group()? {
//!             return Ok(());
//!         }
//!     }
//! }
//! ```
//!
//! Threads run on the slow path, which has one operation for each instruction. A launch without a
//! debugger does not contain any code of this module.

pub(crate) mod launch;
pub(crate) mod thread;
