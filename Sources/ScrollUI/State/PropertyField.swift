import Glibc
@_spi(Reflection) import Swift

/// One stored property of a view, with the operations on it in place. Its type is known only here.
@MainActor
struct PropertyField {
    /// The declared name, with the leading underscore of property wrappers; empty for a property that is only compared.
    private(set) var name = ""
    /// The offset in bytes from the start of the view value.
    let offset: Int
    /// Whether the property owns an object or a value that must be discarded with the view's identity.
    private(set) var ownsState = false
    let isEqual: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    private(set) var connect: (@MainActor (UnsafeMutableRawPointer, PropertyConnection) -> AnyObject?)?
    private(set) var update: (@MainActor (UnsafeMutableRawPointer) -> Void)?
    private(set) var source: (@MainActor (UnsafeRawPointer) -> Source?)?

    /// A property without a lifetime of its own. Bits are compared first: equal bits mean equal values, and `==` or the
    /// contents of an enumeration or existential are asked for only if they differ.
    init(plain type: Any.Type, kind: _MetadataKind, offset: Int) {
        typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
        func bits<T>(_ type: T.Type) -> Comparison {
            let size = MemoryLayout<T>.size
            return { PropertyField.haveSameBits($0, $1, size) }
        }
        func bitsOr<T>(_ areEqual: @escaping @MainActor (T, T) -> Bool) -> Comparison {
            let size = MemoryLayout<T>.size
            return {
                PropertyField.haveSameBits($0, $1, size)
                    || areEqual($0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee)
            }
        }
        func operatorOf<T: Equatable>(_ type: T.Type) -> Comparison { bitsOr { (left: T, right: T) in left == right } }
        func contents<T>(_ type: T.Type) -> Comparison {
            guard let comparison = ContentComparison(kind: kind) else { return bits(type) }
            return bitsOr { (left: T, right: T) in comparison.areEqual(left, right) }
        }
        self.offset = offset
        // Functions and types conform to no protocol, and the cast would search all conformances of the program.
        if [.function, .metatype].contains(kind) || PropertyField.isReference(type, kind) {
            isEqual = _openExistential(type, do: bits)
        } else if let equatable = type as? any Equatable.Type {
            isEqual = operatorOf(equatable)
        } else {
            isEqual = _openExistential(type, do: contents)
        }
    }

    /// A property wrapper of the library.
    init<P: ConnectedProperty>(connected type: P.Type, name: String = "", offset: Int) {
        self.name = name
        self.offset = offset
        ownsState = type.ownsState
        isEqual = {
            $0.assumingMemoryBound(to: P.self).pointee.isSame(as: $1.assumingMemoryBound(to: P.self).pointee)
        }
        connect = { $0.assumingMemoryBound(to: P.self).pointee.connect(to: $1) }
        source = { $0.assumingMemoryBound(to: P.self).pointee.source }
    }

    /// A custom dynamic property; the properties inside it have fields of their own.
    init<P: DynamicProperty>(custom type: P.Type, name: String, offset: Int) {
        self.name = name
        self.offset = offset
        isEqual = { _, _ in true }
        update = { $0.assumingMemoryBound(to: P.self).pointee.update() }
    }

    /// Whether the type's values are references to objects, or may be. These are compared by identity; a weak
    /// reference must not be read as a strong one.
    private static func isReference(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
        func mayRefer<T>(_ type: T.Type) -> Bool { PropertyField.mayRefer(type) }
        if type is AnyClass { return true }
        if kind == .existential { return _openExistential(type, do: mayRefer) }
        return ValueComparison.isOptional(type) && (type as? any OptionalReference.Type)?.isReference == true
    }

    /// Whether the protocols of an existential may be those of objects only. An existential of any type begins with
    /// three words for a value and one for its type, that of an object with one; each protocol adds one to both.
    fileprivate nonisolated static func mayRefer<T>(_ existential: T.Type) -> Bool {
        MemoryLayout<T>.size < 4 * MemoryLayout<UnsafeRawPointer>.size || "\(existential)".contains("&")
    }

    private static func haveSameBits(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ size: Int) -> Bool {
        memcmp(left, right, size) == 0
    }
}

private protocol OptionalReference {
    static var isReference: Bool { get }
}

extension Optional: OptionalReference {
    fileprivate static var isReference: Bool {
        if Wrapped.self is AnyClass { return true }
        return _MetadataKind(of: Wrapped.self) == .existential && PropertyField.mayRefer(Wrapped.self)
    }
}
