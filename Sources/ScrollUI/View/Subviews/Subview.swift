import Foundation

/// One of the views that another view comes to, as ``Group/init(subviews:transform:)`` sees it. It stands for that view,
/// with its state and with the environment of the group, and is to be put into the new content at most once.
nonisolated public struct Subview: View, Identifiable {
    /// Built in: there is no body.
    public typealias Body = Never

    package let node: Node

    /// Tells the view from others for as long as it is there.
    public struct ID: Hashable {
        private let node: Node

        fileprivate init(_ node: Node) {
            self.node = node
        }

        /// Equal for the same view.
        public static func == (left: ID, right: ID) -> Bool { left.node === right.node }

        /// Tells apart what ``==(_:_:)`` does.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
    }

    /// Which view this is.
    public var id: ID { ID(MainActor.assumeIsolated { [node] in node.innermost }) }

    /// What `containerValue(_:_:)` gave the view.
    public var containerValues: ContainerValues { ContainerValues(of: node) }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(SubviewNode.self) { SubviewNode(graph: $0, parent: $1, scope: $2) }
        node.show(self.node)
    }
}

/// The views that another view comes to, in order: those that a container would lay out.
public struct SubviewsCollection: RandomAccessCollection {
    private let nodes: [Node]

    init(_ nodes: [Node]) {
        self.nodes = nodes
    }

    /// Zero.
    public var startIndex: Int { 0 }
    /// How many views there are.
    public var endIndex: Int { nodes.count }
    /// The view at `index`.
    public subscript(index: Int) -> Subview { Subview(node: nodes[index]) }
    /// The views at those positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(nodes[bounds]) }
}

/// Some of the views that another view comes to.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    private let nodes: ArraySlice<Node>

    init(_ nodes: ArraySlice<Node>) {
        self.nodes = nodes
    }

    /// The position of the first view in the collection that this is a part of.
    public var startIndex: Int { nodes.startIndex }
    /// The position after that of the last view.
    public var endIndex: Int { nodes.endIndex }
    /// The view at `index`.
    public subscript(index: Int) -> Subview { Subview(node: nodes[index]) }
    /// The views at those positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(nodes[bounds]) }
}

/// All of the views, in order.
extension SubviewsCollection: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        ForEach(Array(self)) { $0 }._lower(into: &builder)
    }
}

/// The views in order.
extension SubviewsCollectionSlice: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        ForEach(Array(self)) { $0 }._lower(into: &builder)
    }
}

/// Lays out, paints and hits a view that another part of the tree keeps.
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

    /// The view, unless it has left or was put somewhere else since.
    private var shown: Node? {
        guard let item, item.isAttached, item.layoutParent === self else { return nil }
        return item
    }

    override var materializedItems: [Node]? { shown.map { [$0] } ?? [] }

    // MARK: As the view itself

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shown?.measure(proposal) ?? .zero }
    override func placeItems(_ proposal: ProposedViewSize) { shown?.place(at: .zero, proposal: proposal) }
    override var layoutPriority: Double { shown?.layoutPriority ?? 0 }
    override var preferredSpacing: CGFloat { shown?.preferredSpacing ?? 0 }
    override var stackAxis: Axis? { layoutParent?.stackAxis }
    override func isSpacer(along axis: Axis) -> Bool { shown?.isSpacer(along: axis) ?? false }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { shown?.layoutValue(key) }
    override var ownGuideKinds: GuideKinds { .all }
    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        shown?.explicitGuide(guide, in: size)
    }
}
