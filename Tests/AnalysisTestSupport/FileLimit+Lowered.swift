import ScrollAnalysis

extension FileLimit {
    /// The same limit at a smaller number, which a test reaches in a moment.
    package func lowered(to value: Int) -> FileLimit {
        var limit = self
        limit.value = value
        return limit
    }
}
