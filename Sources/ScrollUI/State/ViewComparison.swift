@_spi(Reflection) import Swift

/// Which parts of two values of a view type are compared, and how.
///
/// Found when two values are compared for the first time: most views of a first frame never are, and asking the runtime what the types of
/// their properties are took a tenth of that frame.
@MainActor
struct ViewComparison {
    /// Structures without `==` are taken apart.
    private var fields: [PropertyField] = []
    /// Fields cover the value; values with unseen storage compare as different.
    private var isComparable = false
    /// The type's own `==`. As in SwiftUI it is passed over for types of plain bits, for which there is
    /// ``EquatableView``.
    private var whole: PropertyField?

    /// `hostedType` is that of the value whose dynamic properties are the view's; nil where the view has its own.
    init(of type: Any.Type, hosting hostedType: Any.Type?) {
        if type is any Equatable.Type, !Self.isPlainBits(type) {
            whole = PropertyField(plain: type, name: "", offset: 0)
        }
        var hasFields = false
        isComparable = _forEachField(of: type, options: []) { name, offset, fieldType, kind in
            hasFields = true
            if fieldType == hostedType {
                addParts(of: fieldType, at: offset)
            } else {
                add(fieldType, kind, named: String(cString: name), at: offset)
            }
            return true
        }
        // The cases of an enumeration are no fields.
        if !hasFields, !Self.isEmpty(type) {
            whole = type is any Equatable.Type ? PropertyField(plain: type, name: "", offset: 0) : nil
            isComparable = false
        }
    }

    private mutating func add(_ type: Any.Type, _ kind: _MetadataKind, named name: String, at offset: Int) {
        if type is any DynamicProperty.Type, !(type is any ConnectedProperty.Type) {
            addParts(of: type, at: offset)
        } else {
            addPlain(type, kind, named: name, at: offset)
        }
    }

    private mutating func addParts(of type: Any.Type, at offset: Int) {
        _ = _forEachField(of: type, options: []) { name, inner, fieldType, kind in
            add(fieldType, kind, named: String(cString: name), at: offset + inner)
            return true
        }
    }

    /// Properties of a view or value held by this one take part in the comparison and in nothing else.
    private mutating func addPlain(_ type: Any.Type, _ kind: _MetadataKind, named name: String, at offset: Int) {
        if type is any TypeDetermined.Type { return }
        if let wrapper = type as? any ConnectedProperty.Type {
            fields.append(PropertyField(connected: wrapper, name: name, offset: offset))
        } else if !(type is any Equatable.Type), kind != .existential, takeApart(type, named: name, at: offset) {
            // The field walk would look for the value inside an existential, and there is none.
            return
        } else {
            fields.append(PropertyField(plain: type, name: name, offset: offset))
        }
    }

    private mutating func takeApart(_ type: Any.Type, named name: String, at offset: Int) -> Bool {
        var parts: [(type: Any.Type, kind: _MetadataKind, offset: Int)] = []
        let isCovered = _forEachField(of: type, options: []) { _, inner, fieldType, kind in
            parts.append((fieldType, kind, offset + inner))
            return true
        }
        guard isCovered, !parts.isEmpty else { return false }
        for part in parts { addPlain(part.type, part.kind, named: name, at: part.offset) }
        return true
    }

    /// True when a body made from either value is the same.
    func areEqual<V>(_ left: inout V, _ right: inout V) -> Bool {
        guard isComparable || whole != nil else { return false }
        // Raw access, since the fields' types are only known by their metatypes.
        return withUnsafeBytes(of: &left) { left in
            withUnsafeBytes(of: &right) { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return true }
                if let whole { return whole.isEqual(left, right) }
                return fields.allSatisfy { $0.isEqual(left + $0.offset, right + $0.offset) }
            }
        }
    }

    private static func isEmpty(_ type: Any.Type) -> Bool {
        func isEmpty<T>(_ type: T.Type) -> Bool { MemoryLayout<T>.size == 0 }
        return _openExistential(type, do: isEmpty)
    }

    private static func isPlainBits(_ type: Any.Type) -> Bool {
        func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: isPlain)
    }
}
