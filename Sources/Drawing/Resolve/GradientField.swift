import Glibc

/// The location on a gradient's line as a nonlinear function of the position.
struct GradientField: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// From the circle with the radius `start` outwards to the one with the radius 1.
        case radial(start: Double)
        /// Around the origin, clockwise from the angle `start` over `sweep`, in radians.
        case angular(start: Double, sweep: Double)
    }

    let kind: Kind
    /// The transform from pixels to the space of `kind`.
    let inverse: Affine
    /// The dither of its colours.
    var dither = Dither()

    /// `radii` are in the space that `transform` maps to pixels. Nil if the field is singular.
    init?(_ kind: Kind, center: Point, radii: Size, under transform: Affine) {
        let field = Affine(a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
        guard let inverse = field.then(transform).inverse else { return nil }
        self.kind = kind
        self.inverse = inverse
    }

    /// `x` and `y` are in pixels.
    @inline(__always)
    func location(x: Double, y: Double) -> Double {
        let point = inverse.apply(Point(x: x, y: y))
        switch kind {
        case .radial(let start):
            let distance = (point.x * point.x + point.y * point.y).squareRoot()
            return start == 1 ? (distance < 1 ? 0 : 1) : (distance - start) / (1 - start)
        case .angular(let start, let sweep):
            return Self.turn(atan2(point.y, point.x) - start, sweep)
        }
    }

    /// Angles outside of the sweep take the colour of the nearer end, as in SwiftUI's gradients.
    private static func turn(_ angle: Double, _ sweep: Double) -> Double {
        let full = 2 * Double.pi
        let size = min(abs(sweep), full)
        guard size > 0 else { return 1 }
        var rest = fmod(sweep < 0 ? -angle : angle, full)
        if rest < 0 { rest += full }
        if rest <= size { return rest / size }
        return rest - size < full - rest ? 1 : 0
    }
}
