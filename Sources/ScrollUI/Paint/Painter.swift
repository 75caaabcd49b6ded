import Drawing
import Foundation

/// Traverses the tree and writes the visible content into a display list.
///
/// Positions are stored as Double, so that a row ten million rows down is drawn at its exact pixel.
@MainActor
@_spi(Nodes) public final class Painter {
    package var list = DisplayList()
    /// The top left of the node being painted, in points, in the coordinate space of the innermost transform.
    package private(set) var origin = CGPoint.zero
    /// The visible area, in the same coordinate space.
    package private(set) var visible = CGRect.zero {
        didSet { window = InkBounds(window: visible, margin: Painter.windowMargin) }
    }
    /// The ``visible`` area as ink bounds, for comparison with nodes.
    private(set) var window = InkBounds.nothing
    /// The distance by which rounding to pixels may move content into view, in points.
    static let windowMargin: CGFloat = 2
    /// The scroll views that enclose the node being painted, innermost last.
    private(set) var viewports: [Viewport] = []
    private(set) var nodesPainted = 0
    /// Records the drawing of each view; nil unless requested.
    var trace: PaintTrace?
    /// The grid that aligns edges and baselines to whole pixels; nil inside transforms and during animations.
    private(set) var grid: PixelGrid?

    /// The reusable parts of the previous frame.
    var pictures = PaintCaches()
    /// Whether parts of this frame are cached and looked up. Stored separately from ``pictures`` because it is checked for each node.
    private(set) var cachesPictures = false

    /// The views that are being removed with a transition; nil if there are none.
    var ghosts: Ghosts?

    /// Whether invisible nodes are skipped. This requires that nothing is animated, so that frames are exact. Content inside effects is
    /// drawn completely, so that its picture can be reused after scrolling.
    var skipsUnseen: Bool { isStill && layers == 0 }
    private var isStill = false
    /// The number of effects and masks that enclose the node being painted.
    private var layers = 0

    package init() {}

    /// The visible window of a scroll view, in the coordinate space of the innermost transform.
    struct Viewport {
        let scroll: ScrollNode
        let frame: CGRect
    }

    /// Begins a frame; `isStill` states that nothing is animated, and `number` is ``ViewGraph/pictureNumber``.
    func begin(size: CGSize, scale: CGFloat, isStill: Bool, number: Int) {
        let isAtRest = isStill && ghosts == nil
        pictures.begin(&list, isStill: isAtRest, number: number)
        begin(size: size, scale: scale, snapsToPixels: isStill || trace != nil)
        self.isStill = isAtRest
        cachesPictures = pictures.isNoting && trace == nil
    }

    package func begin(size: CGSize, scale: CGFloat, snapsToPixels: Bool) {
        list.begin(size: Size(width: size.width, height: size.height), scale: scale)
        origin = .zero
        visible = CGRect(origin: .zero, size: size)
        viewports.removeAll(keepingCapacity: true)
        nodesPainted = 0
        grid = snapsToPixels ? PixelGrid(scale: scale) : nil
        isStill = false
        cachesPictures = false
        layers = 0
    }

    package var scale: CGFloat { list.scale }

    package func paint(_ node: Node) {
        guard canSee(node) else { return }
        let position = node.presentedFrame.origin
        paint(node, at: position)
    }

    /// Paints `node` at `position` in the coordinate space of the node being painted.
    package func paint(_ node: Node, at position: CGPoint) {
        let outer = origin
        origin = CGPoint(x: outer.x + position.x, y: outer.y + position.y)
        nodesPainted += 1
        trace?.enter(node, list)
        if let fade = node.fade {
            group(opacity: min(max(fade.opacity(at: node.graph.time), 0), 1)) { paintContents(of: node) }
        } else {
            paintContents(of: node)
        }
        if let ghosts { paint(ghosts.ghosts(in: node)) }
        trace?.leave(list)
        origin = outer
    }

