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

/// `common_isa_header`.
///
/// `specs/4_visa_header.md:33`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CommonIsaHeader<'a> {
    /// The letters CISA. `specs/4_visa_header.md:34`
    pub magic_number: u32,
    /// Major version of the format. `specs/4_visa_header.md:35`
    pub major_version: u8,
    /// Minor version. A reader takes every version up to its own. `specs/4_visa_header.md:36`
    pub minor_version: u8,
    /// The kernels. `specs/4_visa_header.md:38`
    pub kernel_info: Array<'a, KernelInfo<'a>>,
    /// The variables that kernels share. `specs/4_visa_header.md:40`
    pub file_scope_var_info: Array<'a, FileScopeVarInfo<'a>>,
    /// The functions. `specs/4_visa_header.md:42`
    pub function_info: Array<'a, FunctionInfo<'a>>,
}

impl CommonIsaHeader<'_> {
    /// The only legal value of `magic_number`.
    pub const MAGIC_NUMBER: u32 = 0x41534943;
}

impl<'a> Structure<'a> for CommonIsaHeader<'a> {
    const INFO: &'static StructureInfo = &info::COMMON_ISA_HEADER;
    #[inline]
    fn least_size(_version: Version) -> usize {
        12
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        let num_kernels;
        if let Some([b0, b1, b2, b3, b4, b5, b6, b7]) = reader.chunk().copied() {
            self.magic_number = u32::from_le_bytes([b0, b1, b2, b3]);
            self.major_version = u8::from_le_bytes([b4]);
            self.minor_version = u8::from_le_bytes([b5]);
            num_kernels = u16::from_le_bytes([b6, b7]);
        } else {
            self.magic_number = reader.u32()?;
            self.major_version = reader.u8()?;
            self.minor_version = reader.u8()?;
            num_kernels = reader.u16()?;
        }

        self.kernel_info.read_into(u64::from(num_kernels), reader)?;
        let num_variables = reader.u16()?;
        self.file_scope_var_info.read_into(u64::from(num_variables), reader)?;
        let num_functions = reader.u16()?;
        self.function_info.read_into(u64::from(num_functions), reader)?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(6)?;
        let num_kernels = reader.u16()?;
        KernelInfo::skip_all(usize::from(num_kernels), reader)?;
        let num_variables = reader.u16()?;
        FileScopeVarInfo::skip_all(usize::from(num_variables), reader)?;
        let num_functions = reader.u16()?;
        FunctionInfo::skip_all(usize::from(num_functions), reader)?;
        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [
            4,
            1,
            1,
            2,
            self.kernel_info.size(version),
            2,
            self.file_scope_var_info.size(version),
            2,
            self.function_info.size(version),
        ];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        writer.u32(self.magic_number)?;
        writer.u8(self.major_version)?;
        writer.u8(self.minor_version)?;
        openvisa_isa_core::write_uint(self.kernel_info.len() as u64, 2, writer)?;
        self.kernel_info.write(writer)?;
        openvisa_isa_core::write_uint(self.file_scope_var_info.len() as u64, 2, writer)?;
        self.file_scope_var_info.write(writer)?;
        openvisa_isa_core::write_uint(self.function_info.len() as u64, 2, writer)?;
        self.function_info.write(writer)?;
        Ok(())
    }
}

/// `kernel_info`.
///
/// `specs/4_visa_header.md:59`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KernelInfo<'a> {
    /// The name, without a zero byte at its end. `specs/4_visa_header.md:61`
    pub name: &'a [u8],
    /// Where the kernel lies. `specs/4_visa_header.md:62`
    pub offset: u32,
    /// Bytes of the kernel's object, without its compiled code. `specs/4_visa_header.md:63`
    pub size: u32,
    /// Where its inputs lie. `specs/4_visa_header.md:64`
    pub input_offset: u32,
    /// Relocations of variables. `specs/4_visa_header.md:66`
    pub variable_reloc_symtab: Array<'a, VariableRelocSymtab>,
    /// Relocations of functions. `specs/4_visa_header.md:68`
    pub function_reloc_symtab: Array<'a, FunctionRelocSymtab>,
    /// The compiled forms. `specs/4_visa_header.md:70`
    pub gen_binary_info: Array<'a, GenBinaryInfo>,
}

impl<'a> Structure<'a> for KernelInfo<'a> {
    const INFO: &'static StructureInfo = &info::KERNEL_INFO;
    #[inline]
    fn least_size(version: Version) -> usize {
        17 + usize::from(UwV3_7UbV3_7::size(version))
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        let name_len = UwV3_7UbV3_7::read(reader)?;
        openvisa_isa_core::read_bytes(&mut self.name, u64::from(name_len), reader)?;
        self.offset = reader.u32()?;
        self.size = reader.u32()?;
        self.input_offset = reader.u32()?;
        let num_syms_variable = reader.u16()?;
        self.variable_reloc_symtab.read_into(u64::from(num_syms_variable), reader)?;
        let num_syms_function = reader.u16()?;
        self.function_reloc_symtab.read_into(u64::from(num_syms_function), reader)?;
        let num_gen_binaries = reader.u8()?;
        self.gen_binary_info.read_into(u64::from(num_gen_binaries), reader)?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        let name_len = UwV3_7UbV3_7::read(reader)?;
        reader.take(usize::from(name_len))?;
        reader.take(12)?;
        let num_syms_variable = reader.u16()?;
        VariableRelocSymtab::skip_all(usize::from(num_syms_variable), reader)?;
        let num_syms_function = reader.u16()?;
        FunctionRelocSymtab::skip_all(usize::from(num_syms_function), reader)?;
        let num_gen_binaries = reader.u8()?;
        GenBinaryInfo::skip_all(usize::from(num_gen_binaries), reader)?;
        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [
            usize::from(UwV3_7UbV3_7::size(version)),
            self.name.len(),
            4,
            4,
            4,
            2,
            self.variable_reloc_symtab.size(version),
            2,
            self.function_reloc_symtab.size(version),
            1,
            self.gen_binary_info.size(version),
        ];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_uint(
            self.name.len() as u64,
            UwV3_7UbV3_7::size(writer.version()),
            writer,
        )?;
        writer.put(self.name)?;
        writer.u32(self.offset)?;
        writer.u32(self.size)?;
        writer.u32(self.input_offset)?;
        openvisa_isa_core::write_uint(
            self.variable_reloc_symtab.len() as u64,
            2,
            writer,
        )?;
        self.variable_reloc_symtab.write(writer)?;
        openvisa_isa_core::write_uint(
            self.function_reloc_symtab.len() as u64,
            2,
            writer,
        )?;
        self.function_reloc_symtab.write(writer)?;
        openvisa_isa_core::write_uint(self.gen_binary_info.len() as u64, 1, writer)?;
        self.gen_binary_info.write(writer)?;
        Ok(())
    }
}

