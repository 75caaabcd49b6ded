/// The alignment of targets, and the number of them that a gesture may pass.
public struct AlignmentRule: Equatable, Sendable {
    /// The aligned point: 0 for the starts, 1 for the ends, 0.5 for the middles.
    public var anchor: Double
    /// The limit, counted from the target at which the gesture began.
    public var limit: TargetLimit

    /// Aligns starts without a limit unless other values are given.
    public init(anchor: Double = 0, limit: TargetLimit = .automatic) {
        self.anchor = anchor
        self.limit = limit
    }
}

/// The offset at which a gesture should rest, chosen among targets; nil without targets.
///
/// It is the aligned offset nearest to the projected rest position, but never one behind a gesture that insists on its
/// direction, and never further from the target at which the gesture began than the limit allows. The limit wins.
/// Targets that share an aligned offset, as in the rows of a grid or at the end of the content, count as one.
///
/// The spans are ordered by start and by end. The collection may compute its elements: O(log n) of them are read.
public func alignedTarget<Spans: RandomAccessCollection>(
    among spans: Spans, for projection: AxisProjection, rule: AlignmentRule
) -> Double? where Spans.Element == TargetSpan {
    guard !spans.isEmpty else { return nil }
    let stops = AlignedStops(spans: spans, extent: projection.extent, anchor: rule.anchor)
    return stops.target(for: AlignedStops.Aim(projection), limit: rule.limit)
}

/// The same for targets that may contain each other, with the number of targets that the gesture may pass; nil for any
/// number. The spans are ordered by the position of their `anchor`.
public func alignedTarget<Spans: RandomAccessCollection>(
    among spans: Spans, for projection: AxisProjection, anchor: Double, atMost count: Int?
) -> Double? where Spans.Element == TargetSpan {
    guard !spans.isEmpty else { return nil }
    let stops = AlignedStops(spans: spans, extent: projection.extent, anchor: anchor)
    return stops.target(for: AlignedStops.Aim(projection), atMost: count)
}

extension AlignedStops.Aim {
    init(_ projection: AxisProjection) {
        self.init(
            departure: projection.departure, start: projection.start, projected: projection.projected,
            direction: projection.direction, limitCount: projection.limitCount)
    }
}

/// The target that rests at an offset, directly or because the bounds clamp it; nil if no target is within half a
/// point. The spans are ordered by the position of their `anchor`. Complexity: O(log n).
public func restingTarget<Spans: RandomAccessCollection>(
    among spans: Spans, at offset: Double, in extent: AxisExtent, anchor: Double
) -> Spans.Index? where Spans.Element == TargetSpan {
    AlignedStops(spans: spans, extent: extent, anchor: anchor).index(restingAt: offset)
}
