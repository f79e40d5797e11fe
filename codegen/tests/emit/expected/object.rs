// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The structures of the object format.
//!
//! The specification describes the members. The legal values of each member are in
//! [`Structure::INFO`].
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::object_info as info;
pub use crate::object_info::members;
use crate::types::DataType;
use openvisa_isa_core::{
    Array, Reader, Structure, StructureInfo, Version, WireError, WriteError, Writer,
};

/// `header`.
///
/// `specs/4_visa_header.md:11`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Header<'a> {
    /// The letters. `specs/4_visa_header.md:12`
    pub magic: u32,
    /// The bodies. `specs/4_visa_header.md:14`
    pub bodies: Array<'a, BodyInfo<'a>>,
}

impl Header<'_> {
    /// The only legal value of `magic`.
    pub const MAGIC: u32 = 0x59465354;
}

impl<'a> Structure<'a> for Header<'a> {
    const INFO: &'static StructureInfo = &info::HEADER;
    #[inline]
    fn least_size(version: Version) -> usize {
        4 + usize::from(UdV1_1UwV1_1::size(version))
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        self.magic = reader.u32()?;
        let num_bodies = UdV1_1UwV1_1::read(reader)?;
        self.bodies.read_into(u64::from(num_bodies), reader)?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(4)?;
        let num_bodies = UdV1_1UwV1_1::read(reader)?;
        BodyInfo::skip_all(usize::try_from(num_bodies).unwrap_or(usize::MAX), reader)?;
        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [
            4,
            usize::from(UdV1_1UwV1_1::size(version)),
            self.bodies.size(version),
        ];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        writer.u32(self.magic)?;
        openvisa_isa_core::write_uint(
            self.bodies.len() as u64,
            UdV1_1UwV1_1::size(writer.version()),
            writer,
        )?;
        self.bodies.write(writer)?;
        Ok(())
    }
}

/// `body_info`.
///
/// `specs/4_visa_header.md:25`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BodyInfo<'a> {
    /// The name. `specs/4_visa_header.md:27`
    pub name: &'a [u8],
    /// Where the body lies. `specs/4_visa_header.md:28`
    pub offset: u32,
    /// Bytes of the body. `specs/4_visa_header.md:29`
    pub size: u32,
    /// Where its codes lie. `specs/4_visa_header.md:30`
    pub codes: u32,
    /// Where more lies. `specs/4_visa_header.md:31`
    pub extra: u32,
}

impl<'a> Structure<'a> for BodyInfo<'a> {
    const INFO: &'static StructureInfo = &info::BODY_INFO;
    #[inline]
    fn least_size(_version: Version) -> usize {
        17
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        let name_len = reader.u8()?;
        openvisa_isa_core::read_bytes(&mut self.name, u64::from(name_len), reader)?;
        self.offset = reader.u32()?;
        self.size = reader.u32()?;
        self.codes = reader.u32()?;
        self.extra = reader.u32()?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        let name_len = reader.u8()?;
        reader.take(usize::from(name_len))?;
        reader.take(16)?;
        Ok(())
    }

    fn size_before(&self, member: usize, _version: Version) -> usize {
        let sizes = [1, self.name.len(), 4, 4, 4, 4];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_uint(self.name.len() as u64, 1, writer)?;
        writer.put(self.name)?;
        writer.u32(self.offset)?;
        writer.u32(self.size)?;
        writer.u32(self.codes)?;
        writer.u32(self.extra)?;
        Ok(())
    }
}

/// `body`.
///
/// `specs/4_visa_header.md:45`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Body<'a> {
    /// The strings. `specs/4_visa_header.md:47`
    pub strings: Array<'a, Text<'a>>,
    /// The codes. `specs/4_visa_header.md:49`
    pub codes: Array<'a, CodeInfo>,
    /// Bytes of the stream. Set by the reader. The writer ignores it, and writes the number of elements. `specs/4_visa_header.md:50`
    pub length: u32,
    /// Where the stream begins. Set by the reader. The writer ignores it, and writes the actual position. `specs/4_visa_header.md:51`
    pub start: u32,
    /// The instructions. `specs/4_visa_header.md:52`
    pub stream: &'a [u8],
}

impl Body<'_> {
    /// Position of `num_codes` in the description.
    pub const NUM_CODES: usize = 2;
    /// Position of `stream` in the description.
    pub const STREAM: usize = 6;
}

