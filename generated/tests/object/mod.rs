//! Finds the code of routines in an object file. Only as much as that needs.

use openvisa_isa::{Reader, Version, WireError};

/// A kernel or function.
pub(crate) struct Routine<'a> {
    pub(crate) code: &'a [u8],
    pub(crate) version: Version,
}

/// Reads with the widths of a version.
struct Object<'a> {
    r: Reader<'a>,
}

impl<'a> Object<'a> {
    /// An integer that is wider from a version on.
    fn since(&mut self, minor: u8, wide: u8, narrow: u8) -> Result<usize, WireError> {
        let bytes = if self.r.version().at_least(3, minor) { wide } else { narrow };
        let bytes = self.r.take(usize::from(bytes))?;
        Ok(bytes.iter().rev().fold(0, |value, byte| value << 8 | usize::from(*byte)))
    }

    fn id(&mut self) -> Result<usize, WireError> {
        self.since(4, 4, 2)
    }

    fn skip(&mut self, bytes: usize) -> Result<(), WireError> {
        self.r.take(bytes).map(|_| ())
    }

    fn attributes(&mut self, count: usize) -> Result<(), WireError> {
        for _ in 0..count {
            self.id()?;
            let size = self.r.u8()?;
            self.skip(usize::from(size))?;
        }
        Ok(())
    }

    /// Variables with so many bytes between name and attributes.
    fn variables(&mut self, count: usize, bytes: usize) -> Result<(), WireError> {
        for _ in 0..count {
            self.id()?;
            self.skip(bytes)?;
            let attributes = self.r.u8()?;
            self.attributes(usize::from(attributes))?;
        }
        Ok(())
    }

    fn symbols(&mut self) -> Result<(), WireError> {
        for _ in 0..2 {
            let count = self.r.u16()?;
            self.skip(usize::from(count) * 4)?;
        }
        Ok(())
    }

    /// Size and entry of the routine that begins here.
    fn code(&mut self, kernel: bool) -> Result<(usize, usize), WireError> {
        for _ in 0..self.id()? {
            while self.r.u8()? != 0 {}
        }
        self.id()?;
        let id = if self.r.version().at_least(3, 4) { 4 } else { 2 };
        let general = self.id()?;
        self.variables(general, 1 + 2 + id + 2 + 1)?;
        for bytes in [2, 2, 1] {
            let count = self.r.u16()?;
            self.variables(usize::from(count), bytes)?;
        }
        for _ in 0..2 {
            let count = self.r.u8()?;
            self.variables(usize::from(count), 2)?;
        }
        self.skip(1)?;
        if kernel {
            let inputs = self.since(5, 4, 1)?;
            self.skip(inputs * (1 + id + 4))?;
        }
        Ok((self.r.u32()? as usize, self.r.u32()? as usize))
    }
}

/// The routines of a file, in order.
pub(crate) fn routines(bytes: &[u8]) -> Result<Vec<Routine<'_>>, WireError> {
    let mut r = Reader::new(bytes, Version::new(0, 0));
    r.u32()?;
    let version = Version::new(r.u8()?, r.u8()?);
    let mut header = Object { r: Reader::at(bytes, r.offset(), version) };
    let mut places = Vec::new();
    for _ in 0..header.r.u16()? {
        let name = header.since(7, 2, 1)?;
        header.skip(name)?;
        places.push((header.r.u32()? as usize, true));
        header.skip(8)?;
        header.symbols()?;
        let binaries = header.r.u8()?;
        header.skip(usize::from(binaries) * 9)?;
    }
    header.skip(2)?;
    for _ in 0..header.r.u16()? {
        header.skip(1)?;
        let name = header.since(7, 2, 1)?;
        header.skip(name)?;
        places.push((header.r.u32()? as usize, false));
        header.skip(4)?;
        header.symbols()?;
    }
    let routine = |(offset, kernel): (usize, bool)| {
        let (size, entry) = Object { r: Reader::at(bytes, offset, version) }.code(kernel)?;
        let mut code = Reader::at(bytes, offset.saturating_add(entry), version);
        Ok(Routine { code: code.take(size)?, version })
    };
    places.into_iter().map(routine).collect()
}
