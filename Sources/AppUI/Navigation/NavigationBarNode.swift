import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// Lays out the bar of a page and draws its title and background according to the scroll offset. A change of the offset
/// neither evaluates a body nor causes layout.
final class NavigationBarNode: Node {
    private var link: NavigationPageLink?
    private var isLarge = false
    private var background = Visibility.automatic
    private var slots: [SlotNode] = []
    private var searchHeight: CGFloat = 0
    private var hasSearch: Bool { searchHeight > 0 }

    /// The height of the bar in points, as on phones.
    private static let height: CGFloat = 44
    /// The height of the large title below the bar, in points.
    static let titleHeight: CGFloat = 52
    /// The margin at the ends of the bar and between its parts, in points.
    static let margin: CGFloat = 10
    private static let titleMargin: CGFloat = 16

    private enum Slot: Int, CaseIterable { case ground, leading, center, title, trailing, large, search }

    func assign(
        _ link: NavigationPageLink, isLarge: Bool, searchHeight: CGFloat, title: Text?, background: Visibility
    ) {
        self.link = link
        link.titleLink.bar = self
        link.title = title
        self.background = background
        if isLarge != self.isLarge || searchHeight != self.searchHeight {
            self.isLarge = isLarge
            self.searchHeight = searchHeight
            setNeedsLayout()
        }
        link.titleLink.setSpace(isLarge ? Self.titleHeight : 0)
    }

    func fill(_ parts: [@MainActor (inout NodeBuilder) -> Void]) {
        slots.removeAll(keepingCapacity: true)
        NodeBuilder.fill(self, scope: scope) { builder in
            for (index, lower) in parts.enumerated() {
                let slot = builder.node(NavigationBarSlot.self) {
                    NavigationBarSlot(graph: $0, parent: $1, scope: $2)
                }
                slot.bar = index == Slot.search.rawValue ? self : nil
                NodeBuilder.fill(slot, scope: builder.scope, lower: lower)
                slots.append(slot)
            }
        }
    }

    override func willRemove() { link?.titleLink.setSpace(0) }
    override func willUnlink() { slots.removeAll() }
    override var isReusable: Bool { false }

    private subscript(slot: Slot) -> SlotNode { slots[slot.rawValue] }

    // MARK: Layout

    /// The scroll view that scrolls the large title away.
    private var scroll: ScrollNode? { link?.titleLink.scroll }
    private var staticTitleHeight: CGFloat { isLarge && scroll == nil ? Self.titleHeight : 0 }
    /// The slot with the search field; nil before it exists.
    var searchSlot: Node? { hasSearch && slots.count == Slot.allCases.count ? self[.search] : nil }
    /// The vertical shift of the search field below the bar: the visible height of the large title.
    var searchShift: CGFloat {
        guard isLarge else { return 0 }
        return scroll.map { max(0, Self.titleHeight - $0.distanceFromTop) } ?? Self.titleHeight
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: Self.height + staticTitleHeight + searchHeight)
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        guard slots.count == Slot.allCases.count else { return }
        let width = frame.width
        let bar = ProposedViewSize(width: width / 2, height: Self.height)
        self[.ground].place(at: .zero, proposal: ProposedViewSize(frame.size))
        let leading = self[.leading].measure(bar)
        let trailing = self[.trailing].measure(bar)
        place(.leading, leading, at: Self.margin, bar)
        place(.trailing, trailing, at: width - Self.margin - trailing.width, bar)
        for slot in [Slot.center, .title] {
            placeInTheMiddle(slot, between: leading.width + 2 * Self.margin, and: trailing.width + 2 * Self.margin)
        }
        let large = ProposedViewSize(width: max(0, width - 2 * Self.titleMargin), height: Self.titleHeight)
        let size = self[.large].measure(large)
        let top = Self.height + (Self.titleHeight - size.height) / 2
        self[.large].place(at: CGPoint(x: Self.titleMargin, y: top), proposal: large)
        self[.search].place(
            at: CGPoint(x: 0, y: Self.height), proposal: ProposedViewSize(width: width, height: searchHeight))
    }

    private func place(_ slot: Slot, _ size: CGSize, at x: CGFloat, _ proposal: ProposedViewSize) {
        self[slot].place(at: CGPoint(x: x, y: (Self.height - size.height) / 2), proposal: proposal)
    }

    /// Places a slot in the centre of the bar, or in the centre of the space between its ends.
    private func placeInTheMiddle(_ slot: Slot, between start: CGFloat, and end: CGFloat) {
        let proposal = ProposedViewSize(width: max(0, frame.width - start - end), height: Self.height)
        let size = self[slot].measure(proposal)
        let middle = (frame.width - size.width) / 2
        place(slot, size, at: min(max(middle, start), max(start, frame.width - end - size.width)), proposal)
    }

    // MARK: Drawing and hits

    override var isSteady: Bool { false }
    override var ownInkBounds: InkBounds { .everywhere }

    override func paint(into painter: Painter) {
        guard slots.count == Slot.allCases.count else { return }
        let distance = scroll?.distanceFromTop ?? 0
        painter.group(opacity: groundOpacity(distance)) { painter.paint(self[.ground]) }
        paintLargeTitle(distance, into: painter)
        if self[.center].items.isEmpty || self[.center].frame.width == 0 {
            painter.group(opacity: titleOpacity(distance)) { painter.paint(self[.title]) }
        } else {
            painter.paint(self[.center])
        }
        if hasSearch {
            painter.shift(by: CGSize(width: 0, height: searchShift)) { painter.paint(self[.search]) }
        }
        painter.paint(self[.leading])
        painter.paint(self[.trailing])
    }

    private func groundOpacity(_ distance: CGFloat) -> Double {
        switch background {
        case .visible: return 1
        case .hidden: return 0
        case .automatic: return share(of: distance, from: isLarge ? Self.titleHeight - 8 : 0, over: 8)
        }
    }

    private func titleOpacity(_ distance: CGFloat) -> Double {
        isLarge ? share(of: distance, from: Self.titleHeight - 18, over: 14) : 1
    }

    private func share(of distance: CGFloat, from start: CGFloat, over length: CGFloat) -> Double {
        min(max(Double((distance - start) / length), 0), 1)
    }

    /// Paints the large title, which moves up under the bar, and down with content that is pulled.
    private func paintLargeTitle(_ distance: CGFloat, into painter: Painter) {
        guard isLarge, distance < Self.titleHeight else { return }
        let area = CGRect(
            x: painter.origin.x, y: painter.origin.y + Self.height, width: frame.width,
            height: max(0, Self.titleHeight - min(distance, 0)))
        painter.clip(to: .rect(Rect(area)), bounds: area) {
            painter.shift(by: CGSize(width: 0, height: -distance)) { painter.paint(self[.large]) }
        }
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard slots.count == Slot.allCases.count, point.y >= 0 else { return false }
        path.append(self)
        if hasSearch, hitsSearch(point, path: &path) { return true }
        guard point.y < Self.height else {
            path.removeLast()
            return false
        }
        for slot in [Slot.leading, .trailing, .center, .title] where self[slot].hitTestInParent(point, path: &path) {
            return true
        }
        // Content that is scrolled under the bar receives no hits through it.
        return true
    }

    private func hitsSearch(_ point: CGPoint, path: inout [Node]) -> Bool {
        let inside = CGPoint(x: point.x, y: point.y - searchShift)
        guard inside.y >= Self.height, inside.y < Self.height + searchHeight else { return false }
        _ = self[.search].hitTestInParent(inside, path: &path)
        return true
    }
}

