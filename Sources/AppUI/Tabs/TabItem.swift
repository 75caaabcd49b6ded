import Foundation
@_spi(Nodes) public import ScrollUI

/// A view of a tab view with its label in the bar.
///
/// In a tab view with a bar, its content is created when it becomes visible for the first time.
final class TabItemNode: SlotNode {
    /// The properties that a tab view needs before the content exists.
    struct Traits {
        /// The label of the view in the bar.
        var label: @MainActor (inout NodeBuilder) -> Void = { _ in }
        /// The value that identifies the tab.
        var tag: AnyHashable?
        var badge: Text?
        var isHidden = false
        var isEnabled = true
    }

    private(set) var traits = Traits()
    private var content: @MainActor (inout NodeBuilder) -> Void = { _ in }
    private(set) var isShown = false

    func assign(_ traits: Traits, content: @escaping @MainActor (inout NodeBuilder) -> Void) {
        self.traits = traits
        self.content = content
        let deck = environment(TabDeckKey.self)?.deck
        if isShown || deck == nil { show() }
        deck?.tabsDidChange()
    }

    override func beginAnew() { isShown = false }

    /// Creates the content if it does not exist yet.
    func showContent() {
        if !isShown { show() }
    }

    private func show() {
        isShown = true
        NodeBuilder.fill(self, scope: scope) { $0.implicitStack(content: content) }
    }
}

extension Node {
    /// The tab item of this item of a tab view, looked up through modifiers.
    final var tabItem: TabItemNode? {
        if let tab = self as? TabItemNode { return tab }
        guard let content = mainItem else { return nil }
        return content.tabItem
    }
}

struct TabItemView<Content: View>: View {
    typealias Body = Never

    let content: Content
    let traits: TabItemNode.Traits

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(TabItemNode.self) { TabItemNode(graph: $0, parent: $1, scope: $2) }
        let content = self.content
        var traits = self.traits
        traits.tag = traits.tag ?? (content as? any TaggedView)?.carriedTag
        node.assign(traits) { content._lower(into: &$0) }
    }
}

extension View {
    /// Sets the label of this view in the bar of a tab view: a ``Label``, or a text and an image.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return TabItemView(content: self, traits: TabItemNode.Traits(label: { label._lower(into: &$0) }))
    }
}

/// A view that can return the tag of its content before it is in the tree.
@MainActor
protocol TaggedView {
    var carriedTag: AnyHashable? { get }
}

extension Modified: TaggedView {
    @MainActor var carriedTag: AnyHashable? {
        (modifier as? TagModifier)?.tag ?? (content as? any TaggedView)?.carriedTag
    }
}

extension EnvironmentView: TaggedView {
    @MainActor var carriedTag: AnyHashable? { (content as? any TaggedView)?.carriedTag }
}

extension LifecycleView: TaggedView {
    @MainActor var carriedTag: AnyHashable? { (content as? any TaggedView)?.carriedTag }
}
