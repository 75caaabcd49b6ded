/// One stored property of a view, with what can be done to it where it lies. Its type is known only here.
@MainActor
struct PropertyField {
    /// As declared; property wrappers have an underscore in front.
    let name: String
    /// Bytes from the start of the view value.
    let offset: Int
    /// True when the property owns something that must go with the view's identity.
    private(set) var ownsState = false
    let isEqual: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    private(set) var connect: (@MainActor (UnsafeMutableRawPointer, PropertyConnection) -> AnyObject?)?
    private(set) var update: (@MainActor (UnsafeMutableRawPointer) -> Void)?
    private(set) var source: (@MainActor (UnsafeRawPointer) -> Source?)?

    /// A property without a life of its own. Bits are compared first: the same bits are the same value, and `==` is only
    /// asked where they differ. Different bits of equal values cost an evaluation and nothing else.
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

    /// A wrapper of the library's own.
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

    /// A dynamic property of the program's own; what it holds is in fields of its own.
    init<P: DynamicProperty>(custom type: P.Type, name: String, offset: Int) {
        self.name = name
        self.offset = offset
        isEqual = { _, _ in true }
        update = { $0.assumingMemoryBound(to: P.self).pointee.update() }
    }

    /// Objects are compared as the objects that they are; a weak one must not be read as if it were strong.
    private static func isReference(_ type: Any.Type) -> Bool {
        type is AnyClass || (type as? any OptionalReference.Type)?.isReference == true
    }

    private static func haveSameBits(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ size: Int) -> Bool {
        UnsafeRawBufferPointer(start: left, count: size).elementsEqual(
            UnsafeRawBufferPointer(start: right, count: size))
    }
}

private protocol OptionalReference {
    static var isReference: Bool { get }
}

extension Optional: OptionalReference {
    fileprivate static var isReference: Bool { Wrapped.self is AnyClass }
}

/// A field whose value follows from its type alone, so that there is nothing to compare.
protocol TypeDetermined {}
