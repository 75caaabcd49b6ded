/// An effect on a part of a picture after it has been drawn. Lengths are in points.
public enum LayerEffect: Equatable, Sendable {
    /// A Gaussian blur with a standard deviation of `radius`. If opaque, it is limited to the bounds of its content and
    /// shows black where nothing was drawn.
    case blur(radius: Double, isOpaque: Bool)
    /// A copy of the content's alpha below the content, in one colour, blurred and moved by `offset`.
    case shadow(PixelColor, radius: Double, offset: Point)
    /// A change of every colour.
    case color(ColorMatrix)
    /// Black with the luminance as alpha.
    case luminanceToAlpha
    /// Blending with the content below, up to the enclosing group.
    case blend(BlendMode)
    /// A perspective projection.
    case projection(Projection)
    /// The content as one picture, so that blend modes inside do not affect the content below.
    case isolated
}

/// Blend modes: those of the W3C's "Compositing and Blending Level 1", and the operators of Porter and Duff.
public enum BlendMode: String, CaseIterable, Equatable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
