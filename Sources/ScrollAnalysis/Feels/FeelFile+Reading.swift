extension FeelFile {
    /// Reads the file at `path`. Throws ``ExitStatus/inputOutput`` or ``ExitStatus/malformed``.
    public init(contentsOf path: String) throws(PlaygroundError) { try self.init(try Files.read(path), file: path) }
}
