/// A rectangle of whole pixels in a picture, relative to its upper left corner.
public struct PixelRegion: Equatable, Sendable {
    /// Pixels from the left.
    public var x: Int
    /// Pixels from the top.
    public var y: Int
    /// The width in pixels, at least one.
    public var width: Int
    /// The height in pixels, at least one.
    public var height: Int

    /// Creates a region; all values are in pixels.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The region in the format of `--region`.
    package var text: String { "\(x),\(y),\(width),\(height)" }

    /// The size without the position.
    package var size: String { "\(width)x\(height)" }

    /// Returns whether the region lies within a picture of the given size.
    ///
    /// The numbers come from a command line: a sum of two of them could overflow, a difference cannot.
    func isWithin(width: Int, height: Int) -> Bool { self.width <= width - x && self.height <= height - y }
}

/// The axis along which content is tracked.
public enum TrackedAxis: String, CaseIterable, Sendable {
    /// From left to right.
    case x
    /// From top to bottom.
    case y
}
