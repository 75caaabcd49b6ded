/// A binding to a collection is a collection of bindings to its elements.
///
/// An element is found by its index. After the collection has become too short, the element's last value is read.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to one element.
    public typealias Element = Binding<Value.Element>
    /// Iterates over the bindings in order.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A slice of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: @preconcurrency Collection where Value: MutableCollection {
    /// An index of the collection.
    public typealias Index = Value.Index
    /// The collection's own indices.
    public typealias Indices = Value.Indices

    /// The index of the first element.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The index after the last element.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The indices of all elements.
    public var indices: Value.Indices { wrappedValue.indices }

    /// The index after `i`.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    /// A binding to the element at `position`.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        derived(ElementLocation(location, position))
    }
}

extension Binding: @preconcurrency BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
    /// The index before `i`.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: @preconcurrency RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
