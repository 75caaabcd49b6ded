import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// The pages of a navigation stack: the last one is visible, all others are covered.
final class NavigationPagesNode: Node {
    /// The content of a page.
    enum Source {
        case root
        case value(AnyHashable)
        /// A view that a presenter shows for as long as the presenter exists; `onPop` is called after the page was popped.
        case view(owner: ObjectIdentifier, lower: @MainActor (inout NodeBuilder) -> Void, onPop: @MainActor () -> Void)
    }

    private struct Destination {
        let owner: ObjectIdentifier
        let make: @MainActor (AnyHashable) -> (@MainActor (inout NodeBuilder) -> Void)?
    }

    private var pages: [NavigationPageNode] { children.compactMap { $0 as? NavigationPageNode } }
    private var root: @MainActor (inout NodeBuilder) -> Void = { _ in }
    private var write: @MainActor ([AnyHashable]) -> Void = { _ in }
    private var destinations: [ObjectIdentifier: Destination] = [:]
    private let inner: EnvironmentScope
    /// The top page when the stack was last settled.
    private var lastTop: NavigationPageNode?
    /// The time until which the page below the last one is visible.
    private var coverEnd = Duration.zero
    private var hasPlaced = false
    /// The column of the split view that these pages belong to.
    private var column: SplitColumn?
    /// The pages of the preceding column, whose destinations are also used here.
    private weak var origin: NavigationPagesNode?
    /// Whether a link of the preceding column shows its destination here.
    private var replaces = false
    /// The animation of the page that is leaving.
    private var pace = NavigationPagesNode.animation

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        inner = EnvironmentScope(parent: scope)
        super.init(graph: graph, parent: parent, scope: scope)
        inner.set(ObjectIdentifier(NavigationKey.self), to: Optional(NavigationLinkTarget(pages: self)) as Any)
        inner.set(ObjectIdentifier(ScrollCompanionKey.self), to: Optional<any ScrollCompanion>.none as Any)
    }

    // MARK: Contents of the stack

    func assign(
        _ values: [AnyHashable], write: @escaping @MainActor ([AnyHashable]) -> Void,
        root: @escaping @MainActor (inout NodeBuilder) -> Void
    ) {
        self.write = write
        self.root = root
        if let first = pages.first { fill(first) } else { add(.root) }
        take(values)
    }

    private var values: [AnyHashable] {
        pages.compactMap { if case .value(let value) = $0.source { value } else { nil } }
    }

    /// Pops the pages of values that were removed, with all pages on top of them. All other pages stay.
    private func take(_ values: [AnyHashable]) {
        var known = 0
        var count = pages.count
        for (index, page) in pages.enumerated() {
            guard case .value(let value) = page.source else { continue }
            guard known < values.count, values[known] == value else {
                count = index
                break
            }
            known += 1
        }
        remove(after: count - 1)
        for value in values[known...] { add(.value(value)) }
        settle()
    }

    private func add(_ source: Source) {
        let page = NavigationPageNode(source, isReplacement: replaces && pages.count == 1, in: self, scope: inner)
        children.append(page)
        structureDidChange()
        fill(page)
    }

    private func remove(after index: Int) {
        let gone = pages.dropFirst(index + 1)
        guard !gone.isEmpty else { return }
        for page in gone.dropLast() { page.remove() }
        if let top = gone.last {
            moving { top.removeWithTransition() }
        }
        children.removeSubrange((index + 1)...)
        structureDidChange()
        for page in gone {
            guard case .view(_, _, let onPop) = page.source else { continue }
            graph.lifecycle.enqueue(onPop)
        }
    }

    /// Covers the pages below the last one, with an animation if another page was on top before.
    private func settle() {
        let pages = self.pages
        guard let top = pages.last, top !== lastTop else { return }
        let before = lastTop
        lastTop = top
        for page in pages.dropLast() { page.cover(true) }
        top.cover(false)
        setNeedsLayout()
        guard let before, hasPlaced else { return }
        moving { [graph] in
            if before.isAttached {
                top.didAppear()
                before.link.above = top.link
                before.recede(true)
                guard !graph.transaction.disablesAnimations else { return }
                coverEnd = graph.time + .seconds(pace.duration)
                graph.animations.keepAwake(until: coverEnd)
                graph.forgetPictures()
            } else {
                top.recede(false)
            }
        }
    }

    /// The animation of pages that are pushed and popped: a fast start and a soft end, as on phones.
    static let animation = Animation.timingCurve(0.32, 0.72, 0, 1, duration: 0.42)

    private func moving(_ body: () -> Void) {
        var transaction = graph.transaction
        if transaction.disablesAnimations { return body() }
        if replaces { transaction.disablesAnimations = true }
        transaction.animation = replaces ? nil : pace
        graph.override(transaction, body)
    }

    // MARK: Pages

    private func fill(_ page: NavigationPageNode) {
        switch page.source {
        case .root: page.fill { [root] in root }
        case .view(_, let lower, _): page.fill { lower }
        case .value(let value): page.fill { [weak self] in self?.content(of: value) }
        }
    }

    private func content(of value: AnyHashable) -> (@MainActor (inout NodeBuilder) -> Void)? {
        guard let destination = destination(for: type(of: value.base)) else {
            let type = type(of: value.base)
            graph.lifecycle.enqueue { [weak self] in self?.warnOfMissing(type) }
            return { MissingDestination()._lower(into: &$0) }
        }
        return destination.make(value)
    }

    private func destination(for type: Any.Type) -> Destination? {
        destinations[ObjectIdentifier(type)] ?? origin?.destination(for: type)
    }

    private func warnOfMissing(_ type: Any.Type) {
        guard destination(for: type) == nil else { return }
        graph.warnOnce(
            "NavigationStack: no navigationDestination(for: \(type).self) in the stack, so that a link to a \(type) shows nothing"
        )
    }

    func setDestination<D: Hashable>(
        _ type: D.Type, owner: Node, _ make: @escaping @MainActor (D) -> (@MainActor (inout NodeBuilder) -> Void)
    ) {
        destinations[ObjectIdentifier(type)] = Destination(owner: ObjectIdentifier(owner)) {
            ($0.base as? D).map(make)
        }
        for page in pages {
            if case .value(let value) = page.source, value.base is D { fill(page) }
        }
    }

    func removeDestination(_ type: any Hashable.Type, owner: Node) {
        guard destinations[ObjectIdentifier(type)]?.owner == ObjectIdentifier(owner) else { return }
        destinations[ObjectIdentifier(type)] = nil
    }

    // MARK: Pushing and popping

    func push(_ value: AnyHashable) {
        guard let next = nextColumn else { return write(values + [value]) }
        next.replace(from: self) { next.take([value]) }
        next.write([value])
        showNextColumn()
    }

    /// Pushes a view, or updates the one that its owner already shows.
    func push(
        owner: ObjectIdentifier, onPop: @escaping @MainActor () -> Void,
        _ lower: @escaping @MainActor (inout NodeBuilder) -> Void
    ) {
        let source = Source.view(owner: owner, lower: lower, onPop: onPop)
        if let page = page(of: owner) {
            page.source = source
            return fill(page)
        }
        if let next = nextColumn {
            if let page = next.page(of: owner) {
                page.source = source
                return next.fill(page)
            }
            next.replace(from: self) {
                next.remove(after: 0)
                next.add(source)
                next.settle()
            }
            return showNextColumn()
        }
        add(source)
        settle()
    }

    private func page(of owner: ObjectIdentifier) -> NavigationPageNode? {
        pages.last { if case .view(owner, _, _) = $0.source { true } else { false } }
    }

    func isShown(_ owner: ObjectIdentifier) -> Bool { page(of: owner) != nil || nextColumn?.page(of: owner) != nil }

    /// Pops the view of the given owner, with all pages on top of it.
    func pop(owner: ObjectIdentifier) {
        if let page = page(of: owner) { return pop(page) }
        guard let next = nextColumn, let page = next.page(of: owner) else { return }
        next.replace(from: self) { next.pop(page) }
    }

    /// Pops a page, with all pages on top of it.
    func pop(_ page: NavigationPageNode, with animation: Animation = NavigationPagesNode.animation) {
        pace = animation
        defer { pace = Self.animation }
        guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
        let count = values.count
        remove(after: index - 1)
        settle()
        if values.count < count { write(values) }
    }

    /// Returns the title of the page below; nil if there is none.
    func titleBelow(_ page: NavigationPageNode) -> Text? {
        guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return nil }
        return pages[index - 1].lastTitle
    }

    /// The title of the top page.
    var topTitle: Text? { pages.last?.lastTitle }

    // MARK: Columns

    /// Registers the pages with the column that contains them.
    func joinColumn() {
        column = environment(SplitColumnKey.self)
        if let column { column.link.add(self, at: column.index) }
    }

    /// The pages of the next column, where links of this column show their destinations.
    private var nextColumn: NavigationPagesNode? {
        guard let column, column.index < column.link.count - 1 else { return nil }
        return column.link.pages(at: column.index + 1)
    }

    /// Shows the column after this one, if only one column is visible at a time.
    func showNextColumn() {
        if let column, nextColumn != nil { column.link.show(column.index + 1) }
    }

    /// Replaces the root with the destination of a link in the preceding column, without animation.
    private func replace(from origin: NavigationPagesNode, _ change: () -> Void) {
        self.origin = origin
        replaces = true
        change()
        replaces = false
    }

    // MARK: Swiping back

    /// Returns the page below `page` if `page` is the top page.
    func page(below page: NavigationPageNode) -> NavigationPageNode? {
        let pages = self.pages
        return pages.count > 1 && pages.last === page ? pages[pages.count - 2] : nil
    }

    func swipeDidBegin(over below: NavigationPageNode, _ top: NavigationPageLink) {
        below.lie(below: top)
        graph.forgetPictures()
        setNeedsLayout()
    }

    // MARK: Layout

    override func collectItems(into items: inout [Node]) { items.append(self) }

    private var seen: [NavigationPageNode] {
        let pages = self.pages
        let isMoving = graph.time < coverEnd || pages.last?.link.swipe.isShown(at: graph.time) == true
        return pages.suffix(isMoving ? 2 : 1)
    }

    override var materializedItems: [Node]? {
        seen.flatMap { page -> [Node] in
            var items: [Node] = []
            page.collectItems(into: &items)
            for item in items where isAttached { item.layoutParent = self }
            return items
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let own = Overlay.size(of: items, proposal, .center)
        return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        hasPlaced = true
        let offer = ProposedViewSize(frame.size)
        for item in items { item.place(at: .zero, proposal: offer) }
    }

    override var isSteady: Bool { false }
    override var ownInkBounds: InkBounds { .everywhere }

    override func paint(into painter: Painter) {
        let covered = safeAreaInsets()
        let bounds = CGRect(
            x: painter.origin.x - covered.leading, y: painter.origin.y - covered.top,
            width: frame.width + covered.horizontal, height: frame.height + covered.vertical)
        painter.clip(to: .rect(Rect(bounds)), bounds: bounds) {
            for item in items { painter.paint(item) }
        }
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        path.append(self)
        if let top = items.last, top.hitTestInParent(point, path: &path) { return true }
        path.removeLast()
        return false
    }

    override func willUnlink() { lastTop = nil }
}
