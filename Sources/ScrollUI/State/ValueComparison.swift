/// Equality of values whose type is known only at run time.
enum ValueComparison {
    /// Returns whether both values are of one `Equatable` type and equal, the same object, or of one type without
    /// content; false if it cannot be determined.
    static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        if let left = left as? any Equatable { return equal(left, right) }
        if isEmpty(type(of: left)), type(of: left) == type(of: right) { return true }
        if Value.self is AnyObject.Type || type(of: left) is AnyClass {
            return (left as AnyObject) === (right as AnyObject)
        }
        return false
    }

    private static func isEmpty(_ type: Any.Type) -> Bool {
        func isEmpty<T>(_ type: T.Type) -> Bool { MemoryLayout<T>.size == 0 }
        return _openExistential(type, do: isEmpty)
    }

    private static func equal<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
        guard let right = right as? Left else { return false }
        return left == right
    }
}
