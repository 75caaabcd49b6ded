/// An interval on one axis, in points: a target in content coordinates, or the part of the viewport with which targets
/// are aligned.
public struct TargetSpan: Equatable, Hashable, Sendable {
    /// The start of the interval.
    public var start: Double
    /// The end of the interval; not before `start`.
    public var end: Double

    /// The interval between two positions.
    public init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }

    /// Points from start to end.
    public var length: Double { end - start }

    /// The position at a share of the length: 0 is the start, 1 the end.
    public func point(at anchor: Double) -> Double { start + anchor * length }

    /// The offset that brings the point `anchor` of this target to the same point of `port`, an interval of the
    /// viewport.
    public func offset(aligning anchor: Double, with port: TargetSpan) -> Double {
        point(at: anchor) - port.point(at: anchor)
    }

    /// The offset that brings the point `anchor` of this target to the same point of the viewport between its insets,
    /// as far as the bounds allow.
    public func alignedOffset(anchor: Double, in extent: AxisExtent) -> Double {
        extent.clamp(offset(aligning: anchor, with: extent.port))
    }
}

extension AxisExtent {
    /// The part of the viewport between the insets, in viewport coordinates.
    public var port: TargetSpan { TargetSpan(start: leadingInset, end: leadingInset + page) }
}
