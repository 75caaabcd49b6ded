/// What is filled or clipped to. All lengths in points.
public enum Outline: Equatable, Sendable {
    case rect(Rect)
    /// A radius larger than half of the shorter side makes a capsule, or a circle when the sides are equal.
    case roundedRect(Rect, radius: Double)
    case ellipse(Rect)
    /// `origin` is where the path's own zero lies.
    case path(VectorPath, origin: Point)
}

/// What an outline is filled with.
public enum Paint: Equatable, Sendable {
    case solid(PixelColor)
    /// `gradient` indexes ``DisplayList/gradients``; the colours run from `start` to `end` (points, same space as
    /// the outline) and stay at the end colours beyond.
    case linearGradient(gradient: Int32, start: Point, end: Point)
    /// The colours run outwards from the ellipse with `start` times the radii to the one with the radii themselves.
    case radialGradient(gradient: Int32, center: Point, radii: Size, start: Double)
    /// The colours run around `center`, clockwise from the angle `start` over `sweep` (radians, from the right).
    case angularGradient(gradient: Int32, center: Point, start: Double, sweep: Double)
}

/// One step of painting. Items are drawn in order, later ones on top; pushes and pops nest.
public enum DisplayItem: Equatable, Sendable {
    case fill(Outline, Paint)
    /// A line of `width` points that lies wholly inside the outline's edge.
    case border(Outline, width: Double, PixelColor)
    /// `run` indexes ``DisplayList/runs``; `origin` is the left end of the baseline.
    case text(run: Int32, origin: Point, PixelColor)
    /// `image` indexes ``DisplayList/images``, stretched over `frame`.
    case image(image: Int32, frame: Rect, opacity: Double)
    /// Everything up to the matching pop is cut to the outline (and to the clips outside it).
    case pushClip(Outline)
    case popClip
    /// Everything up to the matching pop is drawn as one picture, then laid down with `opacity` (0...1).
    case pushGroup(opacity: Double)
    case popGroup
    /// Applies inside the transforms already pushed.
    case pushTransform(Affine)
    case popTransform
    /// Everything up to the matching pop is drawn with the effect: an index into ``DisplayList/effects``.
    case pushEffect(effect: Int32)
    case popEffect
    /// Everything from the matching ``beginMasked`` to the matching pop is seen only where what comes before that has
    /// alpha, and as strongly.
    case pushMask
    case beginMasked
    case popMask
}
