/// Accesses a value of a feel: calls the second closure, which may change the value, and returns the closure's result.
///
/// A closure is used because Embedded Swift has no key paths.
typealias FeelAccess<Value> = @Sendable (_ feel: inout ScrollFeel, _ use: (inout Value) -> Value) -> Value

extension ScrollFeel {
    /// Returns the value at `access`.
    func value<Value>(_ access: FeelAccess<Value>) -> Value {
        var feel = self
        return access(&feel) { $0 }
    }

    /// Sets the value at `access`.
    mutating func set<Value>(_ value: Value, _ access: FeelAccess<Value>) {
        _ = access(&self) { current in
            current = value
            return value
        }
    }
}
