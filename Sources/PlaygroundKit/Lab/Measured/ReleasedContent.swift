import Foundation
import ScrollAnalysis
import ScrollPhysics

/// Content that is let go, as a gesture: what is drawn over a measured curve while no take is chosen.
struct ReleasedContent: Equatable, Sendable {
    /// Where it is let go, in points.
    var offset: Double
    /// How fast, in points per second.
    var velocity: Double
    /// Where it is taken to rest, in points; nil where the motion decides.
    var target: Double?

    /// Let go at `offset` with `velocity`, and taken to `target` where there is one.
    init(offset: Double, velocity: Double, target: Double? = nil) {
        (self.offset, self.velocity, self.target) = (offset, velocity, target)
    }

    /// Points to an edge where nothing is known of one.
    private static let farAway = 1e7

    /// The release of `curve` that comes nearest to it in `feel`.
    init(_ curve: MeasuredCurve, in feel: ScrollFeel) {
        let found = FeelFit(feel, to: curve.thinned(to: Self.mostRows)).flatMap { ReleasedContent($0) }
        (offset, velocity) = (found?.offset ?? curve.offsets[0], found?.velocity ?? curve.firstVelocity)
        target = nil
    }

    /// So many rows tell where it began.
    private static let mostRows = 200

    /// The release that a search found.
    init?(_ fit: FeelFit) {
        let unknowns = Dictionary(fit.unknowns.map { ($0.name, $0.value) }) { first, _ in first }
        guard let offset = unknowns["offset"], let velocity = unknowns["velocity"] else { return nil }
        (self.offset, self.velocity, target) = (offset, velocity, fit.target)
    }

    /// The gesture, on content that ends where the curve's file says.
    func recording(under curve: PlacedCurve) -> Recording {
        let (viewport, bounds) = (curve.viewport, curve.bounds)
        let length = bounds.map { $0.upperBound - $0.lowerBound } ?? 0
        var recording = Recording(
            viewport: CGSize(width: viewport, height: viewport),
            content: CGSize(width: viewport, height: viewport + length),
            events: [RecordedEvent(.fling(ScrollVector(x: 0, y: velocity)), at: .zero)])
        // Room before the content takes offsets below zero, and those of content that does not begin there.
        recording.insets.top = -(bounds?.lowerBound ?? -Self.farAway)
        recording.insets.bottom = bounds == nil ? Self.farAway : bounds?.lowerBound ?? 0
        recording.offset.y = offset
        if let target { recording.events[0].chosen = [ScrollVector(x: 0, y: target)] }
        return recording
    }
}
