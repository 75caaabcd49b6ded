/// A perspective projection of a plane: with `p = x · right + y · down + origin`, a point is mapped to `p.x / p.z, p.y
/// / p.z`.
public struct Projection: Equatable, Sendable {
    /// The factors of x in x, y and the distance.
    public var right: SIMD3<Double>
    /// The factors of y in x, y and the distance.
    public var down: SIMD3<Double>
    /// The image of the origin in points, and its distance.
    public var origin: SIMD3<Double>

    /// Creates a projection from the three vectors of the formula.
    public init(right: SIMD3<Double>, down: SIMD3<Double>, origin: SIMD3<Double>) {
        self.right = right
        self.down = down
        self.origin = origin
    }

    /// Creates a projection from a transform without perspective.
    public init(_ affine: Affine) {
        right = SIMD3(affine.a, affine.b, 0)
        down = SIMD3(affine.c, affine.d, 0)
        origin = SIMD3(affine.tx, affine.ty, 1)
    }

    /// The equal transform without perspective; nil if the projection has perspective.
    public var affine: Affine? {
        guard right.z == 0, down.z == 0, origin.z != 0 else { return nil }
        let s = origin.z
        return Affine(
            a: right.x / s, b: right.y / s, c: down.x / s, d: down.y / s, tx: origin.x / s, ty: origin.y / s)
    }

    /// Returns the projection that applies `self` first and `next` to its result.
    public func then(_ next: Projection) -> Projection {
        func mapped(_ v: SIMD3<Double>) -> SIMD3<Double> { next.right * v.x + next.down * v.y + next.origin * v.z }
        return Projection(right: mapped(right), down: mapped(down), origin: mapped(origin))
    }

    /// Returns the projected point; nil for a point behind the eye or in its plane.
    @inline(__always)
    public func apply(_ point: Point) -> Point? {
        let projected = right * point.x + down * point.y + origin
        guard projected.z > 1e-6 else { return nil }
        return Point(x: projected.x / projected.z, y: projected.y / projected.z)
    }

    /// The inverse projection; nil if the plane is seen edge on.
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

    /// True if the numbers differ by less than `tolerance` in total.
    func isNear(_ other: Projection, tolerance: Double) -> Bool {
        let (u, v, w) = (right - other.right, down - other.down, origin - other.origin)
        return (u * u + v * v + w * w).sum() < tolerance * tolerance
    }

    /// The numbers in thousandths, since perspective factors are small.
    var dumped: String {
        [right, down, origin].map { v in (0..<3).map { (v[$0] * 1000).dumped }.joined(separator: " ") }
            .joined(separator: ", ") + " / 1000"
    }
}
