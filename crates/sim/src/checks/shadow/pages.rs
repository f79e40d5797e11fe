//! The cells of a memory, by page and row.
//!
//! For example, a store of sixteen neighbouring dwords by one message is kept once, for their row
//! of 64 bytes. A load of the first dword alone splits the row: each of its words then has a cell.

use crate::checks::shadow::PageBudget;
use crate::checks::shadow::cell::ShadowCell;
use crate::trap::Fault;

/// Number of bytes of a word of memory that has a cell of its own.
pub(crate) const WORD_BYTES: u64 = 1 << WORD_BYTES_LOG2;

/// Binary logarithm of [`WORD_BYTES`].
pub(crate) const WORD_BYTES_LOG2: u8 = 2;

/// Number of words of a row: as many as a message of sixteen channels accesses.
pub(crate) const ROW_WORDS: usize = 16;

/// Number of bytes of a row.
pub(crate) const ROW_BYTES: u64 = ROW_WORDS as u64 * WORD_BYTES;

/// Number of rows of a page.
const PAGE_ROWS: usize = 64;

/// The cells of a row.
#[derive(Debug)]
pub(super) enum ShadowRow {
    /// All words were accessed alike, neighbouring ones by neighbouring channels.
    Whole(ShadowCell),
    /// Each word has a cell.
    Split(SplitRow),
}

/// The cells of the words of a row.
pub(super) type SplitRow = Box<[ShadowCell; ROW_WORDS]>;

impl Default for ShadowRow {
    fn default() -> Self {
        Self::Whole(ShadowCell::default())
    }
}

/// Number of bytes that the rows of a page take.
pub(super) const PAGE_BYTES: u64 = (PAGE_ROWS * size_of::<ShadowRow>()) as u64;

/// Number of bytes that the cells of the words of a row take.
pub(super) const SPLIT_ROW_BYTES: u64 = (ROW_WORDS * size_of::<ShadowCell>()) as u64;

/// Split rows that are not in use. Rows are often split and made whole again in turns, for example
/// those of a tile in shared local memory.
#[derive(Debug, Default)]
pub(super) struct SplitRowPool(Vec<SplitRow>);

impl SplitRowPool {
    /// Returns the cells of the words of a row.
    #[inline(always)]
    pub(super) fn split<'r>(
        &mut self,
        row: &'r mut ShadowRow,
        budget: &mut PageBudget<'_>,
    ) -> Result<&'r mut [ShadowCell; ROW_WORDS], Fault> {
        if let ShadowRow::Whole(cell) = row {
            *row = ShadowRow::Split(self.split_cell(cell, budget)?);
        }
        match row {
            ShadowRow::Split(words) => Ok(words),
            ShadowRow::Whole(_) => unreachable!("the row was split"),
        }
    }

    #[inline(never)]
    fn split_cell(&mut self, cell: &ShadowCell, budget: &mut PageBudget<'_>) -> Result<SplitRow, Fault> {
        let mut words = match self.0.pop() {
            Some(words) => words,
            None => {
                budget(SPLIT_ROW_BYTES)?;
                Box::default()
            }
        };
        for (word, to) in words.iter_mut().enumerate() {
            *to = cell.at_word(word);
        }
        Ok(words)
    }

    /// Gives all words of a row the same accesses.
    pub(super) fn make_whole(&mut self, row: &mut ShadowRow, cell: ShadowCell) {
        if let ShadowRow::Split(words) = std::mem::replace(row, ShadowRow::Whole(cell)) {
            self.0.push(words);
        }
    }
}

/// The rows of a memory that were accessed.
#[derive(Debug, Default)]
pub(super) struct ShadowPages {
    /// The rows of each page of the memory, beginning with its first byte.
    pages: Vec<Option<Box<[ShadowRow; PAGE_ROWS]>>>,
}

impl ShadowPages {
    /// Returns the row that has a byte, given its offset in the memory. Takes memory for its page
    /// from `budget` if it does not exist.
    ///
    /// # Errors
    /// If `budget` does not suffice.
    #[inline]
    pub(super) fn row(&mut self, offset: u64, budget: &mut PageBudget<'_>) -> Result<&mut ShadowRow, Fault> {
        let row = (offset / ROW_BYTES) as usize;
        let (page, row) = (row / PAGE_ROWS, row % PAGE_ROWS);
        if !self.pages.get(page).is_some_and(Option::is_some) {
            self.add_page(page, budget)?;
        }
        match self.pages.get_mut(page) {
            Some(Some(rows)) => Ok(&mut rows[row]),
            _ => unreachable!("the page was added"),
        }
    }

    #[inline(never)]
    fn add_page(&mut self, page: usize, budget: &mut PageBudget<'_>) -> Result<(), Fault> {
        if self.pages.len() <= page {
            budget(((page + 1 - self.pages.len()) * size_of::<Option<Box<[ShadowRow; PAGE_ROWS]>>>()) as u64)?;
            self.pages.resize_with(page + 1, || None);
        }
        budget(PAGE_BYTES)?;
        self.pages[page] = Some(Box::new(std::array::from_fn(|_| ShadowRow::default())));
        Ok(())
    }

    /// Forgets all accesses, and keeps the pages for the next ones.
    pub(super) fn clear(&mut self, pool: &mut SplitRowPool) {
        for row in self.pages.iter_mut().flatten().flat_map(|rows| rows.iter_mut()) {
            pool.make_whole(row, ShadowCell::default());
        }
    }
}
