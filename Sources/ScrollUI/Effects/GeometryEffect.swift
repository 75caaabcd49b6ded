import Drawing
public import Foundation

/// A modifier that draws its content under a transform, by numbers of its own that can be animated:
///
///     struct Shake: GeometryEffect {
///         var count: Double
///         var animatableData: Double {
///             get { count }
///             set { count = newValue }
///         }
///         func effectValue(size: CGSize) -> ProjectionTransform {
///             ProjectionTransform(CGAffineTransform(translationX: 8 * sin(count * .pi * 2), y: 0))
///         }
///     }
///
/// The frame of the content stays. The value is asked for in each frame, and for hits.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform of a view of `size`, points, whose zero is the view's top left.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The same effect: none changes what layout and readers of geometry are told.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }

    /// Writes `content` into the node tree, drawn under the transform.
    @MainActor public func _lower<Inner: View>(around content: Inner, into builder: inout NodeBuilder) {
        Modified(content: content, modifier: GeometryEffectModifier(self))._lower(into: &builder)
    }
}

extension ViewModifier where Body == Never {
    /// A built-in modifier has no body.
    @MainActor public func body(content: Content) -> Never {
        // Only reached by code that calls `body` by hand on a built-in modifier: a mistake with no sensible result.
        preconditionFailure("\(Self.self) is a built-in modifier: it has no body to call")
    }
}

/// An effect that layout is not told of. Made by ``GeometryEffect/ignoredByLayout()``.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    /// Built in: there is no body.
    public typealias Body = Never

    /// The effect.
    public var base: Base

    /// The numbers of the effect.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// The transform of the effect.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// Draws its content under the transform of an effect, on the way to its latest numbers.
struct GeometryEffectModifier<Effect: GeometryEffect>: NodeModifier {
    private var effect: AnimatedShape<Effect>

    init(_ effect: Effect) {
        self.effect = AnimatedShape(effect)
    }

    mutating func animate(from old: GeometryEffectModifier<Effect>, graph: ViewGraph) {
        var next = old.effect
        next.set(effect.shape, in: graph)
        effect = next
        graph.setNeedsPaint()
    }

    func needsLayout(after old: GeometryEffectModifier<Effect>) -> Bool { false }

    static var drawsElsewhere: Bool { true }

    func inkBounds(of bounds: InkBounds, in size: CGSize) -> InkBounds { .everywhere }

    @MainActor private func operation(in node: Node, size: CGSize) -> EffectOperation {
        .projection(effect.presented(at: node.graph.time).effectValue(size: size))
    }

    func paint(_ content: Node, in node: Node, into painter: Painter) {
        let size = node.presentedFrame.size
        painter.apply(operation(in: node, size: size), size: size) { painter.paint(content) }
    }

    func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        let operation = operation(in: node, size: node.frame.size)
        guard let projection = operation.projection(origin: .zero, size: node.frame.size) else { return point }
        return projection.inverse?.apply(Point(point)).map { CGPoint($0) }
    }

    func convertOut(_ rect: CGRect, in node: Node) -> CGRect {
        let operation = operation(in: node, size: node.frame.size)
        guard let projection = operation.projection(origin: .zero, size: node.frame.size) else { return rect }
        return projection.affine.map { rect.mapped(by: $0) } ?? rect.mapped(by: projection)
    }

    func linearTransform(in node: Node) -> Affine {
        operation(in: node, size: node.frame.size).linearTransform(size: node.frame.size)
    }
}
