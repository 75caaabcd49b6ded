extension ScrollVector {
    // Inlined so that a closure which reads a scroller does not copy it.
    /// One number for each axis.
    @inline(__always)
    init(_ make: (ScrollAxis) -> Double) {
        self.init(x: make(.horizontal), y: make(.vertical))
    }
}
