//! Branches, calls, barriers and fences.

use crate::bytecode::ScalarOp;
use crate::interp::context::Flow;
use crate::memory::fence::FenceEffect;
use crate::reference::Machine;
use crate::reference::primitives::Result;
use crate::trap::Fault;
use openvisa_isa::reference::{ControlFlowAndSynchronisation, JumpTarget, Number};

impl ControlFlowAndSynchronisation for Machine<'_, '_, '_> {
    fn jump(&self, label: JumpTarget) -> Result<()> {
        self.flow.set(Flow::Jump(self.step_of(label)?));
        Ok(())
    }

    fn is_behind(&self, label: JumpTarget) -> Result<bool> {
        let step = self.step_of(label)?;
        Ok(step <= self.core.borrow().thread.step)
    }

    fn park(&self, channel: impl Into<Number>, label: JumpTarget) -> Result<()> {
        let (mask, step) = (self.thread_channel(channel.into()), self.step_of(label)?);
        self.core.borrow_mut().park(mask, step)
    }

    fn resume(&self) -> Result<()> {
        let flow = self.core.borrow_mut().resume();
        self.flow.set(flow);
        Ok(())
    }

    fn call(&self, label: JumpTarget) -> Result<()> {
        let (step, mask) = (self.step_of(label)?, self.entering_channels());
        let flow = self.core.borrow_mut().call(step, mask)?;
        self.flow.set(flow);
        Ok(())
    }

    fn call_function(&self, function: &usize, _: impl Into<Number>, _: impl Into<Number>) -> Result<()> {
        let mask = self.entering_channels();
        let flow = self.core.borrow_mut().call_function(*function, mask)?;
        self.flow.set(flow);
        Ok(())
    }

    fn function_at(&self, address: impl Into<Number>) -> Result<usize> {
        let address = address.into().low_u64();
        let function = self.core.borrow().bound.function_at(address);
        function.ok_or_else(|| Fault::Invalid(format!("there is no function at {address:#x}")))
    }

    fn function_address(&self, name: u16) -> Result<Number> {
        Ok(Number::from(self.core.borrow().symbol_address(name)?))
    }

    fn finish(&self, channel: impl Into<Number>) -> Result<()> {
        let mask = self.thread_channel(channel.into());
        self.core.borrow_mut().finish(mask);
        Ok(())
    }

    fn leave(&self) -> Result<()> {
        let flow = self.core.borrow_mut().leave();
        self.flow.set(flow);
        Ok(())
    }

    fn group_signal(&self) -> Result<()> {
        self.core.borrow_mut().signal_group();
        Ok(())
    }

    fn group_wait(&self) -> Result<()> {
        let flow = self.core.borrow().wait_group();
        self.flow.set(flow);
        Ok(())
    }

    fn named_signal(
        &self,
        barrier: impl Into<Number>,
        role: impl Into<Number>,
        producers: impl Into<Number>,
        consumers: impl Into<Number>,
    ) -> Result<()> {
        let numbers = [barrier.into(), role.into(), producers.into(), consumers.into()];
        let [id, role, producers, consumers] = numbers.map(|n| n.low_u64() as u32);
        self.core.borrow_mut().signal_named(id, role, producers, consumers)
    }

    fn named_wait(&self, barrier: impl Into<Number>) -> Result<()> {
        let flow = self.core.borrow().wait_named(barrier.into().low_u64() as u32);
        self.flow.set(flow);
        Ok(())
    }

    fn wait_dependencies(&self, _: impl Into<Number>) -> Result<()> {
        // The threads of a group never wait for threads of other groups.
        Ok(())
    }

    fn memory_fence(&self, local: bool) -> Result<()> {
        let effect = if local { FenceEffect::LOCAL } else { FenceEffect::GLOBAL };
        self.core.borrow_mut().step(ScalarOp::Fence(effect));
        Ok(())
    }

    fn flush_caches(&self, _: impl Into<Number>) -> Result<()> {
        // There are no simulated caches: stores go to memory immediately.
        Ok(())
    }

    fn flush_sampler_caches(&self) -> Result<()> {
        self.core.borrow_mut().step(ScalarOp::Fence(FenceEffect::GLOBAL));
        Ok(())
    }

    fn reset_dirty(&self, _: impl Into<Number>, _: impl Into<Number>) -> Result<()> {
        Ok(())
    }
}
