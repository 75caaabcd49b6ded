extension Binding {
    /// Creates a binding to the value inside an optional; nil if there is no value now.
    public init?(_ base: Binding<Value?>) {
        guard base.location.read({ $0 != nil }), let unwrapped = UnwrappedLocation(base.location) else { return nil }
        self = base.derived(unwrapped)
    }

    /// Creates a binding to a value as an optional; nil is not written.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self = base.derived(MappedLocation(base.location, out: { $0 }, back: { $0 }))
    }

    /// Creates a binding to a hashable value of any type; values of another type are not written.
    public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
        self = base.derived(
            MappedLocation(base.location, out: { AnyHashable($0) }, back: { $0.base as? Base }))
    }
}

extension Binding: @preconcurrency Identifiable where Value: Identifiable {
    /// The id of the value.
    public var id: Value.ID { wrappedValue.id }
}
