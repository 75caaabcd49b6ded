import Foundation
import ScrollPhysics
@_spi(Nodes) import ScrollUI

/// A tab view as pages in a scroll view.
struct PagedTabs<Content: View>: View {
    let choice: TabChoice
    let indexMode: PageTabViewStyle.IndexDisplayMode
    let content: Content
    @State private var link = PagerLink()
    @Environment(\.scrollSettings) private var settings

    var body: some View {
        Pager(link: link, choice: choice) {
            ScrollView(.horizontal) {
                PageRow(content: content, settings: settings)
            }
            .scrollTargetBehavior(.paging)
            .scrollIndicators(.never)
        }
        .overlay(alignment: .bottom) {
            if indexMode != .never {
                PageDots(link: link, showsSingle: indexMode == .always).padding(.bottom, 10)
            }
        }
    }
}

/// The pages side by side, each as large as the viewport. Scroll views in them have the environment's own settings.
private struct PageRow<Content: View>: View {
    typealias Body = Never

    let content: Content
    let settings: ScrollSettings

    func _lower(into builder: inout NodeBuilder) {
        let page = ContainerRelativeFrame(axes: [.horizontal, .vertical], alignment: .center) { length, _ in length }
        let layout = LazyLayout(
            axis: .horizontal, spacing: 0, alignment: VerticalAlignment.center.key, pinnedViews: [])
        builder.lazy(layout) { row in
            Modified(
                content: EnvironmentView(content: content) { $0.scrollSettings = settings }, modifier: page
            )
            ._lower(into: &row)
        }
    }
}

/// Connects the dots with the scroll view of the pages.
@MainActor
final class PagerLink {
    weak var pager: PagerNode?
    weak var dots: PageDotsNode?
    private(set) var count = 0

    /// The scroll position in pages: 1.5 is halfway from the second to the third page.
    var page: Double { pager?.page ?? 0 }

    func take(count: Int) {
        guard count != self.count else { return }
        self.count = count
        dots?.setNeedsLayout()
    }

    /// Goes to the page at `index`, at the user's request.
    func go(to index: Int) {
        if (0..<count).contains(index) { pager?.go(to: index) }
    }
}

/// Scrolls to the selected page, and reports the page to which the user has gone.
final class PagerNode: ScrollObserverNode {
    private var link: PagerLink?
    private var choose: (AnyHashable) -> Void = { _ in }
    /// The tag that the selection had last, or to which this node set it.
    private var known: AnyHashable?
    /// The tag to scroll to after the next layout.
    private var pending: (tag: AnyHashable, transaction: Transaction)?
    private var lastIndex: Int?

    func assign(_ link: PagerLink, _ choice: TabChoice) {
        self.link = link
        link.pager = self
        choose = choice.choose
        guard choice.current != known else { return }
        known = choice.current
        pending = choice.current.map { ($0, graph.transaction) }
    }

    private var stack: LazyStackNode? { scroll?.content?.items.first as? LazyStackNode }

    /// The distance from one page to the next, in points.
    private var length: Double { Double(scroll?.containerSize.width ?? 0) }

    /// The scroll position in pages, counted from the leading end.
    var page: Double {
        guard let scroll, length > 0 else { return 0 }
        let page = scroll.offset.x / length
        return scope.isRightToLeft ? Double(max(0, (link?.count ?? 1) - 1)) - page : page
    }

    override func check() {
        guard let scroll, let stack, scroll.firstLayout != nil, length > 0 else { return }
        link?.take(count: stack.lazyItems.count)
        goToPending(stack)
        let index = Int(page.rounded())
        guard index != lastIndex else { return }
        lastIndex = index
        guard scroll.mover == .person, let tag = tag(at: index, in: stack), tag != known else { return }
        known = tag
        graph.lifecycle.enqueue { [choose] in choose(tag) }
    }

    private func goToPending(_ stack: LazyStackNode) {
        guard let (tag, transaction) = pending else { return }
        pending = nil
        guard let index = index(of: tag, in: stack) else { return }
        // There is no previous page in the first layout, so nothing is animated.
        scroll(to: index, lastIndex == nil ? Transaction() : transaction)
    }

    /// Scrolls to the page that the user requests without a drag.
    func go(to index: Int) {
        scroll(to: index, Transaction(animation: .default))
        scroll?.mover = .person
        lastIndex = nil
    }

    private func scroll(to index: Int, _ transaction: Transaction) {
        guard let scroll, length > 0 else { return }
        let count = link?.count ?? 1
        let position = scope.isRightToLeft ? max(0, count - 1 - index) : index
        let goal = ScrollVector(x: Double(position) * length, y: scroll.offset.y)
        if abs(goal.x - scroll.scroller.offset(at: scroll.lastTime).x) > 0.01 { scroll.scroll(to: goal, transaction) }
    }

    // MARK: Tags

    private func tag(at index: Int, in stack: LazyStackNode) -> AnyHashable? {
        guard let item = stack.lazyItems.node(at: index) else { return nil }
        return tag(of: item, in: stack) ?? AnyHashable(index)
    }

    /// Returns the tag of a page, which has precedence over the id of its element.
    private func tag(of item: Node, in stack: LazyStackNode) -> AnyHashable? {
        item.pageTag ?? item.viewID ?? item.pickerTag(below: stack)
    }

    /// Returns the index of the page of the element with the id `tag`, unless that page has another tag; otherwise the
    /// first page with the tag, for which pages are created until it is found. Complexity: O(n) if tags are not the ids
    /// of their elements.
    private func index(of tag: AnyHashable, in stack: LazyStackNode) -> Int? {
        let items = stack.lazyItems
        if let index = items.index(of: tag), self.tag(at: index, in: stack) == tag { return index }
        defer { items.retainRows(in: stack.shownItems, of: 0..<items.count) }
        return (0..<items.count).first { self.tag(at: $0, in: stack) == tag }
    }
}

extension Node {
    /// The tag of the single view in this item of a lazy stack.
    fileprivate var pageTag: AnyHashable? {
        if let tag = tagBelow ?? tabItem?.traits.tag { return tag }
        let inner = laidItems
        guard inner.count == 1, inner[0] !== self else { return nil }
        return inner[0].pageTag
    }
}

private struct Pager<Content: View>: View {
    typealias Body = Never

    let link: PagerLink
    let choice: TabChoice
    @ViewBuilder let content: () -> Content

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PagerNode.self) { PagerNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content()._lower(into: &$0) }
        node.assign(link, choice)
    }
}
