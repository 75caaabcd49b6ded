import Foundation
import ScrollUI

/// What must hold of the place where a gesture comes to rest.
struct RestClaim {
    enum Kind {
        case drag
        /// A drag that turned or went on at another speed.
        case hook
        /// A drag that stood still before the finger lifted.
        case heldDrag
        case wheel
        case touchpad
    }

    /// The offset when the gesture began, and when the finger lifted.
    var start: CGPoint
    var release: CGPoint
    /// The same on a whole point of the offset that the scroll view tells: where content that stands still rests by
    /// itself.
    var wholeRelease: CGPoint
    /// Where the content was on its way to when the gesture began; at rest where it was.
    var heading: CGPoint
    /// The way that the finger went last, of the offset.
    var way: CGVector
    /// Points per second when it lifted.
    var speed = CGVector.zero
    var kind: Kind
    /// The last way was so short in time that the velocity is still that of the one before.
    var isShort = false

    /// How the rest place breaks the claim, if it does.
    func breach(at rest: CGPoint, in scene: GestureScene) -> String? {
        for axis in Axis.allCases {
            let claim = AxisRestClaim(
                start: Double(start[axis]), release: Double(release[axis]),
                wholeRelease: Double(wholeRelease[axis]), heading: Double(heading[axis]), way: Double(way[axis]),
                speed: Double(speed[axis]), kind: kind, isShort: isShort)
            if let breach = claim.breach(at: Double(rest[axis]), on: axis, in: scene) {
                return "\(axis): \(breach); began at \(start), let go at \(release)"
            }
        }
        return nil
    }
}

extension CGPoint {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGVector {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? dx : dy }
}
