/// Colour stops along a line. Immutable, so that it can be shared by frames and cached by identity.
public final class Gradient: Sendable, Equatable {
    /// A colour and where on the line it stands.
    public struct Stop: Equatable, Sendable {
        /// The colour at the stop; between two stops they are mixed with alpha multiplied in.
        public var color: PixelColor
        /// 0 at the start of the line, 1 at its end; ascending.
        public var location: Double

        /// A colour, and where on the line it stands.
        public init(color: PixelColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// At least one.
    public let stops: [Stop]

    /// Without any stop it is clear.
    public init(stops: [Stop]) {
        self.stops = stops.isEmpty ? [Stop(color: .clear, location: 0)] : stops
    }

    /// Equal stops make equal gradients.
    public static func == (left: Gradient, right: Gradient) -> Bool {
        left === right || left.stops == right.stops
    }
}

/// A picture: premultiplied RGBA, eight bits a channel, rows from the top. Immutable; cached by identity.
public final class ImageResource: Sendable, Equatable {
    /// Pixels.
    public let width: Int
    /// Pixels.
    public let height: Int
    /// `width * height * 4` bytes in the order red, green, blue, alpha.
    public let pixels: [UInt8]
    /// True when no pixel lets anything shine through, which is faster to draw.
    public let isOpaque: Bool
    /// True when its pixels are to be seen as squares where it is drawn larger, instead of being mixed.
    public let isPixelated: Bool

    /// O(pixels).
    public init(width: Int, height: Int, pixels: [UInt8], isPixelated: Bool = false) {
        precondition(pixels.count == width * height * 4, "an image of \(width) x \(height) needs 4 bytes a pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
        self.isPixelated = isPixelated
        isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
    }

    /// The same object: pixels are not compared.
    public static func == (left: ImageResource, right: ImageResource) -> Bool {
        left === right
    }
}
