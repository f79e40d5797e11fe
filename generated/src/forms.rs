// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Wire forms of single fields that differ from the wire form of their type in some
//! versions.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::operands::*;
use crate::types::DataType;
use openvisa_isa_core::{As, Form, Reader, Version, WriteError, WriteErrorKind, Writer};
/// A vector operand that is encoded as a bare number: an immediate of type UW.
pub(crate) struct AoffimmiNumber;
impl Form<'_, VecOperand> for AoffimmiNumber {
    fn read_into(operand: &mut VecOperand, r: &mut Reader<'_>) -> bool {
        let Some(value) = <u16 as openvisa_isa_core::Wire>::try_read(r) else {
            return false
        };

        if value & 0xf000 != 0 {
            return false;
        }

        let value = value.into();
        *operand = VecOperand::Immediate {
            modifier: Modifier::NoModifier,
            r#type: DataType::Uw,
            low: value,
            high: 0,
        };

        true
    }

    fn write(operand: &VecOperand, w: &mut Writer<'_>) -> Result<(), WriteError> {
        match *operand {
            VecOperand::Immediate {
                modifier: Modifier::NoModifier,
                r#type: DataType::Uw,
                low: value,
                high: 0,
            } if value & 0xf000 == 0 => <As<u16> as Form<'_, _>>::write(&value, w),
            _ => Err(w.error(WriteErrorKind::Absent)),
        }
    }

    fn encoded_len(_: &VecOperand, _: Version) -> usize {
        size_of::<u16>()
    }
}

/// The encoding of a `ColourChannels` in one field, which differs from that of the type.
pub(crate) struct Gather4TypedChannels;
impl openvisa_isa_core::Form<'_, ColourChannels> for Gather4TypedChannels {
    #[inline]
    fn read_into(
        value: &mut ColourChannels,
        r: &mut openvisa_isa_core::Reader<'_>,
    ) -> bool {
        #[inline]
        fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<ColourChannels> {
            if r.version().at_least(3, 2) {
                ColourChannels::from_bits(openvisa_isa_core::Wire::try_read(r)?)
            } else {
                #[cold]
                fn older(r: &mut openvisa_isa_core::Reader<'_>) -> Option<ColourChannels> {
                    let old: u8 = openvisa_isa_core::Wire::try_read(r)?;
                    let bits: u8 = !old & 0xf;
                    ColourChannels::from_bits(bits).filter(|_| old & 0xf0 == 0)
                }

                let mut at = r.clone();
                let value = older(&mut at);
                r.go_to(&at);
                value
            }
        }

        try_read(r).map(|read| *value = read).is_some()
    }

    #[inline]
    fn write(
        value: &ColourChannels,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *value;
        let bits = value.bits();
        if ColourChannels::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(3, 2) {
            w.u8(bits)
        } else {
            #[cold]
            fn older(
                value: ColourChannels,
                w: &mut openvisa_isa_core::Writer<'_>,
            ) -> Result<(), openvisa_isa_core::WriteError> {
                let bits = value.bits();
                let old: u8 = !bits & 0xf;
                if bits & 0xf0 == 0 {
                    w.u8(old)
                } else {
                    Err(
                        w
                            .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                value: u64::from(bits),
                            }),
                    )
                }
            }

            w.within(|w| older(value, w))
        }
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(_: &ColourChannels, version: openvisa_isa_core::Version) -> usize {
        1
    }
}

