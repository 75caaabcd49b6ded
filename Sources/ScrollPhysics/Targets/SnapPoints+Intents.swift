extension SnapPoints {
    /// Where a key or a page step rests that only says a direction, -1 or 1: the nearest point beyond `current`; stops
    /// do not bind it. Where nothing lies ahead, mandatory points give the nearest one, the others none. Complexity:
    /// O(n).
    public func target(from current: Double, direction: Double) -> Double? {
        let ahead = points.filter { ($0 - current) * direction > 0 }
        if let next = ahead.min(by: { abs($0 - current) < abs($1 - current) }) { return next }
        guard strictness == .mandatory else { return nil }
        return points.min { abs($0 - current) < abs($1 - current) }
    }

    /// Whether content at `offset` counts as snapped to `point`: offsets are whole where points may not be. Source:
    /// Chromium, 1 px.
    public static func isSnapped(_ offset: Double, to point: Double) -> Bool { abs(offset - point) <= 1 }
}

extension TargetSpan {
    /// The offsets at which this target covers all of the viewport between its insets; nil where it is too short for
    /// that. CSS lets content rest anywhere among them.
    public func coveringOffsets(in extent: AxisExtent) -> ClosedRange<Double>? {
        let first = extent.clamp(start - extent.port.start)
        let last = extent.clamp(end - extent.port.end)
        return length >= extent.page && first <= last ? first...last : nil
    }
}
