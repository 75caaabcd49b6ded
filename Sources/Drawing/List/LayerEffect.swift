/// What is done to a part of a picture once it has been drawn. Lengths in points.
public enum LayerEffect: Equatable, Sendable {
    /// Spread by a Gaussian with a standard deviation of `radius`. An opaque one spreads within its own bounds and shows
    /// black where nothing was drawn.
    case blur(radius: Double, isOpaque: Bool)
    /// Under what is drawn lies its alpha once more, in one colour, spread as by a blur and moved by `offset`.
    case shadow(PixelColor, radius: Double, offset: Point)
    /// Every colour becomes another one.
    case color(ColorMatrix)
    /// Black with the luminance as alpha.
    case luminanceToAlpha
    /// Mixed with what lies below, up to the group that it is in.
    case blend(BlendMode)
    /// Seen from another side.
    case projection(Projection)
    /// Drawn as one picture, so that blend modes inside do not see what lies below.
    case isolated
}

/// How colours meet: the modes of the W3C's "Compositing and Blending Level 1", and the operators of Porter and Duff.
public enum BlendMode: String, CaseIterable, Equatable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
