/// The lengths that bound the offset on one axis, in points.
///
/// Offset zero shows the content's own start at the viewport's edge; a leading inset lets the offset go below zero.
public struct AxisExtent: Equatable, Hashable, Sendable {
    /// Length of the visible part, insets included.
    public var viewport: Double
    /// Length of the content, without insets.
    public var content: Double
    /// The inset before the content: top or leading.
    public var leadingInset: Double
    /// The inset after the content: bottom or trailing.
    public var trailingInset: Double
    /// Length of one pixel of the display, a third of a point on a phone; zero if not known. Feels with
    /// ``RestRounding/pixel`` rest on whole pixels.
    public var pixel: Double

    /// Lengths in points. Insets and the pixel are zero unless they are given.
    public init(
        viewport: Double, content: Double, leadingInset: Double = 0, trailingInset: Double = 0, pixel: Double = 0
    ) {
        self.viewport = viewport
        self.content = content
        self.leadingInset = leadingInset
        self.trailingInset = trailingInset
        self.pixel = pixel
    }

    /// The offset at the start of the content.
    public var minimumOffset: Double { -leadingInset }

    /// The offset at the end of the content, never below the minimum: content that is shorter than its viewport rests
    /// at its start.
    public var maximumOffset: Double { max(minimumOffset, content + trailingInset - viewport) }

    /// The offsets at rest. If a length is not a number, which a range cannot hold, zero is the only offset.
    var bounds: ClosedRange<Double> {
        let (low, high) = (minimumOffset, maximumOffset)
        return low <= high ? low...high : 0...0
    }

    /// The length of the viewport between the insets: the length of a page. Never negative.
    public var page: Double { max(0, viewport - leadingInset - trailingInset) }

    /// Whether the content fits the viewport, so that it cannot scroll.
    public var fits: Bool { maximumOffset <= minimumOffset }

    /// The nearest offset within the bounds.
    public func clamp(_ offset: Double) -> Double {
        min(max(offset, minimumOffset), maximumOffset)
    }

    /// Whether an offset is the first or the last one, except for rounding errors: a target at an edge is the sum of
    /// other numbers than the edge.
    func isEdge(_ offset: Double) -> Bool {
        abs(offset - minimumOffset) < Self.rounding || abs(offset - maximumOffset) < Self.rounding
    }

    /// Whether there is content in the direction given by a sign, by more than rounding errors.
    func canScroll(from offset: Double, direction: Double) -> Bool {
        direction < 0 ? offset - minimumOffset > Self.rounding : maximumOffset - offset > Self.rounding
    }

    /// A distance in points too small to affect any decision: a thousand times the rounding error of sums of lengths.
    static let rounding = 1e-9

    /// The same extent with zero for lengths that are only rounding errors: their products would underflow, and their
    /// quotients would not be numbers.
    var withoutDust: AxisExtent {
        func length(_ length: Double) -> Double { abs(length) < Self.rounding ? 0 : length }
        var extent = self
        extent.viewport = length(viewport)
        extent.content = length(content)
        extent.leadingInset = length(leadingInset)
        extent.trailingInset = length(trailingInset)
        return extent
    }

    /// The distance of an offset from its nearest bound: negative before the start, positive after the end, zero
    /// within.
    public func overscroll(of offset: Double) -> Double {
        offset - clamp(offset)
    }
}

/// The lengths that bound the offset on both axes.
public struct ScrollExtent: Equatable, Hashable, Sendable {
    /// Lengths from left to right.
    public var x: AxisExtent
    /// Lengths from top to bottom.
    public var y: AxisExtent

    /// Lengths on both axes.
    public init(x: AxisExtent, y: AxisExtent) {
        self.x = x
        self.y = y
    }

    /// The lengths on one axis.
    public subscript(axis: ScrollAxis) -> AxisExtent {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }

    /// The diagonal of the viewport.
    var viewportDiagonal: Double { ScrollVector(x: x.viewport, y: y.viewport).length }

    /// The same extent with zero for lengths that are only rounding errors.
    var withoutDust: ScrollExtent { ScrollExtent(x: x.withoutDust, y: y.withoutDust) }

    /// The smallest offsets at rest.
    public var minimumOffset: ScrollVector { ScrollVector(x: x.minimumOffset, y: y.minimumOffset) }
    /// The largest offsets at rest.
    public var maximumOffset: ScrollVector { ScrollVector(x: x.maximumOffset, y: y.maximumOffset) }

    /// The nearest offset within the bounds of both axes.
    public func clamp(_ offset: ScrollVector) -> ScrollVector {
        ScrollVector(x: x.clamp(offset.x), y: y.clamp(offset.y))
    }
}
