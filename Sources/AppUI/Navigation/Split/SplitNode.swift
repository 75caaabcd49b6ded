import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// The visible columns of a split view, and their arrangement.
struct SplitArrangement: Equatable {
    /// Whether one column is visible at a time.
    var isCompact: Bool
    /// The visible column in a compact arrangement.
    var top: Int
    /// The first visible column in a regular arrangement.
    var first: Int
    /// Whether the leading columns overlap the last one.
    var liesOver: Bool
}

/// Lays out the columns of a split view side by side, or on top of each other with the top one dragged aside like a
/// page of a stack.
final class SplitNode: Node {
    private(set) var arrangement = SplitArrangement(isCompact: false, top: 0, first: 0, liesOver: false)
    private(set) var link: SplitLink?
    private var slots: [SplitSlotNode] = []
    private var dividers: [SplitDividerNode] = []
    private var dim: SplitDimNode?
    private var hasPlaced = false
    /// The index of the top column; fractional during a transition between two columns.
    private(set) var position = AnimatedVector(0)
    /// The progress of dragging the top column away.
    let swipe = PageSwipe()
    /// The time until which a hidden column is still visible.
    private var coverEnd = Duration.zero
    private var pace = NavigationPagesNode.animation

    /// The minimum width of the last column, in points.
    private static let leastDetail: CGFloat = 240

    func assign(
        _ link: SplitLink, _ arrangement: SplitArrangement, _ columns: [@MainActor (inout NodeBuilder) -> Void]
    ) {
        self.link = link
        link.node = self
        if hasPlaced, arrangement != self.arrangement { move(to: arrangement) }
        if !hasPlaced { position = AnimatedVector(Double(arrangement.top)) }
        self.arrangement = arrangement
        fill(columns)
        cover()
        setNeedsLayout()
    }

    private func fill(_ columns: [@MainActor (inout NodeBuilder) -> Void]) {
        slots.removeAll(keepingCapacity: true)
        dividers.removeAll(keepingCapacity: true)
        NodeBuilder.fill(self, scope: scope) { builder in
            for (index, column) in columns.enumerated() {
                let slot = builder.node(SplitSlotNode.self) { SplitSlotNode(graph: $0, parent: $1, scope: $2) }
                slot.index = index
                NodeBuilder.fill(slot, scope: builder.scope, lower: column)
                slots.append(slot)
            }
            let dim = builder.node(SplitDimNode.self) { SplitDimNode(graph: $0, parent: $1, scope: $2) }
            self.dim = dim
            for index in 0..<(columns.count - 1) {
                let divider = builder.node(SplitDividerNode.self) { SplitDividerNode(graph: $0, parent: $1, scope: $2) }
                divider.column = index
                dividers.append(divider)
            }
        }
    }

    private func cover() {
        for (index, slot) in slots.enumerated() { slot.cover(!isSeen(index)) }
        dim?.cover(!isDimmed)
    }

    private func isSeen(_ index: Int) -> Bool {
        arrangement.isCompact ? index == arrangement.top : index >= arrangement.first
    }

    /// Whether columns overlap the last one, so that a press on it hides them.
    var isDimmed: Bool {
        !arrangement.isCompact && arrangement.liesOver && arrangement.first < slots.count - 1
    }

    private func move(to next: SplitArrangement) {
        graph.forgetPictures()
        let animates = !graph.transaction.disablesAnimations
        if next.isCompact, arrangement.isCompact {
            position = AnimatedVector(top)
            swipe.reset()
            position.set(SIMD4(Double(next.top), 0, 0, 0), animation: animates ? pace : nil, at: graph.time)
            graph.animations.follow(position)
            coverEnd = max(position.end, graph.time)
        } else {
            position = AnimatedVector(Double(next.top))
            let animation = next.isCompact == arrangement.isCompact ? graph.transaction.transitionAnimation : nil
            coverEnd = graph.time + .seconds(animation.map { $0.duration } ?? 0)
        }
        graph.animations.keepAwake(until: coverEnd)
    }

    /// The index of the top column as drawn, fractional between two columns.
    private var top: Double { position.value(at: graph.time).x - swipe.share(at: graph.time) }

    // MARK: Swiping from the edge

    func canSwipe(from location: CGPoint) -> Bool {
        guard arrangement.isCompact, arrangement.top > 0 else { return false }
        let x = convertFromWindow(location).x
        return scope.isRightToLeft ? x >= frame.width - PageSwipe.edgeWidth : x <= PageSwipe.edgeWidth
    }

    /// Moves the top column. `translation` is in points, positive to the right.
    func swipe(by translation: CGFloat) {
        if !swipe.isHeld {
            swipe.begin(at: graph.time)
            graph.forgetPictures()
        }
        swipe.move(by: out(translation) / Double(max(1, frame.width)))
        graph.setNeedsPaint()
    }

    /// Ends the drag. `velocity` is in points per second, positive to the right.
    func endSwipe(velocity: CGFloat) {
        guard swipe.isHeld else { return }
        let (velocity, width) = (out(velocity), Double(max(1, frame.width)))
        let feel = EnvironmentValues(scope: scope).scrollFeel
        guard swipe.lift(velocity: velocity, width: width, feel: feel, at: graph.time) else { return comeBack() }
        pace = PageSwipe.animation(over: (1 - swipe.share(at: graph.time)) * width, velocity: velocity)
        link?.goBack(from: arrangement.top)
        graph.lifecycle.enqueue { [weak self] in self?.pace = NavigationPagesNode.animation }
    }

    func cancelSwipe() {
        guard swipe.isHeld else { return }
        swipe.cancel(at: graph.time)
        comeBack()
    }

    private func comeBack() {
        graph.animations.keepAwake(until: swipe.end)
        graph.setNeedsPaint()
    }

