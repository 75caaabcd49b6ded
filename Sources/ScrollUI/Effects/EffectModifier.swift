import Drawing
public import Foundation

/// An animatable effect on a view's drawing.
package struct EffectModifier: NodeModifier {
    private let shape: EffectOperation
    private var value: AnimatedValue<EffectVector>

    package var isRetainable: Bool { !value.isRunning }

    init(_ operation: EffectOperation) {
        shape = operation
        value = AnimatedValue(operation.vector)
    }

    /// Returns the operation as it is shown in a view of `size`.
    @MainActor private func operation(in node: Node, size: CGSize) -> EffectOperation {
        let operation = value.isRunning ? shape.with(value.value(at: node.graph.time)) : shape
        return operation.directed(in: node, size: size)
    }

    @MainActor private func settled(in node: Node) -> EffectOperation {
        shape.directed(in: node, size: node.frame.size)
    }

    package mutating func animate(from old: EffectModifier, graph: ViewGraph) {
        guard shape != old.shape else {
            value = old.value
            return
        }
        var next = old.value
        next.set(shape.vector, in: graph)
        value = next
    }

    package func needsLayout(after old: EffectModifier) -> Bool { false }
    package func needsPaint(after old: EffectModifier) -> Bool { shape != old.shape }

    package static var drawsElsewhere: Bool { true }

    package func inkBounds(of bounds: InkBounds, in node: Node) -> InkBounds {
        settled(in: node).inkBounds(of: bounds, in: node.frame.size)
    }

    package func paint(_ content: Node, in node: Node, into painter: Painter) {
        let size = node.presentedFrame.size
        painter.apply(operation(in: node, size: size), size: size) { painter.paint(content) }
    }

    package func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        let operation = operation(in: node, size: node.frame.size)
        if case .opacity(let opacity) = operation { return opacity > 0 ? point : nil }
        guard let projection = operation.projection(origin: .zero, size: node.frame.size) else { return point }
        return projection.inverse?.apply(Point(point)).map { CGPoint($0) }
    }

    package func convertOut(_ rect: CGRect, in node: Node) -> CGRect {
        operation(in: node, size: node.frame.size).convertOut(rect, size: node.frame.size)
    }

    package func settledOut(_ rect: CGRect, in node: Node) -> CGRect {
        settled(in: node).convertOut(rect, size: node.frame.size)
    }

    package func linearTransform(in node: Node) -> Affine {
        settled(in: node).linearTransform(size: node.frame.size)
    }
}

/// An angle.
public struct Angle: Hashable, Sendable {
    /// The angle in radians; positive is clockwise, because y points down. It may exceed one full turn.
    public var radians: Double

    /// The angle in degrees; a full turn is 360.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates an angle in radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Creates an angle in degrees.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// The zero angle.
    public static let zero = Angle(radians: 0)
    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

nonisolated extension View {
    /// Draws the view as one picture with the given opacity, 0...1. At zero the view receives no hits.
    public func opacity(_ opacity: Double) -> some View {
        Modified(content: self, modifier: EffectModifier(.opacity(opacity)))
    }

    /// Moves the view's drawing by an offset in points, to the trailing side and down; its frame is unchanged.
    public func offset(_ offset: CGSize) -> some View {
        Modified(content: self, modifier: EffectModifier(.offset(offset)))
    }

    /// Moves the view's drawing `x` points to the trailing side and `y` points down; its frame is unchanged.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Scales the view's drawing around `anchor`; its frame is unchanged.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        Modified(content: self, modifier: EffectModifier(.scale(scale, anchor: anchor)))
    }

    /// Scales the view's drawing by `s` around `anchor`; its frame is unchanged.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view's drawing by `x` and `y` around `anchor`; its frame is unchanged.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the view's drawing clockwise around `anchor`, in right-to-left layouts counter-clockwise; its frame is unchanged.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        Modified(content: self, modifier: EffectModifier(.rotation(angle.radians, anchor: anchor)))
    }

    /// Hides the view; it still takes up its space in the layout.
    public func hidden() -> some View { opacity(0) }
}
