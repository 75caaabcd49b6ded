import Glibc

/// One stored property of a view, with the operations on it in place. Its type is known only here.
@MainActor
struct PropertyField {
    /// The declared name; property wrappers have a leading underscore.
    let name: String
    /// The offset in bytes from the start of the view value.
    let offset: Int
    /// Whether the property owns an object or a value that must be discarded with the view's identity.
    private(set) var ownsState = false
    let isEqual: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    private(set) var connect: (@MainActor (UnsafeMutableRawPointer, PropertyConnection) -> AnyObject?)?
    private(set) var update: (@MainActor (UnsafeMutableRawPointer) -> Void)?
    private(set) var source: (@MainActor (UnsafeRawPointer) -> Source?)?

    /// A property without a lifetime of its own. Bits are compared first: equal bits mean equal values, and `==` is
    /// called only if they differ. Equal values with different bits only cost an evaluation.
    init(plain type: Any.Type, name: String, offset: Int) {
        func comparison<T>(_ type: T.Type) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            let size = MemoryLayout<T>.size
            return { PropertyField.haveSameBits($0, $1, size) }
        }
        func comparison<T: Equatable>(
            equatable type: T.Type
        ) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            let size = MemoryLayout<T>.size
            return {
                PropertyField.haveSameBits($0, $1, size)
                    || $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee
            }
        }
        self.name = name
        self.offset = offset
        if let equatable = type as? any Equatable.Type, !PropertyField.isReference(type) {
            isEqual = comparison(equatable: equatable)
        } else {
            isEqual = _openExistential(type, do: comparison)
        }
    }

    /// A property wrapper of the library.
    init<P: ConnectedProperty>(connected type: P.Type, name: String, offset: Int) {
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

    /// Whether the type is an object reference. Objects are compared by identity; a weak reference must not be read
    /// as a strong one.
    private static func isReference(_ type: Any.Type) -> Bool {
        func isOptional<T>(_ type: T.Type) -> Bool { _isOptional(type) }
        if type is AnyClass { return true }
        // Before the cast, since one that fails searches all conformances of the program.
        return _openExistential(type, do: isOptional) && (type as? any OptionalReference.Type)?.isReference == true
    }

    private static func haveSameBits(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ size: Int) -> Bool {
        memcmp(left, right, size) == 0
    }
}

private protocol OptionalReference {
    static var isReference: Bool { get }
}

extension Optional: OptionalReference {
    fileprivate static var isReference: Bool { Wrapped.self is AnyClass }
}

/// A field whose value is determined by its type, so that no comparison is needed.
protocol TypeDetermined {}
