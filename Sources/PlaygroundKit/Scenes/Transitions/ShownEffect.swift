import ScrollUI

/// The visual effects, which do not change the layout.
enum ShownEffect: String, SceneChoice {
    case opacity = "Opacity"
    case scale = "Scale"
    case stretch = "Scale, one way"
    case rotation = "Rotation"
    case rotation3D = "Rotation in space"
    case offset = "Offset"
    case transform = "Affine transform"
    case projection = "Projection"
    case blur = "Blur"
    case brightness = "Brightness"
    case contrast = "Contrast"
    case saturation = "Saturation"
    case grayscale = "Grayscale"
    case hueRotation = "Hue rotation"
    case blend = "Blend mode"
}

extension BlendMode: SceneChoice {
    /// `Color dodge` for `colorDodge`.
    var title: String {
        let words = rawValue.reduce(into: "") { text, letter in
            text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
