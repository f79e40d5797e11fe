//! Branches and loops of the builder, executed.

use openvisa::builder::{Builder, PredicateVariable, Variable, constant, exec, general};
use openvisa::isa::enums::{Align, CmpRelOp, LabelKind};
use openvisa::isa::{DataType, Platform};
use openvisa::{Module, ModuleBuf};
use openvisa_sim::{EvaluationInputs, evaluate_program};

/// Builds a kernel of 16 channels, and runs it on the values of `x`. `body` gets `x`, another
/// variable and a predicate. Returns the values of both variables.
fn run(x: &[i32; 16], body: impl FnOnce(&mut Builder, Variable, Variable, PredicateVariable)) -> [Vec<i32>; 2] {
    let mut k = Builder::kernel("k");
    let wide = |name| general(name, DataType::D, 16).aligned(Align::Grf);
    let (first, second) = (k.declare(wide("x")), k.declare(wide("y")));
    let flag = k.declare_predicate("flag", 16);
    let main = k.declare_label_of("main", LabelKind::Subroutine);
    k.attribute(openvisa::isa::Attribute::SimdSize, 16);
    k.subroutine(main);
    body(&mut k, first, second, flag);
    k.ret(exec(1));
    let bytes = ModuleBuf::of([k.finish_for(Platform::Xe2).expect("it breaks no rule")]).to_bytes().expect("it fits");
    let variables = vec![x.iter().map(|value| u64::from(*value as u32)).collect()];
    let values = EvaluationInputs { variables, control: 0x4c0, ..EvaluationInputs::default() };
    let module = Module::open(&bytes).expect("it opens");
    let result = evaluate_program(module, Platform::Xe2, &values).expect("it runs");
    assert!(result.fault.is_none(), "{:?}", result.fault);
    [0, 1].map(|index: usize| result.variables[index].iter().map(|bits| *bits as i32).collect())
}

/// The numbers 0 to 15.
fn lanes() -> [i32; 16] {
    std::array::from_fn(|lane| lane as i32)
}

#[test]
fn branches_run_in_the_channels_of_their_condition() {
    let [_, y] = run(&lanes(), |k, x, y, flag| {
        k.mov(exec(16), y, 0);
        k.cmp(exec(16), CmpRelOp::Lt, flag, x, 5);
        k.if_else(
            exec(16),
            flag,
            |k| {
                k.add(exec(16), y, x, 100);
                // A branch in a branch.
                k.cmp(exec(16), CmpRelOp::Eq, flag, x, 2);
                k.if_(exec(16), !flag, |k| {
                    k.add(exec(16), y, y, 1000);
                });
            },
            |k| {
                k.mov(exec(16), y, x.neg());
            },
        );
        k.add(exec(16), y, y, 1);
    });
    let expected = lanes().map(|lane| match lane {
        2 => 103,
        0..5 => 1101 + lane,
        _ => 1 - lane,
    });
    assert_eq!(y, expected);
}

#[test]
fn conditions_of_any_and_of_all_channels_move_all_of_them() {
    for (limit, any, all) in [(0, 0, 0), (5, 1, 0), (16, 1, 1)] {
        let [x, y] = run(&lanes(), |k, x, y, flag| {
            k.mov(exec(16), y, 0);
            k.cmp(exec(16), CmpRelOp::Lt, flag, x, limit);
            k.mov(exec(16), x, 0);
            k.if_(exec(16), flag.any(), |k| {
                k.mov(exec(16), y, 1);
            });
            k.if_(exec(16), flag.all(), |k| {
                k.mov(exec(16), x, 1);
            });
        });
        assert_eq!((y, x), (vec![any; 16], vec![all; 16]), "{limit}");
    }
}

#[test]
fn loops_end_for_each_channel_by_itself() {
    // The number of steps of the Collatz sequence.
    let numbers = lanes().map(|lane| lane + 1);
    let [_, steps] = run(&numbers, |k, n, steps, flag| {
        let low = k.declare(general("low", DataType::D, 16).aligned(Align::Grf));
        k.mov(exec(16), steps, 0);
        let is_above_one = |k: &mut Builder| {
            k.cmp(exec(16), CmpRelOp::Gt, flag, n, 1);
            flag
        };
        k.while_(exec(16), is_above_one, |k| {
            k.and(exec(16), low, n, constant(DataType::D, 1));
            k.cmp(exec(16), CmpRelOp::Ne, flag, low, 0);
            k.if_else(
                exec(16),
                flag,
                |k| {
                    k.mad(exec(16), n, n, 3, constant(DataType::D, 1));
                },
                |k| {
                    k.asr(exec(16), n, n, 1);
                },
            );
            k.add(exec(16), steps, steps, 1);
        });
    });
    let count = |mut n: i32| {
        let mut steps = 0;
        while n > 1 {
            n = if n % 2 == 1 { 3 * n + 1 } else { n / 2 };
            steps += 1;
        }
        steps
    };
    assert_eq!(steps, numbers.map(count));
    // The sum of the numbers below the channel's, and of none for channel 0.
    let [_, sums] = run(&lanes(), |k, x, sum, _| {
        k.mov(exec(16), sum, 0);
        k.for_range(16, 0, x, |k, i| {
            k.for_range(16, 0, 2, |k, _| {
                k.add(exec(16), sum, sum, i);
            });
        });
    });
    assert_eq!(sums, lanes().map(|lane| lane * (lane - 1)));
}
