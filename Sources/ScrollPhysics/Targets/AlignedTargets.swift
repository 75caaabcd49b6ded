/// Frames of which one should rest against an anchor of the viewport.
public struct AlignedTargets: Equatable, Sendable {
    /// Spans from left to right, ordered by start.
    public let horizontal: [TargetSpan]
    /// Spans from top to bottom, ordered by start.
    public let vertical: [TargetSpan]
    /// How many targets a gesture may pass.
    public var limit: TargetLimit
    /// 0 aligns the starts, 1 the ends, 0.5 the middles; on each axis.
    public var anchor: ScrollVector

    /// Spans in any order; an axis without spans has no targets.
    public init(
        horizontal: [TargetSpan] = [], vertical: [TargetSpan] = [], limit: TargetLimit = .automatic,
        anchor: ScrollVector = .zero
    ) {
        self.horizontal = horizontal.sorted { $0.start < $1.start }
        self.vertical = vertical.sorted { $0.start < $1.start }
        self.limit = limit
        self.anchor = anchor
    }

    /// The rest place; an axis without targets keeps its own. Complexity: O(log n).
    public func target(for projection: ScrollProjection) -> ScrollVector? {
        var target = projection.projected
        var found = false
        for axis in ScrollAxis.allCases where projection.axes.contains(axis) {
            let spans = axis == .horizontal ? horizontal : vertical
            let rule = AlignmentRule(anchor: anchor[axis], limit: limit)
            guard let place = alignedTarget(among: spans, for: projection[axis], rule: rule) else { continue }
            target[axis] = place
            found = true
        }
        return found ? target : nil
    }
}
