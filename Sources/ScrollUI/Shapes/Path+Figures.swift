import Drawing
public import Foundation

extension Path {
    /// A rectangle as a figure of its own.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(Rect(rect)) }
    }

    /// Each rectangle as a figure of its own.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A chain of lines as a figure of its own.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// An ellipse that touches the sides of `rect`, as a figure of its own.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addEllipse(in: Rect(rect)) }
    }

    /// A rectangle with round corners, points, as a figure of its own; the width of `cornerSize` counts.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = CornerRadii(Double(cornerSize.width))
        add(transform) { $0.addRoundedRect(Rect(rect), radii: radii, isContinuous: style == .continuous) }
    }

    /// A rectangle with a radius of its own for each corner, points, as a figure of its own.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) {
            $0.addRoundedRect(Rect(rect), radii: cornerRadii.radii, isContinuous: style == .continuous)
        }
    }

    /// A part of a circle, joined by a line to what is there. `clockwise` is meant in a space whose y grows upwards, as
    /// in Core Graphics: on the screen an arc with `false` goes clockwise.
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

    /// A part of a circle over the angle `delta`, joined by a line to what is there.
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

    /// A part of a circle that touches the lines from the current point to `tangent1End` and from there to
    /// `tangent2End`, joined by a line to what is there.
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

    /// The steps of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        add(transform) { $0 += path.elements }
    }
}

extension Point {
    /// Of length one; to the right where both are the same.
    fileprivate func direction(to other: Point) -> Point {
        let (x, y) = (other.x - self.x, other.y - self.y)
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? Point(x: x / length, y: y / length) : Point(x: 1, y: 0)
    }
}
