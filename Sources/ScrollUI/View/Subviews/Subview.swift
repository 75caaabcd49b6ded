import Foundation

/// One of the subviews of another view, as passed to ``Group/init(subviews:transform:)``. It represents that view,
/// with its state and with the environment of the group. Put it into the new content at most once.
nonisolated public struct Subview: View, Identifiable {
    /// A built-in view has no body.
    public typealias Body = Never

    package let node: Node

    /// Identifies the view as long as it exists.
    public struct ID: Hashable {
        private let node: Node

        fileprivate init(_ node: Node) {
            self.node = node
        }

        /// Returns whether both ids belong to the same view.
        public static func == (left: ID, right: ID) -> Bool { left.node === right.node }

        /// Hashes the id consistently with ``==(_:_:)``.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
    }

    /// The identity of the view.
    public var id: ID { ID(MainActor.assumeIsolated { [node] in node.innermost }) }

    /// The values set by `containerValue(_:_:)` on the view.
    public var containerValues: ContainerValues { ContainerValues(of: node) }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(SubviewNode.self) { SubviewNode(graph: $0, parent: $1, scope: $2) }
        node.show(self.node)
    }
}

/// The subviews of another view, in order: the views that a container would lay out.
public struct SubviewsCollection: RandomAccessCollection {
    private let nodes: [Node]

    init(_ nodes: [Node]) {
        self.nodes = nodes
    }

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { nodes.count }
    /// The view at `index`.
    public subscript(index: Int) -> Subview { Subview(node: nodes[index]) }
    /// The views at those positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(nodes[bounds]) }
}

/// Some of the subviews of another view.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    private let nodes: ArraySlice<Node>

    init(_ nodes: ArraySlice<Node>) {
        self.nodes = nodes
    }

    /// The position of the first view in the whole collection.
    public var startIndex: Int { nodes.startIndex }
    /// The position after the last view.
    public var endIndex: Int { nodes.endIndex }
    /// The view at `index`.
    public subscript(index: Int) -> Subview { Subview(node: nodes[index]) }
    /// The views at those positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(nodes[bounds]) }
}

/// Shows all of the views, in order.
extension SubviewsCollection: View {
    /// A built-in view has no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        ForEach(Array(self)) { $0 }._lower(into: &builder)
    }
}

/// Shows the views in order.
extension SubviewsCollectionSlice: View {
    /// A built-in view has no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        ForEach(Array(self)) { $0 }._lower(into: &builder)
    }
}

/// Lays out, paints and hit-tests a view that belongs to another part of the tree.
final class SubviewNode: Node {
    private var item: Node?

    override var isModifier: Bool { true }

    func show(_ item: Node) {
        guard self.item !== item || item.layoutParent !== self else { return }
        if let old = self.item, old !== item { letGo(of: old) }
        self.item = item
        item.layoutParent = self
        item.leaveLayout()
        structureDidChange()
    }

    private func letGo(of item: Node) {
        if item.layoutParent === self { item.standAside() }
    }

    override func willRemove() {
        if let item { letGo(of: item) }
    }

    override func willUnlink() { item = nil }

    /// The view, unless it has left or has been put elsewhere since.
    private var shown: Node? {
        guard let item, item.isAttached, item.layoutParent === self else { return nil }
        return item
    }

    override var materializedItems: [Node]? { shown.map { [$0] } ?? [] }

    // MARK: Forwarding to the view

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shown?.measure(proposal) ?? .zero }
    override func placeItems(_ proposal: ProposedViewSize) { shown?.place(at: .zero, proposal: proposal) }
    override var layoutPriority: Double { shown?.layoutPriority ?? 0 }
    override func spacing(at edge: Edge) -> EdgeSpacing { shown?.spacing(at: edge) ?? .none }
    override var stackAxis: Axis? { layoutParent?.stackAxis }
    override var isSpacer: Bool { shown?.isSpacer == true }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { shown?.layoutValue(key) }
    override var ownGuideKinds: GuideKinds { .all }
    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        shown?.explicitGuide(guide, in: size)
    }
}
