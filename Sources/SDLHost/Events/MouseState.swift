import Foundation

/// What is known of the mouse between two events.
struct MouseState: Equatable, Sendable {
    /// The button whose press began the drag; others are ignored until it is up.
    var pressedButton: Int?
    /// Points.
    var location = CGPoint.zero
    /// The pointer left while a button was down: told when the button comes up.
    var hasLeftDuringDrag = false
}
