import Drawing
import Foundation

/// Comes from the trailing edge over the page below and goes back there, from where a finger has drawn it.
struct PageTransition: Transition {
    let swipe: PageSwipe

    func body(content: Content, phase: TransitionPhase) -> some View {
        Modified(content: content, modifier: PageShift(swipe: swipe, share: phase.isIdentity ? 0 : 1))
    }
}

/// Gives way to a page that comes over it, and comes back as that one is drawn away.
struct RecedingTransition: Transition {
    let link: NavigationPageLink

    func body(content: Content, phase: TransitionPhase) -> some View {
        Modified(content: content, modifier: PageRecess(link: link, share: phase.isIdentity ? 0 : 1))
    }
}

/// Draws a page beside its position by a share of its width, away from the leading edge.
private struct PageShift: NodeModifier {
    let swipe: PageSwipe
    private var share: AnimatedVector

    init(swipe: PageSwipe, share: Double) {
        self.swipe = swipe
        self.share = AnimatedVector(share)
    }

    mutating func animate(from old: PageShift, graph: ViewGraph) {
        var next = old.share
        next.set(share.target, in: graph)
        share = next
        graph.setNeedsPaint()
    }

    func needsLayout(after old: PageShift) -> Bool { false }

    static var drawsElsewhere: Bool { true }
    static var isSteady: Bool { false }

    func inkBounds(of bounds: InkBounds, in size: CGSize) -> InkBounds { .everywhere }

    @MainActor private func shift(in node: Node) -> CGFloat {
        let drawn = swipe.share(at: node.graph.time)
        let whole = drawn + (1 - drawn) * share.value(at: node.graph.time).x
        return CGFloat(whole) * node.presentedFrame.width * (node.scope.isRightToLeft ? -1 : 1)
    }

    func paint(_ content: Node, in node: Node, into painter: Painter) {
        painter.shift(by: CGSize(width: shift(in: node), height: 0)) { painter.paint(content) }
    }

    func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? { CGPoint(x: point.x - shift(in: node), y: point.y) }

    func convertOut(_ rect: CGRect, in node: Node) -> CGRect { rect.offsetBy(dx: shift(in: node), dy: 0) }
}

/// Draws a page a part of the way to the leading edge, in the shade of the page that comes over it.
private struct PageRecess: NodeModifier {
    let link: NavigationPageLink
    private var share: AnimatedVector

    /// Of the width.
    private static let depth: CGFloat = 0.28
    /// Of black.
    private static let shade = 0.14

    init(link: NavigationPageLink, share: Double) {
        self.link = link
        self.share = AnimatedVector(share)
    }

    mutating func animate(from old: PageRecess, graph: ViewGraph) {
        var next = old.share
        next.set(share.target, in: graph)
        share = next
        graph.setNeedsPaint()
    }

    func needsLayout(after old: PageRecess) -> Bool { false }

    static var drawsElsewhere: Bool { true }
    static var isSteady: Bool { false }

    func inkBounds(of bounds: InkBounds, in size: CGSize) -> InkBounds { .everywhere }

    @MainActor private func depth(in node: Node) -> Double {
        let drawn = link.swipeAbove?.share(at: node.graph.time) ?? 0
        return share.value(at: node.graph.time).x * (1 - drawn)
    }

    @MainActor private func shift(in node: Node) -> CGFloat {
        -Self.depth * CGFloat(depth(in: node)) * node.presentedFrame.width * (node.scope.isRightToLeft ? -1 : 1)
    }

    func paint(_ content: Node, in node: Node, into painter: Painter) {
        painter.shift(by: CGSize(width: shift(in: node), height: 0)) {
            painter.paint(content)
            let shade = Self.shade * depth(in: node)
            guard shade > 0 else { return }
            let covered = node.safeAreaInsets()
            let bounds = CGRect(
                x: painter.origin.x - covered.leading, y: painter.origin.y - covered.top,
                width: node.presentedFrame.width + covered.horizontal,
                height: node.presentedFrame.height + covered.vertical)
            painter.draw(.rect(Rect(bounds)), lineWidth: nil, PixelColor(SIMD4(0, 0, 0, shade)))
        }
    }

    func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? { CGPoint(x: point.x - shift(in: node), y: point.y) }

    func convertOut(_ rect: CGRect, in node: Node) -> CGRect { rect.offsetBy(dx: shift(in: node), dy: 0) }
}
