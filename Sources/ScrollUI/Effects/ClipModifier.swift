import Drawing
public import Foundation

/// Cuts what a view draws to a shape in its frame.
struct ClipModifier<S: Shape>: NodeModifier {
    private var figure: AnimatedShape<S>

    init(shape: S) {
        figure = AnimatedShape(shape)
    }

    func needsLayout(after old: ClipModifier<S>) -> Bool { false }

    mutating func animate(from old: ClipModifier<S>, graph: ViewGraph) {
        let new = figure.shape
        figure = old.figure
        figure.set(new, in: graph)
        graph.setNeedsPaint()
    }

    func paint(_ content: Node, in node: Node, into painter: Painter) {
        let rect = CGRect(origin: painter.origin, size: node.presentedFrame.size)
        painter.clip(to: figure.presented(at: node.graph.time)._outline(in: rect), bounds: rect) {
            painter.paint(content)
        }
    }

    func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        CGRect(origin: .zero, size: node.frame.size).contains(point) ? point : nil
    }
}

/// No hits for the view and what it holds.
struct HitTestingModifier: NodeModifier {
    let isEnabled: Bool

    func needsLayout(after old: HitTestingModifier) -> Bool { false }
    func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? { isEnabled ? point : nil }
}

extension View {
    /// Cuts the view to a rectangle with round corners, points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Cuts what the view draws to `shape` in its frame. Hits are cut to the frame.
    public func clipShape<S: Shape>(_ shape: S) -> some View {
        Modified(content: self, modifier: ClipModifier(shape: shape))
    }

    /// Cuts what the view draws to its frame. `antialiased` makes no difference.
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle())
    }

    /// False lets clicks, touches and the wheel through to what lies behind.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        Modified(content: self, modifier: HitTestingModifier(isEnabled: enabled))
    }
}
