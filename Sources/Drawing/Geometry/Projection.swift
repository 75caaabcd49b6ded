/// A plane seen in perspective: `x' = (m11·x + m21·y + m31) / w`, `y' = (m12·x + m22·y + m32) / w`, with
/// `w = m13·x + m23·y + m33`.
public struct Projection: Equatable, Sendable {
    /// How much of x goes into x.
    public var m11: Double
    /// How much of x goes into y.
    public var m12: Double
    /// How much of x goes into the distance.
    public var m13: Double
    /// How much of y goes into x.
    public var m21: Double
    /// How much of y goes into y.
    public var m22: Double
    /// How much of y goes into the distance.
    public var m23: Double
    /// Points.
    public var m31: Double
    /// Points.
    public var m32: Double
    /// The distance of the origin.
    public var m33: Double

    /// A transform without perspective.
    public init(_ affine: Affine) {
        (m11, m12, m13) = (affine.a, affine.b, 0)
        (m21, m22, m23) = (affine.c, affine.d, 0)
        (m31, m32, m33) = (affine.tx, affine.ty, 1)
    }

    /// The nine numbers of the formula, row by row.
    public init(_ rows: [Double]) {
        precondition(rows.count == 9, "a projection has nine numbers")
        (m11, m12, m13) = (rows[0], rows[1], rows[2])
        (m21, m22, m23) = (rows[3], rows[4], rows[5])
        (m31, m32, m33) = (rows[6], rows[7], rows[8])
    }

    /// The numbers row by row.
    public var rows: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

    /// The same without perspective, where there is none.
    public var affine: Affine? {
        guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
        return Affine(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }

    /// The projection that applies `self` first and `next` to its result.
    public func then(_ next: Projection) -> Projection {
        let (left, right) = (rows, next.rows)
        var product = [Double](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                for index in 0..<3 { product[row * 3 + column] += left[row * 3 + index] * right[index * 3 + column] }
            }
        }
        return Projection(product)
    }

    /// Where the point comes to lie; nil for what lies behind the eye or in its plane.
    public func apply(_ point: Point) -> Point? {
        let w = m13 * point.x + m23 * point.y + m33
        guard w > 1e-6 else { return nil }
        return Point(
            x: (m11 * point.x + m21 * point.y + m31) / w, y: (m12 * point.x + m22 * point.y + m32) / w)
    }

    /// Nil when the plane is seen edge on.
    public var inverse: Projection? {
        let r = rows
        func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { r[a] * r[d] - r[b] * r[c] }
        let first: [Double] = [minor(4, 5, 7, 8), minor(2, 1, 8, 7), minor(1, 2, 4, 5)]
        let second: [Double] = [minor(5, 3, 8, 6), minor(0, 2, 6, 8), minor(2, 0, 5, 3)]
        let third: [Double] = [minor(3, 4, 6, 7), minor(1, 0, 7, 6), minor(0, 1, 3, 4)]
        let determinant: Double = r[0] * first[0] + r[3] * first[1] + r[6] * first[2]
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
        return Projection((first + second + third).map { $0 / determinant })
    }

    var dumped: String { rows.map { ($0 * 1000).dumped }.joined(separator: " ") + " / 1000" }
}