    private func out(_ distance: CGFloat) -> Double { Double(scope.isRightToLeft ? -distance : distance) }

    // MARK: Layout

    override func collectItems(into items: inout [Node]) { items.append(self) }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 800, height: proposal.height ?? 600)
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        // The columns must be items of this node before they are placed, to be mirrored from right to left.
        guard let link, let last = slots.last, !items.isEmpty else { return }
        hasPlaced = true
        if arrangement.isCompact {
            for slot in slots { slot.place(at: .zero, proposal: ProposedViewSize(frame.size)) }
            return
        }
        let widths = widths(link)
        var x = -widths[..<arrangement.first].reduce(0, +)
        for (index, width) in widths.enumerated() {
            slots[index].place(at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: width, height: frame.height))
            x += width
            dividers[index].place(
                at: CGPoint(x: x - SplitDividerNode.width / 2, y: 0),
                proposal: ProposedViewSize(width: SplitDividerNode.width, height: frame.height))
        }
        dim?.place(at: .zero, proposal: ProposedViewSize(frame.size))
        let start = arrangement.liesOver ? 0 : max(0, x)
        last.place(
            at: CGPoint(x: start, y: 0), proposal: ProposedViewSize(width: frame.width - start, height: frame.height))
    }

    /// Returns the widths of the leading columns, which shrink if they leave too little for the last column.
    private func widths(_ link: SplitLink) -> [CGFloat] {
        let widths = slots.indices.dropLast().map { link.width(of: $0) }
        let seen = widths[arrangement.first...].reduce(0, +)
        let most = max(0, frame.width - (arrangement.liesOver ? 44 : Self.leastDetail))
        return seen > most ? widths.map { ($0 * most / seen).rounded() } : widths
    }

    // MARK: Drawing and hits

    override var isSteady: Bool { false }
    override var ownInkBounds: InkBounds { .everywhere }

    override func paint(into painter: Painter) {
        let covered = safeAreaInsets()
        let bounds = CGRect(
            x: painter.origin.x - covered.leading, y: painter.origin.y - covered.top,
            width: frame.width + covered.horizontal, height: frame.height + covered.vertical)
        painter.clip(to: .rect(Rect(bounds)), bounds: bounds) {
            arrangement.isCompact ? paintStack(painter, bounds) : paintColumns(painter, bounds)
        }
    }

    private func paintColumns(_ painter: Painter, _ bounds: CGRect) {
        let isMoving = graph.time < coverEnd
        guard let last = slots.indices.last else { return }
        painter.paint(slots[last])
        if isDimmed { painter.draw(.rect(Rect(bounds)), lineWidth: nil, PixelColor(SIMD4(0, 0, 0, 0.16))) }
        for index in 0..<last where isSeen(index) || isMoving {
            painter.paint(slots[index])
            painter.paint(dividers[index])
        }
    }

    private func paintStack(_ painter: Painter, _ bounds: CGRect) {
        let top = top
        for (index, slot) in slots.enumerated() where abs(Double(index) - top) < 1 {
            painter.shift(by: CGSize(width: shift(of: index), height: 0)) {
                painter.paint(slot)
                let shade = PageRecess.shade * min(max(top - Double(index), 0), 1)
                if shade > 0 {
                    let ground = bounds.offsetBy(dx: shift(of: index), dy: 0)
                    painter.draw(.rect(Rect(ground)), lineWidth: nil, PixelColor(SIMD4(0, 0, 0, shade)))
                }
            }
        }
    }

    /// Returns the shift of a column from its layout position, in points: columns above the top one are out of view,
    /// columns below it are partly shifted.
    func shift(of index: Int) -> CGFloat {
        guard arrangement.isCompact else { return 0 }
        let distance = min(max(Double(index) - top, -1), 1)
        let share = distance < 0 ? distance * PageRecess.depth : distance
        return CGFloat(share) * frame.width * (scope.isRightToLeft ? -1 : 1)
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        path.append(self)
        let hit =
            arrangement.isCompact
            ? slots.indices.contains(arrangement.top) && slots[arrangement.top].hitTestInParent(point, path: &path)
            : hitsColumn(point, path: &path)
        if !hit { path.removeLast() }
        return hit
    }

    private func hitsColumn(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard let last = slots.indices.last else { return false }
        for index in arrangement.first..<last {
            if dividers[index].hitTestInParent(point, path: &path) { return true }
            if slots[index].presentedFrame.includes(point) { return slots[index].hitTestInParent(point, path: &path) }
        }
        if isDimmed, dim?.hitTestInParent(point, path: &path) == true { return true }
        return slots[last].hitTestInParent(point, path: &path)
    }

    override func willUnlink() {
        slots.removeAll()
        dividers.removeAll()
        dim = nil
    }

    override var isReusable: Bool { false }
}

/// A column that is drawn beside its layout position during a transition.
final class SplitSlotNode: SlotNode {
    var index = 0

    private var shift: CGFloat { (parent as? SplitNode)?.shift(of: index) ?? 0 }

    override func convertFromParent(_ point: CGPoint) -> CGPoint {
        let point = super.convertFromParent(point)
        return CGPoint(x: point.x - shift, y: point.y)
    }

    override func convertToParent(_ rect: CGRect) -> CGRect { super.convertToParent(rect).offsetBy(dx: shift, dy: 0) }
}

struct SplitLayout: View {
    typealias Body = Never

    let link: SplitLink
    let arrangement: SplitArrangement
    let columns: [@MainActor (inout NodeBuilder) -> Void]

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(SplitNode.self) { SplitNode(graph: $0, parent: $1, scope: $2) }
        node.assign(link, arrangement, columns)
    }
}
