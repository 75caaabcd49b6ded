import Foundation

/// An object that has a pointer to itself until the pointer is released, such as an item that is dragged from one view to another.
@MainActor
package protocol PointerCapture: AnyObject {
    /// The pointer's number.
    var pointer: Int { get }
    /// In window coordinates.
    var location: CGPoint { get }
    /// Whether frames are needed although the pointer rests.
    var isWaiting: Bool { get }

    /// The pointer moved.
    func follow(_ location: CGPoint)
    /// The pointer came up.
    func release(at location: CGPoint)
    func cancel()
    /// Time went by. `path` is what lies under the pointer, outermost first.
    func advance(to time: Duration, over path: [Node])
    /// Draws in front of the window's content.
    func paint(into painter: Painter)
}
