import Drawing
import Foundation

/// What a modifier does to the one view in it. A value, owned by a ``ModifierNode``; each modifier says what it changes, and
/// leaves the rest to the defaults, with which its content is as it would be without it.
package protocol NodeModifier: LayoutModifier, DrawingModifier, InputModifier {
    /// True when a change from `old` to `self` needs a layout, not only a new picture.
    @MainActor func needsLayout(after old: Self) -> Bool
    /// Called when the values change, before they are taken, so that they can be animated.
    @MainActor mutating func animate(from old: Self, graph: ViewGraph)
}

@MainActor extension NodeModifier {
    package func needsLayout(after old: Self) -> Bool { true }
    package mutating func animate(from old: Self, graph: ViewGraph) {}
}

/// What a modifier does to its content's size and position, and what it tells the layout around it.
package protocol LayoutModifier {
    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize
    @MainActor func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize)
    /// Nil for the content's own.
    @MainActor var layoutPriority: Double? { get }
    @MainActor func explicitAlignment(_ key: AlignmentKey, content: Node, in size: CGSize) -> CGFloat?
    /// The kinds of lines that the modifier sets.
    @MainActor var ownGuideKinds: GuideKinds { get }
    /// What the modifier takes off the content's safe area; nil for most.
    @MainActor var safeAreaInsets: EdgeInsets? { get }
    /// What the modifier gives the layout around it for a key; nil for most.
    @MainActor func layoutValue(_ key: ObjectIdentifier) -> Any?
}

@MainActor extension LayoutModifier {
    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize { content.measure(proposal) }
    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        content.place(at: .zero, proposal: proposal)
    }
    package var layoutPriority: Double? { nil }
    package func explicitAlignment(_ key: AlignmentKey, content: Node, in size: CGSize) -> CGFloat? {
        content.explicitGuide(key, in: size)
    }
    package var ownGuideKinds: GuideKinds { [] }
    package var safeAreaInsets: EdgeInsets? { nil }
    package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
}

/// What a modifier does to how its content is drawn.
package protocol DrawingModifier {
    @MainActor func paint(_ content: Node, in node: Node, into painter: Painter)
    /// True for modifiers that draw something themselves, or their content elsewhere, by values that change without a
    /// layout.
    @MainActor static var drawsElsewhere: Bool { get }
    /// False for modifiers that may look different although nobody gave them other values.
    @MainActor static var isSteady: Bool { get }
    /// Where the modifier draws content whose ink lies in `bounds`, both in the space of its node, which has `size`.
    @MainActor func inkBounds(of bounds: InkBounds, in size: CGSize) -> InkBounds
}

@MainActor extension DrawingModifier {
    package func paint(_ content: Node, in node: Node, into painter: Painter) { painter.paint(content) }
    package static var drawsElsewhere: Bool { false }
    package static var isSteady: Bool { true }
    package func inkBounds(of bounds: InkBounds, in size: CGSize) -> InkBounds { bounds }
}

/// Who answers to input at the content, and where the content is for it.
package protocol InputModifier {
    /// The point in the content's space. Nil: there is no content for hits there.
    @MainActor func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint?
    /// Back from the content's space, for rectangles seen from outside.
    @MainActor func convertOut(_ rect: CGRect, in node: Node) -> CGRect
    /// How directions of the content's space lie outside.
    @MainActor func linearTransform(in node: Node) -> Affine
    /// True when the whole frame takes hits, also where the content draws nothing.
    @MainActor var takesHitsEverywhere: Bool { get }
    /// Who answers to presses, keys and the pointer's presence here; nil for most.
    @MainActor var responder: Responder? { get }
    /// The gesture that was given to the view here; nil for most.
    @MainActor var gestureRunner: GestureRunner? { get }
}

@MainActor extension InputModifier {
    package func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? { point }
    package func convertOut(_ rect: CGRect, in node: Node) -> CGRect { rect }
    package func linearTransform(in node: Node) -> Affine { .identity }
    package var takesHitsEverywhere: Bool { false }
    package var responder: Responder? { nil }
    package var gestureRunner: GestureRunner? { nil }
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
