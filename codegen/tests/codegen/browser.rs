//! Visits a page with a real browser, without a window.

use crate::material::empty_folder;
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The result of a visit.
pub(crate) struct Visit {
    /// The result that the page sent.
    pub(crate) result: serde_json::Value,
    /// The messages of pages on the console.
    pub(crate) console: Vec<String>,
}

/// Opens `harness.html` among `files` and waits until it sends its result as JSON.
///
/// # Panics
///
/// Panics if no browser is installed, or if there is no result after five minutes.
pub(crate) fn visit(name: &str, files: &HashMap<String, String>) -> Visit {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    listener.set_nonblocking(true).expect("it can be asked without waiting");
    let url = format!("http://{}/harness.html", listener.local_addr().expect("it has an address"));
    let dir = empty_folder(name);
    let log = dir.join("log.txt");
    let _browser = browse(&url, &dir.join("profile"), &log).expect("chromium is installed");
    let end = Instant::now() + Duration::from_secs(900);
    let result = loop {
        match listener.accept() {
            Ok((stream, _)) => {
                stream.set_nonblocking(false).expect("it can be waited for");
                if let Some(result) = serve(stream, files) {
                    break result;
                }
            }
            Err(_) if Instant::now() < end => std::thread::sleep(Duration::from_millis(2)),
            Err(_) => panic!("no result after five minutes: {}", std::fs::read_to_string(&log).unwrap_or_default()),
        }
    };
    let result = serde_json::from_str(&result).expect("the result is JSON");
    // The log contains the console messages of pages.
    let log = std::fs::read_to_string(&log).expect("there is a log");
    let console = log.lines().filter(|l| l.contains("CONSOLE")).map(str::to_owned).collect();
    Visit { result, console }
}

/// A browser process that is killed at the end of its test.
struct Browser(Child);

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the first available browser on a page, without a window.
fn browse(url: &str, profile: &Path, log: &Path) -> Option<Browser> {
    for program in ["chromium", "chromium-browser", "google-chrome"] {
        let child = Command::new(program)
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
                "--enable-logging=stderr",
                "--disable-background-networking",
            ])
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg(url)
            .stdout(Stdio::null())
            .stderr(std::fs::File::create(log).expect("the log can be written"))
            .spawn();
        if let Ok(child) = child {
            return Some(Browser(child));
        }
    }
    None
}

/// Answers a request from memory, and returns the body of a POST request.
fn serve(mut stream: TcpStream, files: &HashMap<String, String>) -> Option<String> {
    stream.set_read_timeout(Some(Duration::from_secs(10))).ok()?;
    let mut reader = BufReader::new(stream.try_clone().ok()?);
    let (mut request, mut length) = (String::new(), 0);
    reader.read_line(&mut request).ok()?;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        if line.trim().is_empty() {
            break;
        }
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().ok()?;
        }
    }
    let mut words = request.split(' ');
    let (method, path) = (words.next()?, words.next()?);
    let path = path.trim_start_matches('/').split('?').next()?;
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    let kind = match path.rsplit('.').next() {
        Some("css") => "text/css",
        Some("js") => "text/javascript",
        _ => "text/html; charset=utf-8",
    };
    let (status, text) = files.get(path).map_or(("404 Not Found", ""), |text| ("200 OK", text.as_str()));
    let status = if method == "POST" { "204 No Content" } else { status };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        text.len()
    );
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(text.as_bytes()));
    (method == "POST").then(|| String::from_utf8_lossy(&body).into_owned())
}
