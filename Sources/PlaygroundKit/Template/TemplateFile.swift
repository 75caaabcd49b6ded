/// A file of a new package.
struct TemplateFile: Equatable, Sendable {
    /// The path in the package's folder.
    let path: String
    let text: String
}