/// `variable_reloc_symtab`.
///
/// `specs/4_visa_header.md:89`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VariableRelocSymtab {
    /// Index that the object uses. `specs/4_visa_header.md:90`
    pub symbolic_index: u16,
    /// Index in the tables of the file. `specs/4_visa_header.md:91`
    pub resolved_index: u16,
}

impl<'a> Structure<'a> for VariableRelocSymtab {
    const INFO: &'static StructureInfo = &info::VARIABLE_RELOC_SYMTAB;
    #[inline]
    fn least_size(_version: Version) -> usize {
        4
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        self.symbolic_index = reader.u16()?;
        self.resolved_index = reader.u16()?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(4)?;
        Ok(())
    }

    #[inline]
    fn skip_all(count: usize, reader: &mut Reader<'a>) -> Result<(), WireError> {
        let size = Self::least_size(reader.version());
        reader.take(size.saturating_mul(count)).map(|_| ())
    }

    fn size_before(&self, member: usize, _version: Version) -> usize {
        let sizes = [2, 2];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        writer.u16(self.symbolic_index)?;
        writer.u16(self.resolved_index)?;
        Ok(())
    }
}

/// `function_reloc_symtab`.
///
/// `specs/4_visa_header.md:101`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FunctionRelocSymtab {
    /// Index that the object uses. `specs/4_visa_header.md:102`
    pub symbolic_index: u16,
    /// Index in the tables of the file. `specs/4_visa_header.md:103`
    pub resolved_index: u16,
}

impl<'a> Structure<'a> for FunctionRelocSymtab {
    const INFO: &'static StructureInfo = &info::FUNCTION_RELOC_SYMTAB;
    #[inline]
    fn least_size(_version: Version) -> usize {
        4
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        self.symbolic_index = reader.u16()?;
        self.resolved_index = reader.u16()?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(4)?;
        Ok(())
    }

    #[inline]
    fn skip_all(count: usize, reader: &mut Reader<'a>) -> Result<(), WireError> {
        let size = Self::least_size(reader.version());
        reader.take(size.saturating_mul(count)).map(|_| ())
    }

    fn size_before(&self, member: usize, _version: Version) -> usize {
        let sizes = [2, 2];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        writer.u16(self.symbolic_index)?;
        writer.u16(self.resolved_index)?;
        Ok(())
    }
}

/// `gen_binary_info`.
///
/// `specs/4_visa_header.md:113`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GenBinaryInfo {
    /// What the code is for. `specs/4_visa_header.md:114`
    pub gen_platform: u8,
    /// Where the code lies. `specs/4_visa_header.md:115`
    pub binary_offset: u32,
    /// Bytes of the code. `specs/4_visa_header.md:116`
    pub binary_size: u32,
}

impl GenBinaryInfo {
    /// What the code is for. `None` for a reserved value.
    pub const fn gen_platform(&self) -> Option<GenPlatform> {
        GenPlatform::from_bits(self.gen_platform)
    }
}

impl<'a> Structure<'a> for GenBinaryInfo {
    const INFO: &'static StructureInfo = &info::GEN_BINARY_INFO;
    #[inline]
    fn least_size(_version: Version) -> usize {
        9
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        self.gen_platform = reader.u8()?;
        self.binary_offset = reader.u32()?;
        self.binary_size = reader.u32()?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(9)?;
        Ok(())
    }

    #[inline]
    fn skip_all(count: usize, reader: &mut Reader<'a>) -> Result<(), WireError> {
        let size = Self::least_size(reader.version());
        reader.take(size.saturating_mul(count)).map(|_| ())
    }

    fn size_before(&self, member: usize, _version: Version) -> usize {
        let sizes = [1, 4, 4];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        writer.u8(self.gen_platform)?;
        writer.u32(self.binary_offset)?;
        writer.u32(self.binary_size)?;
        Ok(())
    }
}

/// `file_scope_var_info`.
///
/// `specs/4_visa_header.md:139`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FileScopeVarInfo<'a> {
    /// Who may refer to it. No tool reads this. `specs/4_visa_header.md:140`
    pub linkage: u8,
    /// The name, without a zero byte at its end. `specs/4_visa_header.md:142`
    pub name: &'a [u8],
    /// Type and alignment. `specs/4_visa_header.md:143`
    pub bit_properties: FileScopeVarInfoBitProperties,
    /// Number of elements. `specs/4_visa_header.md:144`
    pub num_elements: u16,
    /// Attributes of the variable. `specs/4_visa_header.md:146`
    pub attribute_info: Array<'a, AttributeInfo<'a>>,
}

impl FileScopeVarInfo<'_> {
    /// Who may refer to it. No tool reads this. `None` for a reserved value.
    pub const fn linkage(&self) -> Option<Linkage> {
        Linkage::from_bits(self.linkage)
    }
}

