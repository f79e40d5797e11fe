//! Structured control flow: branches and loops over `goto`.
//!
//! For example, `k.if_(exec(16), odd, |k| { k.add(exec(16), x, x, 1); });` appends
//!
//! ```text
//! (!odd) goto (M1, 16) end
//! add (M1, 16) x(0,0)<1> x(0,0)<1;1,0> 0x1:d
//! end:
//! ```

use super::{Builder, Dst, Exec, Flag, Src, Variable, exec, general};
use openvisa_isa::DataType;
use openvisa_isa::enums::{Align, CmpRelOp};

impl Builder {
    /// Appends a branch: the channels that `condition` enables run what `then` appends, and the
    /// others wait at its end.
    ///
    /// ```
    /// # use openvisa::builder::{Builder, exec, general};
    /// # use openvisa::isa::{DataType, Platform, enums::CmpRelOp};
    /// # let mut k = Builder::kernel("k");
    /// # let x = k.declare(general("x", DataType::D, 16));
    /// # let negative = k.declare_predicate("negative", 16);
    /// k.cmp(exec(16), CmpRelOp::Lt, negative, x, 0);
    /// k.if_(exec(16), negative, |k| {
    ///     k.mov(exec(16), x, x.neg());
    /// });
    /// # k.ret(exec(1));
    /// # k.finish_for(Platform::Xe2).unwrap();
    /// ```
    #[track_caller]
    pub fn if_(&mut self, exec_size: impl Into<Exec>, condition: impl Into<Flag>, then: impl FnOnce(&mut Self)) {
        let end = self.declare_label("");
        self.goto(exec_size, end).pred(!condition.into());
        then(self);
        self.label(end);
    }

    /// Appends a branch with an alternative: the channels that `condition` enables run what `then`
    /// appends, and the others run what `otherwise` appends.
    ///
    /// ```
    /// # use openvisa::builder::{Builder, exec, general};
    /// # use openvisa::isa::{DataType, Platform, enums::CmpRelOp};
    /// # let mut k = Builder::kernel("k");
    /// # let x = k.declare(general("x", DataType::D, 16));
    /// # let small = k.declare_predicate("small", 16);
    /// k.cmp(exec(16), CmpRelOp::Lt, small, x, 100);
    /// k.if_else(
    ///     exec(16),
    ///     small,
    ///     |k| { k.add(exec(16), x, x, 1); },
    ///     |k| { k.mov(exec(16), x, 0); },
    /// );
    /// # k.ret(exec(1));
    /// # k.finish_for(Platform::Xe2).unwrap();
    /// ```
    #[track_caller]
    pub fn if_else(
        &mut self,
        exec_size: impl Into<Exec>,
        condition: impl Into<Flag>,
        then: impl FnOnce(&mut Self),
        otherwise: impl FnOnce(&mut Self),
    ) {
        let (exec_size, other, end) = (exec_size.into(), self.declare_label(""), self.declare_label(""));
        self.goto(exec_size, other).pred(!condition.into());
        then(self);
        self.goto(exec_size, end);
        self.label(other);
        otherwise(self);
        self.label(end);
    }

    /// Appends a loop: `condition` appends what computes a predicate, and returns it. The channels
    /// that it enables run what `body` appends, and begin again. The others wait at the end.
    ///
    /// ```
    /// # use openvisa::builder::{Builder, exec, general};
    /// # use openvisa::isa::{DataType, Platform, enums::CmpRelOp};
    /// # let mut k = Builder::kernel("k");
    /// # let x = k.declare(general("x", DataType::D, 16));
    /// # let large = k.declare_predicate("large", 16);
    /// let is_large = |k: &mut Builder| {
    ///     k.cmp(exec(16), CmpRelOp::Gt, large, x, 10);
    ///     large
    /// };
    /// k.while_(exec(16), is_large, |k| {
    ///     k.add(exec(16), x, x, -10);
    /// });
    /// # k.ret(exec(1));
    /// # k.finish_for(Platform::Xe2).unwrap();
    /// ```
    #[track_caller]
    pub fn while_<F: Into<Flag>>(
        &mut self,
        exec_size: impl Into<Exec>,
        condition: impl FnOnce(&mut Self) -> F,
        body: impl FnOnce(&mut Self),
    ) {
        let (exec_size, again, end) = (exec_size.into(), self.declare_label(""), self.declare_label(""));
        self.label(again);
        let condition: Flag = condition(self).into();
        self.goto(exec_size, end).pred(!condition);
        body(self);
        self.goto(exec_size, again);
        self.label(end);
    }

    /// Appends a loop over the numbers from `start` up to, and without, `end`. `body` gets the
    /// number: a variable of type D with an element for each of `channels`. Channels may have
    /// different bounds.
    ///
    /// `body` must change neither the number nor a variable that `end` reads.
    ///
    /// ```
    /// # use openvisa::builder::{Builder, exec, general};
    /// # use openvisa::isa::{DataType, Platform};
    /// # let mut k = Builder::kernel("k");
    /// # let sum = k.declare(general("sum", DataType::D, 16));
    /// k.mov(exec(16), sum, 0);
    /// k.for_range(16, 0, 10, |k, i| {
    ///     k.add(exec(16), sum, sum, i);
    /// });
    /// # k.ret(exec(1));
    /// # k.finish_for(Platform::Xe2).unwrap();
    /// ```
    #[track_caller]
    pub fn for_range(
        &mut self,
        channels: u8,
        start: impl Into<Src>,
        end: impl Into<Src>,
        body: impl FnOnce(&mut Self, Variable),
    ) {
        let counter = general("", DataType::D, u16::from(channels)).aligned(Align::Grf);
        let counter = self.declare(counter);
        let ended = self.declare_predicate("", u16::from(channels));
        let (again, done) = (self.declare_label(""), self.declare_label(""));
        self.mov(exec(channels), Dst::from(counter), start);
        self.label(again);
        self.cmp(exec(channels), CmpRelOp::Ge, ended, counter, end);
        self.goto(exec(channels), done).pred(ended);
        body(self, counter);
        self.add(exec(channels), counter, counter, 1);
        self.goto(exec(channels), again);
        self.label(done);
    }
}
