/// Two values of one kind, one for each axis.
struct AxisPair<Value> {
    var x: Value
    var y: Value

    init(_ make: (ScrollAxis) -> Value) {
        x = make(.horizontal)
        y = make(.vertical)
    }

    subscript(axis: ScrollAxis) -> Value {
        get { axis == .horizontal ? x : y }
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
    init(_ make: (ScrollAxis) -> Double) {
        self.init(x: make(.horizontal), y: make(.vertical))
    }
}
