import Foundation

/// An object that extends a lazy stack, for example to a list: it draws around the rows and handles gestures on them.
@MainActor
package protocol LazyDecoration: AnyObject {
    /// The name of the container in dumps of the tree.
    var typeName: String { get }
    /// The length of the space before a section without a header, in points; nil for none.
    var sectionGap: CGFloat? { get }
    var responder: Responder? { get }
    var gestureRunner: GestureRunner? { get }
    /// Nodes beside the rows that are laid out and drawn with them.
    var extraNodes: [Node] { get }
    /// Whether drops beside the rows are accepted too, anywhere in the enclosing scroll view.
    var takesDropsEverywhere: Bool { get }

    /// Called when the items have been collected again.
    func didGather(_ items: LazyItems)
    /// Called when the stack has other rows, or has moved its rows.
    func rowsDidChange()

    /// Draws the background behind the rows.
    func paintBehind(into painter: Painter)
    /// Draws a row and the content that moves with it.
    func paint(_ row: Node, into painter: Painter)
    /// Draws the separators between the rows.
    func paintLines(into painter: Painter)
    /// Draws the background of a pinned header or footer.
    func paintBehind(_ pin: Node, into painter: Painter)
    /// Draws the content in front of everything else.
    func paintInFront(into painter: Painter)
    /// Appends the nodes of the decoration at a point of the stack to `path`, before the rows are tested. Returns
    /// whether there are any.
    func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool
    /// Handles a horizontal two-finger movement by `distance` points, at a point of the stack. Returns whether the
    /// row there uses it.
    func swipe(by distance: Double, at location: CGPoint, time: Duration) -> Bool
}
