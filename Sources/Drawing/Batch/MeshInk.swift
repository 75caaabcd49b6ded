/// The colour of a vertex as a function of its position.
enum MeshInk {
    /// Red, green, blue and alpha in 0...255, premultiplied.
    case solid(SIMD4<Float>)
    case gradient(GradientColors, GradientPlane, opacity: Float)
    /// The transform maps pixels to texture coordinates.
    case texture(Affine, SIMD4<Float>)

    init(_ color: PixelColor, opacity: Double) {
        self = .solid(Self.channels(color, opacity: opacity))
    }

    /// Returns the premultiplied channels.
    static func channels(_ color: PixelColor, opacity: Double) -> SIMD4<Float> {
        let alpha = Float(color.alpha) * Float(opacity)
        let share = alpha / 255
        return SIMD4(Float(color.red) * share, Float(color.green) * share, Float(color.blue) * share, alpha)
    }

    /// Returns the difference from `ground` to `color` in each channel, negative where `ground` has more. Without
    /// alpha.
    static func change(to color: PixelColor, from ground: PixelColor, opacity: Double) -> SIMD4<Float> {
        let share = Float(color.alpha) * Float(opacity) / 255
        func change(_ to: UInt8, _ from: UInt8) -> Float { (Float(to) - Float(from)) * share }
        return SIMD4(
            change(color.red, ground.red), change(color.green, ground.green), change(color.blue, ground.blue), 0)
    }

    /// True if the ink hides everything below it.
    var isOpaque: Bool {
        switch self {
        case .solid(let channels): channels.w == 255
        case .gradient(let colors, _, let opacity): colors.isOpaque && opacity == 1
        case .texture: false
        }
    }
}
