/// What a vertex is coloured with, as a function of its position.
enum MeshInk {
    /// Red, green, blue, alpha, 0...255, alpha multiplied in.
    case solid(SIMD4<Float>)
    case gradient(GradientColors, GradientPlane, opacity: Float)
    /// The transform runs from pixels to texture coordinates.
    case texture(Affine, SIMD4<Float>)

    init(_ color: PixelColor, opacity: Double) {
        self = .solid(Self.channels(color, opacity: opacity))
    }

    /// Alpha multiplied in.
    static func channels(_ color: PixelColor, opacity: Double) -> SIMD4<Float> {
        let alpha = Float(color.alpha) * Float(opacity)
        let share = alpha / 255
        return SIMD4(Float(color.red) * share, Float(color.green) * share, Float(color.blue) * share, alpha)
    }

    /// What the channels of `ground` lack to be `color`, below zero where they have too much. No alpha.
    static func change(to color: PixelColor, from ground: PixelColor, opacity: Double) -> SIMD4<Float> {
        let share = Float(color.alpha) * Float(opacity) / 255
        func change(_ to: UInt8, _ from: UInt8) -> Float { (Float(to) - Float(from)) * share }
        return SIMD4(
            change(color.red, ground.red), change(color.green, ground.green), change(color.blue, ground.blue), 0)
    }

    /// True when nothing below can be seen through it.
    var isOpaque: Bool {
        switch self {
        case .solid(let channels): channels.w == 255
        case .gradient(let colors, _, let opacity): colors.isOpaque && opacity == 1
        case .texture: false
        }
    }
}
