import Foundation
@_spi(Nodes) import ScrollUI

/// The views of a tab view with a bar: the selected view is visible, all others are covered.
final class TabDeckNode: Node {
    /// The properties of a tab in the bar.
    struct Tab {
        let tag: AnyHashable
        let label: @MainActor (inout NodeBuilder) -> Void
        let badge: Text?
        let isChosen: Bool
        let isEnabled: Bool
    }

    private var selection: AnyHashable?
    private var gatheredTabs: [Node]?
    private(set) weak var chosen: Node?

    func assign(_ selection: AnyHashable?) {
        self.selection = selection
        chooseTab()
    }

    override func itemsDidChange() {
        gatheredTabs = nil
        tabsDidChange()
    }

    /// Updates the bar after labels, tags or the set of tabs have changed.
    func tabsDidChange() {
        environment(TabDeckKey.self)?.invalidateBar()
    }

    /// The items in the bar.
    private var all: [Node] {
        if let gatheredTabs { return gatheredTabs }
        var items: [Node] = []
        for child in children { child.collectItems(into: &items) }
        items.removeAll { $0.tabItem?.traits.isHidden == true }
        for item in items where isAttached { item.layoutParent = self }
        gatheredTabs = items
        return items
    }

    override func collectItems(into items: inout [Node]) { items.append(self) }

    override var materializedItems: [Node]? { chosen.map { [$0] } ?? [] }

    /// Returns the tag of a tab, or its index if it has none.
    private func tag(of item: Node, at index: Int) -> AnyHashable {
        item.pickerTag(below: self) ?? item.tabItem?.traits.tag ?? AnyHashable(index)
    }

    /// The current tabs.
    var tabs: [Tab] {
        chooseTab()
        return all.enumerated().map { index, item in
            let traits = item.tabItem?.traits ?? TabItemNode.Traits()
            return Tab(
                tag: tag(of: item, at: index), label: traits.label,
                badge: traits.badge ?? item.layoutValue(BadgeModifier.key) as? Text, isChosen: item === chosen,
                isEnabled: traits.isEnabled)
        }
    }

    /// Selects the tab with the selected tag, or else the first tab.
    private func chooseTab() {
        let all = self.all
        let index = selection.flatMap { tag in all.indices.first { self.tag(of: all[$0], at: $0) == tag } }
        let next = index.map { all[$0] } ?? all.first
        if next !== chosen {
            chosen = next
            setNeedsLayout()
        }
        for item in all where item !== next { item.cover(true) }
        next?.cover(false)
        next?.tabItem?.showContent()
    }

    // MARK: Layout

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let own = chosen?.measure(proposal) ?? .zero
        return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        chooseTab()
        guard let chosen else { return }
        chosen.layoutParent = self
        let offer = ProposedViewSize(frame.size)
        let size = chosen.measure(offer)
        chosen.place(at: origin(of: chosen, size: size, in: frame.size, .center), proposal: offer)
    }
}

/// Connects the bar of a tab view with its views.
@MainActor
final class TabDeckLink {
    weak var deck: TabDeckNode?
    weak var bar: TabBarNode?

    func invalidateBar() {
        guard let bar, bar.evaluations > 0 else { return }
        bar.graph.invalidate(bar, transaction: bar.graph.transaction)
    }
}

struct TabDeckKey: EnvironmentKey {
    static var defaultValue: TabDeckLink? { nil }
}

/// The views, with the link in their environment.
struct TabDeck<Content: View>: View {
    typealias Body = Never

    let link: TabDeckLink
    let selection: AnyHashable?
    let content: Content

    func _lower(into builder: inout NodeBuilder) {
        let (link, content, selection) = (self.link, self.content, self.selection)
        EnvironmentView(content: TabDeckContent(link: link, selection: selection, content: content)) {
            $0[TabDeckKey.self] = link
        }
        ._lower(into: &builder)
    }
}

private struct TabDeckContent<Content: View>: View {
    typealias Body = Never

    let link: TabDeckLink
    let selection: AnyHashable?
    let content: Content

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(TabDeckNode.self) { TabDeckNode(graph: $0, parent: $1, scope: $2) }
        link.deck = node
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        node.assign(selection)
    }
}

/// Creates the bar again when the tabs have changed.
final class TabBarNode: ContentNode {
    private var link: TabDeckLink?
    private var choose: (AnyHashable) -> Void = { _ in }

    func assign(_ link: TabDeckLink, choose: @escaping (AnyHashable) -> Void) {
        self.link = link
        self.choose = choose
        link.bar = self
        evaluate()
    }

    override func makeContent() -> ((inout NodeBuilder) -> Void)? {
        guard let deck = link?.deck else { return nil }
        let bar = TabBar(tabs: deck.tabs, choose: choose)
        return { bar._lower(into: &$0) }
    }

    override var isReusable: Bool { false }
}
