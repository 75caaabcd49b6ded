@_spi(Nodes) public import ScrollUI

extension List where SelectionValue == Never {
    /// A row for each element, told apart by its own id, with those that `children` leads to below it once it is opened.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init(nil, OutlineGroup(data, children: children, content: rowContent))
    }

    /// A row for each element, told apart by the value at `id`, with those that `children` leads to below it once it is
    /// opened.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroupChildren> {
        self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// Rows with others below them, of which any number can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init(selection.map { .several($0) }, OutlineGroup(data, children: children, content: rowContent))
    }

    /// Rows with others below them, of which one can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init(selection.map { .single($0) }, OutlineGroup(data, children: children, content: rowContent))
    }
}
