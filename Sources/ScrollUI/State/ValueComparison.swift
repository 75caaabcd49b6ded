/// Equality of values whose type is known only at run time.
enum ValueComparison {
    /// True when both are of one `Equatable` type and equal, or the same object; false when it cannot be told.
    static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        if let left = left as? any Equatable { return equal(left, right) }
        if Value.self is AnyObject.Type || type(of: left) is AnyClass {
            return (left as AnyObject) === (right as AnyObject)
        }
        return false
    }

    private static func equal<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
        guard let right = right as? Left else { return false }
        return left == right
    }
}