    /// Draws content on behalf of another node at `rect`, in current coordinates, and attributes it to that node.
    package func draw(for node: Node, in rect: CGRect, _ content: () -> Void) {
        trace?.enter(node, list, in: rect)
        content()
        trace?.leave(list)
    }

    /// Paints views that are being removed, in front of the current views.
    private func paint(_ ghosts: [Ghost]) {
        for ghost in ghosts {
            let position = ghost.node.presentedFrame.origin
            paint(ghost.node, at: CGPoint(x: position.x + ghost.shift.width, y: position.y + ghost.shift.height))
        }
    }

    // MARK: Items

    package func draw(_ outline: Outline, lineWidth: CGFloat?, _ color: PixelColor) {
        guard color.alpha > 0 else { return }
        let outline = grid?.snap(outline) ?? outline
        if let lineWidth {
            list.append(.border(outline, width: lineWidth, color))
        } else {
            list.append(.fill(outline, .solid(color)))
        }
    }

    /// Fills an outline; `rect` is the rectangle to which the unit coordinates of gradients refer.
    func fill(_ outline: Outline, _ style: ResolvedStyle, in rect: CGRect) {
        let outline = grid?.snap(outline) ?? outline
        switch style {
        case .color(let color):
            let color = PixelColor(color)
            if color.alpha > 0 { list.append(.fill(outline, .solid(color))) }
        case .gradient(let gradient, let geometry):
            list.appendFill(outline, gradient: gradient) { geometry.paint($0, in: rect) }
        case .shadowed(let base, let shadows):
            shadowed(by: shadows, around: rect) { fill(outline, base, in: rect) }
        case .picture(let picture):
            list.appendFill(outline, picture, in: rect, visible: visible, on: grid)
        }
    }

    /// Draws `content`, which lies in or near `rect`, with shadows.
    func shadowed(by shadows: [ResolvedShadow], around rect: CGRect, _ content: () -> Void) {
        guard !shadows.isEmpty else { return content() }
        let outer = visible
        visible = outer.insetBy(dx: -shadows.outset, dy: -shadows.outset)
        asLayer {
            let writer = ShadowWriter(push: { self.list.pushEffect($0) }, append: { self.list.append($0) })
            writer.draw(shadows[...], around: Rect(rect), content)
        }
        visible = outer
    }

    /// Draws a picture stretched over `frame`, in points.
    func image(_ image: ImageResource, in frame: CGRect) {
        let rect = grid?.snap(Rect(frame)) ?? Rect(frame)
        list.appendImage(image, frame: rect, opacity: 1)
    }

    /// Draws a display list with its origin at the current origin.
    package func draw(_ items: DisplayList) {
        let snapped = grid?.snap(Point(origin)) ?? Point(origin)
        list.append(.pushTransform(.translation(x: snapped.x, y: snapped.y)))
        list.append(contentsOf: items, items.items.indices)
        list.append(.popTransform)
    }

    func text(_ run: TextRun, at baseline: Point, _ color: PixelColor) {
        guard color.alpha > 0 else { return }
        list.appendText(run, origin: grid?.snap(baseline) ?? baseline, color: color)
    }

    // MARK: Drawing state

    package func clip(to outline: Outline, bounds: CGRect, _ content: () -> Void) {
        let outer = visible
        visible = outer.intersection(bounds)
        if !visible.isNull && !visible.isEmpty {
            list.append(.pushClip(grid?.snap(outline) ?? outline))
            content()
            list.append(.popClip)
        }
        visible = outer
    }

    package func group(opacity: Double, _ content: () -> Void) {
        guard opacity > 0 else { return }
        guard opacity < 1 else { return content() }
        list.append(.pushGroup(opacity: opacity))
        content()
        list.append(.popGroup)
    }

