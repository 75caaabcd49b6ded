import ScrollUI

extension ShownEffect {
    /// Returns the code of an effect by `amount`, from -1 at the leading end to 1 at the trailing one.
    func code(_ amount: String, blend: BlendMode) -> [String] {
        switch self {
        case .projection:
            [
                "var transform = ProjectionTransform()", "transform.m23 = 0.0016 * abs(\(amount))",
                "return effect.transformEffect(transform)",
            ]
        case .rotation3D:
            [
                "return effect.rotation3DEffect(",
                "    .degrees(-55 * \(amount)), axis: (x: 0, y: 1, z: 0), perspective: 0.6)",
            ]
        case .transform:
            [
                "let transform = CGAffineTransform(a: 1, b: 0.18 * \(amount), c: 0, d: 1, tx: 0, ty: 0)",
                "return effect.transformEffect(transform)",
            ]
        case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .blend:
            ["return effect.\(recoloring(amount, blend))"]
        case .opacity, .scale, .stretch, .rotation, .offset, .blur: ["return effect.\(change(amount))"]
        }
    }

    private func recoloring(_ amount: String, _ blend: BlendMode) -> String {
        switch self {
        case .brightness: "brightness(0.5 * abs(\(amount)))"
        case .contrast: "contrast(1 - 0.8 * abs(\(amount)))"
        case .saturation: "saturation(1 + 1.5 * abs(\(amount)))"
        case .grayscale: "grayscale(abs(\(amount)))"
        case .hueRotation: "hueRotation(.degrees(180 * \(amount)))"
        default: "blendMode(\(amount) == 0 ? .normal : .\(blend.rawValue))"
        }
    }

    private func change(_ amount: String) -> String {
        switch self {
        case .opacity: "opacity(1 - 0.8 * abs(\(amount)))"
        case .scale: "scaleEffect(1 - 0.4 * abs(\(amount)))"
        case .stretch: "scaleEffect(x: 1 - 0.6 * abs(\(amount)))"
        case .rotation: "rotationEffect(.degrees(20 * \(amount)))"
        case .offset: "offset(y: 60 * abs(\(amount)))"
        default: "blur(radius: 12 * abs(\(amount)))"
        }
    }
}
