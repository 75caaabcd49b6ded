import Foundation

/// The animation of a frame: layout is at its goal at once, and the shown frame follows.
///
/// A class, since few nodes ever have one: as a value, every node would carry its storage, and every access to a
/// frame would copy it.
@MainActor
final class FrameMotion {
    var value: AnimatedVector

    init(value: AnimatedVector) { self.value = value }
}

extension Node {
    /// The shown frame of the node: its layout frame, or an intermediate frame of an animation.
    package final var presentedFrame: CGRect {
        guard let motion, motion.value.isRunning else { return frame }
        let v = motion.value.value(at: graph.time)
        return CGRect(x: v.x, y: v.y, width: max(0, v.z), height: max(0, v.w))
    }

    /// Starts an animation of the frame to `target` if the present update has an animation.
    final func animateFrame(to target: CGRect) {
        let goal = SIMD4(
            Double(target.origin.x), Double(target.origin.y), Double(target.width), Double(target.height))
        let transaction = graph.layoutTransaction.map { graph.transaction($0, at: self) }
        guard let animation = transaction?.effectiveAnimation else {
            motion?.value.set(goal, animation: nil, at: graph.time)
            if motion?.value.isRunning == false { motion = nil }
            return
        }
        var value =
            motion?.value
            ?? AnimatedVector(
                SIMD4(Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height)))
        guard value.set(goal, animation: animation, at: graph.time) else { return }
        motion = FrameMotion(value: value)
        graph.animations.follow(value)
    }

    /// The node's shown frame in window coordinates. An effect of the node itself moves its content and not its
    /// frame.
    package final var windowFrame: CGRect { inWindow(presentedFrame) }

    /// Converts a rectangle from the layout parent's coordinates to window coordinates.
    final func inWindow(_ rect: CGRect) -> CGRect {
        var rect = rect
        var node = layoutParent
        while let current = node {
            rect = current.convertToParent(rect)
            node = current.layoutParent
        }
        return rect
    }

    /// Appends the nodes under a point, given in the layout parent's coordinates.
    package final func hitTestInParent(_ point: CGPoint, path: inout [Node]) -> Bool {
        let origin = presentedFrame.origin
        let inner = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard mayTakeHit(at: inner) else { return false }
        return hitTest(inner, path: &path)
    }

    /// Whether the point, in the node's coordinates, may be in the node's content. During animations views are not at the frames from
    /// which the bounds are computed.
    private final func mayTakeHit(at point: CGPoint) -> Bool {
        inkBounds.widened(by: Node.hitMargin).contains(point) || graph.animations.isMoving(at: graph.time)
    }

    /// More than the rounding of any position, in points.
    private static let hitMargin = 1.0 / 1024

    /// Converts a point from window coordinates to the node's coordinates.
    package final func convertFromWindow(_ point: CGPoint) -> CGPoint {
        let outer = layoutParent?.convertFromWindow(point) ?? point
        return convertFromParent(outer)
    }
}
