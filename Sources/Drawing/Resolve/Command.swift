/// One step of drawing, in pixels, with everything around it worked in: transforms, plain clips, folded opacities.
struct Command: Equatable, Sendable {
    /// Every pixel that the command can change. Nothing outside is ever touched.
    var bounds: PixelRect
    /// 0...1, multiplies the alpha of what is drawn.
    var opacity: Double
    var action: Action
}

/// The closed set of steps. Indices point into the tables of the ``ResolvedFrame``.
enum Action: Equatable, Sendable {
    /// Dissolved; kept so that indices stay.
    case nothing
    case fill(Form, Ink)
    /// The part of `outer` that is not in `inner`, which lies in the same space.
    case border(outer: Form, inner: RoundedBox, PixelColor)
    /// Text, a path, a shadow. `placement` runs from the mask's pixels to the frame's; it is a whole translation where
    /// the ink is a gradient or a picture.
    case mask(Int32, placement: Affine, Ink)
    /// `projection` runs from the image's pixels to the frame's.
    case warp(image: Int32, Projection)
    /// `placement` runs from the image's pixels to the frame's.
    case blend(image: Int32, placement: Affine, BlendMode)
    /// What follows, up to the matching end, is cut to the form's edge.
    case beginClip(Form)
    /// What follows, up to the matching end, is cut to a mask at a whole pixel.
    case beginMaskClip(Int32, placement: Affine)
    /// What follows, up to the matching end, is laid down as one picture. Items lie on top of each other only within
    /// `overlap`; elsewhere each may be drawn with the opacity multiplied in.
    case beginGroup(opacity: Double, overlap: PixelRect)
    case end
}

/// What a form is filled with.
enum Ink: Equatable, Sendable {
    case solid(PixelColor)
    /// Set into one colour that hides all below and that was laid down with the same opacity: replaces it, and does
    /// not lie on top of it.
    case inlay(PixelColor, in: PixelColor)
    case gradient(Int32, GradientPlane)
    case field(Int32, GradientField)
    /// The transform runs from the image's pixels to the frame's.
    case image(Int32, Affine)
}

/// The location on a gradient's line as a function of the position: `dx * x + dy * y + base`, pixels.
struct GradientPlane: Equatable, Sendable {
    var dx: Double
    var dy: Double
    var base: Double
    /// Where the pattern lies that its colours are dithered by.
    var dither = Dither()

    /// Where the line has no length, everything lies past its end.
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
