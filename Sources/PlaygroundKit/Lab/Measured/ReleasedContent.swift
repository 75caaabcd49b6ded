import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A release of content as a gesture. It is drawn over a measured curve while no take is chosen.
struct ReleasedContent: Equatable, Sendable {
    /// The offset at the release, in points.
    var offset: Double
    /// The release velocity, in points per second.
    var velocity: Double
    /// The rest position, in points; nil if the motion decides it.
    var target: Double?

    /// A release at `offset` with `velocity`, which rests at `target` if there is one.
    init(offset: Double, velocity: Double, target: Double? = nil) {
        (self.offset, self.velocity, self.target) = (offset, velocity, target)
    }

    /// The distance to an unknown edge, in points.
    private static let farAway = 1e7

    /// The release in `feel` that is closest to `curve`.
    init(_ curve: MeasuredCurve, in feel: ScrollFeel) {
        let found = FeelFit(feel, to: curve.thinned(to: Self.mostRows)).flatMap { ReleasedContent($0) }
        (offset, velocity) = (found?.offset ?? curve.offsets[0], found?.velocity ?? curve.firstVelocity)
        target = nil
    }

    /// The number of rows that suffice to find the release.
    private static let mostRows = 200

    /// The release that a search found.
    init?(_ fit: FeelFit) {
        let unknowns = Dictionary(fit.unknowns.map { ($0.name, $0.value) }) { first, _ in first }
        guard let offset = unknowns["offset"], let velocity = unknowns["velocity"] else { return nil }
        (self.offset, self.velocity, target) = (offset, velocity, fit.target)
    }

    /// Returns the gesture on content with the edges of the curve's file.
    func recording(under curve: PlacedCurve) -> Recording {
        let (viewport, bounds) = (curve.viewport, curve.bounds)
        let length = bounds.map { $0.upperBound - $0.lowerBound } ?? 0
        var recording = Recording(
            viewport: CGSize(width: viewport, height: viewport),
            content: CGSize(width: viewport, height: viewport + length),
            events: [RecordedEvent(.fling(ScrollVector(x: 0, y: velocity)), at: .zero)])
        // An inset before the content allows offsets below zero, and content that does not begin at zero.
        recording.insets.top = -(bounds?.lowerBound ?? -Self.farAway)
        recording.insets.bottom = bounds == nil ? Self.farAway : bounds?.lowerBound ?? 0
        recording.offset.y = offset
        if let target { recording.events[0].chosen = [ScrollVector(x: 0, y: target)] }
        return recording
    }
}
