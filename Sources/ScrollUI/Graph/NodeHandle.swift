/// A reference to a node that is valid across frames. Hold a handle, not a node, across frames.
///
/// Views may be removed during an interaction, and the nodes of rows that were scrolled away later represent other
/// rows. The node itself is retained, so that interactions with it can be ended.
@MainActor
package struct NodeHandle<N: Node> {
    /// The referenced node, which may have left the tree or represent another view now.
    let held: N
    private let life: Int

    package init(_ node: N) {
        held = node
        life = node.life
    }

    /// Whether the referenced view is in the tree.
    var isThere: Bool { held.isAttached && held.life == life }

    /// The node; nil once the view has left the tree.
    package var node: N? { isThere ? held : nil }
}
