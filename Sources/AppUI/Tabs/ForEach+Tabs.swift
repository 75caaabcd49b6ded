@_spi(Nodes) public import ScrollUI

extension ForEach: TabContent where Content: TabContent {
    /// The type of the values that identify the tabs.
    public typealias TabValue = Content.TabValue

    /// Writes a tab for each element into the node tree.
    public func _lowerTabs(_ changes: _TabChanges, into builder: inout NodeBuilder) {
        let content = self.content
        ForEach<Data, ID, TabElement<Content>>(data, id: id) { TabElement(content: content($0), changes: changes) }
            ._lower(into: &builder)
    }
}

/// The tab of an element.
struct TabElement<C: TabContent>: View {
    typealias Body = Never

    let content: C
    let changes: _TabChanges

    func _lower(into builder: inout NodeBuilder) { content._lowerTabs(changes, into: &builder) }
}
