/// Where a feel has a value: hands it to the second closure, which may change it, and returns what that returns.
///
/// A closure and not a key path, which Embedded Swift does not have.
typealias FeelAccess<Value> = @Sendable (_ feel: inout ScrollFeel, _ use: (inout Value) -> Value) -> Value

extension ScrollFeel {
    /// The value that `access` leads to.
    func value<Value>(_ access: FeelAccess<Value>) -> Value {
        var feel = self
        return access(&feel) { $0 }
    }

    /// Changes the value that `access` leads to.
    mutating func set<Value>(_ value: Value, _ access: FeelAccess<Value>) {
        _ = access(&self) { current in
            current = value
            return value
        }
    }
}
