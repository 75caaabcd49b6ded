import Drawing
import Foundation

/// The transition between two pictures: the old one disappears, then the new one grows; or both cross-fade.
@MainActor
package final class SymbolReplacement {
    /// The way the old picture disappears.
    package enum Departure: Hashable, Sendable {
        /// The old picture shrinks, grows, or disappears immediately.
        case down, up, off
        /// The old picture fades out at its size while the new one fades in.
        case fade
    }

    let image: ShownImage
    /// The size of the old picture, in points.
    let size: CGSize
    let isTemplate: Bool
    let departure: Departure
    /// The progress of the transition, from 0 to 1.
    private var progress = AnimatedVector(0)

    /// The scale of a symbol at the start of its appearance.
    private static let smallest = 0.4

    init(_ image: ShownImage, size: CGSize, isTemplate: Bool, _ departure: Departure, in graph: ViewGraph) {
        self.image = image
        self.size = size
        self.isTemplate = isTemplate
        self.departure = departure
        let animation = graph.transaction.transitionAnimation ?? .easeInOut(duration: 0.35)
        if progress.set(SIMD4(1, 0, 0, 0), animation: animation, at: graph.time) {
            graph.animations.follow(progress)
        }
    }

    struct Pose {
        var scale: Double
        var opacity: Double
    }

    private func fade(at time: Duration) -> Double { min(max(progress.value(at: time).x, 0), 1) }

    func isOver(at time: Duration) -> Bool { time >= progress.end }

    /// Returns the pose of the old picture, which disappears in the first half of the transition unless it fades or disappears immediately.
    func old(at time: Duration) -> Pose {
        if departure == .fade { return Pose(scale: 1, opacity: 1 - fade(at: time)) }
        let share = departure == .off ? 1 : min(max(2 * progress.value(at: time).x, 0), 1)
        let goal = departure == .up ? 2 - Self.smallest : Self.smallest
        return Pose(scale: 1 + (goal - 1) * share, opacity: 1 - share)
    }

    /// Returns the pose of the new picture, which appears in the second half unless it fades or the old one disappears immediately.
    func new(at time: Duration) -> Pose {
        if departure == .fade { return Pose(scale: 1, opacity: fade(at: time)) }
        let value = progress.value(at: time).x
        let share = min(max(departure == .off ? value : 2 * value - 1, 0), 1)
        return Pose(scale: Self.smallest + (1 - Self.smallest) * share, opacity: share)
    }
}

extension Painter {
    /// Draws `content` scaled around the centre of a rectangle.
    func posed(_ pose: SymbolReplacement.Pose, in rect: CGRect, _ content: () -> Void) {
        let (x, y) = (Double(rect.midX), Double(rect.midY))
        group(opacity: pose.opacity) {
            transform(
                Affine(
                    a: pose.scale, b: 0, c: 0, d: pose.scale, tx: x - pose.scale * x, ty: y - pose.scale * y), content)
        }
    }
}
