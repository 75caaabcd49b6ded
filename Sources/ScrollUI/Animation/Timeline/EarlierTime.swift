extension Duration {
    /// Returns the earlier of two times, of which nil is never.
    ///
    /// The loop asks for the next time several times in each frame; the minimum of an array would allocate.
    package static func earlier(_ first: Duration?, _ second: Duration?) -> Duration? {
        guard let first, let second else { return first ?? second }
        return min(first, second)
    }
}