impl<'a> Structure<'a> for FileScopeVarInfo<'a> {
    const INFO: &'static StructureInfo = &info::FILE_SCOPE_VAR_INFO;
    #[inline]
    fn least_size(_version: Version) -> usize {
        7
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        self.linkage = reader.u8()?;
        let name_len = reader.u16()?;
        openvisa_isa_core::read_bytes(&mut self.name, u64::from(name_len), reader)?;
        self.bit_properties = FileScopeVarInfoBitProperties(reader.u8()?);
        self.num_elements = reader.u16()?;
        let attribute_count = reader.u8()?;
        self.attribute_info.read_into(u64::from(attribute_count), reader)?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(1)?;
        let name_len = reader.u16()?;
        reader.take(usize::from(name_len))?;
        reader.take(3)?;
        let attribute_count = reader.u8()?;
        AttributeInfo::skip_all(usize::from(attribute_count), reader)?;
        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [1, 2, self.name.len(), 1, 2, 1, self.attribute_info.size(version)];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        writer.u8(self.linkage)?;
        openvisa_isa_core::write_uint(self.name.len() as u64, 2, writer)?;
        writer.put(self.name)?;
        writer.u8(self.bit_properties.bits())?;
        writer.u16(self.num_elements)?;
        openvisa_isa_core::write_uint(self.attribute_info.len() as u64, 1, writer)?;
        self.attribute_info.write(writer)?;
        Ok(())
    }
}

/// `function_info`.
///
/// `specs/4_visa_header.md:179`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FunctionInfo<'a> {
    /// Who may refer to it. No tool reads this. `specs/4_visa_header.md:180`
    pub linkage: u8,
    /// The name, without a zero byte at its end. `specs/4_visa_header.md:182`
    pub name: &'a [u8],
    /// Where the function lies. `specs/4_visa_header.md:183`
    pub offset: u32,
    /// Bytes of the function's object. `specs/4_visa_header.md:184`
    pub size: u32,
    /// Relocations of variables. `specs/4_visa_header.md:186`
    pub variable_reloc_symtab: Array<'a, VariableRelocSymtab>,
    /// Relocations of functions. `specs/4_visa_header.md:188`
    pub function_reloc_symtab: Array<'a, FunctionRelocSymtab>,
}

impl FunctionInfo<'_> {
    /// Who may refer to it. No tool reads this. `None` for a reserved value.
    pub const fn linkage(&self) -> Option<Linkage> {
        Linkage::from_bits(self.linkage)
    }
}

impl<'a> Structure<'a> for FunctionInfo<'a> {
    const INFO: &'static StructureInfo = &info::FUNCTION_INFO;
    #[inline]
    fn least_size(version: Version) -> usize {
        13 + usize::from(UwV3_7UbV3_7::size(version))
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        self.linkage = reader.u8()?;
        let name_len = UwV3_7UbV3_7::read(reader)?;
        openvisa_isa_core::read_bytes(&mut self.name, u64::from(name_len), reader)?;
        self.offset = reader.u32()?;
        self.size = reader.u32()?;
        let num_syms_variable = reader.u16()?;
        self.variable_reloc_symtab.read_into(u64::from(num_syms_variable), reader)?;
        let num_syms_function = reader.u16()?;
        self.function_reloc_symtab.read_into(u64::from(num_syms_function), reader)?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(1)?;
        let name_len = UwV3_7UbV3_7::read(reader)?;
        reader.take(usize::from(name_len))?;
        reader.take(8)?;
        let num_syms_variable = reader.u16()?;
        VariableRelocSymtab::skip_all(usize::from(num_syms_variable), reader)?;
        let num_syms_function = reader.u16()?;
        FunctionRelocSymtab::skip_all(usize::from(num_syms_function), reader)?;
        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [
            1,
            usize::from(UwV3_7UbV3_7::size(version)),
            self.name.len(),
            4,
            4,
            2,
            self.variable_reloc_symtab.size(version),
            2,
            self.function_reloc_symtab.size(version),
        ];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        writer.u8(self.linkage)?;
        openvisa_isa_core::write_uint(
            self.name.len() as u64,
            UwV3_7UbV3_7::size(writer.version()),
            writer,
        )?;
        writer.put(self.name)?;
        writer.u32(self.offset)?;
        writer.u32(self.size)?;
        openvisa_isa_core::write_uint(
            self.variable_reloc_symtab.len() as u64,
            2,
            writer,
        )?;
        self.variable_reloc_symtab.write(writer)?;
        openvisa_isa_core::write_uint(
            self.function_reloc_symtab.len() as u64,
            2,
            writer,
        )?;
        self.function_reloc_symtab.write(writer)?;
        Ok(())
    }
}

/// `string_pool`. String 0 is the name of the object in the files that the vendor's tools wrote.
///
/// `specs/4_visa_header.md:213`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StringPool<'a> {
    /// At most 1023 characters and a zero byte. `specs/4_visa_header.md:214`
    pub text: &'a [u8],
}

impl<'a> Structure<'a> for StringPool<'a> {
    const INFO: &'static StructureInfo = &info::STRING_POOL;
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
        self.text = openvisa_isa_core::read_string(reader)?;
        Ok(())
    }

    #[inline]
    fn skip_all(count: usize, reader: &mut Reader<'a>) -> Result<(), WireError> {
        openvisa_isa_core::skip_strings(count, reader)
    }

    fn size_before(&self, member: usize, _version: Version) -> usize {
        let sizes = [self.text.len() + 1];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_string(self.text, writer)?;
        Ok(())
    }
}

/// `attribute_info`. Text writes attributes of a kernel as `.kernel_attr Name=Value` or `.kernel_attr Name`, those of a variable as `attrs={Name=Value, Name}` at the end of its declaration. Strings stand in double quotes, with the escapes of C. A writer may give a number 1, 2 or 4 bytes, and a bool a byte of 0 or 1. The vendor's reader refuses names that it does not know.
///
/// `specs/4_visa_header.md:227`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AttributeInfo<'a> {
    /// Name of the attribute. `specs/4_visa_header.md:228`
    pub name: u32,
    /// The value; a string has no zero byte at its end. `specs/4_visa_header.md:230`
    pub value: &'a [u8],
}

