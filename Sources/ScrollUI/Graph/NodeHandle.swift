/// A node that is held beyond a frame, and whether it is still what was meant.
///
/// Views leave while something is under way with them, and the nodes of rows that were scrolled away stand for other
/// rows later. The node itself stays alive as long as it is held, so that what it was in can be ended.
@MainActor
package struct NodeHandle<N: Node> {
    /// What was meant, though it may have left the tree, or stand for another view.
    let held: N
    private let life: Int

    package init(_ node: N) {
        held = node
        life = node.life
    }

    /// The view that was meant is in the tree.
    var isThere: Bool { held.isAttached && held.life == life }

    /// Nil once the view has left the tree.
    package var node: N? { isThere ? held : nil }
}
