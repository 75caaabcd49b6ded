/// Frames that content may align with an anchor of the viewport when it comes to rest.
public struct AlignedTargets: Equatable, Sendable {
    /// Spans from left to right, ordered by the position of the anchor.
    public private(set) var horizontal: [TargetSpan]
    /// Spans from top to bottom, ordered by the position of the anchor.
    public private(set) var vertical: [TargetSpan]
    /// The number of targets that a gesture may pass.
    public var limit: TargetLimit
    /// The aligned point on each axis: 0 for the starts, 1 for the ends, 0.5 for the middles.
    public var anchor: ScrollVector {
        didSet { if anchor != oldValue { sort() } }
    }

    /// Creates targets from spans in any order; an axis without spans has no targets.
    public init(
        horizontal: [TargetSpan] = [], vertical: [TargetSpan] = [], limit: TargetLimit = .automatic,
        anchor: ScrollVector = .zero
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.limit = limit
        self.anchor = anchor
        sort()
    }

    /// The search needs the order of the aligned offsets. Of targets that contain each other the starts are in another
    /// order.
    private mutating func sort() {
        horizontal.sort { [anchor] in $0.point(at: anchor.x) < $1.point(at: anchor.x) }
        vertical.sort { [anchor] in $0.point(at: anchor.y) < $1.point(at: anchor.y) }
    }

    /// The rest position; an axis without targets keeps its projected one. Complexity: O(log n).
    public func target(for projection: ScrollProjection) -> ScrollVector? {
        let x = offset(among: horizontal, on: .horizontal, for: projection)
        let y = offset(among: vertical, on: .vertical, for: projection)
        guard x != nil || y != nil else { return nil }
        return ScrollVector(x: x ?? projection.projected.x, y: y ?? projection.projected.y)
    }

    // The search reads through a pointer, which avoids reference counting and bounds checks.
    private func offset(among spans: [TargetSpan], on axis: ScrollAxis, for projection: ScrollProjection) -> Double? {
        guard !spans.isEmpty, projection.axes.contains(axis) else { return nil }
        let aim = AlignedStops<UnsafeBufferPointer<TargetSpan>>.Aim(projection[axis])
        return spans.withUnsafeBufferPointer {
            AlignedStops(spans: $0, extent: projection.extent[axis], anchor: anchor[axis]).target(
                for: aim, limit: limit)
        }
    }
}
