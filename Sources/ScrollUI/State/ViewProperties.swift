@_spi(Reflection) import Swift

/// The stored properties of a view type: where they lie, which of them are dynamic, how two values are compared.
///
/// Found once per type. The standard library's field walk is used because it is the only access to the `@State`s of
/// a struct without a macro on every view; `Mirror` would copy each value on each evaluation.
@MainActor
final class ViewProperties {
    /// Short name of the view's type, without its module. Made when it is asked for: that looks through all types of the program.
    private(set) lazy var typeName = String(describing: viewType)
    private let viewType: Any.Type
    /// Those that are compared. Structures without `==` are taken apart.
    private(set) var fields: [PropertyField] = []
    /// The library's own wrappers, also those inside dynamic properties of the program's.
    private(set) var connected: [PropertyField] = []
    /// The dynamic properties of the program's own, inner ones first.
    private(set) var custom: [PropertyField] = []
    /// The view has numbers that change step by step.
    let isAnimatable: Bool
    /// Fields cover the value; values with unseen storage compare as different.
    private var isComparable = false

    /// The type's own `==`. As in SwiftUI it is passed over for types of plain bits, for which there is
    /// ``EquatableView``.
    private var whole: PropertyField?

    init(of type: Any.Type) {
        let host = type as? any PropertyHost.Type
        isAnimatable = type is any Animatable.Type
        viewType = host?.hostedType ?? type
        if type is any Equatable.Type, !ViewProperties.isPlainBits(type) {
            whole = PropertyField(plain: type, name: "", offset: 0)
        }
        var hasFields = false
        isComparable = _forEachField(of: type, options: []) { name, offset, fieldType, kind in
            hasFields = true
            if fieldType == host?.hostedType {
                self.addOwnParts(of: fieldType, at: offset)
            } else {
                self.add(fieldType, kind, named: String(cString: name), at: offset)
            }
            return true
        }
        // The cases of an enumeration are no fields.
        if !hasFields, !ViewProperties.isEmpty(type) {
            whole = type is any Equatable.Type ? PropertyField(plain: type, name: "", offset: 0) : nil
            isComparable = false
        }
    }

    /// True when the view owns something that must go with its identity.
    var ownsState: Bool { connected.contains(where: \.ownsState) }

    private func add(_ type: Any.Type, _ kind: _MetadataKind, named name: String, at offset: Int) {
        if let wrapper = type as? any ConnectedProperty.Type {
            let field = PropertyField(connected: wrapper, name: name, offset: offset)
            connected.append(field)
            fields.append(field)
        } else if let property = type as? any DynamicProperty.Type {
            addOwnParts(of: type, at: offset)
            custom.append(PropertyField(custom: property, name: name, offset: offset))
        } else {
            addPlain(type, kind, named: name, at: offset)
        }
    }

    private func addOwnParts(of type: Any.Type, at offset: Int) {
        _ = _forEachField(of: type, options: []) { name, inner, fieldType, kind in
            self.add(fieldType, kind, named: String(cString: name), at: offset + inner)
            return true
        }
    }

    /// Properties of a view or value held by this one take part in the comparison and in nothing else.
    private func addPlain(_ type: Any.Type, _ kind: _MetadataKind, named name: String, at offset: Int) {
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

    private func takeApart(_ type: Any.Type, named name: String, at offset: Int) -> Bool {
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

/// A view that lends its node to a value of another type, whose dynamic properties are tied to it.
protocol PropertyHost {
    static var hostedType: Any.Type { get }
}

/// The types met so far in one graph.
@MainActor
final class ViewPropertiesTable {
    private var known: [ObjectIdentifier: ViewProperties] = [:]

    func properties(of type: Any.Type) -> ViewProperties {
        if let properties = known[ObjectIdentifier(type)] { return properties }
        let properties = ViewProperties(of: type)
        known[ObjectIdentifier(type)] = properties
        return properties
    }
}