/// The encoding of a `ExecControl` in one field, which differs from that of the type.
pub(crate) struct Gather4TypedExecSize;
impl openvisa_isa_core::Form<'_, ExecControl> for Gather4TypedExecSize {
    #[inline]
    fn read_into(value: &mut ExecControl, r: &mut openvisa_isa_core::Reader<'_>) -> bool {
        #[inline]
        fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<ExecControl> {
            if r.version().at_least(3, 2) {
                ExecControl::from_bits(openvisa_isa_core::Wire::try_read(r)?)
            } else {
                #[cold]
                fn older(r: &mut openvisa_isa_core::Reader<'_>) -> Option<ExecControl> {
                    if r.version().at_least(3, 1) {
                        let old: u8 = openvisa_isa_core::Wire::try_read(r)?;
                        let bits: u8 = (match old & 0x7 {
                            0x0 => 0x3,
                            _ => return None,
                        }) | ((old >> 4 & 0xf) << 4);
                        ExecControl::from_bits(bits).filter(|_| old & 0x8 == 0)
                    } else {
                        let old: u8 = openvisa_isa_core::Wire::try_read(r)?;
                        let bits: u8 = (match old & 0x7 {
                            0x0 => 0x3,
                            _ => return None,
                        })
                            | ((match old >> 4 & 0xf {
                                0x0 => 0x0,
                                0x1 => 0x1,
                                0x2 => 0x2,
                                0x3 => 0x3,
                                0x4 => 0x4,
                                0x5 => 0x5,
                                0x6 => 0x6,
                                0x7 => 0x7,
                                0x8 => 0x8,
                                0x9 => 0x0,
                                _ => return None,
                            }) << 4);
                        ExecControl::from_bits(bits).filter(|_| old & 0x8 == 0)
                    }
                }

                let mut at = r.clone();
                let value = older(&mut at);
                r.go_to(&at);
                value
            }
        }

        try_read(r).map(|read| *value = read).is_some()
    }

    #[inline]
    fn write(
        value: &ExecControl,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *value;
        let bits = value.bits();
        if ExecControl::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(3, 2) {
            w.u8(bits)
        } else {
            #[cold]
            fn older(
                value: ExecControl,
                w: &mut openvisa_isa_core::Writer<'_>,
            ) -> Result<(), openvisa_isa_core::WriteError> {
                let bits = value.bits();
                if w.version().at_least(3, 1) {
                    let old: u8 = (match bits & 0x7 {
                        0x3 => 0x0,
                        _ => {
                            return Err(
                                w
                                    .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                        value: u64::from(bits),
                                    }),
                            );
                        }
                    }) | ((bits >> 4 & 0xf) << 4);
                    if bits & 0x8 == 0 {
                        w.u8(old)
                    } else {
                        Err(
                            w
                                .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                    value: u64::from(bits),
                                }),
                        )
                    }
                } else {
                    let old: u8 = (match bits & 0x7 {
                        0x3 => 0x0,
                        _ => {
                            return Err(
                                w
                                    .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                        value: u64::from(bits),
                                    }),
                            );
                        }
                    })
                        | ((match bits >> 4 & 0xf {
                            0x0 => 0x0,
                            0x1 => 0x1,
                            0x2 => 0x2,
                            0x3 => 0x3,
                            0x4 => 0x4,
                            0x5 => 0x5,
                            0x6 => 0x6,
                            0x7 => 0x7,
                            0x8 => 0x8,
                            _ => {
                                return Err(
                                    w
                                        .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                            value: u64::from(bits),
                                        }),
                                );
                            }
                        }) << 4);
                    if bits & 0x8 == 0 {
                        w.u8(old)
                    } else {
                        Err(
                            w
                                .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                    value: u64::from(bits),
                                }),
                        )
                    }
                }
            }

            w.within(|w| older(value, w))
        }
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(_: &ExecControl, version: openvisa_isa_core::Version) -> usize {
        1
    }
}

