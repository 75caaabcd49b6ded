import Foundation

/// A view with another behind or in front of it. The second view gets the first one's size as its proposal and does not change it.
package class LayeredNode: PerViewNode {
    override final var isPrefetchable: Bool { true }
    override final var isRetainable: Bool { !isPlacedElsewhere && !hasReplicas && wrapped == nil }

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
    private var slot: ContentSlot?
    final private(set) var layer: SlotNode?
    private var showsLayer = false
    private var laid: [Node] = []
    /// Writes the second view. Kept where there may be several views: each of them has a second view of its own.
    private var lower: ((inout NodeBuilder) -> Void)?

    init(role: Role, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.role = role
        if case .value = role { isPlacedElsewhere = true } else { isPlacedElsewhere = false }
        super.init(graph: graph, parent: parent, scope: scope)
    }

    func assign<Layer: View>(_ alignment: Alignment, layer: Layer, content: (inout NodeBuilder) -> Void) {
        align(alignment)
        forEachLayered { $0.align(alignment) }
        NodeBuilder.fill(self, scope: scope) { builder in
            let slot = builder.node(ContentSlot.self) { ContentSlot(graph: $0, parent: $1, scope: $2) }
            NodeBuilder.fill(slot, scope: builder.scope, lower: content)
            self.slot = slot
            self.layer = builder.node(LayerSlot.self) { LayerSlot(graph: $0, parent: $1, scope: $2) }
        }
        if isOneView {
            lower = nil
            showLayer { layer._lower(into: &$0) }
        } else {
            lower = { layer._lower(into: &$0) }
            showLayer(if: !holdsRows && needsNoReplicas)
            forEachLayered { copy in
                copy.scope = scope
                copy.showLayer { layer._lower(into: &$0) }
            }
        }
    }

    private func align(_ alignment: Alignment) {
        guard alignment != self.alignment else { return }
        self.alignment = alignment
        setNeedsLayout()
    }

    /// Writes the second view.
    private func showLayer(_ lower: (inout NodeBuilder) -> Void) {
        guard let layer else { return }
        showsLayer = true
        NodeBuilder.fill(layer, scope: scope, lower: lower)
        if !isPlacedElsewhere { layer.layoutParent = self }
    }

    private func showLayer(if isShown: Bool) {
        if isShown, let lower { return showLayer(lower) }
        guard let layer, showsLayer else { return }
        showsLayer = false
        NodeBuilder.fill(layer, scope: scope) { _ in }
        layer.standAside()
    }

    // MARK: Several views

    package override var holdsViews: Bool { true }

    override var contentNodes: [Node] { slot?.children ?? [] }

    package override var detachedChildren: [Node] { hasReplicas ? orderedReplicas : [] }

    private func forEachLayered(_ body: (LayeredNode) -> Void) {
        forEachReplica { if let layered = $0 as? LayeredNode { body(layered) } }
    }

    /// Returns a node for one of several views, without the views.
    func makeEmptyReplica() -> LayeredNode { LayeredNode(role: role, graph: graph, parent: self, scope: scope) }

    override func viewCountDidChange(isOne: Bool) {
        if lower != nil, showsLayer != isOne { showLayer(if: isOne) }
    }

    package override final func makeReplica() -> PerViewNode {
        let replica = makeEmptyReplica()
        replica.alignment = alignment
        // Not by a builder, which would have the views collected again that are being collected.
        let layer = LayerSlot(graph: graph, parent: replica, scope: scope)
        replica.children = [layer]
        replica.layer = layer
        if let lower { replica.showLayer(lower) }
        return replica
    }

    package override func willUnlink() {
        super.willUnlink()
        lower = nil
        laid = []
    }

    // MARK: Layout and drawing

    package override var laidItems: [Node] {
        guard let content, let layer, !isPlacedElsewhere else { return super.laidItems }
        // Kept, since an array is an allocation.
        if laid.count == 2, laid[0] === content, laid[1] === layer { return laid }
        laid = [content, layer]
        return laid
    }

    package override func placeItems(_ proposal: ProposedViewSize) {
        guard let content, let layer else { return }
        content.place(at: .zero, proposal: proposal)
        guard !isPlacedElsewhere else { return }
        let offer = ProposedViewSize(frame.size)
        let size = layer.measure(offer)
        let goal = Overlay.lines(of: content, frame.size, alignment)
        let lines = Overlay.lines(of: layer, size, alignment)
        layer.place(at: CGPoint(x: goal.x - lines.x, y: goal.y - lines.y), proposal: offer)
    }

    override var mainChild: Node? { wrapped ?? slot }

    package override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        if case .value(key) = role { return layer }
        return super.layoutValue(key)
    }

    package override func paint(into painter: Painter) {
        guard let content, let layer else { return }
        switch role {
        case .background:
            painter.paint(layer)
            painter.paint(content)
        case .overlay:
            painter.paint(content)
            painter.paint(layer)
        case .mask:
            painter.masked(by: { painter.paint(layer) }) { painter.paint(content) }
        case .value: painter.paint(content)
        }
    }

    package override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard let content, let layer else { return false }
        path.append(self)
        let front = role == .overlay ? layer : content
        let back = role == .overlay ? content : layer
        if front.hitTestInParent(point, path: &path) { return true }
        if role == .background || role == .overlay, back.hitTestInParent(point, path: &path) { return true }
        path.removeLast()
        return false
    }
}

/// The views of a layered node, which it lays out itself.
private final class ContentSlot: Node {
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { true }
    override var isTransparent: Bool { true }
}

/// The second view of a layered node. It is no part of the content.
private final class LayerSlot: SlotNode {
    override var isRetainable: Bool { true }
    override func collectItems(into items: inout [Node]) {}
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
        Overlay.place(items, in: frame.size, alignment)
    }

    override var mainChild: Node? { onlyChild }

    override var layoutPriority: Double { items.map(\.layoutPriority).max() ?? 0 }

    override func spacing(at edge: Edge) -> EdgeSpacing { items.spacing(at: edge) }

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
        node.assign(alignment, layer: secondary) { content._lower(into: &$0) }
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
