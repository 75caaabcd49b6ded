import Drawing
public import Foundation

/// The mixing of a view's colours with those behind it: the blend modes of W3C Compositing and the Porter-Duff operators.
public enum BlendMode: String, CaseIterable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

    /// The equivalent in `Drawing`, whose cases have the same names.
    var drawn: Drawing.BlendMode { Drawing.BlendMode(rawValue: rawValue) ?? .normal }
}

/// A rotation around any axis, drawn in perspective.
struct SpatialRotation: Equatable, Sendable {
    /// The angle in radians.
    var angle: Double
    var axis: SIMD3<Double>
    var anchor: UnitPoint
    /// The depth of the rotation's centre, in points towards the viewer.
    var anchorZ: Double
    /// The strength of the perspective: 0 is none; 1 puts the eye at a distance equal to the view's longer side.
    var perspective: Double

    var vector: EffectVector {
        EffectVector(SIMD8(angle, axis.x, axis.y, axis.z, anchorZ, perspective, anchor.x, anchor.y))
    }

    func with(_ numbers: SIMD16<Double>) -> SpatialRotation {
        SpatialRotation(
            angle: numbers[0], axis: SIMD3(numbers[1], numbers[2], numbers[3]),
            anchor: UnitPoint(x: numbers[6], y: numbers[7]), anchorZ: numbers[4], perspective: numbers[5])
    }

    /// Returns the rotation around the origin by Rodrigues' formula; z increases towards the viewer. The eye is at a distance of the longer
    /// side divided by `perspective` from the centre. Source: `_Rotation3DEffect` of SwiftUI 6.5.4.
    func projection(for size: CGSize) -> Projection {
        let length = (axis * axis).sum().squareRoot()
        guard length > 0, length.isFinite, angle.isFinite else { return Projection(.identity) }
        let u = axis / length
        let (c, s) = (cos(angle), sin(angle))
        let t = 1 - c
        let side = Double(max(size.width, size.height))
        let k = side > 0 ? perspective / side : 0
        let right = SIMD3(c + u.x * u.x * t, u.y * u.x * t + u.z * s, u.z * u.x * t - u.y * s)
        let down = SIMD3(u.x * u.y * t - u.z * s, c + u.y * u.y * t, u.z * u.y * t + u.x * s)
        let near = SIMD3(u.x * u.z * t + u.y * s, u.y * u.z * t - u.x * s, c + u.z * u.z * t)
        return Projection(
            right: SIMD3(right.x, right.y, -k * right.z), down: SIMD3(down.x, down.y, -k * down.z),
            origin: SIMD3(-near.x * anchorZ, -near.y * anchorZ, 1 + k * near.z * anchorZ))
    }
}

/// A view's shadow; lengths in points.
struct ViewShadow: Equatable, Sendable {
    /// sRGB components, 0...1.
    var color: SIMD4<Double>
    var radius: Double
    var x: Double
    var y: Double

    /// The colour is interpolated in linear light.
    var vector: EffectVector {
        EffectVector(SIMD8(lowHalf: color.linear, highHalf: SIMD4(radius, x, y, 0)))
    }

    func with(_ numbers: SIMD16<Double>) -> ViewShadow {
        ViewShadow(
            color: numbers.lowHalf.lowHalf.encoded, radius: numbers[4], x: numbers[5], y: numbers[6])
    }
}

/// A colour effect with a number or a colour as parameter.
struct ColorEffect: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case brightness, contrast, saturation, grayscale, hueRotation, multiply, invert
    }

    let kind: Kind
    /// The components of the colour; for a number only the first component is used.
    var value: SIMD4<Double>

    init(_ kind: Kind, _ value: Double) {
        self.init(kind, SIMD4(value, 0, 0, 0))
    }

    init(_ kind: Kind, _ value: SIMD4<Double>) {
        self.kind = kind
        self.value = value
    }

    var vector: EffectVector { EffectVector(SIMD8(value.x, value.y, value.z, value.w, 0, 0, 0, 0)) }

    func with(_ numbers: SIMD16<Double>) -> ColorEffect {
        ColorEffect(kind, SIMD4(numbers[0], numbers[1], numbers[2], numbers[3]))
    }

    /// The colour matrix; nil if the effect changes nothing.
    var matrix: ColorMatrix? {
        let matrix: ColorMatrix =
            switch kind {
            case .brightness: .brightness(value.x)
            case .contrast: .contrast(value.x)
            case .saturation: .saturation(value.x)
            case .grayscale: .saturation(1 - value.x)
            case .hueRotation: .hueRotation(value.x)
            case .multiply: .multiply(value.x, value.y, value.z)
            case .invert: .inverted
            }
        return matrix == .identity && opacity == 1 ? nil : matrix
    }

    /// The factor on the view's alpha: for `multiply` the alpha of the multiplied colour, otherwise 1.
    var opacity: Double { kind == .multiply ? min(1, max(0, value.w)) : 1 }
}

/// A plane transform with perspective, like that of SwiftUI.
public struct ProjectionTransform: Equatable, Sendable {
    /// The factor of x in x.
    public var m11: CGFloat = 1
    /// The factor of x in y.
    public var m12: CGFloat = 0
    /// The factor of x in the distance.
    public var m13: CGFloat = 0
    /// The factor of y in x.
    public var m21: CGFloat = 0
    /// The factor of y in y.
    public var m22: CGFloat = 1
    /// The factor of y in the distance.
    public var m23: CGFloat = 0
    /// The translation along x, in points.
    public var m31: CGFloat = 0
    /// The translation along y, in points.
    public var m32: CGFloat = 0
    /// The distance at the origin.
    public var m33: CGFloat = 1

    /// Creates the identity transform.
    public init() {}

    /// Creates a transform without perspective.
    public init(_ m: CGAffineTransform) {
        self.init(Projection(m.affine))
    }

    init(_ projection: Projection) {
        (m11, m12, m13) = (projection.right.x, projection.right.y, projection.right.z)
        (m21, m22, m23) = (projection.down.x, projection.down.y, projection.down.z)
        (m31, m32, m33) = (projection.origin.x, projection.origin.y, projection.origin.z)
    }

    var projection: Projection {
        Projection(
            right: SIMD3(Double(m11), Double(m12), Double(m13)), down: SIMD3(Double(m21), Double(m22), Double(m23)),
            origin: SIMD3(Double(m31), Double(m32), Double(m33)))
    }

    /// Whether this is the identity transform.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether the transform has no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns the transform that applies `self` first, then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(projection.then(rhs.projection))
    }

    /// Inverts the transform; returns false and leaves it unchanged if it has no inverse.
    public mutating func invert() -> Bool {
        guard let inverse = projection.inverse else { return false }
        self = ProjectionTransform(inverse)
        return true
    }

    /// Returns the inverse, or the transform itself if it has no inverse.
    public func inverted() -> ProjectionTransform {
        var copy = self
        _ = copy.invert()
        return copy
    }
}
