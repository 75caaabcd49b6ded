/// Two values of one kind, one for each axis.
struct AxisPair<Value> {
    var x: Value
    var y: Value

    @inline(__always)
    init(x: Value, y: Value) {
        self.x = x
        self.y = y
    }

    // Inlined so that a closure which reads a scroller does not copy it; the same below.
    @inline(__always)
    init(_ make: (ScrollAxis) -> Value) {
        x = make(.horizontal)
        y = make(.vertical)
    }

    subscript(axis: ScrollAxis) -> Value {
        @inline(__always)
        get { axis == .horizontal ? x : y }
        @inline(__always)
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }
}

extension AxisPair: Sendable where Value: Sendable {}

extension ScrollVector {
    /// One number for each axis.
    @inline(__always)
    init(_ make: (ScrollAxis) -> Double) {
        self.init(x: make(.horizontal), y: make(.vertical))
    }
}
