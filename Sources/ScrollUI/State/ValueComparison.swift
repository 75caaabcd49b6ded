/// Equality of values whose type is known only at run time.
enum ValueComparison {
    /// Returns whether both values are of one `Equatable` type and equal, the same object, of one type without content,
    /// or nil; false if it cannot be determined.
    static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        if let left = left as? any Equatable { return equal(left, right) }
        // As `Any`: the type of a generic value that is an existential is that of the existential.
        let (type, otherType) = (type(of: left as Any), type(of: right as Any))
        // Optionals of a protocol are no `Equatable`, whatever is in them.
        if isOptional(type), let left = left as? any OptionalValue, let right = right as? any OptionalValue {
            guard let left = left.wrapped, let right = right.wrapped else {
                return left.wrapped == nil && right.wrapped == nil
            }
            return areEqual(left, right)
        }
        if isEmpty(type), type == otherType { return true }
        return type is AnyClass && (left as AnyObject) === (right as AnyObject)
    }

    /// Whether the type has no content, so that all its values are equal.
    static func isEmpty(_ type: Any.Type) -> Bool {
        func isEmpty<T>(_ type: T.Type) -> Bool { MemoryLayout<T>.size == 0 }
        return _openExistential(type, do: isEmpty)
    }

    /// Asked before a cast, since one that fails searches all conformances of the program.
    static func isOptional(_ type: Any.Type) -> Bool {
        func isOptional<T>(_ type: T.Type) -> Bool { _isOptional(type) }
        return _openExistential(type, do: isOptional)
    }

    private static func equal<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
        guard let right = right as? Left else { return false }
        return left == right
    }
}

/// An optional value of a type that is known only at run time, in a type whose equality is synthesized.
@propertyWrapper
struct ComparedAtRunTime<Value>: Equatable {
    var wrappedValue: Value?

    static func == (left: ComparedAtRunTime, right: ComparedAtRunTime) -> Bool {
        guard let left = left.wrappedValue, let right = right.wrappedValue else {
            return left.wrappedValue == nil && right.wrappedValue == nil
        }
        return ValueComparison.areEqual(left, right)
    }
}
