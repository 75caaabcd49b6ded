import Foundation
@_spi(Nodes) import ScrollUI

/// A page of a navigation stack: a view with a bar over it.
final class NavigationPageNode: Node {
    var source: NavigationPagesNode.Source
    let link: NavigationPageLink
    private let inner: EnvironmentScope
    /// The title that the bar showed last.
    var lastTitle: Text? { link.title }

    override var isTransparent: Bool { true }
    override var isReusable: Bool { false }

    init(
        _ source: NavigationPagesNode.Source, isReplacement: Bool, in pages: NavigationPagesNode,
        scope: EnvironmentScope
    ) {
        self.source = source
        self.isReplacement = isReplacement
        link = NavigationPageLink()
        inner = EnvironmentScope(parent: scope)
        super.init(graph: pages.graph, parent: pages, scope: scope)
        link.page = self
        link.pages = pages
        inner.set(ObjectIdentifier(ScrollCompanionKey.self), to: Optional<any ScrollCompanion>(link.titleLink) as Any)
        inner.set(ObjectIdentifier(NavigationPageLinkKey.self), to: Optional(link) as Any)
        let mode = Binding<EditMode>?.some(Binding(location: OwnedLocation(EditMode.inactive, graph: graph)))
        inner.set(ObjectIdentifier(EditModeKey.self), to: mode as Any)
        guard !isRoot else { return }
        let presented = Presented(isPresented: true) { [weak link] in link?.goBack() }
        inner.set(ObjectIdentifier(PresentedKey.self), to: presented)
    }

    /// Whether the page replaces the root of a column, as the destination of a link in the column before.
    private let isReplacement: Bool
    var isRoot: Bool { if case .root = source { true } else { isReplacement } }

    /// Creates the views of the page with `make`, which returns a closure that writes them into the tree.
    func fill(_ make: @escaping @MainActor () -> (@MainActor (inout NodeBuilder) -> Void)?) {
        let page = NavigationPage(link: link, isRoot: isRoot, make: make)
        NodeBuilder.fill(self, scope: inner) { builder in
            TransitionView(
                content: TransitionView(content: page, transition: RecedingTransition(link: link)),
                transition: PageTransition(link: link)
            )
            ._lower(into: &builder)
        }
    }

    private var receding: TransitionNode? { children.first?.firstTransition?.children.first?.firstTransition }

    /// Moves the page a part of its width to the leading edge, under the page that is pushed, or back.
    func recede(_ recedes: Bool) {
        let motion = graph.reducesMotion ? nil : graph.transaction.transitionAnimation
        if !recedes || !graph.reducesMotion { receding?.show(recedes ? .didDisappear : .identity, with: motion) }
    }

    /// Places the page under the top page, which a finger is about to drag away.
    func lie(below top: NavigationPageLink) {
        link.above = top
        if !graph.reducesMotion { receding?.show(.didDisappear, with: nil) }
    }
}

extension Node {
    /// The outermost transition of this node, looked up through modifiers.
    fileprivate var firstTransition: TransitionNode? {
        if let transition = self as? TransitionNode { return transition }
        for child in children { if let found = child.firstTransition { return found } }
        return nil
    }
}

/// The page as its views see it.
@MainActor
final class NavigationPageLink {
    weak var page: NavigationPageNode?
    weak var pages: NavigationPagesNode?
    /// The presented cover that contains the views, if they are not on a page.
    weak var cover: Node?
    /// Closes the cover.
    var dismiss: @MainActor () -> Void = {}
    let titleLink = NavigationTitleLink()
    var title: Text?
    /// Whether the page can be left with a back button or a swipe.
    var hasBackButton = false
    let swipe = PageSwipe()
    /// The search suggestions in front of the page during a search.
    weak var suggestions: Node?
    /// The link of the page on top, which may be dragged away from this page.
    weak var above: NavigationPageLink?
    /// The transition with which the page is pushed and popped.
    var transition = _NavigationTransition()

    /// The column that the back button leaves, if it leaves a column and not a page.
    var column: SplitColumn?

    func goBack() {
        if let column {
            column.link.goBack(from: column.index)
        } else if let page {
            pages?.pop(page)
        }
    }

    var titleBelow: Text? {
        if let column { return column.link.pages(at: column.index - 1)?.topTitle }
        return page.flatMap { pages?.titleBelow($0) }
    }
}