impl<'a> Structure<'a> for AttributeInfo<'a> {
    const INFO: &'static StructureInfo = &info::ATTRIBUTE_INFO;
    #[inline]
    fn least_size(version: Version) -> usize {
        1 + usize::from(UdV3_4UwV3_4::size(version))
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        self.name = UdV3_4UwV3_4::read(reader)?;
        let size = reader.u8()?;
        openvisa_isa_core::read_bytes(&mut self.value, u64::from(size), reader)?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(usize::from(UdV3_4UwV3_4::size(reader.version())))?;
        let size = reader.u8()?;
        reader.take(usize::from(size))?;
        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [usize::from(UdV3_4UwV3_4::size(version)), 1, self.value.len()];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_uint(
            u64::from(self.name),
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        openvisa_isa_core::write_uint(self.value.len() as u64, 1, writer)?;
        writer.put(self.value)?;
        Ok(())
    }
}

/// `var_info`.
///
/// `specs/4_visa_header.md:304`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VarInfo<'a> {
    /// Name, for debugging. `specs/4_visa_header.md:305`
    pub name_index: u32,
    /// Type and alignment. `specs/4_visa_header.md:306`
    pub bit_properties: VarInfoBitProperties,
    /// Number of elements. The variable takes at most 256 registers. `specs/4_visa_header.md:307`
    pub num_elements: u16,
    /// Variable whose storage this one shares, or 0. It may be a predefined one. `specs/4_visa_header.md:308`
    pub alias_index: u32,
    /// Byte of that variable where this one begins, a multiple of the element size; 0 without an alias. `specs/4_visa_header.md:309`
    pub alias_offset: u16,
    /// Which table `alias_index` counts in. `specs/4_visa_header.md:310`
    pub alias_scope_specifier: u8,
    /// Attributes of the variable. `specs/4_visa_header.md:312`
    pub attribute_info: Array<'a, AttributeInfo<'a>>,
}

impl VarInfo<'_> {
    /// Which table `alias_index` counts in. `None` for a reserved value.
    pub const fn alias_scope_specifier(&self) -> Option<VarInfoAliasScopeSpecifier> {
        VarInfoAliasScopeSpecifier::from_bits(self.alias_scope_specifier)
    }
}

impl<'a> Structure<'a> for VarInfo<'a> {
    const INFO: &'static StructureInfo = &info::VAR_INFO;
    #[inline]
    fn least_size(version: Version) -> usize {
        7 + usize::from(UdV3_4UwV3_4::size(version))
            + usize::from(UdV3_4UwV3_4::size(version))
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        let attribute_count;
        if reader.version().at_least(3, 4)
            && let Some(
                [b0,
                b1,
                b2,
                b3,
                b4,
                b5,
                b6,
                b7,
                b8,
                b9,
                b10,
                b11,
                b12,
                b13,
                b14,
                ],
            ) = reader.chunk().copied()
        {
            self.name_index = u32::from_le_bytes([b0, b1, b2, b3]);
            self.bit_properties = VarInfoBitProperties(u8::from_le_bytes([b4]));
            self.num_elements = u16::from_le_bytes([b5, b6]);
            self.alias_index = u32::from_le_bytes([b7, b8, b9, b10]);
            self.alias_offset = u16::from_le_bytes([b11, b12]);
            self.alias_scope_specifier = u8::from_le_bytes([b13]);
            attribute_count = u8::from_le_bytes([b14]);
        } else {
            self.name_index = UdV3_4UwV3_4::read(reader)?;
            self.bit_properties = VarInfoBitProperties(reader.u8()?);
            self.num_elements = reader.u16()?;
            self.alias_index = UdV3_4UwV3_4::read(reader)?;
            self.alias_offset = reader.u16()?;
            self.alias_scope_specifier = reader.u8()?;
            attribute_count = reader.u8()?;
        }

        self.attribute_info.read_into(u64::from(attribute_count), reader)?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader
            .take(
                6 + usize::from(UdV3_4UwV3_4::size(reader.version()))
                    + usize::from(UdV3_4UwV3_4::size(reader.version())),
            )?;
        let attribute_count = reader.u8()?;
        AttributeInfo::skip_all(usize::from(attribute_count), reader)?;
        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [
            usize::from(UdV3_4UwV3_4::size(version)),
            1,
            2,
            usize::from(UdV3_4UwV3_4::size(version)),
            2,
            1,
            1,
            self.attribute_info.size(version),
        ];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_uint(
            u64::from(self.name_index),
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        writer.u8(self.bit_properties.bits())?;
        writer.u16(self.num_elements)?;
        openvisa_isa_core::write_uint(
            u64::from(self.alias_index),
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        writer.u16(self.alias_offset)?;
        writer.u8(self.alias_scope_specifier)?;
        openvisa_isa_core::write_uint(self.attribute_info.len() as u64, 1, writer)?;
        self.attribute_info.write(writer)?;
        Ok(())
    }
}

/// `address_info`.
///
/// `specs/4_visa_header.md:345`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AddressInfo<'a> {
    /// Name, for debugging. `specs/4_visa_header.md:346`
    pub name_index: u32,
    /// Number of elements, each a word. `specs/4_visa_header.md:347`
    pub num_elements: u16,
    /// Attributes of the variable. `specs/4_visa_header.md:349`
    pub attribute_info: Array<'a, AttributeInfo<'a>>,
}

impl<'a> Structure<'a> for AddressInfo<'a> {
    const INFO: &'static StructureInfo = &info::ADDRESS_INFO;
    #[inline]
    fn least_size(version: Version) -> usize {
        3 + usize::from(UdV3_4UwV3_4::size(version))
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        self.name_index = UdV3_4UwV3_4::read(reader)?;
        self.num_elements = reader.u16()?;
        let attribute_count = reader.u8()?;
        self.attribute_info.read_into(u64::from(attribute_count), reader)?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(2 + usize::from(UdV3_4UwV3_4::size(reader.version())))?;
        let attribute_count = reader.u8()?;
        AttributeInfo::skip_all(usize::from(attribute_count), reader)?;
        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [
            usize::from(UdV3_4UwV3_4::size(version)),
            2,
            1,
            self.attribute_info.size(version),
        ];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_uint(
            u64::from(self.name_index),
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        writer.u16(self.num_elements)?;
        openvisa_isa_core::write_uint(self.attribute_info.len() as u64, 1, writer)?;
        self.attribute_info.write(writer)?;
        Ok(())
    }
}

