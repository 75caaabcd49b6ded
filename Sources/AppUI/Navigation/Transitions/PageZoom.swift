import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// The zoom of a page between its own frame and the frame of its source view.
struct PageZoom {
    /// The frames of the page and the source, both in the page's space, in points.
    let page: CGRect
    let source: CGRect
    let cornerRadius: CGFloat

    /// The share of the zoom, near the source, in which the page fades into the source.
    private static let fade = 0.3

    /// Returns the frame at a share of the distance from the page, 0, to the source, 1.
    func frame(at share: Double) -> CGRect {
        let share = CGFloat(min(max(share, 0), 1))
        let mix = { (from: CGFloat, to: CGFloat) in from + (to - from) * share }
        return CGRect(
            x: mix(page.minX, source.minX), y: mix(page.minY, source.minY), width: mix(page.width, source.width),
            height: mix(page.height, source.height))
    }

    /// Paints the page at a stage of the zoom. `content` draws the page at its layout position; it is scaled to the
    /// width of the frame and aligned to its upper edge.
    @MainActor
    func paint(_ share: Double, into painter: Painter, _ content: () -> Void) {
        guard share > 0, page.width > 0 else { return content() }
        let frame = frame(at: share).offsetBy(dx: painter.origin.x, dy: painter.origin.y)
        let start = page.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
        let scale = Double(frame.width / page.width)
        let transform = Affine(
            a: scale, b: 0, c: 0, d: scale, tx: Double(frame.minX) - scale * Double(start.minX),
            ty: Double(frame.minY) - scale * Double(start.minY))
        let radius = Double(cornerRadius) * min(1, share * 4)
        painter.clip(to: .roundedRect(Rect(frame), radius: radius), bounds: frame) {
            painter.group(opacity: min(1, max(0, (1 - share) / Self.fade))) { painter.transform(transform, content) }
        }
    }
}

extension NavigationPageLink {
    /// Returns the source view of the page; nil if the transition is not a zoom or there is no source.
    func zoomedView(in graph: ViewGraph) -> (source: MatchedSourceNode, view: Node)? {
        guard case .zoom(let key) = transition.kind, let source = graph.zoomSources[key],
            let view = source.items.first, view.isPlaced
        else { return nil }
        return (source, view)
    }

    /// Returns the zoom of the page whose views `node` holds. The page is the whole node unless `page` gives its frame
    /// in the node.
    func zoom(in node: Node, page: CGRect? = nil) -> PageZoom? {
        guard let (source, view) = zoomedView(in: node.graph) else { return nil }
        let frame = view.windowFrame
        let origin = node.layoutParent?.convertFromWindow(frame.origin) ?? frame.origin
        let position = node.presentedFrame.origin
        return PageZoom(
            page: page ?? node.boundsToTheEdges,
            source: CGRect(
                origin: CGPoint(x: origin.x - position.x, y: origin.y - position.y), size: frame.size),
            cornerRadius: source.cornerRadius)
    }
}
