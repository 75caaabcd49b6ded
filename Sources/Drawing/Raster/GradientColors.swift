/// The colours of a gradient, at any location on its line.
struct GradientColors {
    /// Red, green, blue and alpha in 0...255. Premultiplied, so that a transparent stop contributes no hue.
    typealias Channels = SIMD4<Float>

    private let stops: [Gradient.Stop]
    let isOpaque: Bool

    init(_ gradient: Gradient) {
        stops = gradient.stops
        isOpaque = gradient.stops.allSatisfy { $0.color.alpha == 255 }
    }

    /// The number of stops; at least one.
    var count: Int { stops.count }

    func location(of stop: Int) -> Double { stops[stop].location }

    /// Returns the colour at a location. It is constant before the first stop and after the last one. NaN counts as the
    /// end.
    func color(at location: Double) -> Channels {
        var right = 0
        while right < stops.count, !(location < stops[right].location) { right += 1 }
        guard right > 0 else { return Self.channels(stops[0].color) }
        let start = stops[right - 1]
        guard right < stops.count else { return Self.channels(start.color) }
        let share = Float((location - start.location) / (stops[right].location - start.location))
        let from = Self.channels(start.color)
        return from + (Self.channels(stops[right].color) - from) * min(1, max(0, share))
    }

    /// Returns the colour at a location for ``Dither``.
    func fineColor(at location: Double) -> FineColor { FineColor(color(at: location)) }

    private static func channels(_ color: PixelColor) -> Channels {
        let alpha = Float(color.alpha)
        return Channels(
            Float(color.red) * alpha / 255, Float(color.green) * alpha / 255, Float(color.blue) * alpha / 255, alpha)
    }
}
