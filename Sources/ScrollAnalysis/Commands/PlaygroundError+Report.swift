extension PlaygroundError {
    /// The message and the remedy as printed on standard error, without a final line break. Commands in the remedy use
    /// the name of the running program, which has all of them.
    public var report: String {
        let name = ProgramName.current
        let remedy = remedy.replacing("'\(ProgramName.own) ", with: "'\(name) ")
        return "\(name): \(message)" + (remedy.isEmpty ? "" : "\n  \(remedy)")
    }
}
