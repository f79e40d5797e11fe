//! Converts the addresses of documents to paths, and back.
//!
//! For example, `file:///a%20b/k.cl` is `/a b/k.cl`.

use lsp_types::Uri;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Returns the path that a `file:` address names.
#[must_use]
pub fn path_of(uri: &Uri) -> Option<PathBuf> {
    if uri.scheme()?.as_str() != "file" {
        return None;
    }
    let path = uri.path().as_estr().decode().into_string().ok()?;
    // On Windows, the path of `file:///C:/specs` is `C:/specs`.
    let drive = path.strip_prefix('/').filter(|path| path.as_bytes().get(1) == Some(&b':'));
    Some(PathBuf::from(drive.unwrap_or(&path)))
}

/// Returns the `file:` address of a path.
#[must_use]
pub fn uri_of(path: &Path) -> Option<Uri> {
    let path = path.to_str()?.replace('\\', "/");
    let mut address = String::from(if path.starts_with('/') { "file://" } else { "file:///" });
    for byte in path.bytes() {
        match byte {
            b'/' | b':' | b'-' | b'.' | b'_' | b'~' => address.push(char::from(byte)),
            byte if byte.is_ascii_alphanumeric() => address.push(char::from(byte)),
            byte => write!(address, "%{byte:02X}").expect("strings can be written"),
        }
    }
    address.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_and_its_path_are_converted_to_each_other() {
        let path = Path::new("/a b/ü/specs/ADD.md");
        let uri = uri_of(path).unwrap();
        assert_eq!(uri.as_str(), "file:///a%20b/%C3%BC/specs/ADD.md");
        assert_eq!(path_of(&uri).unwrap(), path);
        assert_eq!(path_of(&"file:///C:/specs/ADD.md".parse().unwrap()).unwrap(), Path::new("C:/specs/ADD.md"));
        assert_eq!(path_of(&"untitled:ADD.md".parse().unwrap()), None);
    }
}
