import Foundation
import ScrollPhysics

extension FeelCode {
    /// Writes springs and the fling as easings. A browser's own scrolling cannot be configured.
    mutating func writeCSS() {
        write("/* \(title.replacing("*/", with: "* /")). */\n:root {")
        writeEasing("snap", "To a target.", feel.snapSpring, "snap.springStiffness", "snap.springDampingRatio")
        if feel.snap.pages == .spring {
            writeEasing("page", "To a page.", feel.pageSpring, "snap.pageStiffness", "snap.pages")
        }
        if feel.edge.return == .spring {
            writeEasing(
                "edge", "Back from an edge.", feel.edgeSpring, "edge.springStiffness", "edge.springDampingRatio")
            note("edge.return")
        }
        writeFlingEasing()
        write(
            """
              --scroll-duration: \(feel.animation.duration.decimal)s;
            }

            .scroll-area {
              overflow: auto;
              overscroll-behavior: \(feel.edge.stretch == .stop ? "none" : "contain");
            }
            """, "animation.duration")
        write("\n/* Use: transition: transform var(--snap-duration) var(--snap-easing); */")
        write("/*")
        writeLeftOut("Not supported by CSS:", mark: "")
        write("*/")
    }

    /// Writes the step response as a list of points, which `linear()` interpolates.
    private mutating func writeEasing(
        _ name: String, _ what: String, _ constants: SpringConstants, _ first: String, _ second: String
    ) {
        let spring = SpringMotion(from: 0, velocity: 0, to: 1, constants: constants, restDistance: 0.001)
        write(
            """
              /* \(what) Stiffness \(constants.stiffness.decimal), damping \(constants.damping.decimal), mass 1. */
              --\(name)-duration: \(spring.duration.decimal)s;
              --\(name)-easing: \(Self.easing(spring.duration, spring.position));
            """, first, second)
    }

    private mutating func writeFlingEasing() {
        guard feel.hasExponentialFling else { return }
        let velocity = 1000.0
        let rest = max(feel.fling.restDistance, feel.fling.restVelocity / feel.decay)
        let fling = DecayMotion(start: 0, velocity: velocity, decayPerSecond: feel.decay, restDistance: rest)
        guard fling.restPosition > 0 else { return }
        write(
            """
              /* A fling of \(velocity.decimal) px/s goes \(fling.restPosition.decimal) px. */
              --fling-duration: \(fling.duration.decimal)s;
              --fling-easing: \(Self.easing(fling.duration) { fling.position(at: $0) / fling.restPosition });
            """, "fling.curve", "fling.decelerationRate", feel.exponentialEnd)
    }

    /// Enough points that the corners are invisible in a motion of a few seconds.
    private static let points = 32

    private static func easing(_ duration: Double, _ progress: (Double) -> Double) -> String {
        let values = (0...points).map { index -> String in
            if index == 0 { return "0" }
            if index == points { return "1" }
            return String(format: "%.4f", progress(duration * Double(index) / Double(points)))
        }
        return "linear(\(values.joined(separator: ", ")))"
    }
}
