/// A drawing step in pixels. Transforms, plain clips and folded opacities are already applied.
struct Command: Equatable, Sendable {
    /// All pixels that the command can change. Others are never touched.
    var bounds: PixelRect
    /// 0...1; multiplies the alpha of the content.
    var opacity: Double
    var action: Action
}

/// The closed set of steps. Indices point into the tables of the ``ResolvedFrame``.
enum Action: Equatable, Sendable {
    /// A removed step, which preserves the indices of others.
    case nothing
    case fill(Form, Ink)
    /// The part of `outer` outside `inner`; both are in the same space.
    case border(outer: Form, inner: RoundedBox, PixelColor)
    /// Text, a path, or a shadow. `placement` maps the mask's pixels to the frame's; it is a whole translation if the
    /// ink is a gradient or a picture.
    case mask(Int32, placement: Affine, Ink)
    /// `projection` maps the image's pixels to the frame's.
    case warp(image: Int32, Projection)
    /// `placement` maps the image's pixels to the frame's.
    case blend(image: Int32, placement: Affine, BlendMode)
    /// Clips the commands up to the matching end to the form.
    case beginClip(Form)
    /// Clips the commands up to the matching end to a mask at a whole pixel.
    case beginMaskClip(Int32, placement: Affine)
    /// Draws the commands up to the matching end as one picture. Items overlap only within `overlap`; elsewhere the
    /// opacity may be multiplied into each.
    case beginGroup(opacity: Double, overlap: PixelRect)
    case end
}

/// The fill of a form.
enum Ink: Equatable, Sendable {
    case solid(PixelColor)
    /// Replaces a colour that hides everything below it and has the same opacity, instead of blending over it.
    case inlay(PixelColor, in: PixelColor)
    case gradient(Int32, GradientPlane)
    case field(Int32, GradientField)
    /// The transform maps the image's pixels to the frame's.
    case image(Int32, Affine)
}

/// The location on a gradient's line as a linear function of the position: `dx * x + dy * y + base`, in pixels.
struct GradientPlane: Equatable, Sendable {
    var dx: Double
    var dy: Double
    var base: Double
    /// The dither of its colours.
    var dither = Dither()

    /// The value for a line without length: every position lies beyond its end.
    static let end = GradientPlane(dx: 0, dy: 0, base: 1)

    /// `start` and `end` are in the space that `transform` maps to pixels.
    init(from start: Point, to end: Point, under transform: Affine) {
        let x = end.x - start.x
        let y = end.y - start.y
        let length = x * x + y * y
        guard length > 0, length.isFinite, let inverse = transform.inverse else {
            self = .end
            return
        }
        dx = (inverse.a * x + inverse.b * y) / length
        dy = (inverse.c * x + inverse.d * y) / length
        base = ((inverse.tx - start.x) * x + (inverse.ty - start.y) * y) / length
        if !(dx.isFinite && dy.isFinite && base.isFinite) { self = .end }
    }

    private init(dx: Double, dy: Double, base: Double) {
        self.dx = dx
        self.dy = dy
        self.base = base
    }

    func location(x: Double, y: Double) -> Double { dx * x + dy * y + base }
}
