@_spi(Nodes) public import ScrollUI

/// The text and the picture of a tab that was given both.
public struct DefaultTabLabel: View {
    let title: Text
    let image: Image?

    /// The picture and the title.
    public var body: some View {
        Label {
            title
        } icon: {
            image
        }
    }
}

/// A view of a ``TabView`` with what stands for it in the bar.
@MainActor @preconcurrency
public struct Tab<Value, Content, Label> {
    let value: AnyHashable?
    let content: () -> Content
    let label: () -> Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    /// What names the tab.
    public typealias TabValue = Value
    /// Built in: there is no body.
    public typealias Body = Never

    /// Writes the tab into the node tree.
    public func _lowerTabs(_ changes: _TabChanges, into builder: inout NodeBuilder) {
        let label = self.label
        var traits = TabItemNode.Traits(label: { label()._lower(into: &$0) }, tag: value)
        for change in changes.changes { change(&traits) }
        TabItemView(content: LazyView(make: content), traits: traits)._lower(into: &builder)
    }
}

/// A view that is made when it is written into the tree.
private struct LazyView<Content: View>: View {
    typealias Body = Never

    let make: () -> Content

    func _lower(into builder: inout NodeBuilder) { make()._lower(into: &builder) }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab with the value that names it and any view as its label.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: @escaping () -> Label
    ) {
        self.init(value: AnyHashable(value), content: content, label: label)
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// A tab with any view as its label.
    public init(
        role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label
    ) {
        self.init(value: nil, content: content, label: label)
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    private init(_ title: Text, _ image: Image, value: AnyHashable?, content: @escaping () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(title: title, image: image) }
    }

    /// A tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleKey), Image(systemName: systemImage), value: AnyHashable(value), content: content)
    }

    /// A tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(title), Image(systemName: systemImage), value: AnyHashable(value), content: content)
    }

    /// A tab with a title and a picture of the host's images.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleKey), Image(image), value: AnyHashable(value), content: content)
    }

    /// A tab with a title and a picture of the host's images.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(title), Image(image), value: AnyHashable(value), content: content)
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleKey), Image(systemName: systemImage), value: nil, content: content)
    }

    /// A tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(title), Image(systemName: systemImage), value: nil, content: content)
    }

    /// A tab with a title and a picture of the host's images.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleKey), Image(image), value: nil, content: content)
    }

    /// A tab with a title and a picture of the host's images.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(title), Image(image), value: nil, content: content)
    }
}