/// `predicate_info`.
///
/// `specs/4_visa_header.md:361`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PredicateInfo<'a> {
    /// Name, for debugging. `specs/4_visa_header.md:362`
    pub name_index: u32,
    /// Number of bits. `specs/4_visa_header.md:363`
    pub num_elements: u16,
    /// Attributes of the variable. `specs/4_visa_header.md:365`
    pub attribute_info: Array<'a, AttributeInfo<'a>>,
}

impl PredicateInfo<'_> {
    /// Number of bits. `None` for a reserved value.
    pub const fn num_elements(&self) -> Option<PredicateSize> {
        PredicateSize::from_bits(self.num_elements)
    }
}

impl<'a> Structure<'a> for PredicateInfo<'a> {
    const INFO: &'static StructureInfo = &info::PREDICATE_INFO;
    #[inline]
    fn least_size(version: Version) -> usize {
        3 + usize::from(UdV3_4UwV3_4::size(version))
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        self.name_index = UdV3_4UwV3_4::read(reader)?;
        self.num_elements = reader.u16()?;
        let attribute_count = reader.u8()?;
        self.attribute_info.read_into(u64::from(attribute_count), reader)?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(2 + usize::from(UdV3_4UwV3_4::size(reader.version())))?;
        let attribute_count = reader.u8()?;
        AttributeInfo::skip_all(usize::from(attribute_count), reader)?;
        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [
            usize::from(UdV3_4UwV3_4::size(version)),
            2,
            1,
            self.attribute_info.size(version),
        ];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_uint(
            u64::from(self.name_index),
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        writer.u16(self.num_elements)?;
        openvisa_isa_core::write_uint(self.attribute_info.len() as u64, 1, writer)?;
        self.attribute_info.write(writer)?;
        Ok(())
    }
}

/// `sampler_info`.
///
/// `specs/4_visa_header.md:384`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SamplerInfo<'a> {
    /// Name, for debugging. `specs/4_visa_header.md:385`
    pub name_index: u32,
    /// Number of states, of four bytes each. `specs/4_visa_header.md:386`
    pub num_elements: u16,
    /// Attributes of the variable. `specs/4_visa_header.md:388`
    pub attribute_info: Array<'a, AttributeInfo<'a>>,
}

impl<'a> Structure<'a> for SamplerInfo<'a> {
    const INFO: &'static StructureInfo = &info::SAMPLER_INFO;
    #[inline]
    fn least_size(version: Version) -> usize {
        3 + usize::from(UdV3_4UwV3_4::size(version))
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        self.name_index = UdV3_4UwV3_4::read(reader)?;
        self.num_elements = reader.u16()?;
        let attribute_count = reader.u8()?;
        self.attribute_info.read_into(u64::from(attribute_count), reader)?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(2 + usize::from(UdV3_4UwV3_4::size(reader.version())))?;
        let attribute_count = reader.u8()?;
        AttributeInfo::skip_all(usize::from(attribute_count), reader)?;
        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [
            usize::from(UdV3_4UwV3_4::size(version)),
            2,
            1,
            self.attribute_info.size(version),
        ];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_uint(
            u64::from(self.name_index),
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        writer.u16(self.num_elements)?;
        openvisa_isa_core::write_uint(self.attribute_info.len() as u64, 1, writer)?;
        self.attribute_info.write(writer)?;
        Ok(())
    }
}

/// `surface_info`.
///
/// `specs/4_visa_header.md:400`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SurfaceInfo<'a> {
    /// Name, for debugging. `specs/4_visa_header.md:401`
    pub name_index: u32,
    /// Number of states, of four bytes each. `specs/4_visa_header.md:402`
    pub num_elements: u16,
    /// Attributes of the variable. `specs/4_visa_header.md:404`
    pub attribute_info: Array<'a, AttributeInfo<'a>>,
}

impl<'a> Structure<'a> for SurfaceInfo<'a> {
    const INFO: &'static StructureInfo = &info::SURFACE_INFO;
    #[inline]
    fn least_size(version: Version) -> usize {
        3 + usize::from(UdV3_4UwV3_4::size(version))
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        self.name_index = UdV3_4UwV3_4::read(reader)?;
        self.num_elements = reader.u16()?;
        let attribute_count = reader.u8()?;
        self.attribute_info.read_into(u64::from(attribute_count), reader)?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(2 + usize::from(UdV3_4UwV3_4::size(reader.version())))?;
        let attribute_count = reader.u8()?;
        AttributeInfo::skip_all(usize::from(attribute_count), reader)?;
        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [
            usize::from(UdV3_4UwV3_4::size(version)),
            2,
            1,
            self.attribute_info.size(version),
        ];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_uint(
            u64::from(self.name_index),
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        writer.u16(self.num_elements)?;
        openvisa_isa_core::write_uint(self.attribute_info.len() as u64, 1, writer)?;
        self.attribute_info.write(writer)?;
        Ok(())
    }
}

/// `label_info`. Text writes a label as `name:` where LABEL stands.
///
/// `specs/4_visa_header.md:416`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LabelInfo<'a> {
    /// Name, at most 1023 characters. `specs/4_visa_header.md:417`
    pub name_index: u32,
    /// What the label stands for. `specs/4_visa_header.md:418`
    pub kind: u8,
    /// Attributes of the label. `specs/4_visa_header.md:420`
    pub attribute_info: Array<'a, AttributeInfo<'a>>,
}

impl LabelInfo<'_> {
    /// What the label stands for. `None` for a reserved value.
    pub const fn kind(&self) -> Option<LabelKind> {
        LabelKind::from_bits(self.kind)
    }
}

