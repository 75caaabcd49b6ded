@_spi(Nodes) public import ScrollUI

extension List {
    /// A row for each element, told apart by its own id; any number of them can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { .several($0) }, ForEach(data, content: rowContent))
    }

    /// A row for each element, told apart by its own id; one of them can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { .single($0) }, ForEach(data, content: rowContent))
    }

    /// A row for each element, told apart by the value at `id`; any number of them can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection.map { .several($0) }, ForEach(data, id: id, content: rowContent))
    }

    /// A row for each element, told apart by the value at `id`; one of them can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection.map { .single($0) }, ForEach(data, id: id, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// A row for each element, told apart by its own id. Disfavoured, since a binding to a collection is one, too.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// A row for each element, told apart by the value at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range that does not change.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// A row for each element of a collection behind a binding, made from a binding to the element.
    @MainActor @preconcurrency public init<Data, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
        Content == ForEach<[BoundElement<Data.Element, Data.Element.ID>], Data.Element.ID, RowContent>
    {
        self.init(nil, ForEach(data, content: rowContent))
    }
}
