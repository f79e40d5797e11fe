use openvisa_codegen::{diagnostics::Diagnostics, dialect, source::Sources, *};
fn main() {
    let dir = std::env::args().nth(1).unwrap();
    let mut d = Diagnostics::default();
    let s = Sources::read(dir.as_ref(), &mut d).unwrap();
    let (dialect, raw) = dialect::read(&s, &mut d);
    let model = lower::lower(&s, dialect, &raw, &mut d);
    let spec = Spec { sources: s, raw, model };
    check::check(&spec, &mut d);
    d.sort();
    let s = &spec.sources;
    for f in d.iter() {
        println!(
            "{}:{}:{} {} {:?} {} | {}",
            s.file(f.primary.file).path,
            f.primary.line,
            f.primary.column,
            f.rule.name,
            f.severity,
            f.message,
            f.help.clone().unwrap_or_default()
        );
    }
}
