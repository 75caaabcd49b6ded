/// A plane transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct Affine: Equatable, Sendable {
    /// How much of x goes into x.
    public var a: Double
    /// How much of x goes into y.
    public var b: Double
    /// How much of y goes into x.
    public var c: Double
    /// How much of y goes into y.
    public var d: Double
    /// Points.
    public var tx: Double
    /// Points.
    public var ty: Double

    /// The six numbers of the formula.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Leaves every point where it is.
    public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Moves by that many points.
    public static func translation(x: Double, y: Double) -> Affine {
        Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Stretches away from the origin.
    public static func scale(x: Double, y: Double) -> Affine {
        Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// The transform that applies `self` first and `next` to its result.
    public func then(_ next: Affine) -> Affine {
        Affine(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Nil when the transform flattens the plane.
    public var inverse: Affine? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        let r = 1 / determinant
        return Affine(
            a: d * r, b: -b * r, c: -c * r, d: a * r,
            tx: (c * ty - d * tx) * r, ty: (b * tx - a * ty) * r)
    }

    /// Where the point comes to lie.
    public func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// True when axis-aligned rectangles stay axis-aligned and keep their orientation.
    public var isScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
