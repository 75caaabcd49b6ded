import Drawing
public import Foundation

extension Path {
    /// Adds a rectangle as a separate subpath.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(Rect(rect)) }
    }

    /// Adds each rectangle as a separate subpath.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds connected lines as a separate subpath.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds an ellipse that touches the sides of `rect`, as a separate subpath.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addEllipse(in: Rect(rect)) }
    }

    /// Adds a rounded rectangle as a separate subpath; the radius is the width of `cornerSize`, in points.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = CornerRadii(Double(cornerSize.width))
        add(transform) { $0.addRoundedRect(Rect(rect), radii: radii, isContinuous: style == .continuous) }
    }

    /// Adds a rectangle with a radius for each corner, in points, as a separate subpath.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) {
            $0.addRoundedRect(Rect(rect), radii: cornerRadii.radii, isContinuous: style == .continuous)
        }
    }

    /// Adds a circular arc, connected by a line to the current point. `clockwise` refers to a space whose y axis points up, as in Core
    /// Graphics: on screen, an arc with `false` runs clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let full = 2 * Double.pi
        var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: full)
        let isFull = abs(endAngle.radians - startAngle.radians) >= full
        if clockwise, sweep > 0 { sweep -= full }
        if !clockwise, sweep < 0 { sweep += full }
        if isFull { sweep = clockwise ? -full : full }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep), transform: transform)
    }

    /// Adds a circular arc over the angle `delta`, connected by a line to the current point.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let hasStart = currentPoint != nil
        add(transform) { elements in
            elements.addArc(
                center: Point(center), radius: Double(radius), start: startAngle.radians, sweep: delta.radians)
            guard hasStart, case .move(let first)? = elements.first else { return }
            elements[0] = .line(first)
        }
    }

    /// Adds a circular arc that touches the lines from the current point to `tangent1End` and from there to `tangent2End`, connected by
    /// a line to the current point.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let corner = Point(tangent1End)
        let (back, ahead) = (corner.direction(to: Point(current)), corner.direction(to: Point(tangent2End)))
        let across = back.x * ahead.x + back.y * ahead.y
        let turn = back.x * ahead.y - back.y * ahead.x
        guard abs(turn) > 1e-9, radius > 0 else { return addLine(to: tangent1End.applying(transform)) }
        let length = Double(radius) * (1 + across) / abs(turn)
        let touch = Point(x: corner.x + back.x * length, y: corner.y + back.y * length)
        let side: Double = turn > 0 ? 1 : -1
        let center = Point(
            x: touch.x - back.y * Double(radius) * side, y: touch.y + back.x * Double(radius) * side)
        let start = atan2(touch.y - center.y, touch.x - center.x)
        addRelativeArc(
            center: CGPoint(center), radius: radius, startAngle: .radians(start),
            delta: .radians(-side * (.pi - acos(max(-1, min(1, across))))), transform: transform)
    }

    /// Adds the elements of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        add(transform) { $0 += path.elements }
    }
}

extension Point {
    /// Returns the unit vector to `other`, or the vector to the right if the points are equal.
    fileprivate func direction(to other: Point) -> Point {
        let (x, y) = (other.x - self.x, other.y - self.y)
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? Point(x: x / length, y: y / length) : Point(x: 1, y: 0)
    }
}