/// The encoding of a `LscCaching` in one field, which differs from that of the type.
pub(crate) struct LscTypedCachingL2;
impl openvisa_isa_core::Form<'_, LscCaching> for LscTypedCachingL2 {
    #[inline]
    fn read_into(value: &mut LscCaching, r: &mut openvisa_isa_core::Reader<'_>) -> bool {
        #[inline]
        fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<LscCaching> {
            if r.version().at_least(4, 2) {
                LscCaching::from_bits(openvisa_isa_core::Wire::try_read(r)?)
            } else {
                Some(LscCaching::Default)
            }
        }

        try_read(r).map(|read| *value = read).is_some()
    }

    #[inline]
    fn write(
        value: &LscCaching,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *value;
        let bits = value.bits();
        if LscCaching::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(4, 2) {
            w.u8(bits)
        } else {
            if value == LscCaching::Default {
                Ok(())
            } else {
                Err(w.error(openvisa_isa_core::WriteErrorKind::Absent))
            }
        }
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(_: &LscCaching, version: openvisa_isa_core::Version) -> usize {
        if version.at_least(4, 2) { 1 } else { 0 }
    }
}

/// The encoding of a `LscCaching` in one field, which differs from that of the type.
pub(crate) struct LscUntypedCachingL2;
impl openvisa_isa_core::Form<'_, LscCaching> for LscUntypedCachingL2 {
    #[inline]
    fn read_into(value: &mut LscCaching, r: &mut openvisa_isa_core::Reader<'_>) -> bool {
        #[inline]
        fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<LscCaching> {
            if r.version().at_least(4, 2) {
                LscCaching::from_bits(openvisa_isa_core::Wire::try_read(r)?)
            } else {
                Some(LscCaching::Default)
            }
        }

        try_read(r).map(|read| *value = read).is_some()
    }

    #[inline]
    fn write(
        value: &LscCaching,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *value;
        let bits = value.bits();
        if LscCaching::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(4, 2) {
            w.u8(bits)
        } else {
            if value == LscCaching::Default {
                Ok(())
            } else {
                Err(w.error(openvisa_isa_core::WriteErrorKind::Absent))
            }
        }
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(_: &LscCaching, version: openvisa_isa_core::Version) -> usize {
        if version.at_least(4, 2) { 1 } else { 0 }
    }
}

/// The encoding of a `ColourChannels` in one field, which differs from that of the type.
pub(crate) struct Scatter4TypedChannels;
impl openvisa_isa_core::Form<'_, ColourChannels> for Scatter4TypedChannels {
    #[inline]
    fn read_into(
        value: &mut ColourChannels,
        r: &mut openvisa_isa_core::Reader<'_>,
    ) -> bool {
        #[inline]
        fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<ColourChannels> {
            if r.version().at_least(3, 2) {
                ColourChannels::from_bits(openvisa_isa_core::Wire::try_read(r)?)
            } else {
                #[cold]
                fn older(r: &mut openvisa_isa_core::Reader<'_>) -> Option<ColourChannels> {
                    let old: u8 = openvisa_isa_core::Wire::try_read(r)?;
                    let bits: u8 = !old & 0xf;
                    ColourChannels::from_bits(bits).filter(|_| old & 0xf0 == 0)
                }

                let mut at = r.clone();
                let value = older(&mut at);
                r.go_to(&at);
                value
            }
        }

        try_read(r).map(|read| *value = read).is_some()
    }

    #[inline]
    fn write(
        value: &ColourChannels,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *value;
        let bits = value.bits();
        if ColourChannels::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(3, 2) {
            w.u8(bits)
        } else {
            #[cold]
            fn older(
                value: ColourChannels,
                w: &mut openvisa_isa_core::Writer<'_>,
            ) -> Result<(), openvisa_isa_core::WriteError> {
                let bits = value.bits();
                let old: u8 = !bits & 0xf;
                if bits & 0xf0 == 0 {
                    w.u8(old)
                } else {
                    Err(
                        w
                            .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                value: u64::from(bits),
                            }),
                    )
                }
            }

            w.within(|w| older(value, w))
        }
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(_: &ColourChannels, version: openvisa_isa_core::Version) -> usize {
        1
    }
}

