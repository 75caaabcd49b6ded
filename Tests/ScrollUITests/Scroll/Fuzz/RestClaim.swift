import Foundation
import ScrollUI

/// The conditions for the rest position of a gesture.
struct RestClaim {
    enum Kind {
        case drag
        /// A drag that turned or continued at another speed.
        case hook
        /// A drag that paused before the finger lifted.
        case heldDrag
        case wheel
        case touchpad
    }

    /// The offset when the gesture began, and when the finger lifted.
    var start: CGPoint
    var release: CGPoint
    /// The release with the reported offset rounded to a whole point, at which resting content stays.
    var wholeRelease: CGPoint
    /// The end of the motion that ran when the gesture began; at rest the offset.
    var heading: CGPoint
    /// The last displacement of the finger, as a change of the offset.
    var way: CGVector
    /// The speed at the lift, in points per second.
    var speed = CGVector.zero
    var kind: Kind
    /// Whether the last displacement was so short in time that the velocity is still that of the previous one.
    var isShort = false

    /// The description of how the rest position breaks the claim; nil if it does not.
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
