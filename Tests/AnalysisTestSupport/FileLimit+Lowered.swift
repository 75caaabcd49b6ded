import ScrollAnalysis

extension FileLimit {
    /// The same limit with a smaller value, which a test reaches quickly.
    package func lowered(to value: Int) -> FileLimit {
        var limit = self
        limit.value = value
        return limit
    }
}