/// The encoding of a `ExecControl` in one field, which differs from that of the type.
pub(crate) struct Scatter4TypedExecSize;
impl openvisa_isa_core::Form<'_, ExecControl> for Scatter4TypedExecSize {
    #[inline]
    fn read_into(value: &mut ExecControl, r: &mut openvisa_isa_core::Reader<'_>) -> bool {
        #[inline]
        fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<ExecControl> {
            if r.version().at_least(3, 2) {
                ExecControl::from_bits(openvisa_isa_core::Wire::try_read(r)?)
            } else {
                #[cold]
                fn older(r: &mut openvisa_isa_core::Reader<'_>) -> Option<ExecControl> {
                    if r.version().at_least(3, 1) {
                        let old: u8 = openvisa_isa_core::Wire::try_read(r)?;
                        let bits: u8 = (match old & 0x7 {
                            0x0 => 0x3,
                            _ => return None,
                        }) | ((old >> 4 & 0xf) << 4);
                        ExecControl::from_bits(bits).filter(|_| old & 0x8 == 0)
                    } else {
                        let old: u8 = openvisa_isa_core::Wire::try_read(r)?;
                        let bits: u8 = (match old & 0x7 {
                            0x0 => 0x3,
                            _ => return None,
                        })
                            | ((match old >> 4 & 0xf {
                                0x0 => 0x0,
                                0x1 => 0x1,
                                0x2 => 0x2,
                                0x3 => 0x3,
                                0x4 => 0x4,
                                0x5 => 0x5,
                                0x6 => 0x6,
                                0x7 => 0x7,
                                0x8 => 0x8,
                                0x9 => 0x0,
                                _ => return None,
                            }) << 4);
                        ExecControl::from_bits(bits).filter(|_| old & 0x8 == 0)
                    }
                }

                let mut at = r.clone();
                let value = older(&mut at);
                r.go_to(&at);
                value
            }
        }

        try_read(r).map(|read| *value = read).is_some()
    }

    #[inline]
    fn write(
        value: &ExecControl,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *value;
        let bits = value.bits();
        if ExecControl::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(3, 2) {
            w.u8(bits)
        } else {
            #[cold]
            fn older(
                value: ExecControl,
                w: &mut openvisa_isa_core::Writer<'_>,
            ) -> Result<(), openvisa_isa_core::WriteError> {
                let bits = value.bits();
                if w.version().at_least(3, 1) {
                    let old: u8 = (match bits & 0x7 {
                        0x3 => 0x0,
                        _ => {
                            return Err(
                                w
                                    .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                        value: u64::from(bits),
                                    }),
                            );
                        }
                    }) | ((bits >> 4 & 0xf) << 4);
                    if bits & 0x8 == 0 {
                        w.u8(old)
                    } else {
                        Err(
                            w
                                .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                    value: u64::from(bits),
                                }),
                        )
                    }
                } else {
                    let old: u8 = (match bits & 0x7 {
                        0x3 => 0x0,
                        _ => {
                            return Err(
                                w
                                    .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                        value: u64::from(bits),
                                    }),
                            );
                        }
                    })
                        | ((match bits >> 4 & 0xf {
                            0x0 => 0x0,
                            0x1 => 0x1,
                            0x2 => 0x2,
                            0x3 => 0x3,
                            0x4 => 0x4,
                            0x5 => 0x5,
                            0x6 => 0x6,
                            0x7 => 0x7,
                            0x8 => 0x8,
                            _ => {
                                return Err(
                                    w
                                        .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                            value: u64::from(bits),
                                        }),
                                );
                            }
                        }) << 4);
                    if bits & 0x8 == 0 {
                        w.u8(old)
                    } else {
                        Err(
                            w
                                .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                    value: u64::from(bits),
                                }),
                        )
                    }
                }
            }

            w.within(|w| older(value, w))
        }
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(_: &ExecControl, version: openvisa_isa_core::Version) -> usize {
        1
    }
}