/// The views of a page between its bars, on an opaque background.
struct NavigationPage: View {
    let link: NavigationPageLink
    let isRoot: Bool
    let make: @MainActor () -> (@MainActor (inout NodeBuilder) -> Void)?
    @Environment(\.layoutDirection) private var direction
    @Environment(\.splitColumn) private var column

    var body: some View {
        BarInset(
            content: barred,
            bar: PreferenceLayer<NavigationItemKey, InspectorColumn<OuterView>?> { item in
                item.inspector.map { views in
                    InspectorColumn { OuterView(views: views) { $0.titleLink = nil } }
                }
            },
            placement: BarPlacement(.trailing, VerticalAlignment.center.key, 0)
        )
        .backgroundPreferenceValue(NavigationItemKey.self) { ContainerGround(views: $0.container) }
        .highPriorityGesture(link.pull, including: isRoot ? .subviews : .all)
        .highPriorityGesture(swipe, including: isRoot ? .subviews : .all)
    }

    private var barred: some View {
        BarInset(
            content: BarInset(
                content: NavigationPageContent(make: make).frame(maxWidth: .infinity, maxHeight: .infinity)
                    .relativeContainer()
                    .overlayPreferenceValue(NavigationItemKey.self) { [link] in
                        SearchChoices(entry: $0.search, link: link)
                    },
                bar: PreferenceLayer<NavigationItemKey, NavigationBar?> { [link, isRoot, column] item in
                    let style = item.bar(isRoot: isRoot, in: column)
                    link.hasBackButton = style?.hasBackButton == true
                    link.column = style?.column
                    return style.map { NavigationBar(item: item, style: $0, link: link) }
                },
                placement: BarPlacement(.top, HorizontalAlignment.center.key, 0)),
            bar: PreferenceLayer<NavigationItemKey, BottomToolbar?> { $0.bottomToolbar },
            placement: BarPlacement(.bottom, HorizontalAlignment.center.key, 0))
    }

    private var swipe: some Gesture {
        EdgeDragGesture(
            canBegin: { link.canSwipe(from: $0) }, direction: direction == .rightToLeft ? -1 : 1,
            cancel: { link.cancelSwipe() }
        )
        .onChanged { link.swipe(by: $0.translation) }
        .onEnded { link.endSwipe(velocity: $0.velocity) }
    }
}

/// The background of a page and its bars: the system background, or the one that its views set.
private struct ContainerGround: View {
    let views: OuterViews?

    var body: some View {
        if let views {
            OuterView(views: views).ignoresSafeArea()
        } else {
            PageGround().ignoresSafeArea()
        }
    }
}

/// Creates the views of a page with a closure, and runs it again when a value that it read changes.
final class NavigationContentNode: ContentNode {
    private var make: @MainActor () -> (@MainActor (inout NodeBuilder) -> Void)? = { nil }

    func assign(_ make: @escaping @MainActor () -> (@MainActor (inout NodeBuilder) -> Void)?) {
        self.make = make
        evaluate()
    }

    override func makeContent() -> ((inout NodeBuilder) -> Void)? { make() }
}

private struct NavigationPageContent: View {
    typealias Body = Never

    let make: @MainActor () -> (@MainActor (inout NodeBuilder) -> Void)?

    func _lower(into builder: inout NodeBuilder) {
        let slot = builder.node(SlotNode.self) { SlotNode(graph: $0, parent: $1, scope: $2) }
        let make = self.make
        NodeBuilder.fill(slot, scope: builder.scope) { inner in
            inner.implicitStack { builder in
                let node = builder.node(NavigationContentNode.self) {
                    NavigationContentNode(graph: $0, parent: $1, scope: $2)
                }
                node.assign(make)
            }
        }
    }
}

/// The pages of a stack as a view.
struct NavigationPages<Root: View>: View {
    typealias Body = Never

    let values: [AnyHashable]
    let write: @MainActor ([AnyHashable]) -> Void
    let root: Root
    /// Whether the pages belong to a split view's column.
    var isColumn = false

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(NavigationPagesNode.self) { NavigationPagesNode(graph: $0, parent: $1, scope: $2) }
        let root = self.root
        if isColumn { node.joinColumn() }
        node.assign(values, write: write) { root._lower(into: &$0) }
    }
}

/// The page of a value without a registered destination: a warning sign, as in SwiftUI, and no empty page.
struct MissingDestination: View {
    var body: some View {
        Text("!").font(.system(size: 24, weight: .bold)).foregroundStyle(Color.white)
            .frame(width: 44, height: 44)
            .background(Color.orange, in: Circle())
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
