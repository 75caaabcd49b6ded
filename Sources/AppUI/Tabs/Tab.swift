@_spi(Nodes) public import ScrollUI

/// The default label of a tab: a title and an image.
public struct DefaultTabLabel: View {
    let title: Text
    let image: Image?

    /// The image and the title.
    public var body: some View {
        Label {
            title
        } icon: {
            image
        }
    }
}

/// A view of a ``TabView`` with its label in the bar.
@MainActor @preconcurrency
public struct Tab<Value, Content, Label> {
    let value: AnyHashable?
    let content: () -> Content
    let label: () -> Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    /// The type of the value that identifies the tab.
    public typealias TabValue = Value
    /// Built-in tabs have no body.
    public typealias Body = Never

    /// Writes the tab into the node tree.
    public func _lowerTabs(_ changes: _TabChanges, into builder: inout NodeBuilder) {
        let label = self.label
        var traits = TabItemNode.Traits(label: { label()._lower(into: &$0) }, tag: value)
        for change in changes.changes { change(&traits) }
        TabItemView(content: LazyView(make: content), traits: traits)._lower(into: &builder)
    }
}

/// A view that is created when it is written into the tree.
private struct LazyView<Content: View>: View {
    typealias Body = Never

    let make: () -> Content

    func _lower(into builder: inout NodeBuilder) { make()._lower(into: &builder) }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with its value and any view as its label.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: @escaping () -> Label
    ) {
        self.init(value: AnyHashable(value), content: content, label: label)
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab with any view as its label.
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

    /// Creates a tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleKey), Image(systemName: systemImage), value: AnyHashable(value), content: content)
    }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(title), Image(systemName: systemImage), value: AnyHashable(value), content: content)
    }

    /// Creates a tab with a title and an image of the host.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleKey), Image(image), value: AnyHashable(value), content: content)
    }

    /// Creates a tab with a title and an image of the host.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(title), Image(image), value: AnyHashable(value), content: content)
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleKey), Image(systemName: systemImage), value: nil, content: content)
    }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(title), Image(systemName: systemImage), value: nil, content: content)
    }

    /// Creates a tab with a title and an image of the host.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleKey), Image(image), value: nil, content: content)
    }

    /// Creates a tab with a title and an image of the host.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(title), Image(image), value: nil, content: content)
    }
}
