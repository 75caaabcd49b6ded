import Glibc

extension [PathElement] {
    /// Adds a closed rectangle, clockwise from its top left.
    public mutating func addRect(_ rect: Rect) {
        append(.move(Point(x: rect.x, y: rect.y)))
        append(.line(Point(x: rect.maxX, y: rect.y)))
        append(.line(Point(x: rect.maxX, y: rect.maxY)))
        append(.line(Point(x: rect.x, y: rect.maxY)))
        append(.close)
    }

    /// Adds a closed ellipse that touches the sides of `rect`, clockwise from its right end.
    public mutating func addEllipse(in rect: Rect) {
        let center = Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
        let stretch = Affine(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y)
        append(.move(stretch.apply(Point(x: 1, y: 0))))
        addUnitArc(from: 0, sweep: 2 * .pi, under: stretch)
        append(.close)
    }

    /// Adds an arc of a circle, connected to the current point by a line. Angles are in radians, clockwise from the
    /// right, since y grows downwards; a sweep of more than a turn is one turn.
    public mutating func addArc(center: Point, radius: Double, start: Double, sweep: Double) {
        guard start.isFinite, sweep.isFinite else { return }
        let stretch = Affine(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        let first = stretch.apply(Point(x: cos(start), y: sin(start)))
        append(isEmpty ? .move(first) : .line(first))
        addUnitArc(from: start, sweep: Swift.max(-2 * .pi, Swift.min(2 * .pi, sweep)), under: stretch)
    }

    /// Adds pieces of at most an eighth of a turn. Each is a cubic curve that deviates from the circle by less than
    /// 1/200000 of its radius.
    mutating func addUnitArc(from start: Double, sweep: Double, under transform: Affine) {
        let count = Swift.max(1, Int((abs(sweep) / (.pi / 4)).rounded(.up)))
        let step = sweep / Double(count)
        let handle = 4.0 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
            let (a, b) = (Point(x: cos(from), y: sin(from)), Point(x: cos(to), y: sin(to)))
            append(
                .curve(
                    to: transform.apply(b),
                    control1: transform.apply(Point(x: a.x - a.y * handle, y: a.y + a.x * handle)),
                    control2: transform.apply(Point(x: b.x + b.y * handle, y: b.y - b.x * handle))))
        }
    }

    /// Adds a closed rectangle with individually rounded corners, clockwise. Radii are in points, limited by the sides.
    public mutating func addRoundedRect(_ rect: Rect, radii: CornerRadii, isContinuous: Bool) {
        guard rect.width > 0, rect.height > 0 else { return addRect(rect) }
        let limit = Swift.min(rect.width, rect.height) / 2
        let turns: [(corner: Point, out: Point, along: Point, radius: Double)] = [
            (Point(x: rect.maxX, y: rect.y), Point(x: -1, y: 0), Point(x: 0, y: 1), radii.topRight),
            (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0), radii.bottomRight),
            (Point(x: rect.x, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1), radii.bottomLeft),
            (Point(x: rect.x, y: rect.y), Point(x: 0, y: 1), Point(x: 1, y: 0), radii.topLeft),
        ]
        for turn in turns {
            let radius = Swift.max(0, Swift.min(turn.radius, limit))
            let curve = CornerCurve(radius: radius, limit: limit, isContinuous: isContinuous)
            addCorner(curve) { x, y in
                Point(
                    x: turn.corner.x + turn.out.x * x + turn.along.x * y,
                    y: turn.corner.y + turn.out.y * x + turn.along.y * y)
            }
        }
        append(.close)
    }

    private mutating func addCorner(_ curve: CornerCurve, _ point: (Double, Double) -> Point) {
        let points = curve.points.map { point($0.x, $0.y) }
        append(isEmpty || last == .close ? .move(points[0]) : .line(points[0]))
        for index in stride(from: 1, to: points.count - 2, by: 3) {
            append(.curve(to: points[index + 2], control1: points[index], control2: points[index + 1]))
        }
    }
}

/// The radius of each corner of a rectangle, in points.
public struct CornerRadii: Equatable, Sendable {
    /// The radius of the top left corner, in points.
    public var topLeft: Double
    /// The radius of the top right corner, in points.
    public var topRight: Double
    /// The radius of the bottom right corner, in points.
    public var bottomRight: Double
    /// The radius of the bottom left corner, in points.
    public var bottomLeft: Double

    /// Creates radii in points.
    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Creates equal radii for all corners.
    public init(_ radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
}

/// A corner as three cubic curves, in distances from the corner's tip along both sides.
///
/// A continuous corner begins 1.528665 radii from the tip, and its curvature increases towards its middle. The numbers
/// are those that M. Schulz measured from UIKit's `UIBezierPath(roundedRect:cornerRadius:)` (paintcodeapp.com, "iOS 7
/// icon shape"). Where a side is too short, the corner changes gradually into a circular arc, such as the end of a
/// capsule.
struct CornerCurve {
    /// The distance from the tip to the start of the curve, in radii.
    static let extent = 1.528665

    /// Ten points: a start, and two control points and an end for each curve.
    let points: [Point]

    init(radius: Double, limit: Double, isContinuous: Bool) {
        let smoothing = radius > 0 ? (limit / radius - 1) / (Self.extent - 1) : 0
        let ease = isContinuous ? max(0, min(1, smoothing)) : 0
        points = zip(Self.arc, Self.continuous).map { arc, eased in
            Point(
                x: radius * (arc.x + (eased.x - arc.x) * ease), y: radius * (arc.y + (eased.y - arc.y) * ease))
        }
    }

    private static let continuous: [Point] = {
        let half = [
            Point(x: extent, y: 0), Point(x: 1.08849296, y: 0), Point(x: 0.86840694, y: 0),
            Point(x: 0.63149379, y: 0.07491139), Point(x: 0.37282383, y: 0.16905956),
        ]
        return half + half.reversed().map { Point(x: $0.y, y: $0.x) }
    }()

    /// The same three curves for a circular quarter.
    private static let arc: [Point] = {
        let bend = asin(1 - 0.63149379)
        let angles = [0, bend, Double.pi / 2 - bend, Double.pi / 2]
        var points = [Point(x: 1, y: 0)]
        for (from, to) in zip(angles, angles.dropFirst()) {
            let handle = 4.0 / 3 * tan((to - from) / 4)
            points.append(Point(x: 1 - sin(from) - handle * cos(from), y: 1 - cos(from) + handle * sin(from)))
            points.append(Point(x: 1 - sin(to) + handle * cos(to), y: 1 - cos(to) - handle * sin(to)))
            points.append(Point(x: 1 - sin(to), y: 1 - cos(to)))
        }
        return points
    }()
}
