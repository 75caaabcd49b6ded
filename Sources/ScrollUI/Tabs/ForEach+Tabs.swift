extension ForEach: TabContent where Content: TabContent {
    /// What names the tabs.
    public typealias TabValue = Content.TabValue

    /// Writes a tab for each element into the node tree.
    public func _lowerTabs(_ changes: _TabChanges, into builder: inout NodeBuilder) {
        let content = self.content
        ForEach<Data, ID, TabElement<Content>>(data, id: id) { TabElement(content: content($0), changes: changes) }
            ._lower(into: &builder)
    }
}

/// The tab of one element.
struct TabElement<C: TabContent>: View {
    typealias Body = Never

    let content: C
    let changes: _TabChanges

    func _lower(into builder: inout NodeBuilder) { content._lowerTabs(changes, into: &builder) }
}

// Looked at last, since a mistake in the rows of a list is looked for in every form that `ForEach` has, and in each of them again for
// every `ForEach` within it.
extension ForEach where Content: TabContent {
    /// A tab for each element, told apart by the value at `id`.
    @_disfavoredOverload
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(data: data, content: content, id: id)
    }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A tab for each element, told apart by its own id.
    @_disfavoredOverload
    public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where V == Content.TabValue {
        self.init(data: data, content: content, id: \.id)
    }
}
