@_spi(Reflection) import Swift

/// The compared parts of two values of a view type, or of a type whose values a view contains.
///
/// Determined when two values are compared for the first time: most views of a first frame never are, and querying
/// the runtime for the types of their properties took a tenth of that frame.
@MainActor
struct ViewComparison {
    /// The compared fields; structures without `==` are compared by their parts.
    private var fields: [PropertyField] = []
    /// Whether the fields cover the value; values with unseen storage compare as different.
    private var isComparable = false
    /// The type's own `==`. As in SwiftUI it is ignored for types of plain bits; for those, use ``EquatableView``.
    private var whole: PropertyField?

    /// `hostedType` is the type of the value whose dynamic properties the view uses; nil if the view has its own.
    init(of type: Any.Type, hosting hostedType: Any.Type?) {
        if type is any Equatable.Type, !Self.isPlainBits(type) {
            whole = PropertyField(plain: type, kind: .struct, offset: 0)
        }
        var hasFields = false
        isComparable = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
            hasFields = true
            if fieldType == hostedType {
                addParts(of: fieldType, at: offset)
            } else {
                add(fieldType, kind, at: offset)
            }
            return true
        }
        // The cases of an enumeration are not fields.
        if !hasFields, !ValueComparison.isEmpty(type) {
            whole = type is any Equatable.Type ? PropertyField(plain: type, kind: .struct, offset: 0) : nil
            isComparable = false
        }
    }

    /// The comparison of values that are contained in a view, which has no access to their dynamic properties.
    init<Content>(ofContent type: Content.Type) {
        isComparable = true
        addPlain(type, _MetadataKind(of: type), at: 0)
    }

    private mutating func add(_ type: Any.Type, _ kind: _MetadataKind, at offset: Int) {
        if type is any DynamicProperty.Type, !(type is any ConnectedProperty.Type) {
            addParts(of: type, at: offset)
        } else {
            addPlain(type, kind, at: offset)
        }
    }

    private mutating func addParts(of type: Any.Type, at offset: Int) {
        _ = _forEachField(of: type, options: []) { _, inner, fieldType, kind in
            add(fieldType, kind, at: offset + inner)
            return true
        }
    }

    /// Adds a property whose views or values only take part in the comparison.
    private mutating func addPlain(_ type: Any.Type, _ kind: _MetadataKind, at offset: Int) {
        if Self.isLeaf(type, kind) {
            fields.append(PropertyField(plain: type, kind: kind, offset: offset))
        } else if type is any DynamicProperty.Type, let wrapper = type as? any ConnectedProperty.Type {
            // `ViewProperties` has asked the first question of most types, and the runtime knows the answer.
            fields.append(PropertyField(connected: wrapper, offset: offset))
        } else if type is any Equatable.Type || !takeApart(type, at: offset) {
            fields.append(PropertyField(plain: type, kind: kind, offset: offset))
        }
    }

    /// Whether values of a type are compared as they are. Known without a cast, since one that fails searches all
    /// conformances of the program.
    private static func isLeaf(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
        // The field walk would look for the value inside an existential, which contains none.
        [.class, .function, .metatype, .existential].contains(kind) || ViewProperties.isPlainValue(type)
    }

    private mutating func takeApart(_ type: Any.Type, at offset: Int) -> Bool {
        var parts: [(type: Any.Type, kind: _MetadataKind, offset: Int)] = []
        let isCovered = _forEachField(of: type, options: []) { _, inner, fieldType, kind in
            parts.append((fieldType, kind, offset + inner))
            return true
        }
        guard isCovered, !parts.isEmpty else { return false }
        for part in parts { addPlain(part.type, part.kind, at: part.offset) }
        return true
    }

    /// Returns whether both values give the same body.
    func areEqual<V>(_ left: inout V, _ right: inout V) -> Bool {
        guard isComparable || whole != nil else { return false }
        // Raw access: the fields' types are known only by their metatypes.
        return withUnsafeBytes(of: &left) { left in
            withUnsafeBytes(of: &right) { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return true }
                if let whole { return whole.isEqual(left, right) }
                return fields.allSatisfy { $0.isEqual(left + $0.offset, right + $0.offset) }
            }
        }
    }

    private static func isPlainBits(_ type: Any.Type) -> Bool {
        func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: isPlain)
    }
}
