/// An optional of any type.
protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { self.map { $0 as Any } }
}

extension AnyHashable {
    /// Wraps the value, or the value inside an optional; nil if the optional is nil. Optional ids are therefore equal
    /// to their non-optional values.
    package init?(unwrapping value: some Hashable) {
        guard let optional = value as? any OptionalValue else {
            self.init(value)
            return
        }
        guard let wrapped = optional.wrapped as? AnyHashable else { return nil }
        self = wrapped
    }
}
