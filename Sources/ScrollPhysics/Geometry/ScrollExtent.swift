/// The lengths that bound the offset on one axis, in points.
///
/// Offset zero shows the content's own start at the viewport's edge; a leading inset lets the offset go below zero.
public struct AxisExtent: Equatable, Hashable, Sendable {
    /// Length of the visible part, insets included.
    public var viewport: Double
    public var content: Double
    /// Room before the content: top or leading.
    public var leadingInset: Double
    /// Room after the content: bottom or trailing.
    public var trailingInset: Double

    public init(viewport: Double, content: Double, leadingInset: Double = 0, trailingInset: Double = 0) {
        self.viewport = viewport
        self.content = content
        self.leadingInset = leadingInset
        self.trailingInset = trailingInset
    }

    public var minimumOffset: Double { -leadingInset }

    /// Never below the minimum: content that is shorter than its viewport rests at its start.
    public var maximumOffset: Double { max(minimumOffset, content + trailingInset - viewport) }

    /// How much of the viewport is left between the insets: the length of a page. Never negative.
    public var page: Double { max(0, viewport - leadingInset - trailingInset) }

    public var fits: Bool { maximumOffset <= minimumOffset }

    /// The nearest offset within the bounds.
    public func clamp(_ offset: Double) -> Double {
        min(max(offset, minimumOffset), maximumOffset)
    }

    /// How far an offset lies beyond its nearest bound: negative before the start, positive after the end, zero within.
    public func overscroll(of offset: Double) -> Double {
        offset - clamp(offset)
    }
}

/// The lengths that bound the offset on both axes.
public struct ScrollExtent: Equatable, Hashable, Sendable {
    public var x: AxisExtent
    public var y: AxisExtent

    public init(x: AxisExtent, y: AxisExtent) {
        self.x = x
        self.y = y
    }

    public subscript(axis: ScrollAxis) -> AxisExtent {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }

    public var minimumOffset: ScrollVector { ScrollVector(x: x.minimumOffset, y: y.minimumOffset) }
    public var maximumOffset: ScrollVector { ScrollVector(x: x.maximumOffset, y: y.maximumOffset) }

    /// The nearest offset within the bounds of both axes.
    public func clamp(_ offset: ScrollVector) -> ScrollVector {
        ScrollVector(x: x.clamp(offset.x), y: y.clamp(offset.y))
    }
}
