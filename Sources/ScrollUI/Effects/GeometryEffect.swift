import Drawing
public import Foundation

/// A modifier that draws its content with a transform computed from animatable values:
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
/// The frame of the content is unchanged. The transform is requested in each frame and for hit testing.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform for a view of `size`, in points, with the origin at the view's top left.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns an equivalent effect. No effect changes layout or the results of geometry readers.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }

    /// Writes `content` into the node tree, drawn with the transform.
    @MainActor public func _lower<Inner: View>(around content: Inner, into builder: inout NodeBuilder) {
        Modified(content: content, modifier: GeometryEffectModifier(self))._lower(into: &builder)
    }
}

extension ViewModifier where Body == Never {
    /// A built-in modifier has no body.
    @MainActor public func body(content: Content) -> Never {
        // This is reached only by calling `body` of a built-in modifier directly, which is a programming error.
        preconditionFailure("\(Self.self) is a built-in modifier: it has no body to call")
    }
}

/// An effect without influence on layout, created by ``GeometryEffect/ignoredByLayout()``.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    /// A built-in modifier without a body.
    public typealias Body = Never

    /// The wrapped effect.
    public var base: Base

    /// The animatable data of the wrapped effect.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// Returns the transform of the wrapped effect.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// Draws its content with the current transform of an animated effect.
package struct GeometryEffectModifier<Effect: GeometryEffect>: NodeModifier {
    private var effect: AnimatedShape<Effect>

    init(_ effect: Effect) {
        self.effect = AnimatedShape(effect)
    }

    package mutating func animate(from old: GeometryEffectModifier<Effect>, graph: ViewGraph) {
        var next = old.effect
        next.set(effect.shape, in: graph)
        effect = next
    }

    package func needsLayout(after old: GeometryEffectModifier<Effect>) -> Bool { false }

    package static var drawsElsewhere: Bool { true }

    package func inkBounds(of bounds: InkBounds, in node: Node) -> InkBounds { .everywhere }

    @MainActor private func operation(in node: Node, size: CGSize) -> EffectOperation {
        EffectOperation.projection(effect.presented(at: node.graph.time).effectValue(size: size))
            .directed(in: node, size: size)
    }

    package func paint(_ content: Node, in node: Node, into painter: Painter) {
        let size = node.presentedFrame.size
        painter.apply(operation(in: node, size: size), size: size) { painter.paint(content) }
    }

    package func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        let operation = operation(in: node, size: node.frame.size)
        guard let projection = operation.projection(origin: .zero, size: node.frame.size) else { return point }
        return projection.inverse?.apply(Point(point)).map { CGPoint($0) }
    }

    package func convertOut(_ rect: CGRect, in node: Node) -> CGRect {
        operation(in: node, size: node.frame.size).convertOut(rect, size: node.frame.size)
    }

    package func settledOut(_ rect: CGRect, in node: Node) -> CGRect {
        settledOperation(in: node).convertOut(rect, size: node.frame.size)
    }

    package func linearTransform(in node: Node) -> Affine {
        settledOperation(in: node).linearTransform(size: node.frame.size)
    }

    @MainActor private func settledOperation(in node: Node) -> EffectOperation {
        EffectOperation.projection(effect.shape.effectValue(size: node.frame.size))
            .directed(in: node, size: node.frame.size)
    }
}
