/// Matches the views of an evaluation with the nodes of the previous one, by position and type.
///
/// Each built-in view takes one slot among its parent's children; groups and tuples take the slots of their content.
@MainActor
public struct NodeBuilder {
    let parent: Node
    package let scope: EnvironmentScope
    private var index = 0

    init(parent: Node, scope: EnvironmentScope) {
        self.parent = parent
        self.scope = scope
    }

    /// Fills the children of `parent` with the nodes that `lower` writes; leftover children are removed.
    package static func fill(_ parent: Node, scope: EnvironmentScope, lower: (inout NodeBuilder) -> Void) {
        var builder = NodeBuilder(parent: parent, scope: scope)
        lower(&builder)
        builder.finish()
    }

    /// Returns the node of the next slot: the old one if its type matches, otherwise a new one.
    package mutating func node<N: Node>(_ type: N.Type, make: (ViewGraph, Node, EnvironmentScope) -> N) -> N {
        defer { index += 1 }
        if index < parent.children.count {
            if let node = parent.children[index] as? N {
                node.scope = scope
                return node
            }
            parent.children[index].remove()
            let node = make(parent.graph, parent, scope)
            parent.children[index] = node
            parent.structureDidChange()
            return node
        }
        let node = make(parent.graph, parent, scope)
        parent.children.append(node)
        parent.structureDidChange()
        return node
    }

    private func finish() {
        guard index < parent.children.count else { return }
        for child in parent.children[index...] { child.remove() }
        parent.children.removeSubrange(index...)
        parent.structureDidChange()
    }

    // MARK: Structure

    // Specializations of this and of the node for each of the library's own views would make the release build a seventh
    // larger.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func body<V: View>(of view: V) {
        let node = node(BodyNode<V>.self) { BodyNode(view, graph: $0, parent: $1, scope: $2) }
        node.assign(view)
    }

    mutating func branch<Content: View>(_ tag: Int, _ content: Content) {
        let node = node(BranchNode.self) { BranchNode(graph: $0, parent: $1, scope: $2) }
        node.show(AnyHashable(tag)) { content._lower(into: &$0) }
    }

    mutating func erased(_ view: any View) {
        let node = node(BranchNode.self) { BranchNode(graph: $0, parent: $1, scope: $2) }
        node.show(AnyHashable(ObjectIdentifier(type(of: view)))) { view._lower(into: &$0) }
    }

    mutating func group<Content: View>(_ content: Content) {
        content._lower(into: &self)
    }
}
