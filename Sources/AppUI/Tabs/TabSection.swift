@_spi(Nodes) public import ScrollUI

/// A group of tabs. A bar shows them like all other tabs.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    /// The type of the values that identify the tabs.
    public typealias TabValue = SelectionValue
    /// Built-in content has no body.
    public typealias Body = Never

    /// Writes the tabs into the node tree.
    public func _lowerTabs(_ changes: _TabChanges, into builder: inout NodeBuilder) {
        content._lowerTabs(changes, into: &builder)
    }
}

extension TabSection
where
    Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable, Content.TabValue == SelectionValue
{
    /// Creates a group of tabs with a header, which a bar does not show.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(content: content())
    }
}

extension TabSection
where
    Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    /// Creates a group of tabs with a title, which a bar does not show.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content: content())
    }
}
