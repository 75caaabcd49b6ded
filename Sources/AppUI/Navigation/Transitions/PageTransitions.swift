import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// Pushes and pops a page with its ``NavigationTransition``, beginning at the position to which a finger dragged it.
struct PageTransition: Transition {
    let link: NavigationPageLink

    func body(content: Content, phase: TransitionPhase) -> some View {
        Modified(content: content, modifier: PageShift(link: link, share: AnimatedVector(phase.isIdentity ? 0 : 1)))
    }
}

/// Presents and dismisses a cover from below, or with its ``NavigationTransition``, beginning at the position to which
/// a finger dragged it.
struct CoverTransition: Transition {
    let link: NavigationPageLink

    func body(content: Content, phase: TransitionPhase) -> some View {
        Modified(
            content: content,
            modifier: PageShift(link: link, share: AnimatedVector(phase.isIdentity ? 0 : 1), isCover: true))
    }
}

/// Moves a page aside while another one is pushed over it, and back while that one is dragged away.
struct RecedingTransition: Transition {
    let link: NavigationPageLink

    func body(content: Content, phase: TransitionPhase) -> some View {
        Modified(content: content, modifier: PageRecess(link: link, share: AnimatedVector(phase.isIdentity ? 0 : 1)))
    }
}

/// Draws a page shifted by a share of its width, away from the leading edge, or at a stage of its zoom.
private struct PageShift: ShiftModifier {
    let link: NavigationPageLink
    var share: AnimatedVector
    var isCover = false

    /// Returns the share by which the page is away, from both a drag and its own animation.
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

/// Draws a page shifted partly to the leading edge, in the shade of the page that covers it.
struct PageRecess: ShiftModifier {
    let link: NavigationPageLink
    var share: AnimatedVector

    /// The shift under a page with the automatic transition, as a share of the width.
    static let depth = 0.28
    /// The maximum opacity of the black shade.
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
    /// The visible bounds of the node, extended over the covered edges, in its own space.
    var boundsToTheEdges: CGRect {
        let covered = safeAreaInsets()
        return CGRect(
            x: -covered.leading, y: -covered.top, width: presentedFrame.width + covered.horizontal,
            height: presentedFrame.height + covered.vertical)
    }
}
