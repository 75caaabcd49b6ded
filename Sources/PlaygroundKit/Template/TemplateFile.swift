/// A file of a package that is written for somebody.
struct TemplateFile: Equatable, Sendable {
    /// Below the package's folder.
    let path: String
    let text: String
}
