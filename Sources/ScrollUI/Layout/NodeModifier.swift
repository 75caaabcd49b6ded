import Drawing
import Foundation

/// The effect of a modifier on its single content view. A modifier is a value, owned by a ``ModifierNode``. Each modifier implements what
/// it changes; the defaults leave the content as it is. Modifiers are `package`, so that the compiler sees through the opaque results of the
/// functions that apply them.
package protocol NodeModifier: LayoutModifier, DrawingModifier, InputModifier {
    /// Returns whether a change from `old` to `self` needs a layout, and not only a repaint.
    @MainActor func needsLayout(after old: Self) -> Bool
    /// Returns whether a change from `old` to `self` may change the drawing without a layout. By default, one of every modifier that
    /// ``DrawingModifier/drawsElsewhere`` may.
    @MainActor func needsPaint(after old: Self) -> Bool
    /// Called when the values change, before they are applied, so that the change can be animated.
    @MainActor mutating func animate(from old: Self, graph: ViewGraph)
    /// Whether the modifier has neither state nor a running animation. See ``Node/isRetainable``.
    @MainActor var isRetainable: Bool { get }
}

@MainActor extension NodeModifier {
    package func needsLayout(after old: Self) -> Bool { true }
    package func needsPaint(after old: Self) -> Bool { Self.drawsElsewhere }
    package mutating func animate(from old: Self, graph: ViewGraph) {}
    package var isRetainable: Bool { false }
}

/// The effect of a modifier on its content's size and position, and the values that it gives the layout around it.
package protocol LayoutModifier {
    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize
    @MainActor func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize)
    /// The layout priority; nil uses the content's own.
    @MainActor var layoutPriority: Double? { get }
    /// Returns whether the view keeps the standard distance to its neighbour at `edge`, whatever the content prefers.
    @MainActor func resetsSpacing(at edge: Edge, around content: Node) -> Bool
    @MainActor func explicitAlignment(_ key: AlignmentKey, content: Node, in size: CGSize) -> CGFloat?
    /// The kinds of guides that the modifier sets.
    @MainActor var ownGuideKinds: GuideKinds { get }
    /// The insets that the modifier subtracts from the content's safe area; nil for most modifiers.
    @MainActor var safeAreaInsets: EdgeInsets? { get }
    /// Returns the value for a key that the modifier gives the layout around it; nil for most modifiers.
    @MainActor func layoutValue(_ key: ObjectIdentifier) -> Any?
}

@MainActor extension LayoutModifier {
    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize { content.measure(proposal) }
    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        content.place(at: .zero, proposal: proposal)
    }
    package var layoutPriority: Double? { nil }
    package func resetsSpacing(at edge: Edge, around content: Node) -> Bool { false }
    package func explicitAlignment(_ key: AlignmentKey, content: Node, in size: CGSize) -> CGFloat? {
        content.explicitGuide(key, in: size)
    }
    package var ownGuideKinds: GuideKinds { [] }
    package var safeAreaInsets: EdgeInsets? { nil }
    package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
}

/// The effect of a modifier on the drawing of its content.
package protocol DrawingModifier {
    @MainActor func paint(_ content: Node, in node: Node, into painter: Painter)
    /// Whether the modifier draws content of its own, or draws its content elsewhere, depending on values that change without a layout.
    @MainActor static var drawsElsewhere: Bool { get }
    /// Whether the modifier's appearance changes only with its values.
    @MainActor static var isSteady: Bool { get }
    /// Returns the bounds of the drawing and the hits of content whose ink lies in `bounds`, both in the space of the modifier's node.
    @MainActor func inkBounds(of bounds: InkBounds, in node: Node) -> InkBounds
}

@MainActor extension DrawingModifier {
    package func paint(_ content: Node, in node: Node, into painter: Painter) { painter.paint(content) }
    package static var drawsElsewhere: Bool { false }
    package static var isSteady: Bool { true }
    package func inkBounds(of bounds: InkBounds, in node: Node) -> InkBounds { bounds }
}

/// The handling of input at the content, and the conversions between the content's space and the node's.
package protocol InputModifier {
    /// Returns the point in the content's space; nil if the content takes no hits there.
    @MainActor func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint?
    /// Converts a rectangle from the content's space to the space outside.
    @MainActor func convertOut(_ rect: CGRect, in node: Node) -> CGRect
    /// Converts as ``convertOut(_:in:)``, at the end of all animations; the way of a transition does not count.
    @MainActor func settledOut(_ rect: CGRect, in node: Node) -> CGRect
    /// The transform of directions from the content's space to the space outside, at the end of all animations.
    @MainActor func linearTransform(in node: Node) -> Affine
    /// Whether the whole frame takes hits, including parts in which the content draws nothing.
    @MainActor var takesHitsEverywhere: Bool { get }
    /// The responder for presses, keys and the pointer's presence; nil for most modifiers.
    @MainActor var responder: Responder? { get }
    /// The runner of the gesture that was added to the view here; nil for most modifiers.
    @MainActor var gestureRunner: GestureRunner? { get }
}

@MainActor extension InputModifier {
    package func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? { point }
    package func convertOut(_ rect: CGRect, in node: Node) -> CGRect { rect }
    package func settledOut(_ rect: CGRect, in node: Node) -> CGRect { rect }
    package func linearTransform(in node: Node) -> Affine { .identity }
    package var takesHitsEverywhere: Bool { false }
    package var responder: Responder? { nil }
    package var gestureRunner: GestureRunner? { nil }
}

extension NodeModifier {
    /// Whether content of `node` is shown elsewhere than with `old`, at the end of all animations.
    @MainActor func movesContent(of node: Node, after old: Self) -> Bool {
        let bounds = CGRect(origin: .zero, size: node.frame.size)
        return settledOut(bounds, in: node) != old.settledOut(bounds, in: node)
            || linearTransform(in: node) != old.linearTransform(in: node)
    }
}

/// A view with a built-in modifier around it.
package nonisolated struct Modified<Content: View, M: NodeModifier>: View {
    package typealias Body = Never

    package let content: Content
    package let modifier: M

    package init(content: Content, modifier: M) {
        self.content = content
        self.modifier = modifier
    }

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let modifier = self.modifier
        let node = builder.node(ModifierNode<M>.self) {
            ModifierNode(modifier, graph: $0, parent: $1, scope: $2)
        }
        node.assign(modifier)
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}