impl<'a> Structure<'a> for LabelInfo<'a> {
    const INFO: &'static StructureInfo = &info::LABEL_INFO;
    #[inline]
    fn least_size(version: Version) -> usize {
        2 + usize::from(UdV3_4UwV3_4::size(version))
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        self.name_index = UdV3_4UwV3_4::read(reader)?;
        self.kind = reader.u8()?;
        let attribute_count = reader.u8()?;
        self.attribute_info.read_into(u64::from(attribute_count), reader)?;
        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(1 + usize::from(UdV3_4UwV3_4::size(reader.version())))?;
        let attribute_count = reader.u8()?;
        AttributeInfo::skip_all(usize::from(attribute_count), reader)?;
        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [
            usize::from(UdV3_4UwV3_4::size(version)),
            1,
            1,
            self.attribute_info.size(version),
        ];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_uint(
            u64::from(self.name_index),
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        writer.u8(self.kind)?;
        openvisa_isa_core::write_uint(self.attribute_info.len() as u64, 1, writer)?;
        self.attribute_info.write(writer)?;
        Ok(())
    }
}

/// `input_info`. An input has no alias and overlaps no other. It is aligned to its type, samplers and surfaces to a dword; it begins at a register if it takes one or more, and lies within one otherwise. Arguments of the kernel come before all other inputs. Text: `.input V32 offset=64 size=4`; `.implicit_LOCAL_ID V33 offset=96 size=12`, with the text of the provenance after `.implicit_`; a value without a name is `.implicit_UNDEFINED_12`.
///
/// `specs/4_visa_header.md:490`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InputInfo {
    /// What the input is. `specs/4_visa_header.md:491`
    pub kind: InputInfoKind,
    /// The variable. `specs/4_visa_header.md:492`
    pub id: u32,
    /// Byte of the thread payload where the input lies, counted from register 0. `specs/4_visa_header.md:493`
    pub offset: i16,
    /// Bytes of the input: those of the variable. `specs/4_visa_header.md:494`
    pub size: u16,
}

impl<'a> Structure<'a> for InputInfo {
    const INFO: &'static StructureInfo = &info::INPUT_INFO;
    #[inline]
    fn least_size(version: Version) -> usize {
        5 + usize::from(UdV3_4UwV3_4::size(version))
    }

    #[inline]
    fn read_part(
        &mut self,
        _part: usize,
        _start: usize,
        reader: &mut Reader<'a>,
    ) -> Result<(), WireError> {
        if reader.version().at_least(3, 4)
            && let Some([b0, b1, b2, b3, b4, b5, b6, b7, b8]) = reader.chunk().copied()
        {
            self.kind = InputInfoKind(u8::from_le_bytes([b0]));
            self.id = u32::from_le_bytes([b1, b2, b3, b4]);
            self.offset = i16::from_le_bytes([b5, b6]);
            self.size = u16::from_le_bytes([b7, b8]);
        } else {
            self.kind = InputInfoKind(reader.u8()?);
            self.id = UdV3_4UwV3_4::read(reader)?;
            self.offset = reader.i16()?;
            self.size = reader.u16()?;
        }

        Ok(())
    }

    #[inline]
    fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
        reader.take(5 + usize::from(UdV3_4UwV3_4::size(reader.version())))?;
        Ok(())
    }

    #[inline]
    fn skip_all(count: usize, reader: &mut Reader<'a>) -> Result<(), WireError> {
        let size = Self::least_size(reader.version());
        reader.take(size.saturating_mul(count)).map(|_| ())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [1, usize::from(UdV3_4UwV3_4::size(version)), 2, 2];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        writer.u8(self.kind.bits())?;
        openvisa_isa_core::write_uint(
            u64::from(self.id),
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        writer.i16(self.offset)?;
        writer.u16(self.size)?;
        Ok(())
    }
}

/// `kernel_data`.
///
/// `specs/4_visa_header.md:530`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KernelData<'a> {
    /// The strings that the rest refers to. `specs/4_visa_header.md:532`
    pub string_pool: Array<'a, StringPool<'a>>,
    /// Name of the kernel, at most 1023 characters; the same as in the header. `specs/4_visa_header.md:533`
    pub name_index: u32,
    /// The general variables, from V32. `specs/4_visa_header.md:535`
    pub var_info: Array<'a, VarInfo<'a>>,
    /// The address variables, from A0. `specs/4_visa_header.md:537`
    pub address_info: Array<'a, AddressInfo<'a>>,
    /// The predicate variables, from P1. `specs/4_visa_header.md:539`
    pub predicate_info: Array<'a, PredicateInfo<'a>>,
    /// The labels, from L0. `specs/4_visa_header.md:541`
    pub label_info: Array<'a, LabelInfo<'a>>,
    /// The sampler variables, from S0. `specs/4_visa_header.md:543`
    pub sampler_info: Array<'a, SamplerInfo<'a>>,
    /// The surface variables, from T6. `specs/4_visa_header.md:545`
    pub surface_info: Array<'a, SurfaceInfo<'a>>,
    /// Number of variables of a kind that is gone. `specs/4_visa_header.md:546`
    pub vme_count: u8,
    /// The inputs; those that are arguments in the order of the arguments. `specs/4_visa_header.md:548`
    pub input_info: Array<'a, InputInfo>,
    /// Bytes of instructions. Set by the reader. The writer ignores it, and writes the number of elements. `specs/4_visa_header.md:549`
    pub size: u32,
    /// Offset of the first instruction from the start of this structure. Set by the reader. The writer ignores it, and writes the actual position. `specs/4_visa_header.md:550`
    pub entry: u32,
    /// Its attributes. `specs/4_visa_header.md:552`
    pub attribute_info: Array<'a, AttributeInfo<'a>>,
    /// The instructions, one after the other without padding. `specs/4_visa_header.md:553`
    pub instructions: &'a [u8],
}

impl KernelData<'_> {
    /// Position of `num_inputs` in the description.
    pub const NUM_INPUTS: usize = 16;
    /// Position of `instructions` in the description.
    pub const INSTRUCTIONS: usize = 22;
}