/// A part of the bar. The search field, which has a reference to the bar, is drawn below its layout position.
final class NavigationBarSlot: SlotNode {
    weak var bar: NavigationBarNode?

    private var shift: CGFloat { bar?.searchShift ?? 0 }

    override func convertFromParent(_ point: CGPoint) -> CGPoint {
        let point = super.convertFromParent(point)
        return CGPoint(x: point.x, y: point.y - shift)
    }

    override func convertToParent(_ rect: CGRect) -> CGRect { super.convertToParent(rect).offsetBy(dx: 0, dy: shift) }
}

struct NavigationBarLayout<
    Ground: View, Leading: View, Center: View, Title: View, Trailing: View, Large: View, Search: View
>: View {
    typealias Body = Never

    let link: NavigationPageLink
    let isLarge: Bool
    let searchHeight: CGFloat
    let title: Text?
    let background: Visibility
    @ViewBuilder let ground: () -> Ground
    @ViewBuilder let leading: () -> Leading
    @ViewBuilder let center: () -> Center
    @ViewBuilder let titleView: () -> Title
    @ViewBuilder let trailing: () -> Trailing
    @ViewBuilder let large: () -> Large
    @ViewBuilder let search: () -> Search

    init(
        link: NavigationPageLink, isLarge: Bool, searchHeight: CGFloat, title: Text?, background: Visibility,
        @ViewBuilder ground: @escaping () -> Ground, @ViewBuilder leading: @escaping () -> Leading,
        @ViewBuilder center: @escaping () -> Center, @ViewBuilder title titleView: @escaping () -> Title,
        @ViewBuilder trailing: @escaping () -> Trailing, @ViewBuilder large: @escaping () -> Large,
        @ViewBuilder search: @escaping () -> Search
    ) {
        self.link = link
        self.isLarge = isLarge
        self.searchHeight = searchHeight
        self.title = title
        self.background = background
        self.ground = ground
        self.leading = leading
        self.center = center
        self.titleView = titleView
        self.trailing = trailing
        self.large = large
        self.search = search
    }

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(NavigationBarNode.self) { NavigationBarNode(graph: $0, parent: $1, scope: $2) }
        node.fill([
            { ground()._lower(into: &$0) }, { leading()._lower(into: &$0) }, { center()._lower(into: &$0) },
            { titleView()._lower(into: &$0) }, { trailing()._lower(into: &$0) }, { large()._lower(into: &$0) },
            { search()._lower(into: &$0) },
        ])
        node.assign(link, isLarge: isLarge, searchHeight: searchHeight, title: title, background: background)
    }
}
