public import Observation

/// Makes bindings to the properties of an `@Observable` object.
///
///     @Bindable var book: Book
///     …
///     TextField("Title", text: $book.title)
@propertyWrapper @dynamicMemberLookup
@MainActor @preconcurrency
public struct Bindable<Value: AnyObject & Observable> {
    /// The object.
    public var wrappedValue: Value

    /// Bindings to the properties of `wrappedValue`.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Bindings to the properties of `wrappedValue`.
    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// The bindings of another one; what `$` makes of a parameter.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    /// What `$` gives: bindings are its members.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a property of the object.
    public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable: @preconcurrency Identifiable where Value: Identifiable {
    /// The id of the object.
    public var id: Value.ID { wrappedValue.id }
}
