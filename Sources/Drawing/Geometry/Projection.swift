/// A plane seen in perspective: with `p = x · right + y · down + origin`, a point comes to lie at `p.x / p.z, p.y / p.z`.
public struct Projection: Equatable, Sendable {
    /// How much of x goes into x, y and the distance.
    public var right: SIMD3<Double>
    /// How much of y goes into x, y and the distance.
    public var down: SIMD3<Double>
    /// Where the origin goes, points, and its distance.
    public var origin: SIMD3<Double>

    /// The three vectors of the formula.
    public init(right: SIMD3<Double>, down: SIMD3<Double>, origin: SIMD3<Double>) {
        self.right = right
        self.down = down
        self.origin = origin
    }

    /// A transform without perspective.
    public init(_ affine: Affine) {
        right = SIMD3(affine.a, affine.b, 0)
        down = SIMD3(affine.c, affine.d, 0)
        origin = SIMD3(affine.tx, affine.ty, 1)
    }

    /// The same without perspective, where there is none.
    public var affine: Affine? {
        guard right.z == 0, down.z == 0, origin.z != 0 else { return nil }
        let s = origin.z
        return Affine(
            a: right.x / s, b: right.y / s, c: down.x / s, d: down.y / s, tx: origin.x / s, ty: origin.y / s)
    }

    /// The projection that applies `self` first and `next` to its result.
    public func then(_ next: Projection) -> Projection {
        func mapped(_ v: SIMD3<Double>) -> SIMD3<Double> { next.right * v.x + next.down * v.y + next.origin * v.z }
        return Projection(right: mapped(right), down: mapped(down), origin: mapped(origin))
    }

    /// Where the point comes to lie; nil for what lies behind the eye or in its plane.
    @inline(__always)
    public func apply(_ point: Point) -> Point? {
        let projected = right * point.x + down * point.y + origin
        guard projected.z > 1e-6 else { return nil }
        return Point(x: projected.x / projected.z, y: projected.y / projected.z)
    }

    /// Nil when the plane is seen edge on.
    public var inverse: Projection? {
        let (a, b, c) = (Self.cross(down, origin), Self.cross(origin, right), Self.cross(right, down))
        let determinant = (right * a).sum()
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
        let r = 1 / determinant
        return Projection(
            right: SIMD3(a.x, b.x, c.x) * r, down: SIMD3(a.y, b.y, c.y) * r, origin: SIMD3(a.z, b.z, c.z) * r)
    }

    private static func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    }

    /// True when no number differs by more than `tolerance`.
    func isNear(_ other: Projection, tolerance: Double) -> Bool {
        let (u, v, w) = (right - other.right, down - other.down, origin - other.origin)
        return (u * u + v * v + w * w).sum() < tolerance * tolerance
    }

    /// In thousandths, since perspective is a matter of small numbers.
    var dumped: String {
        [right, down, origin].map { v in (0..<3).map { (v[$0] * 1000).dumped }.joined(separator: " ") }
            .joined(separator: ", ") + " / 1000"
    }
}
