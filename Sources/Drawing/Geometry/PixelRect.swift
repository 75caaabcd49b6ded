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

    /// Edges in pixels; `max` not above `min` makes it empty.
    public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// No pixel at all.
    public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// True without a pixel inside.
    public var isEmpty: Bool { maxX <= minX || maxY <= minY }

    /// Columns, never below zero.
    public var width: Int { max(0, maxX - minX) }

    /// Rows, never below zero.
    public var height: Int { max(0, maxY - minY) }

    /// Pixels inside.
    public var area: Int { width * height }

    /// The pixels that are in both.
    public func intersection(_ other: PixelRect) -> PixelRect {
        let both = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return both.isEmpty ? .empty : both
    }

    /// The smallest rectangle around both; an empty one adds nothing.
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// True when a pixel is in both.
    public func intersects(_ other: PixelRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// True when every pixel of `other` is inside.
    public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }
}

extension PixelRect {
    /// Beyond any surface, and small enough that sums of such numbers stay exact.
    static let limit = 1 << 24

    /// Every pixel that the rectangle between the given edges touches, cut at ``limit``. Not a number counts as zero.
    init(touching minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
        self.init(
            minX: Int(clamping: minX, rounded: .down), minY: Int(clamping: minY, rounded: .down),
            maxX: Int(clamping: maxX, rounded: .up), maxY: Int(clamping: maxY, rounded: .up))
    }
}

extension Int {
    /// A pixel coordinate that no argument can make trap: cut at ``PixelRect/limit``, zero for not a number.
    @inline(__always)
    init(clamping value: Double, rounded rule: FloatingPointRoundingRule) {
        let limit = Double(PixelRect.limit)
        self = value.isNaN ? 0 : Int(Swift.max(-limit, Swift.min(limit, value)).rounded(rule))
    }
}
