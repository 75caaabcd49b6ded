import Foundation

/// The state of the mouse between two events.
struct MouseState: Equatable, Sendable {
    /// The button whose press began the drag; others are ignored until it is released.
    var pressedButton: Int?
    /// The location in points.
    var location = CGPoint.zero
    /// True if the pointer left while a button was down; reported when the button is released.
    var hasLeftDuringDrag = false
}
