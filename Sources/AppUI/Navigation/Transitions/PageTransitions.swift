import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// Comes over the page below, as its ``NavigationTransition`` says, and goes back there, from where a finger has drawn it.
struct PageTransition: Transition {
    let link: NavigationPageLink

    func body(content: Content, phase: TransitionPhase) -> some View {
        Modified(content: content, modifier: PageShift(link: link, share: AnimatedVector(phase.isIdentity ? 0 : 1)))
    }
}

/// Comes over the window from below, or as its ``NavigationTransition`` says, and goes back there, from where a finger has drawn it.
struct CoverTransition: Transition {
    let link: NavigationPageLink

    func body(content: Content, phase: TransitionPhase) -> some View {
        Modified(
            content: content,
            modifier: PageShift(link: link, share: AnimatedVector(phase.isIdentity ? 0 : 1), isCover: true))
    }
}

/// Gives way to a page that comes over it, and comes back as that one is drawn away.
struct RecedingTransition: Transition {
    let link: NavigationPageLink

    func body(content: Content, phase: TransitionPhase) -> some View {
        Modified(content: content, modifier: PageRecess(link: link, share: AnimatedVector(phase.isIdentity ? 0 : 1)))
    }
}

/// Draws a page beside its position by a share of its width, away from the leading edge, or out of the view that it is
/// zoomed from.
private struct PageShift: ShiftModifier {
    let link: NavigationPageLink
    var share: AnimatedVector
    var isCover = false

    /// How far the page is away, by a finger and by its own motion.
    @MainActor private func distance(in node: Node) -> Double {
        let drawn = link.swipe.share(at: node.graph.time)
        return drawn + (1 - drawn) * shownShare(in: node)
    }

    func offset(in node: Node) -> CGSize {
        guard link.zoomedView(in: node.graph) == nil else { return .zero }
        if isCover { return CGSize(width: 0, height: CGFloat(distance(in: node)) * node.presentedFrame.height) }
        let width = node.presentedFrame.width * (node.scope.isRightToLeft ? -1 : 1)
        return CGSize(width: CGFloat(distance(in: node)) * width, height: 0)
    }

    func paint(_ content: Node, in node: Node, into painter: Painter) {
        guard let zoom = link.zoom(in: node) else {
            return painter.shift(by: offset(in: node)) { painter.paint(content) }
        }
        zoom.paint(distance(in: node), into: painter) { painter.paint(content) }
    }
}

/// Draws a page a part of the way to the leading edge, in the shade of the page that comes over it.
struct PageRecess: ShiftModifier {
    let link: NavigationPageLink
    var share: AnimatedVector

    /// Of the width.
    static let depth = 0.28
    /// Of black.
    static let shade = 0.14

    @MainActor private func covered(in node: Node) -> Double {
        let drawn = link.above?.swipe.share(at: node.graph.time) ?? 0
        return shownShare(in: node) * (1 - drawn)
    }

    func offset(in node: Node) -> CGSize {
        let depth =
            switch link.above?.transition.kind {
            case .zoom: 0.0
            case .slide: 1.0
            default: Self.depth
            }
        let width = node.presentedFrame.width * (node.scope.isRightToLeft ? 1 : -1)
        return CGSize(width: CGFloat(depth * covered(in: node)) * width, height: 0)
    }

    func paint(_ content: Node, in node: Node, into painter: Painter) {
        painter.shift(by: offset(in: node)) {
            painter.paint(content)
            let shade = link.above?.transition.kind == .slide ? 0 : Self.shade * covered(in: node)
            guard shade > 0 else { return }
            let bounds = node.boundsToTheEdges.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
            painter.draw(.rect(Rect(bounds)), lineWidth: nil, PixelColor(SIMD4(0, 0, 0, shade)))
        }
    }
}

extension Node {
    /// What is shown of the node and what covers its edges, in its own space.
    var boundsToTheEdges: CGRect {
        let covered = safeAreaInsets()
        return CGRect(
            x: -covered.leading, y: -covered.top, width: presentedFrame.width + covered.horizontal,
            height: presentedFrame.height + covered.vertical)
    }
}
