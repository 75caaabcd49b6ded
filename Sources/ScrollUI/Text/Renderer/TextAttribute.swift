/// A custom attribute of a part of a text, which a ``TextRenderer`` can read from a run.
public protocol TextAttribute {}

/// The custom attributes of a part of a text, one of each type.
struct CustomTextAttributes: Equatable, Sendable {
    /// Safe: only the author of the attributes reads them, while the text is drawn on the main thread.
    private nonisolated(unsafe) var values: [ObjectIdentifier: any TextAttribute] = [:]

    var isEmpty: Bool { values.isEmpty }

    subscript<T: TextAttribute>(type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

    /// Adds an attribute. An existing attribute of that type remains, since it was set closer to the text.
    func adding<T: TextAttribute>(_ value: T) -> CustomTextAttributes {
        var copy = self
        if copy.values[ObjectIdentifier(T.self)] == nil { copy.values[ObjectIdentifier(T.self)] = value }
        return copy
    }

    /// Attributes that are not `Equatable` count as different.
    static func == (left: CustomTextAttributes, right: CustomTextAttributes) -> Bool {
        left.values.count == right.values.count
            && left.values.allSatisfy { key, value in
                right.values[key].map { ValueComparison.areEqual(value, $0) } ?? false
            }
    }
}

extension Text {
    /// Adds a custom attribute to this text for a ``TextRenderer``.
    public consuming func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        changingParts { $0.custom = $0.custom.adding(value) }
    }
}
