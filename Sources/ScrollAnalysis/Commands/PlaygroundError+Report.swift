extension PlaygroundError {
    /// Both parts as they are printed on standard error, without a closing line break. Commands that the remedy names are those of
    /// the program that runs, which has them all.
    public var report: String {
        let name = ProgramName.current
        let remedy = remedy.replacing("'\(ProgramName.own) ", with: "'\(name) ")
        return "\(name): \(message)" + (remedy.isEmpty ? "" : "\n  \(remedy)")
    }
}
