/// A mark of the program's own on a part of a text, for a ``TextRenderer`` to find in a run.
public protocol TextAttribute {}

/// The marks of a part of a text, one of each type.
struct CustomTextAttributes: Equatable, Sendable {
    /// Whoever wrote them reads them while the text is drawn, on the main thread; nobody else looks into them.
    private nonisolated(unsafe) var values: [ObjectIdentifier: any TextAttribute] = [:]

    var isEmpty: Bool { values.isEmpty }

    subscript<T: TextAttribute>(type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

    /// What was set first is nearest to the text, and stays.
    func adding<T: TextAttribute>(_ value: T) -> CustomTextAttributes {
        var copy = self
        if copy.values[ObjectIdentifier(T.self)] == nil { copy.values[ObjectIdentifier(T.self)] = value }
        return copy
    }

    /// Attributes that are not `Equatable` are different.
    static func == (left: CustomTextAttributes, right: CustomTextAttributes) -> Bool {
        left.values.count == right.values.count
            && left.values.allSatisfy { key, value in
                right.values[key].map { ValueComparison.areEqual(value, $0) } ?? false
            }
    }
}

extension Text {
    /// Marks this text for a ``TextRenderer``.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        changingParts { $0.custom = $0.custom.adding(value) }
    }
}
