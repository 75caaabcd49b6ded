/// A plane transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct Affine: Equatable, Sendable {
    /// The factor of x in x'.
    public var a: Double
    /// The factor of x in y'.
    public var b: Double
    /// The factor of y in x'.
    public var c: Double
    /// The factor of y in y'.
    public var d: Double
    /// The horizontal translation, in points.
    public var tx: Double
    /// The vertical translation, in points.
    public var ty: Double

    /// Creates a transform from the six numbers of the formula.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The transform that maps every point to itself.
    public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Returns a translation by the given distances in points.
    public static func translation(x: Double, y: Double) -> Affine {
        Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Returns a scaling from the origin.
    public static func scale(x: Double, y: Double) -> Affine {
        Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Returns the transform that applies `self` first and `next` to its result.
    public func then(_ next: Affine) -> Affine {
        Affine(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The inverse transform; nil if the transform is singular.
    public var inverse: Affine? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        let r = 1 / determinant
        return Affine(
            a: d * r, b: -b * r, c: -c * r, d: a * r,
            tx: (c * ty - d * tx) * r, ty: (b * tx - a * ty) * r)
    }

    /// Returns the transformed point.
    public func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// True if axis-aligned rectangles stay axis-aligned and retain their orientation.
    public var isScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
