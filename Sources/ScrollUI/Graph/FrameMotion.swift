import Foundation

/// A frame in motion: layout is at its goal at once, what is shown follows.
///
/// An object, since few nodes ever have one: each would carry its storage, and each look at a frame copy it.
@MainActor
final class FrameMotion {
    var value: AnimatedVector

    init(value: AnimatedVector) { self.value = value }
}

extension Node {
    /// Where the node is shown now: its frame, or a frame on the way to it.
    package final var presentedFrame: CGRect {
        guard let motion, motion.value.isRunning else { return frame }
        let v = motion.value.value(at: graph.time)
        return CGRect(x: v.x, y: v.y, width: max(0, v.z), height: max(0, v.w))
    }

    /// Starts the way to `target` when the present update carries an animation.
    final func animateFrame(to target: CGRect) {
        let goal = SIMD4(
            Double(target.origin.x), Double(target.origin.y), Double(target.width), Double(target.height))
        let transaction = graph.layoutTransaction.map { graph.transaction($0, at: self) }
        guard let animation = transaction?.effectiveAnimation else {
            if motion?.value.isRunning == true, motion?.value.target != goal { motion = nil }
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

    /// The node's frame in window coordinates, as it is shown. An effect of its own moves what is in it and not the frame.
    package final var windowFrame: CGRect { inWindow(presentedFrame) }

    /// A rectangle in the space of the layout parent, in window coordinates.
    final func inWindow(_ rect: CGRect) -> CGRect {
        var rect = rect
        var node = layoutParent
        while let current = node {
            rect = current.convertToParent(rect)
            node = current.layoutParent
        }
        return rect
    }

    /// Asks for the nodes under a point of the layout parent's space.
    package final func hitTestInParent(_ point: CGPoint, path: inout [Node]) -> Bool {
        let origin = presentedFrame.origin
        return hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), path: &path)
    }

    /// A point of the window in the node's own space.
    package final func convertFromWindow(_ point: CGPoint) -> CGPoint {
        let outer = layoutParent?.convertFromWindow(point) ?? point
        return convertFromParent(outer)
    }
}
