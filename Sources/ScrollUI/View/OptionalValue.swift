/// An optional of any type.
protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { self.map { $0 as Any } }
}

extension AnyHashable {
    /// The value, or what is in it where it is an optional; nil where nothing is. An id that may be nil is the id without that.
    package init?(unwrapping value: some Hashable) {
        guard let optional = value as? any OptionalValue else {
            self.init(value)
            return
        }
        guard let wrapped = optional.wrapped as? AnyHashable else { return nil }
        self = wrapped
    }
}
