import Foundation

/// An object that captures a pointer until it is released, such as an item that is dragged from one view to another.
@MainActor
package protocol PointerCapture: AnyObject {
    /// The pointer's number.
    var pointer: Int { get }
    /// The location in window coordinates.
    var location: CGPoint { get }
    /// Whether frames are needed while the pointer rests.
    var isWaiting: Bool { get }

    /// Called when the pointer has moved.
    func follow(_ location: CGPoint)
    /// Called when the pointer went up.
    func release(at location: CGPoint)
    func cancel()
    /// Called as time passes. `path` contains the nodes under the pointer, outermost first.
    func advance(to time: Duration, over path: [Node])
    /// Draws in front of the window's content.
    func paint(into painter: Painter)
}
