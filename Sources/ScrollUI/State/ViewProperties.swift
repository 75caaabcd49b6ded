@_spi(Reflection) import Swift

/// The stored properties of a view type: where they lie, which of them are dynamic, how two values are compared.
///
/// Found once per type. The standard library's field walk is used because it is the only way to reach the `@State`s of
/// a struct without a macro on every view; `Mirror` would copy each value on each evaluation.
@MainActor
final class ViewProperties {
    private(set) var fields: [PropertyField] = []
    private(set) var connected: [PropertyField] = []
    /// The dynamic properties of the program's own, whose `update()` is called.
    private(set) var custom: [PropertyField] = []
    /// The view has numbers that change step by step.
    let isAnimatable: Bool
    /// Fields cover the value; values with unseen storage compare as different.
    private var isComparable = false

    init(of type: Any.Type) {
        isAnimatable = type is any Animatable.Type
        isComparable = collect(type, at: 0)
    }

    private func collect(_ type: Any.Type, at base: Int) -> Bool {
        _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            self.add(PropertyField(type: fieldType, offset: base + offset))
            return true
        }
    }

    private func add(_ field: PropertyField) {
        if field.connected != nil {
            connected.append(field)
        } else if field.custom != nil {
            _ = collect(field.type, at: field.offset)
            custom.append(field)
            return
        } else if field.type is any ViewModifier.Type, collect(field.type, at: field.offset) {
            return
        }
        fields.append(field)
    }

    /// Field by field: `==` where the type has it, else the same bits. Different bits of equal values only cost an
    /// evaluation.
    func areEqual<V>(_ left: inout V, _ right: inout V) -> Bool {
        guard isComparable else { return false }
        // Raw access, since the fields' types are only known by their metatypes.
        return withUnsafeBytes(of: &left) { left in
            withUnsafeBytes(of: &right) { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return true }
                return fields.allSatisfy { $0.isEqual(left + $0.offset, right + $0.offset) }
            }
        }
    }
}

/// One stored property.
@MainActor
struct PropertyField {
    let type: Any.Type
    /// Bytes from the start of the view value.
    let offset: Int
    /// Bytes.
    let size: Int
    let connected: (any ConnectedProperty.Type)?
    let custom: (any DynamicProperty.Type)?
    private let equatable: (any Equatable.Type)?

    init(type: Any.Type, offset: Int) {
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        self.type = type
        self.offset = offset
        self.size = _openExistential(type, do: size)
        connected = type as? any ConnectedProperty.Type
        custom = type as? any DynamicProperty.Type
        equatable = type as? any Equatable.Type
    }

    func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        if let connected { return isSame(connected, left, right) }
        if let equatable { return isEqual(equatable, left, right) }
        for index in 0..<size
        where left.load(fromByteOffset: index, as: UInt8.self) != right.load(fromByteOffset: index, as: UInt8.self) {
            return false
        }
        return true
    }

    private func isEqual<T: Equatable>(_ type: T.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        left.assumingMemoryBound(to: T.self).pointee == right.assumingMemoryBound(to: T.self).pointee
    }

    private func isSame<T: ConnectedProperty>(
        _ type: T.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
    ) -> Bool {
        left.assumingMemoryBound(to: T.self).pointee.isSame(as: right.assumingMemoryBound(to: T.self).pointee)
    }
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
