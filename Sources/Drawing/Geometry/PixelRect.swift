/// A rectangle of whole pixels, origin at the top left; the `max` edges lie outside of it.
public struct PixelRect: Equatable, Sendable {
    /// First column.
    public var minX: Int
    /// First row.
    public var minY: Int
    /// One past the last column.
    public var maxX: Int
    /// One past the last row.
    public var maxY: Int

    /// Creates a rectangle from its edges in pixels; it is empty if a `max` does not exceed its `min`.
    public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The empty rectangle.
    public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// True if no pixel is inside.
    public var isEmpty: Bool { maxX <= minX || maxY <= minY }

    /// The number of columns, never negative.
    public var width: Int { max(0, maxX - minX) }

    /// The number of rows, never negative.
    public var height: Int { max(0, maxY - minY) }

    /// The number of pixels inside.
    public var area: Int { width * height }

    /// Returns the pixels that are in both.
    public func intersection(_ other: PixelRect) -> PixelRect {
        let both = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return both.isEmpty ? .empty : both
    }

    /// Returns the smallest rectangle around both; an empty one adds nothing.
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// True if at least one pixel is in both.
    public func intersects(_ other: PixelRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// True if every pixel of `other` is inside.
    public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }
}

extension PixelRect {
    /// Beyond any surface, and small enough that sums of such numbers stay exact.
    static let limit = 1 << 24

    /// Creates the smallest rectangle that contains every pixel touched by the given edges, cut at ``limit``. NaN
    /// counts as zero.
    init(touching minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
        self.init(
            minX: Int(clamping: minX, rounded: .down), minY: Int(clamping: minY, rounded: .down),
            maxX: Int(clamping: maxX, rounded: .up), maxY: Int(clamping: maxY, rounded: .up))
    }
}

extension Int {
    /// Creates a pixel coordinate from any number without trapping: cut at ``PixelRect/limit``, zero for NaN.
    @inline(__always)
    init(clamping value: Double, rounded rule: FloatingPointRoundingRule) {
        let limit = Double(PixelRect.limit)
        self = value.isNaN ? 0 : Int(Swift.max(-limit, Swift.min(limit, value)).rounded(rule))
    }
}
