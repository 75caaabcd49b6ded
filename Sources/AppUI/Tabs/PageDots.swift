import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// A dot for each page, of which the dot of the visible page is stronger. A press beside the centre goes to the next or
/// the previous page; a drag goes through the pages.
final class PageDotsNode: Node {
    private var link: PagerLink?
    private var showsSingle = false
    private let object = Responder()
    private var isHovered = false

    /// The distance between the centres of two dots, in points.
    private static let pitch: CGFloat = 16
    /// The diameter of a dot, in points.
    private static let dot: CGFloat = 7
    /// The padding between the dots and the edge of their plate, in points.
    private static let padding = CGSize(width: 5, height: 8.5)
    /// The maximum number of dots. For more pages, only the dots around the current page are shown.
    private static let mostDots = 15

    func assign(_ link: PagerLink, showsSingle: Bool) {
        self.link = link
        self.showsSingle = showsSingle
        link.dots = self
        object.handlers = Responder.Handlers(
            hover: { [weak self] in self?.hover($0) }, tap: { [weak self] _, location in self?.tap(location) },
            drag: { [weak self] in self?.drag($0) }, pointerStyle: .link)
        setNeedsLayout()
    }

    override var isReusable: Bool { false }
    override var responder: Responder? { object }

    private var pages: Int { link?.count ?? 0 }
    private var isEmpty: Bool { pages < (showsSingle ? 1 : 2) }
    private var shown: Int { min(pages, Self.mostDots) }

    // MARK: Input

    private func hover(_ isHovered: Bool) {
        self.isHovered = isHovered
        graph.setNeedsPaint()
    }

    private func tap(_ location: CGPoint) {
        guard let link else { return }
        let isForward = (location.x > frame.width / 2) != scope.isRightToLeft
        link.go(to: Int(link.page.rounded()) + (isForward ? 1 : -1))
    }

    private func drag(_ event: DragEvent) {
        guard event.phase == .changed || event.phase == .ended else { return }
        guard abs(event.translation.width) >= Self.pitch / 2 else {
            if event.phase == .ended { tap(event.location) }
            return
        }
        let position = (event.location.x - Self.padding.width) / Self.pitch
        let index = min(max(Int(position), 0), shown - 1)
        let page = first + (scope.isRightToLeft ? shown - 1 - index : index)
        if let link, page != Int(link.page.rounded()) { link.go(to: page) }
    }

    /// The index of the page of the first dot.
    private var first: Int {
        guard pages > shown, let link else { return 0 }
        return min(max(Int(link.page.rounded()) - shown / 2, 0), pages - shown)
    }

    // MARK: Layout

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard !isEmpty else { return .zero }
        return CGSize(
            width: CGFloat(shown) * Self.pitch + 2 * Self.padding.width, height: Self.dot + 2 * Self.padding.height)
    }

    // MARK: Drawing and hits

    override var isSteady: Bool { false }
    override var ownInkBounds: InkBounds { frameInkBounds() }

    override func paint(into painter: Painter) {
        guard !isEmpty, let link else { return }
        let scheme = environment(ColorSchemeKey.self)
        paintPlate(scheme, painter)
        let (page, first) = (link.page, self.first)
        for index in 0..<shown {
            let share = max(0, 1 - abs(page - Double(first + index)))
            let color = Color.primary.opacity(0.28 + 0.6 * share)
            fill(dot(at: scope.isRightToLeft ? shown - 1 - index : index), color, scheme, painter)
        }
    }

    private func dot(at index: Int) -> CGRect {
        let middle = Self.padding.width + (CGFloat(index) + 0.5) * Self.pitch
        return CGRect(x: middle - Self.dot / 2, y: Self.padding.height, width: Self.dot, height: Self.dot)
    }

    private func paintPlate(_ scheme: ColorScheme, _ painter: Painter) {
        let mode = environment(PageIndexBackgroundKey.self)
        guard mode == .always || mode != .never && isHovered else { return }
        fill(CGRect(origin: .zero, size: frame.size), ControlPalette.fill, scheme, painter)
    }

    private func fill(_ rect: CGRect, _ color: Color, _ scheme: ColorScheme, _ painter: Painter) {
        let area = rect.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
        painter.draw(
            .roundedRect(Rect(area), radius: min(rect.width, rect.height) / 2), lineWidth: nil,
            PixelColor(color.components(in: scheme)))
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard !isEmpty, CGRect(origin: .zero, size: frame.size).includes(point) else { return false }
        path.append(self)
        return true
    }
}

struct PageDots: View {
    typealias Body = Never

    let link: PagerLink
    let showsSingle: Bool

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PageDotsNode.self) { PageDotsNode(graph: $0, parent: $1, scope: $2) }
        node.assign(link, showsSingle: showsSingle)
    }
}
