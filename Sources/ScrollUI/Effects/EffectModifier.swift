import Drawing
public import Foundation

/// Any effect: how the view is drawn, on the way to its goal.
struct EffectModifier: NodeModifier {
    private let shape: EffectOperation
    private var value: AnimatedValue<EffectVector>

    init(_ operation: EffectOperation) {
        shape = operation
        value = AnimatedValue(operation.vector)
    }

    private func operation(at time: Duration) -> EffectOperation {
        value.isRunning ? shape.with(value.value(at: time)) : shape
    }

    mutating func animate(from old: EffectModifier, graph: ViewGraph) {
        guard shape != old.shape else {
            value = old.value
            return
        }
        var next = old.value
        next.set(shape.vector, in: graph)
        value = next
        graph.setNeedsPaint()
    }

    func needsLayout(after old: EffectModifier) -> Bool { false }

    static var drawsElsewhere: Bool { true }

    func inkBounds(of bounds: InkBounds, in size: CGSize) -> InkBounds { shape.inkBounds(of: bounds, in: size) }

    func paint(_ content: Node, in node: Node, into painter: Painter) {
        painter.apply(operation(at: node.graph.time), size: node.presentedFrame.size) { painter.paint(content) }
    }

    func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        let operation = operation(at: node.graph.time)
        if case .opacity(let opacity) = operation { return opacity > 0 ? point : nil }
        guard let projection = operation.projection(origin: .zero, size: node.frame.size) else { return point }
        return projection.inverse?.apply(Point(point)).map { CGPoint($0) }
    }

    func convertOut(_ rect: CGRect, in node: Node) -> CGRect {
        let operation = operation(at: node.graph.time)
        guard let projection = operation.projection(origin: .zero, size: node.frame.size) else { return rect }
        return projection.affine.map { rect.mapped(by: $0) } ?? rect.mapped(by: projection)
    }

    func linearTransform(in node: Node) -> Affine {
        operation(at: node.graph.time).linearTransform(size: node.frame.size)
    }
}

/// An angle.
public struct Angle: Hashable, Sendable {
    /// Clockwise above zero, since y grows downwards; not reduced to one turn.
    public var radians: Double

    /// The same in degrees, 360 to a turn.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// An angle in radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// An angle in degrees.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// No turn.
    public static let zero = Angle(radians: 0)
    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

nonisolated extension View {
    /// Draws the view as one picture with the given opacity, 0...1. At zero it takes no hits.
    public func opacity(_ opacity: Double) -> some View {
        Modified(content: self, modifier: EffectModifier(.opacity(opacity)))
    }

    /// Draws the view elsewhere; its frame stays.
    public func offset(_ offset: CGSize) -> some View {
        Modified(content: self, modifier: EffectModifier(.offset(offset)))
    }

    /// Draws the view `x` points to the right and `y` points down; its frame stays.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Draws the view larger or smaller; its frame stays.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        Modified(content: self, modifier: EffectModifier(.scale(scale, anchor: anchor)))
    }

    /// Draws the view `s` times as large around `anchor`; its frame stays.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view `x` times as wide and `y` times as high around `anchor`; its frame stays.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view turned clockwise; its frame stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        Modified(content: self, modifier: EffectModifier(.rotation(angle.radians, anchor: anchor)))
    }

    /// Takes the space, draws nothing.
    public func hidden() -> some View { opacity(0) }
}
