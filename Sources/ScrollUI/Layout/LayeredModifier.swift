import Foundation

/// A view with another behind or in front of it. The second view gets the first one's size as its proposal and does not change it.
package final class LayeredNode: Node {
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { !isPlacedElsewhere }

    /// The role of the second view.
    package enum Role: Equatable {
        case background, overlay, mask
        /// A container around the view places and draws the second view, which it finds as the layout value of that key.
        case value(ObjectIdentifier)
    }

    private let role: Role
    /// Whether another node lays out the second view.
    private let isPlacedElsewhere: Bool
    private var alignment: Alignment = .center
    private var primary: SlotNode?
    private var secondary: SlotNode?

    init(role: Role, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.role = role
        if case .value = role { isPlacedElsewhere = true } else { isPlacedElsewhere = false }
        super.init(graph: graph, parent: parent, scope: scope)
    }

    func assign(_ alignment: Alignment, primary: (inout NodeBuilder) -> Void, secondary: (inout NodeBuilder) -> Void) {
        if alignment != self.alignment {
            self.alignment = alignment
            setNeedsLayout()
        }
        NodeBuilder.fill(self, scope: scope) { builder in
            self.primary = LayeredNode.slot(&builder, primary)
            self.secondary = LayeredNode.slot(&builder, secondary)
        }
        self.primary?.layoutParent = self
        if !isPlacedElsewhere { self.secondary?.layoutParent = self }
    }

    private static func slot(_ builder: inout NodeBuilder, _ lower: (inout NodeBuilder) -> Void) -> SlotNode {
        let node = builder.node(SlotNode.self) { SlotNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope, lower: lower)
        return node
    }

    package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        primary?.measure(proposal) ?? .zero
    }

    package override func placeItems(_ proposal: ProposedViewSize) {
        guard let primary, let secondary else { return }
        primary.place(at: .zero, proposal: proposal)
        guard !isPlacedElsewhere else { return }
        let offer = ProposedViewSize(frame.size)
        secondary.alignment = alignment
        let size = secondary.measure(offer)
        secondary.place(at: origin(of: secondary, size: size, in: frame.size, alignment), proposal: offer)
    }

    override var mainChild: Node? { primary }
    override var layoutPriority: Double { primary?.layoutPriority ?? 0 }
    override var preferredSpacing: CGFloat { primary?.preferredSpacing ?? 8 }

    package override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        if case .value(key) = role { return secondary }
        return primary?.layoutValue(key)
    }

    package override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        primary?.explicitGuide(guide, in: size)
    }

    package override func paint(into painter: Painter) {
        guard let primary, let secondary else { return }
        switch role {
        case .background:
            painter.paint(secondary)
            painter.paint(primary)
        case .overlay:
            painter.paint(primary)
            painter.paint(secondary)
        case .mask:
            painter.masked(by: { painter.paint(secondary) }) { painter.paint(primary) }
        case .value: painter.paint(primary)
        }
    }

    package override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard let primary, let secondary else { return false }
        path.append(self)
        let front = role == .overlay ? secondary : primary
        let back = role == .overlay ? primary : secondary
        if front.hitTestInParent(point, path: &path) { return true }
        if role == .background || role == .overlay, back.hitTestInParent(point, path: &path) { return true }
        path.removeLast()
        return false
    }
}

/// A container that lays its views on top of each other.
@_spi(Nodes) open class SlotNode: Node {
    override var isPrefetchable: Bool { true }
    // Subclasses may have state.
    override var isRetainable: Bool { type(of: self) == SlotNode.self }

    package final var alignment: Alignment = .center

    override open func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if items.count == 1, let item = items.first { return item.measure(proposal) }
        return Overlay.size(of: items, proposal, alignment)
    }

    override open func placeItems(_ proposal: ProposedViewSize) {
        if items.count == 1, let item = items.first { return item.place(at: .zero, proposal: proposal) }
        Overlay.place(items, in: frame.size, proposal, alignment)
    }

    override var mainChild: Node? { onlyChild }

    override var layoutPriority: Double { items.map(\.layoutPriority).max() ?? 0 }

    override var preferredSpacing: CGFloat { items.first?.preferredSpacing ?? 8 }

    override open func layoutValue(_ key: ObjectIdentifier) -> Any? {
        items.count == 1 ? items.first?.layoutValue(key) : nil
    }

    override open func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        items.count == 1 ? items.first?.explicitGuide(guide, in: size) : nil
    }
}

package nonisolated struct Layered<Content: View, Secondary: View>: View {
    package typealias Body = Never

    let role: LayeredNode.Role
    package let content: Content
    let secondary: Secondary
    let alignment: Alignment

    package init(role: LayeredNode.Role, content: Content, secondary: Secondary, alignment: Alignment) {
        self.role = role
        self.content = content
        self.secondary = secondary
        self.alignment = alignment
    }

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let role = self.role
        let node = builder.node(LayeredNode.self) {
            LayeredNode(role: role, graph: $0, parent: $1, scope: $2)
        }
        node.assign(alignment) {
            content._lower(into: &$0)
        } secondary: {
            secondary._lower(into: &$0)
        }
    }
}

nonisolated extension View {
    /// Puts views behind this one, with its size as their proposal.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        Layered(role: .background, content: self, secondary: content(), alignment: alignment)
    }

    /// Puts a rectangle filled with `style` behind this view. It extends beyond the safe area at each of `edges` that the view touches.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Puts the background style behind this view. It extends beyond the safe area like a rectangle of any style.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Puts a shape filled with `style` behind this view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Puts a shape filled with the background style behind this view.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Puts a view behind this one. Disfavoured, since a colour is both a view and a style, and `background(.red)` means the style.
    @_disfavoredOverload
    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        self.background(alignment: alignment) { background }
    }

    /// Puts views in front of this one, with its size as their proposal.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        Layered(role: .overlay, content: self, secondary: content(), alignment: alignment)
    }

    /// Puts a rectangle filled with `style` in front of this view. It extends beyond the safe area at each of `edges` that the view
    /// touches.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// The older spelling of ``overlay(alignment:content:)``.
    @_disfavoredOverload
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }

    /// Puts a shape filled with `style` in front of this view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Draws a line of `width` points inside the view's frame.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
