/// A target's interval on one axis, in content coordinates (points).
public struct TargetSpan: Equatable, Hashable, Sendable {
    public var start: Double
    public var end: Double

    public init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }

    public var length: Double { end - start }

    /// The offset that puts the point `anchor` of the span (0 its start, 1 its end) on the same point of the viewport between the
    /// insets, within the bounds.
    public func alignedOffset(anchor: Double, in extent: AxisExtent) -> Double {
        extent.clamp(start + anchor * length - extent.leadingInset - anchor * extent.page)
    }
}
