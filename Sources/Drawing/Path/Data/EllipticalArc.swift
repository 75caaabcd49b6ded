import Glibc

/// An arc of an ellipse between two points, as SVG defines it: by the radii and a choice among the four possible arcs.
struct EllipticalArc {
    /// Radii that are too small are enlarged until the ellipse reaches both points.
    var radii: Size
    /// The rotation of the ellipse, clockwise.
    var degrees: Double
    /// True for the longer arc.
    var isLarge: Bool
    var isClockwise: Bool

    /// Adds a line if a radius is zero, nothing if the points are equal.
    func add(from start: Point, to end: Point, into elements: inout [PathElement]) {
        guard start != end else { return }
        guard radii.width != 0, radii.height != 0 else { return elements.append(.line(end)) }
        // From here on in the space in which the ellipse is a circle of radius 1.
        let toEllipse = Affine.scale(x: abs(radii.width), y: abs(radii.height)).then(rotation)
        guard let toCircle = toEllipse.inverse else { return elements.append(.line(end)) }
        let (a, b) = (toCircle.apply(start), toCircle.apply(end))
        let half = hypot(b.x - a.x, b.y - a.y) / 2
        let radius = max(1, half)
        let distance = (radius * radius - half * half).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let (alongX, alongY) = ((b.x - a.x) / (2 * half), (b.y - a.y) / (2 * half))
        let center = Point(x: (a.x + b.x) / 2 - alongY * distance, y: (a.y + b.y) / 2 + alongX * distance)
        let first = atan2(a.y - center.y, a.x - center.x)
        var sweep = atan2(b.y - center.y, b.x - center.x) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let placed = Affine(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y).then(toEllipse)
        elements.addUnitArc(from: first, sweep: sweep, under: placed)
    }

    private var rotation: Affine {
        let angle = degrees * .pi / 180
        return Affine(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }
}
