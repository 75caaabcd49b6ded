extension Binding {
    /// A binding to the value inside an optional one; nil if there is none now.
    public init?(_ base: Binding<Value?>) {
        guard base.location.read({ $0 != nil }), let unwrapped = UnwrappedLocation(base.location) else { return nil }
        self = base.derived(unwrapped)
    }

    /// A binding to a value as an optional; writes of nil are dropped.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self = base.derived(MappedLocation(base.location, out: { $0 }, back: { $0 }))
    }

    /// A binding to a hashable value of any type; writes of another type are dropped.
    public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
        self = base.derived(
            MappedLocation(base.location, out: { AnyHashable($0) }, back: { $0.base as? Base }))
    }
}

extension Binding: @preconcurrency Identifiable where Value: Identifiable {
    /// The id of the value.
    public var id: Value.ID { wrappedValue.id }
}