    /// Applies `transform`, which refers to the current coordinates.
    package func transform(_ transform: Affine, _ content: () -> Void) {
        guard transform != .identity else { return content() }
        guard let inverse = transform.inverse else { return }
        let outer = (visible, grid)
        visible = visible.mapped(by: inverse)
        grid = nil
        list.append(.pushTransform(transform))
        content()
        list.append(.popTransform)
        (visible, grid) = outer
    }

    /// Applies an effect; content up to `outset` points outside the visible area may become visible through it.
    func effect(_ effect: LayerEffect, outset: Double = 0, _ content: () -> Void) {
        let outer = visible
        visible = outer.insetBy(dx: -outset, dy: -outset)
        list.pushEffect(effect)
        asLayer(content)
        list.append(.popEffect)
        visible = outer
    }

    /// Applies `projection`, which refers to the current coordinates.
    func project(_ projection: Projection, _ content: () -> Void) {
        if let affine = projection.affine { return transform(affine, content) }
        guard let inverse = projection.inverse else { return }
        let outer = (visible, grid)
        visible = visible.mapped(by: inverse)
        grid = nil
        list.pushEffect(.projection(projection))
        asLayer(content)
        list.append(.popEffect)
        (visible, grid) = outer
    }

    /// Draws `content` masked with the alpha of `mask`.
    func masked(by mask: () -> Void, _ content: () -> Void) {
        list.append(.pushMask)
        asLayer(mask)
        list.append(.beginMasked)
        asLayer(content)
        list.append(.popMask)
    }

    /// Paints `node` with a visible area that contains its whole drawing along the axes along which it is no longer than the area, and
    /// passes these axes to `content`. What is drawn of a container that comes into view bit by bit is therefore always the same.
    func seeing(_ node: Node, _ content: (Axis.Set) -> Void) {
        let outer = visible
        let inside = node.inkBounds.axes(inside: outer, at: origin)
        let fitting = node.inkBounds.axes(fitting: outer.size).subtracting(inside)
        guard !fitting.isEmpty else { return content(inside) }
        visible = node.inkBounds.moved(by: origin).widened(by: Painter.windowMargin).union(with: outer, along: fitting)
        content(inside.union(fitting))
        visible = outer
    }

    private func asLayer(_ content: () -> Void) {
        layers += 1
        content()
        layers -= 1
    }

    package func shift(by offset: CGSize, _ content: () -> Void) {
        let outer = origin
        origin = CGPoint(x: outer.x + offset.width, y: outer.y + offset.height)
        content()
        origin = outer
    }

    /// Paints `content`, which `scroll` moves, at `position` in its window.
    func scrolled(_ scroll: ScrollNode, _ content: Node, at position: CGPoint, window: CGRect) {
        let outer = grid
        viewports.append(Viewport(scroll: scroll, frame: window))
        grid = grid?.shifted(to: CGPoint(x: origin.x + position.x, y: origin.y + position.y))
        paint(content, at: position)
        viewports.removeLast()
        grid = outer
    }
}

extension CGRect {
    /// Returns the bounding rectangle of the four projected corners; a very large one if a corner lies behind the eye.
    func mapped(by projection: Projection) -> CGRect {
        let corners = [
            Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
        ].compactMap { projection.apply($0) }
        guard corners.count == 4 else { return CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6) }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (x.min() ?? 0, y.min() ?? 0)
        return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
    }

    /// Returns the bounding rectangle of the four mapped corners.
    func mapped(by transform: Affine) -> CGRect {
        let a = transform.apply(Point(x: minX, y: minY))
        let b = transform.apply(Point(x: maxX, y: minY))
        let c = transform.apply(Point(x: minX, y: maxY))
        let d = transform.apply(Point(x: maxX, y: maxY))
        let (left, right) = (Swift.min(a.x, b.x, c.x, d.x), Swift.max(a.x, b.x, c.x, d.x))
        let (top, bottom) = (Swift.min(a.y, b.y, c.y, d.y), Swift.max(a.y, b.y, c.y, d.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
