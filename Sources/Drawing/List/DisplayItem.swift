/// A shape to fill or to clip to. All lengths are in points.
public enum Outline: Equatable, Sendable {
    case rect(Rect)
    /// A radius larger than half of the shorter side makes a capsule, or a circle when the sides are equal.
    case roundedRect(Rect, radius: Double)
    case ellipse(Rect)
    /// `origin` is the position of the path's own origin.
    case path(VectorPath, origin: Point)
}

/// The fill of an outline.
public enum Paint: Equatable, Sendable {
    case solid(PixelColor)
    /// `gradient` is an index into ``DisplayList/gradients``; the colours run from `start` to `end` (points in the
    /// outline's space) and are constant beyond them.
    case linearGradient(gradient: Int32, start: Point, end: Point)
    /// The colours run outwards, from the ellipse with `start` times the radii to the one with the full radii.
    case radialGradient(gradient: Int32, center: Point, radii: Size, start: Double)
    /// The colours run around `center`, clockwise from the angle `start` over `sweep` (radians; 0 points to the right).
    case angularGradient(gradient: Int32, center: Point, start: Double, sweep: Double)
}

/// One step of painting. Items are drawn in order, later ones on top; pushes and pops nest.
public enum DisplayItem: Equatable, Sendable {
    case fill(Outline, Paint)
    /// A line of `width` points that lies entirely inside the outline's edge.
    case border(Outline, width: Double, PixelColor)
    /// `run` is an index into ``DisplayList/runs``; `origin` is the left end of the baseline.
    case text(run: Int32, origin: Point, PixelColor)
    /// `image` is an index into ``DisplayList/images``; the image is stretched over `frame`.
    case image(image: Int32, frame: Rect, opacity: Double)
    /// Clips everything up to the matching pop to the outline and to the enclosing clips.
    case pushClip(Outline)
    case popClip
    /// Draws everything up to the matching pop as one picture with `opacity` (0...1).
    case pushGroup(opacity: Double)
    case popGroup
    /// Applies inside the transforms already pushed.
    case pushTransform(Affine)
    case popTransform
    /// Draws everything up to the matching pop with the effect: an index into ``DisplayList/effects``.
    case pushEffect(effect: Int32)
    case popEffect
    /// Masks everything between the matching ``beginMasked`` and the matching pop with the alpha of the items before
    /// ``beginMasked``.
    case pushMask
    case beginMasked
    case popMask
}