impl<'a> Structure<'a> for KernelData<'a> {
    const INFO: &'static StructureInfo = &info::KERNEL_DATA;
    #[inline]
    fn least_size(version: Version) -> usize {
        19 + usize::from(UdV3_4UwV3_4::size(version))
            + usize::from(UdV3_4UwV3_4::size(version))
            + usize::from(UdV3_4UwV3_4::size(version))
            + usize::from(UdV3_5UbV3_5::size(version))
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
                let string_count = UdV3_4UwV3_4::read(reader)?;
                self.string_pool.read_into(u64::from(string_count), reader)?;
                self.name_index = UdV3_4UwV3_4::read(reader)?;
                let variable_count = UdV3_4UwV3_4::read(reader)?;
                self.var_info.read_into(u64::from(variable_count), reader)?;
                let address_count = reader.u16()?;
                self.address_info.read_into(u64::from(address_count), reader)?;
                let predicate_count = reader.u16()?;
                self.predicate_info.read_into(u64::from(predicate_count), reader)?;
                let label_count = reader.u16()?;
                self.label_info.read_into(u64::from(label_count), reader)?;
                let sampler_count = reader.u8()?;
                self.sampler_info.read_into(u64::from(sampler_count), reader)?;
                let surface_count = reader.u8()?;
                self.surface_info.read_into(u64::from(surface_count), reader)?;
                self.vme_count = reader.u8()?;
            }

            1 => {
                let num_inputs = UdV3_5UbV3_5::read(reader)?;
                self.input_info.read_into(u64::from(num_inputs), reader)?;
                self.size = reader.u32()?;
                self.entry = reader.u32()?;
                let attribute_count = reader.u16()?;
                self.attribute_info.read_into(u64::from(attribute_count), reader)?;
            }

            2 => {
                openvisa_isa_core::seek(reader, start, u64::from(self.entry));
                openvisa_isa_core::read_bytes(
                    &mut self.instructions,
                    u64::from(self.size),
                    reader,
                )?;
            }

            _ => {}
        }

        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [
            usize::from(UdV3_4UwV3_4::size(version)),
            self.string_pool.size(version),
            usize::from(UdV3_4UwV3_4::size(version)),
            usize::from(UdV3_4UwV3_4::size(version)),
            self.var_info.size(version),
            2,
            self.address_info.size(version),
            2,
            self.predicate_info.size(version),
            2,
            self.label_info.size(version),
            1,
            self.sampler_info.size(version),
            1,
            self.surface_info.size(version),
            1,
            usize::from(UdV3_5UbV3_5::size(version)),
            self.input_info.size(version),
            4,
            4,
            2,
            self.attribute_info.size(version),
            self.instructions.len(),
        ];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_uint(
            self.string_pool.len() as u64,
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        self.string_pool.write(writer)?;
        openvisa_isa_core::write_uint(
            u64::from(self.name_index),
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        openvisa_isa_core::write_uint(
            self.var_info.len() as u64,
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        self.var_info.write(writer)?;
        openvisa_isa_core::write_uint(self.address_info.len() as u64, 2, writer)?;
        self.address_info.write(writer)?;
        openvisa_isa_core::write_uint(self.predicate_info.len() as u64, 2, writer)?;
        self.predicate_info.write(writer)?;
        openvisa_isa_core::write_uint(self.label_info.len() as u64, 2, writer)?;
        self.label_info.write(writer)?;
        openvisa_isa_core::write_uint(self.sampler_info.len() as u64, 1, writer)?;
        self.sampler_info.write(writer)?;
        openvisa_isa_core::write_uint(self.surface_info.len() as u64, 1, writer)?;
        self.surface_info.write(writer)?;
        writer.u8(self.vme_count)?;
        openvisa_isa_core::write_uint(
            self.input_info.len() as u64,
            UdV3_5UbV3_5::size(writer.version()),
            writer,
        )?;
        self.input_info.write(writer)?;
        openvisa_isa_core::write_uint(self.instructions.len() as u64, 4, writer)?;
        openvisa_isa_core::write_uint(
            self.size_before(22, writer.version()) as u64,
            4,
            writer,
        )?;
        openvisa_isa_core::write_uint(self.attribute_info.len() as u64, 2, writer)?;
        self.attribute_info.write(writer)?;
        writer.put(self.instructions)?;
        Ok(())
    }
}

/// `function_data`. A function has no inputs: arguments come in `%arg`, the result goes to `%retval`.
///
/// `specs/4_visa_header.md:586`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FunctionData<'a> {
    /// The strings that the rest refers to. `specs/4_visa_header.md:588`
    pub string_pool: Array<'a, StringPool<'a>>,
    /// Name of the function, at most 1023 characters; the same as in the header. `specs/4_visa_header.md:589`
    pub name_index: u32,
    /// The general variables, from V32. `specs/4_visa_header.md:591`
    pub var_info: Array<'a, VarInfo<'a>>,
    /// The address variables, from A0. `specs/4_visa_header.md:593`
    pub address_info: Array<'a, AddressInfo<'a>>,
    /// The predicate variables, from P1. `specs/4_visa_header.md:595`
    pub predicate_info: Array<'a, PredicateInfo<'a>>,
    /// The labels, from L0. `specs/4_visa_header.md:597`
    pub label_info: Array<'a, LabelInfo<'a>>,
    /// The sampler variables, from S0. `specs/4_visa_header.md:599`
    pub sampler_info: Array<'a, SamplerInfo<'a>>,
    /// The surface variables, from T6. `specs/4_visa_header.md:601`
    pub surface_info: Array<'a, SurfaceInfo<'a>>,
    /// Number of variables of a kind that is gone. `specs/4_visa_header.md:602`
    pub vme_count: u8,
    /// Bytes of instructions. Set by the reader. The writer ignores it, and writes the number of elements. `specs/4_visa_header.md:603`
    pub size: u32,
    /// Offset of the first instruction from the start of this structure. Set by the reader. The writer ignores it, and writes the actual position. `specs/4_visa_header.md:604`
    pub entry: u32,
    /// Registers of `%arg` that hold arguments. `specs/4_visa_header.md:605`
    pub input_size: u8,
    /// Registers of `%retval` that hold the result. Some writers put 0 here whatever it is. `specs/4_visa_header.md:606`
    pub return_value_size: u8,
    /// Its attributes. `specs/4_visa_header.md:608`
    pub attribute_info: Array<'a, AttributeInfo<'a>>,
    /// The instructions, one after the other without padding. `specs/4_visa_header.md:609`
    pub instructions: &'a [u8],
}

