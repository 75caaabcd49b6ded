extension ScrollVector {
    /// Creates a vector from one number for each axis.
    init(_ make: (ScrollAxis) -> Double) {
        self.init(x: make(.horizontal), y: make(.vertical))
    }
}
