extension ScrollVector {
    /// One number for each axis.
    init(_ make: (ScrollAxis) -> Double) {
        self.init(x: make(.horizontal), y: make(.vertical))
    }
}
