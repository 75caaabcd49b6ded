/// One of the two directions in which content can be longer than its viewport.
public enum ScrollAxis: String, Sendable, CaseIterable {
    case horizontal
    case vertical

    /// The axis across this one.
    public var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

/// The axes along which a scroller moves.
public struct ScrollAxes: OptionSet, Sendable, Hashable {
    /// 1 for horizontal plus 2 for vertical.
    public let rawValue: UInt8

    /// Axes from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// One axis alone.
    public init(_ axis: ScrollAxis) {
        self = axis == .horizontal ? .horizontal : .vertical
    }

    /// Sideways.
    public static let horizontal = ScrollAxes(rawValue: 1)
    /// Up and down.
    public static let vertical = ScrollAxes(rawValue: 2)
    /// Every axis.
    public static let both: ScrollAxes = [.horizontal, .vertical]

    /// Whether the set contains an axis.
    public func contains(_ axis: ScrollAxis) -> Bool {
        contains(ScrollAxes(axis))
    }
}

extension ScrollAxes {
    /// The axes that meet a condition.
    static func all(where holds: (ScrollAxis) -> Bool) -> ScrollAxes {
        var axes: ScrollAxes = []
        if holds(.horizontal) { axes.insert(.horizontal) }
        if holds(.vertical) { axes.insert(.vertical) }
        return axes
    }
}
