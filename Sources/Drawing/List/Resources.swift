/// Colour stops along a line. Immutable, so that it can be shared by frames and cached by identity.
public final class Gradient: Sendable, Equatable {
    /// A colour and its position on the line.
    public struct Stop: Equatable, Sendable {
        /// The colour at the stop. Between two stops, colours are interpolated with premultiplied alpha.
        public var color: PixelColor
        /// 0 at the start of the line, 1 at its end; ascending.
        public var location: Double

        /// Creates a stop from a colour and its position on the line.
        public init(color: PixelColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// At least one stop.
    public let stops: [Stop]

    /// Creates a gradient. Without any stop it is clear.
    public init(stops: [Stop]) {
        self.stops = stops.isEmpty ? [Stop(color: .clear, location: 0)] : stops
    }

    /// Gradients with equal stops are equal.
    public static func == (left: Gradient, right: Gradient) -> Bool {
        left === right || left.stops == right.stops
    }
}

/// A picture: premultiplied RGBA, eight bits per channel, rows from the top. Immutable; cached by identity.
public final class ImageResource: Sendable, Equatable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// `width * height * 4` bytes in the order red, green, blue, alpha.
    public let pixels: [UInt8]
    /// True if every pixel is opaque, which is faster to draw.
    public let isOpaque: Bool
    /// True if the picture is enlarged without interpolation, so that its pixels are seen as squares.
    public let isPixelated: Bool

    /// O(pixels).
    public init(width: Int, height: Int, pixels: [UInt8], isPixelated: Bool = false) {
        precondition(pixels.count == width * height * 4, "an image of \(width) x \(height) needs 4 bytes per pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
        self.isPixelated = isPixelated
        isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
    }

    /// Compares identity, not pixels.
    public static func == (left: ImageResource, right: ImageResource) -> Bool {
        left === right
    }
}
