import Foundation

/// The views of a tree that stand for the same thing, by namespace and id: who is there, and where the last one was that
/// left.
///
/// Does not own: views and their layout, which ``MatchedGeometryModifier`` changes.
@MainActor
final class MatchedGeometry {
    struct Key: Hashable {
        let namespace: Namespace.ID
        let id: AnyHashable
    }

    private struct Group {
        var members: [MatchedMember] = []
        /// Left in the update with that number, from that frame in the window.
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

    /// A node left the tree: if it is a member, its frame is stored for the one that takes it over.
    func forget(_ node: Node) {
        guard !groups.isEmpty else { return }
        for (key, group) in groups {
            guard let member = group.members.first(where: { $0.node === node }) else { continue }
            member.lastFrame = member.shownFrame
            groups[key]?.departure = (member, node.graph.updateNumber)
            leave(member, key)
        }
    }

    /// Who left in the update under way.
    func departed(_ key: Key, in graph: ViewGraph) -> MatchedMember? {
        guard let departure = groups[key]?.departure, departure.update == graph.updateNumber else { return nil }
        return departure.member
    }

    /// Whose geometry the others of the group take over.
    func source(_ key: Key) -> MatchedMember? { groups[key]?.members.first { $0.isSource } }

    /// Lays those out again whose source is elsewhere by now. Complexity: O(n) in the members times their depth.
    func check() {
        guard !groups.isEmpty else { return }
        for (key, group) in groups {
            let source = source(key)?.settledFrame
            for member in group.members where !member.isSource && member.followed != source {
                member.node?.setNeedsLayout()
            }
        }
    }

    /// What was said about departures holds for one update.
    func endUpdate() {
        guard !groups.isEmpty else { return }
        for (key, group) in groups where group.departure != nil {
            groups[key]?.departure = nil
            if group.members.isEmpty { groups[key] = nil }
        }
    }
}

/// One view with a matched geometry. An object, so that it stays the same from one evaluation to the next.
@MainActor
final class MatchedMember {
    /// The modifier's node, and the view in it.
    weak var node: Node?
    weak var content: Node?
    var isSource = true
    /// It was laid out before.
    var isSettled = false
    /// The source's frame that the view was laid out in; nil while it has a position of its own.
    var followed: CGRect?
    /// In the window, when the view left the tree.
    var lastFrame: CGRect?
    /// Who replaces a view that left.
    weak var successor: MatchedMember?

    /// In window coordinates, as shown now.
    var shownFrame: CGRect? {
        guard let content, content.isPlaced else { return nil }
        return content.windowFrame
    }

    /// In window coordinates, when everything has arrived.
    var settledFrame: CGRect? {
        guard let content, content.isPlaced else { return nil }
        return content.settledWindowFrame
    }
}

extension Node {
    /// The frame that layout chose, in window coordinates.
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
