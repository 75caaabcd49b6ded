import Foundation

/// The size by which `containerRelativeFrame` measures the views in a container, and the nodes that have read it.
@MainActor
final class RelativeContainer {
    /// In points, without the container's insets.
    private(set) var size = CGSize.zero
    /// Whether readers are invalidated: up to the node of the container, whose sizes for other proposals stay valid.
    private(set) var isChanging = false
    private var readers = NodeTable<Reader>()
    /// The number of readers at which those that no longer exist are removed.
    private var limit = 32

    private struct Reader {
        weak var node: Node?
    }

    var hasReaders: Bool { !readers.isEmpty }

    /// Sets the lengths that `proposal` specifies, and measures the readers again. Returns whether the size has changed.
    @discardableResult
    func set(_ proposal: ProposedViewSize) -> Bool {
        var next = size
        for axis in Axis.allCases {
            if let length = proposal[axis], length.isFinite { next[axis] = max(0, length) }
        }
        guard next != size else { return false }
        size = next
        isChanging = true
        defer { isChanging = false }
        readers.forEach { if let node = $0.node, node.isAttached { node.setNeedsLayout() } }
        return true
    }

    /// Returns the size, and measures `reader` again when it changes.
    func size(for reader: Node) -> CGSize {
        if let log = reader.graph.prefetchLog {
            log.putOff { [weak self, weak reader] in
                if let reader { self?.add(reader) }
            }
        } else {
            add(reader)
        }
        return size
    }

    private func add(_ reader: Node) {
        guard readers[reader]?.node !== reader else { return }
        if readers.count >= limit { removeDeparted() }
        readers[reader] = Reader(node: reader)
    }

    private func removeDeparted() {
        var remaining = NodeTable<Reader>()
        readers.forEach { if let node = $0.node { remaining[node] = $0 } }
        readers = remaining
        limit = 2 * readers.count + 32
    }
}

/// A part of the window that is a container of its own: a page, a tab, a sheet.
final class RelativeContainerNode: SlotNode {
    private let container = RelativeContainer()

    override var isPlacingItems: Bool { container.isChanging }
    override var relativeContainer: RelativeContainer? { container }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // Once the node is placed, its container is the placed size: measuring it for other sizes changes nothing.
        if !isPlaced { container.set(proposal) }
        return super.sizeThatFits(proposal)
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        container.set(proposal)
        super.placeItems(proposal)
    }
}

private struct RelativeContainerView<Content: View>: View {
    typealias Body = Never

    let content: Content

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(RelativeContainerNode.self) { RelativeContainerNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

extension View {
    /// Makes the space that is offered to the view the container of `containerRelativeFrame` inside it.
    package func relativeContainer() -> some View { RelativeContainerView(content: self) }
}
