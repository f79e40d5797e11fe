//! Findings as workflow commands of GitHub Actions. For example:
//!
//! ```text
//! ::error file=k.cpp,line=3,endLine=3,col=7,endColumn=8,title=text%3Aundeclared::no variable ...
//! ```

use crate::{Finding, SourceRange};

impl Finding {
    /// Returns the workflow command, without a line feed. `None` if the finding has no place in a
    /// source. `file` is the name of the file in it.
    pub fn to_github(&self, file: &str) -> Option<String> {
        let SourceRange { line, column, end_line, end_column, .. } = self.text.as_ref()?.range;
        let escape = |text: &str| text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
        let escape_property = |text: &str| escape(text).replace(':', "%3A").replace(',', "%2C");
        // Columns are allowed only for a place within one line.
        let columns = match end_line == line {
            true => format!(",col={column},endColumn={end_column}"),
            false => String::new(),
        };
        Some(format!(
            "::{} file={},line={line},endLine={end_line}{columns},title={}::{}",
            self.severity_word(),
            escape_property(file),
            escape_property(&self.code),
            escape(&self.full_message()),
        ))
    }
}