impl FunctionData<'_> {
    /// Position of `instructions` in the description.
    pub const INSTRUCTIONS: usize = 22;
}

impl<'a> Structure<'a> for FunctionData<'a> {
    const INFO: &'static StructureInfo = &info::FUNCTION_DATA;
    #[inline]
    fn least_size(version: Version) -> usize {
        21 + usize::from(UdV3_4UwV3_4::size(version))
            + usize::from(UdV3_4UwV3_4::size(version))
            + usize::from(UdV3_4UwV3_4::size(version))
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
                let string_count = UdV3_4UwV3_4::read(reader)?;
                self.string_pool.read_into(u64::from(string_count), reader)?;
                self.name_index = UdV3_4UwV3_4::read(reader)?;
                let variable_count = UdV3_4UwV3_4::read(reader)?;
                self.var_info.read_into(u64::from(variable_count), reader)?;
                let address_count = reader.u16()?;
                self.address_info.read_into(u64::from(address_count), reader)?;
                let predicate_count = reader.u16()?;
                self.predicate_info.read_into(u64::from(predicate_count), reader)?;
                let label_count = reader.u16()?;
                self.label_info.read_into(u64::from(label_count), reader)?;
                let sampler_count = reader.u8()?;
                self.sampler_info.read_into(u64::from(sampler_count), reader)?;
                let surface_count = reader.u8()?;
                self.surface_info.read_into(u64::from(surface_count), reader)?;
                self.vme_count = reader.u8()?;
                self.size = reader.u32()?;
                self.entry = reader.u32()?;
                self.input_size = reader.u8()?;
                self.return_value_size = reader.u8()?;
                let attribute_count = reader.u16()?;
                self.attribute_info.read_into(u64::from(attribute_count), reader)?;
            }

            1 => {
                openvisa_isa_core::seek(reader, start, u64::from(self.entry));
                openvisa_isa_core::read_bytes(
                    &mut self.instructions,
                    u64::from(self.size),
                    reader,
                )?;
            }

            _ => {}
        }

        Ok(())
    }

    fn size_before(&self, member: usize, version: Version) -> usize {
        let sizes = [
            usize::from(UdV3_4UwV3_4::size(version)),
            self.string_pool.size(version),
            usize::from(UdV3_4UwV3_4::size(version)),
            usize::from(UdV3_4UwV3_4::size(version)),
            self.var_info.size(version),
            2,
            self.address_info.size(version),
            2,
            self.predicate_info.size(version),
            2,
            self.label_info.size(version),
            1,
            self.sampler_info.size(version),
            1,
            self.surface_info.size(version),
            1,
            4,
            4,
            1,
            1,
            2,
            self.attribute_info.size(version),
            self.instructions.len(),
        ];
        sizes.iter().take(member).sum()
    }

    fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        openvisa_isa_core::write_uint(
            self.string_pool.len() as u64,
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        self.string_pool.write(writer)?;
        openvisa_isa_core::write_uint(
            u64::from(self.name_index),
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        openvisa_isa_core::write_uint(
            self.var_info.len() as u64,
            UdV3_4UwV3_4::size(writer.version()),
            writer,
        )?;
        self.var_info.write(writer)?;
        openvisa_isa_core::write_uint(self.address_info.len() as u64, 2, writer)?;
        self.address_info.write(writer)?;
        openvisa_isa_core::write_uint(self.predicate_info.len() as u64, 2, writer)?;
        self.predicate_info.write(writer)?;
        openvisa_isa_core::write_uint(self.label_info.len() as u64, 2, writer)?;
        self.label_info.write(writer)?;
        openvisa_isa_core::write_uint(self.sampler_info.len() as u64, 1, writer)?;
        self.sampler_info.write(writer)?;
        openvisa_isa_core::write_uint(self.surface_info.len() as u64, 1, writer)?;
        self.surface_info.write(writer)?;
        writer.u8(self.vme_count)?;
        openvisa_isa_core::write_uint(self.instructions.len() as u64, 4, writer)?;
        openvisa_isa_core::write_uint(
            self.size_before(22, writer.version()) as u64,
            4,
            writer,
        )?;
        writer.u8(self.input_size)?;
        writer.u8(self.return_value_size)?;
        openvisa_isa_core::write_uint(self.attribute_info.len() as u64, 2, writer)?;
        self.attribute_info.write(writer)?;
        writer.put(self.instructions)?;
        Ok(())
    }
}

/// `ud{v3.4+}/uw{-v3.4}`.
struct UdV3_4UwV3_4;
impl UdV3_4UwV3_4 {
    const fn size(version: Version) -> u8 {
        if version.at_least(3, 4) { 4 } else { 2 }
    }

    #[inline]
    fn read(reader: &mut Reader<'_>) -> Result<u32, WireError> {
        let version = reader.version();
        if version.at_least(3, 4) { reader.u32() } else { reader.u16().map(u32::from) }
    }
}

/// `ud{v3.5+}/ub{-v3.5}`.
struct UdV3_5UbV3_5;
impl UdV3_5UbV3_5 {
    const fn size(version: Version) -> u8 {
        if version.at_least(3, 5) { 4 } else { 1 }
    }

    #[inline]
    fn read(reader: &mut Reader<'_>) -> Result<u32, WireError> {
        let version = reader.version();
        if version.at_least(3, 5) { reader.u32() } else { reader.u8().map(u32::from) }
    }
}

/// `uw{v3.7+}/ub{-v3.7}`.
struct UwV3_7UbV3_7;
impl UwV3_7UbV3_7 {
    const fn size(version: Version) -> u8 {
        if version.at_least(3, 7) { 2 } else { 1 }
    }

    #[inline]
    fn read(reader: &mut Reader<'_>) -> Result<u16, WireError> {
        let version = reader.version();
        if version.at_least(3, 7) { reader.u16() } else { reader.u8().map(u16::from) }
    }
}
