import Drawing
public import Foundation

/// Clips a view's drawing to a shape in its frame.
package struct ClipModifier<S: Shape>: NodeModifier {
    private var figure: AnimatedShape<S>
    private let style: FillStyle
    private var outlines = ShapeOutline()

    package var isRetainable: Bool { !figure.isRunning && !S._traits.contains(.isContainerBound) }

    /// A shape that is fitted to a container depends on its position in it.
    package static var isSteady: Bool { !S._traits.contains(.isContainerBound) }

    init(shape: S, style: FillStyle = FillStyle()) {
        figure = AnimatedShape(shape)
        self.style = style
    }

    package func needsLayout(after old: ClipModifier<S>) -> Bool { false }
    package func needsPaint(after old: ClipModifier<S>) -> Bool { true }

    package mutating func animate(from old: ClipModifier<S>, graph: ViewGraph) {
        let new = figure.shape
        figure = old.figure
        figure.set(new, in: graph)
        outlines = old.outlines
        outlines.invalidate()
    }

    package func paint(_ content: Node, in node: Node, into painter: Painter) {
        let rect = CGRect(origin: painter.origin, size: node.presentedFrame.size)
        if figure.isRunning || S._traits.contains(.isContainerBound) { outlines.invalidate() }
        let shape = figure.presented(at: node.graph.time).fitted(in: node)
        let outline = outlines.outline(of: shape, in: rect, node.scope, rule: style.rule)
        painter.clip(to: outline, bounds: outline.bounds) { painter.paint(content) }
    }

    package func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        let outline = outlines.outline(
            of: figure.shape.fitted(in: node), in: CGRect(origin: .zero, size: node.frame.size), node.scope,
            rule: style.rule)
        return outline.contains(point) ? point : nil
    }
}

extension Outline {
    /// The bounding rectangle of the outline.
    fileprivate var bounds: CGRect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return CGRect(rect)
        case .path(let path, let origin):
            return CGRect(path.elements.boundingRect).offsetBy(dx: origin.x, dy: origin.y)
        }
    }
}

/// Excludes the view and its descendants from hit testing if disabled.
package struct HitTestingModifier: NodeModifier {
    let isEnabled: Bool

    package var isRetainable: Bool { true }

    package func needsLayout(after old: HitTestingModifier) -> Bool { false }
    package func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? { isEnabled ? point : nil }
}

nonisolated extension View {
    /// Clips the view to a rectangle with rounded corners of the given radius, in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Clips the view's drawing and its hit area to `shape` in its frame.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        Modified(content: self, modifier: ClipModifier(shape: shape, style: style))
    }

    /// Clips the view's drawing to its frame. `antialiased` is ignored.
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle())
    }

    /// Sets whether the view receives clicks, touches and the wheel. If false, they go to the views behind it.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        Modified(content: self, modifier: HitTestingModifier(isEnabled: enabled))
    }
}
