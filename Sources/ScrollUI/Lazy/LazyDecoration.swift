import Foundation

/// An object that makes a lazy stack more than a stack, such as a list: it draws around the rows and takes gestures on them.
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
    /// Whether drops are taken beside the rows too, in all of the scroll view around.
    var takesDropsEverywhere: Bool { get }

    /// Called when the items were gathered anew.
    func didGather(_ items: LazyItems)
    /// Called when the stack has other rows, or has them in other places.
    func rowsDidChange()

    /// Draws what is behind the rows.
    func paintBehind(into painter: Painter)
    /// Draws a row with what moves with it.
    func paint(_ row: Node, into painter: Painter)
    /// Draws what is between the rows.
    func paintLines(into painter: Painter)
    /// Draws what is behind a pinned header or footer.
    func paintBehind(_ pin: Node, into painter: Painter)
    /// Draws what is in front of everything.
    func paintInFront(into painter: Painter)
    /// Appends what lies at a point of the stack to `path`, before the rows are asked. Returns false for nothing.
    func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool
    /// Takes a movement of two fingers to the side by `distance` points, at a point of the stack. Returns false where the
    /// row there has no use for it.
    func swipe(by distance: Double, at location: CGPoint, time: Duration) -> Bool
}
