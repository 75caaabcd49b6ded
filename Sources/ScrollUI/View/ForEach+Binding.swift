extension ForEach where Content: View {
    /// Creates a view for each element of a bound collection, from a binding to the element. Elements are identified
    /// by the value at `id`.
    @MainActor @preconcurrency public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C.Element, ID>], C: MutableCollection & RandomAccessCollection {
        let elements = zip(data.wrappedValue.indices, data.wrappedValue).map { index, element in
            BoundElement(id: element[keyPath: id], binding: data[index])
        }
        self.init(elements, id: \.id) { content($0.binding) }
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element of a bound collection, from a binding to the element. Elements are identified
    /// by their own id.
    @MainActor @preconcurrency public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == [BoundElement<C.Element, ID>], C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
        ID == C.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }
}

/// An element of a bound collection, with its id.
public struct BoundElement<Element, ID: Hashable> {
    let id: ID
    let binding: Binding<Element>
}
