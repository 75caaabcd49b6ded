import Drawing
import Foundation

/// One picture for another: the old one goes, and the new one grows, or fades in, in its stead.
@MainActor
package final class SymbolReplacement {
    /// How the old one goes.
    package enum Departure: Hashable, Sendable {
        /// It shrinks, it grows, it is gone at once.
        case down, up, off
        /// It fades out, at its size, while the other one fades in.
        case fade
    }

    let image: ShownImage
    /// Of the old picture, points.
    let size: CGSize
    let isTemplate: Bool
    let departure: Departure
    /// From 0 to 1.
    private var progress = AnimatedVector(0)

    /// How much smaller a symbol is at the moment that it comes.
    private static let smallest = 0.4

    init(_ image: ShownImage, size: CGSize, isTemplate: Bool, _ departure: Departure, in graph: ViewGraph) {
        self.image = image
        self.size = size
        self.isTemplate = isTemplate
        self.departure = departure
        let animation = graph.transaction.effectiveAnimation ?? .easeInOut(duration: 0.35)
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

    /// In the first half of the time, unless it fades or goes at once.
    func old(at time: Duration) -> Pose {
        if departure == .fade { return Pose(scale: 1, opacity: 1 - fade(at: time)) }
        let share = departure == .off ? 1 : min(max(2 * progress.value(at: time).x, 0), 1)
        let goal = departure == .up ? 2 - Self.smallest : Self.smallest
        return Pose(scale: 1 + (goal - 1) * share, opacity: 1 - share)
    }

    /// In the second half.
    func new(at time: Duration) -> Pose {
        if departure == .fade { return Pose(scale: 1, opacity: fade(at: time)) }
        let value = progress.value(at: time).x
        let share = min(max(departure == .off ? value : 2 * value - 1, 0), 1)
        return Pose(scale: Self.smallest + (1 - Self.smallest) * share, opacity: share)
    }
}

extension Painter {
    /// What `content` draws, larger or smaller around the middle of a rectangle.
    func posed(_ pose: SymbolReplacement.Pose, in rect: CGRect, _ content: () -> Void) {
        let (x, y) = (Double(rect.midX), Double(rect.midY))
        group(opacity: pose.opacity) {
            transform(
                Affine(
                    a: pose.scale, b: 0, c: 0, d: pose.scale, tx: x - pose.scale * x, ty: y - pose.scale * y), content)
        }
    }
}
