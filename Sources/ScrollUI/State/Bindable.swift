public import Observation

/// Provides bindings to the properties of an `@Observable` object.
///
///     @Bindable var book: Book
///     …
///     TextField("Title", text: $book.title)
@propertyWrapper @dynamicMemberLookup
@MainActor @preconcurrency
public struct Bindable<Value: AnyObject & Observable> {
    /// The object.
    public var wrappedValue: Value

    /// Creates bindings to the properties of `wrappedValue`.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates bindings to the properties of `wrappedValue`.
    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Copies another value's bindings; used by `$` parameters.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    /// The value of the `$` syntax: its members are the bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Returns a binding to a property of the object.
    public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable: @preconcurrency Identifiable where Value: Identifiable {
    /// The id of the object.
    public var id: Value.ID { wrappedValue.id }
}
