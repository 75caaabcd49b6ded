extension BlendMode {
    /// Returns a premultiplied pixel blended with the one below it: `Co = αs·(1 - αb)·Cs + (1 - αs)·αb·Cb + αs·αb·B(Cb,
    /// Cs)`, with the mode's function `B`, or the weighted sum of an operator of Porter and Duff.
    func mix(_ under: UInt32, _ over: UInt32) -> UInt32 {
        guard over != 0 || self == .sourceAtop else { return under }
        let (below, above) = (BlendPixel(under), BlendPixel(over))
        switch self {
        case .normal: return below.sum(above, 1 - above.alpha, 1)
        case .sourceAtop: return below.sum(above, 1 - above.alpha, below.alpha)
        case .destinationOver: return below.sum(above, 1, 1 - below.alpha)
        case .destinationOut: return below.sum(above, 1 - above.alpha, 0)
        case .plusLighter: return below.sum(above, 1, 1)
        case .plusDarker: return below.darkerSum(above)
        default:
            let mixed = function(below.color, above.color)
            return below.blended(above, mixed)
        }
    }

    /// Colours are from 0 to 1, with straight alpha.
    private func function(_ below: SIMD3<Float>, _ above: SIMD3<Float>) -> SIMD3<Float> {
        switch self {
        case .hue: above.with(saturationOf: below).with(luminosityOf: below)
        case .saturation: below.with(saturationOf: above).with(luminosityOf: below)
        case .color: above.with(luminosityOf: below)
        case .luminosity: below.with(luminosityOf: above)
        default:
            SIMD3(channel(below.x, above.x), channel(below.y, above.y), channel(below.z, above.z))
        }
    }

    /// The modes that work on each channel separately.
    private func channel(_ b: Float, _ s: Float) -> Float {
        switch self {
        case .multiply: b * s
        case .screen: b + s - b * s
        case .overlay: BlendMode.hard(s, b)
        case .hardLight: BlendMode.hard(b, s)
        case .darken: min(b, s)
        case .lighten: max(b, s)
        case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .softLight: BlendMode.soft(b, s)
        case .difference: abs(b - s)
        case .exclusion: b + s - 2 * b * s
        default: s
        }
    }

    private static func hard(_ b: Float, _ s: Float) -> Float {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    private static func soft(_ b: Float, _ s: Float) -> Float {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let bright = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (bright - b)
    }
}

/// A pixel as shares of one.
private struct BlendPixel {
    /// Premultiplied.
    let channels: SIMD3<Float>
    let alpha: Float

    init(_ pixel: UInt32) {
        channels = SIMD3(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255)) / 255
        alpha = Float(pixel >> 24) / 255
    }

    /// With straight alpha.
    var color: SIMD3<Float> { alpha > 0 ? channels / alpha : .zero }

    func sum(_ above: BlendPixel, _ share: Float, _ aboveShare: Float) -> UInt32 {
        Self.pixel(channels * share + above.channels * aboveShare, alpha * share + above.alpha * aboveShare)
    }

    func blended(_ above: BlendPixel, _ mixed: SIMD3<Float>) -> UInt32 {
        let own = above.channels * (1 - alpha) + channels * (1 - above.alpha)
        return Self.pixel(own + mixed * (alpha * above.alpha), alpha + above.alpha - alpha * above.alpha)
    }

    /// Adds the distances of both from white.
    func darkerSum(_ above: BlendPixel) -> UInt32 {
        let sum = min(1, alpha + above.alpha)
        let lacking = SIMD3(repeating: alpha) - channels + SIMD3(repeating: above.alpha) - above.channels
        return Self.pixel(SIMD3(repeating: sum) - lacking, sum)
    }

    private static func pixel(_ channels: SIMD3<Float>, _ alpha: Float) -> UInt32 {
        let alpha = max(0, min(1, alpha))
        func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(alpha, value)) * 255 + 0.5) }
        return byte(alpha) << 24 | byte(channels.x) << 16 | byte(channels.y) << 8 | byte(channels.z)
    }
}

/// The helpers of the modes that work on the whole colour, as in the W3C's document.
extension SIMD3<Float> {
    private var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

    fileprivate func with(luminosityOf other: SIMD3<Float>) -> SIMD3<Float> {
        let color = self + (other.luminosity - luminosity)
        let (light, least, most) = (color.luminosity, color.min(), color.max())
        if least < 0 { return SIMD3(repeating: light) + (color - light) * (light / (light - least)) }
        if most > 1 { return SIMD3(repeating: light) + (color - light) * ((1 - light) / (most - light)) }
        return color
    }

    fileprivate func with(saturationOf other: SIMD3<Float>) -> SIMD3<Float> {
        let range = self.max() - self.min()
        guard range > 0 else { return .zero }
        return (self - self.min()) * ((other.max() - other.min()) / range)
    }
}
