import Drawing
public import Foundation

/// A plane transform, as Core Graphics has it, which Foundation lacks on Linux: `x' = a·x + c·y + tx`,
/// `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable {
    /// How much of x goes into x.
    public var a: CGFloat
    /// How much of x goes into y.
    public var b: CGFloat
    /// How much of y goes into x.
    public var c: CGFloat
    /// How much of y goes into y.
    public var d: CGFloat
    /// Points.
    public var tx: CGFloat
    /// Points.
    public var ty: CGFloat

    /// Leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Leaves every point where it is.
    public init() {
        self = .identity
    }

    /// The six numbers of the formula.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Moves by that many points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Stretches away from the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Turns around the origin: radians, clockwise since y grows downwards.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// True when every point stays.
    public var isIdentity: Bool { self == .identity }

    /// `self` first, then `next`.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(affine.then(next.affine))
    }

    /// A move first, then `self`.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A stretch first, then `self`.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A turn first, then `self`.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse; the transform itself where there is none.
    public func inverted() -> CGAffineTransform {
        affine.inverse.map { CGAffineTransform($0) } ?? self
    }

    init(_ affine: Affine) {
        self.init(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty)
    }

    var affine: Affine {
        Affine(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
    }
}

extension CGPoint {
    /// Where the point comes to lie.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(transform.affine.apply(Point(self)))
    }

    package init(_ point: Point) {
        self.init(x: point.x, y: point.y)
    }
}

extension CGRect {
    /// The upright rectangle around the transformed corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect { mapped(by: transform.affine) }
}

extension Point {
    package init(_ point: CGPoint) {
        self.init(x: Double(point.x), y: Double(point.y))
    }
}
