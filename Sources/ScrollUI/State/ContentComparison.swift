@_spi(Reflection) import Swift

/// Equality of two values of an enumeration or an existential without `==`, by what they contain.
///
/// Their bits cannot tell: beside the content they have unused bytes, which hold whatever was in memory before.
@MainActor
final class ContentComparison {
    private let kind: _MetadataKind
    /// The comparisons of the types encountered so far.
    private var known: [ObjectIdentifier: ViewComparison] = [:]

    /// Nil if the kind of type has no content that depends on the value.
    init?(kind: _MetadataKind) {
        guard [.enum, .optional, .existential].contains(kind) else { return nil }
        self.kind = kind
    }

    /// Returns whether both are the same case and their contents are equal.
    func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        if kind == .existential { return areEqualContents(left, right) }
        // An enumeration with a mirror of its own may hide its cases.
        if kind == .enum, Value.self is any CustomReflectable.Type { return false }
        switch (Mirror(reflecting: left).children.first, Mirror(reflecting: right).children.first) {
        case (let left?, let right?): return left.label == right.label && areEqualContents(left.value, right.value)
        case (nil, nil): return kind == .optional || Self.haveSameName(left, right)
        default: return false
        }
    }

    private func areEqualContents(_ left: Any, _ right: Any) -> Bool {
        func areEqual<Content>(_ type: Content.Type) -> Bool {
            guard var left = left as? Content, var right = right as? Content else { return false }
            return comparison(of: type).areEqual(&left, &right)
        }
        let (leftType, rightType) = (type(of: left), type(of: right))
        return leftType == rightType && _openExistential(leftType, do: areEqual)
    }

    private func comparison<Content>(of type: Content.Type) -> ViewComparison {
        if let comparison = known[ObjectIdentifier(type)] { return comparison }
        let comparison = ViewComparison(ofContent: type)
        known[ObjectIdentifier(type)] = comparison
        return comparison
    }

    /// Compares two cases without content. A type that describes itself may describe two cases in the same words.
    private static func haveSameName<Value>(_ left: Value, _ right: Value) -> Bool {
        let type = Value.self
        if type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
            || type is any TextOutputStreamable.Type
        {
            return false
        }
        return String(describing: left) == String(describing: right)
    }
}

extension _MetadataKind {
    /// The kind of a type, which only the field walk of a structure tells.
    init<Value>(of type: Value.Type) {
        var kind = Self.unknown
        _ = _forEachField(of: Only<Value>.self, options: []) { _, _, _, found in
            kind = found
            return true
        }
        self = kind
    }
}

/// A value as the only field of a structure.
private struct Only<Value> {
    let value: Value
}