impl<'a> Structure<'a> for Body<'a> {
    const INFO: &'static StructureInfo = &info::BODY;
    #[inline]
    fn least_size(_version: Version) -> usize {
        11
    }

    #[inline]
    fn read_part(
        &mut self,
        part: usize,
        start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        match part {
            0 => {
                let num_strings = reader.u8()?;
                self.strings.read_into(u64::from(num_strings), reader)?;
            }

            1 => {
                let num_codes = reader.u16()?;
                self.codes.read_into(u64::from(num_codes), reader)?;
                self.length = reader.u32()?;
                self.start = reader.u32()?;
            }

            2 => {
                openvisa_isa_core::seek(reader, start, u64::from(self.start));
                openvisa_isa_core::read_bytes(
                    &mut self.stream,
                    u64::from(self.length),
                    reader,
                )?;
            }

            _ => {}
        }

        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [
            1,
            self.strings.size(version),
            2,
            self.codes.size(version),
            4,
            4,
            self.stream.len(),
        ];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_uint(self.strings.len() as u64, 1, writer)?;
        self.strings.write(writer)?;
        openvisa_isa_core::write_uint(self.codes.len() as u64, 2, writer)?;
        self.codes.write(writer)?;
        openvisa_isa_core::write_uint(self.stream.len() as u64, 4, writer)?;
        openvisa_isa_core::write_uint(
            self.size_before(6, writer.version()) as u64,
            4,
            writer,
        )?;
        writer.put(self.stream)?;
        Ok(())
    }
}

/// `text`.
///
/// `specs/4_visa_header.md:67`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Text<'a> {
    /// The characters. `specs/4_visa_header.md:68`
    pub characters: &'a [u8],
}

impl<'a> Structure<'a> for Text<'a> {
    const INFO: &'static StructureInfo = &info::TEXT;
    #[inline]
    fn least_size(_version: Version) -> usize {
        1
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        self.characters = openvisa_isa_core::read_string(reader)?;
        Ok(())
    }

    #[inline]
    fn skip_all(count: usize, reader: &mut Reader<'a>) -> Result<(), WireError> {
        openvisa_isa_core::skip_strings(count, reader)
    }

    fn size_before(&self, member: usize, _version: Version) -> usize {
        let sizes = [self.characters.len() + 1];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_string(self.characters, writer)?;
        Ok(())
    }
}

/// `code_info`.
///
/// `specs/4_visa_header.md:77`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CodeInfo {
    /// Its name. `specs/4_visa_header.md:78`
    pub name: u32,
    /// Kind. `specs/4_visa_header.md:79`
    pub kind: u8,
    /// Flags. `specs/4_visa_header.md:80`
    pub flags: CodeInfoFlags,
    /// What it is about. `specs/4_visa_header.md:81`
    pub id: u16,
}

impl CodeInfo {
    /// Kind. `None` for a reserved value.
    pub const fn kind(&self) -> Option<CodeKind> {
        CodeKind::from_bits(self.kind)
    }
}

impl<'a> Structure<'a> for CodeInfo {
    const INFO: &'static StructureInfo = &info::CODE_INFO;
    #[inline]
    fn least_size(_version: Version) -> usize {
        8
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        if let Some([b0, b1, b2, b3, b4, b5, b6, b7]) = reader.chunk().copied() {
            self.name = u32::from_le_bytes([b0, b1, b2, b3]);
            self.kind = u8::from_le_bytes([b4]);
            self.flags = CodeInfoFlags(u8::from_le_bytes([b5]));
            self.id = u16::from_le_bytes([b6, b7]);
        } else {
            self.name = reader.u32()?;
            self.kind = reader.u8()?;
            self.flags = CodeInfoFlags(reader.u8()?);
            self.id = reader.u16()?;
        }

        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(8)?;
        Ok(())
    }

    #[inline]
    fn skip_all(count: usize, reader: &mut Reader<'a>) -> Result<(), WireError> {
        let size = Self::least_size(reader.version());
        reader.take(size.saturating_mul(count)).map(|_| ())
    }

    fn size_before(&self, member: usize, _version: Version) -> usize {
        let sizes = [4, 1, 1, 2];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        writer.u32(self.name)?;
        writer.u8(self.kind)?;
        writer.u8(self.flags.bits())?;
        writer.u16(self.id)?;
        Ok(())
    }
}

/// `ud{v1.1+}/uw{-v1.1}`.
struct UdV1_1UwV1_1;
impl UdV1_1UwV1_1 {
    const fn size(version: Version) -> u8 {
        if version.at_least(1, 1) { 4 } else { 2 }
    }

    #[inline]
    fn read(reader: &mut Reader<'_>) -> Result<u32, WireError> {
        let version = reader.version();
        if version.at_least(1, 1) { reader.u32() } else { reader.u16().map(u32::from) }
    }
}
