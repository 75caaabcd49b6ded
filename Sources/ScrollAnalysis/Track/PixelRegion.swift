/// A part of a picture, in whole pixels from its upper left corner.
public struct PixelRegion: Equatable, Sendable {
    /// Pixels from the left.
    public var x: Int
    /// Pixels from the top.
    public var y: Int
    /// Pixels, at least one.
    public var width: Int
    /// Pixels, at least one.
    public var height: Int

    /// Four numbers of pixels.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// As `--region` has it.
    package var text: String { "\(x),\(y),\(width),\(height)" }

    /// Without where it is.
    package var size: String { "\(width)x\(height)" }

    /// Whether all of it is in a picture of that size.
    ///
    /// The numbers come from a command line: a sum of two of them could overflow, a difference cannot.
    func isWithin(width: Int, height: Int) -> Bool { self.width <= width - x && self.height <= height - y }
}

/// The axis along which content is followed.
public enum TrackedAxis: String, CaseIterable, Sendable {
    /// From left to right.
    case x
    /// From top to bottom.
    case y
}
