import Foundation

/// The groups of matched views of a tree, by namespace and id, with their members and the member that left last.
///
/// It does not own the views or their layout, which ``MatchedGeometryModifier`` changes.
@MainActor
final class MatchedGeometry {
    struct Key: Hashable {
        let namespace: Namespace.ID
        let id: AnyHashable
    }

    private struct Group {
        var members: [MatchedMember] = []
        /// The member that left last, and the number of the update in which it left.
        var departure: (member: MatchedMember, update: Int)?
    }

    private var groups: [Key: Group] = [:]

    func join(_ member: MatchedMember, _ key: Key) {
        guard groups[key]?.members.contains(where: { $0 === member }) != true else { return }
        groups[key, default: Group()].members.append(member)
    }

    func leave(_ member: MatchedMember, _ key: Key) {
        groups[key]?.members.removeAll { $0 === member }
        if groups[key]?.members.isEmpty == true, groups[key]?.departure == nil { groups[key] = nil }
    }

    /// Handles the removal of a node from the tree: if it is a member, its frame is stored for the member that replaces it.
    func forget(_ node: Node) {
        guard !groups.isEmpty else { return }
        for (key, group) in groups {
            guard let member = group.members.first(where: { $0.node === node }) else { continue }
            member.lastFrame = member.shownFrame
            groups[key]?.departure = (member, node.graph.updateNumber)
            leave(member, key)
        }
    }

    /// Returns the member that left in the current update.
    func departed(_ key: Key, in graph: ViewGraph) -> MatchedMember? {
        guard let departure = groups[key]?.departure, departure.update == graph.updateNumber else { return nil }
        return departure.member
    }

    /// Returns the member whose geometry the others of the group follow.
    func source(_ key: Key) -> MatchedMember? { groups[key]?.members.first { $0.isSource } }

    /// Lays out the members whose source has moved. Complexity: O(n) in the members times their depth.
    func check() {
        guard !groups.isEmpty else { return }
        for (key, group) in groups {
            let source = source(key)?.settledFrame
            for member in group.members where !member.isSource && member.followed != source {
                member.node?.setNeedsLayout()
            }
        }
    }

    /// Discards the departures, which are valid for one update.
    func endUpdate() {
        guard !groups.isEmpty else { return }
        for (key, group) in groups where group.departure != nil {
            groups[key]?.departure = nil
            if group.members.isEmpty { groups[key] = nil }
        }
    }
}

/// A view with a matched geometry. It is a class instance so that its identity persists between evaluations.
@MainActor
final class MatchedMember {
    /// The modifier's node, and its content view.
    weak var node: Node?
    weak var content: Node?
    var isSource = true
    /// Whether the view was laid out before.
    var isSettled = false
    /// The frame of the source with which the view was laid out; nil while the view has its own position.
    var followed: CGRect?
    /// The frame in the window when the view left the tree.
    var lastFrame: CGRect?
    /// The member that replaces a view that has left.
    weak var successor: MatchedMember?

    /// The presented frame in window coordinates.
    var shownFrame: CGRect? {
        guard let content, content.isPlaced else { return nil }
        return content.windowFrame
    }

    /// The final frame in window coordinates, after all animations.
    var settledFrame: CGRect? {
        guard let content, content.isPlaced else { return nil }
        return content.settledWindowFrame
    }
}

extension Node {
    /// The frame chosen by the layout, in window coordinates.
    final var settledWindowFrame: CGRect {
        var rect = frame
        var node = layoutParent
        while let current = node {
            rect = current.settledToParent(rect)
            node = current.layoutParent
        }
        return rect
    }
}
