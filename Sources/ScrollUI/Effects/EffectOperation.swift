import Drawing
import Foundation

/// An effect that changes a view's drawing but not its layout.
enum EffectOperation: Equatable, Sendable {
    case opacity(Double)
    /// An offset in points.
    case offset(CGSize)
    case scale(CGSize, anchor: UnitPoint)
    /// An angle in radians, clockwise.
    case rotation(Double, anchor: UnitPoint)
    case rotation3D(SpatialRotation)
    case transform(CGAffineTransform)
    case projection(ProjectionTransform)
    /// A blur radius in points.
    case blur(Double, isOpaque: Bool)
    case shadow(ViewShadow)
    case color(ColorEffect)
    case blend(BlendMode)
    case luminanceToAlpha
    case isolated

    /// The values to interpolate.
    var vector: EffectVector {
        switch self {
        case .opacity(let value), .blur(let value, _): EffectVector(value)
        case .offset(let size): EffectVector(Double(size.width), Double(size.height))
        case .scale(let size, let anchor): EffectVector(Double(size.width), Double(size.height), anchor)
        case .rotation(let angle, let anchor): EffectVector(angle, 0, anchor)
        case .rotation3D(let rotation): rotation.vector
        case .transform(let transform): EffectVector(Projection(transform.affine))
        case .projection(let transform): EffectVector(transform.projection)
        case .shadow(let shadow): shadow.vector
        case .color(let effect): effect.vector
        case .blend, .luminanceToAlpha, .isolated: .zero
        }
    }

    func with(_ vector: EffectVector) -> EffectOperation {
        let (x, y) = (vector.simd[0], vector.simd[1])
        switch self {
        case .opacity: return .opacity(x)
        case .offset: return .offset(CGSize(width: x, height: y))
        case .scale: return .scale(CGSize(width: x, height: y), anchor: vector.anchor)
        case .rotation: return .rotation(x, anchor: vector.anchor)
        case .rotation3D(let rotation): return .rotation3D(rotation.with(vector.simd))
        case .transform: return .transform(vector.projection.affine.map { CGAffineTransform($0) } ?? .identity)
        case .projection: return .projection(ProjectionTransform(vector.projection))
        case .blur(_, let isOpaque): return .blur(x, isOpaque: isOpaque)
        case .shadow(let shadow): return .shadow(shadow.with(vector.simd))
        case .color(let effect): return .color(effect.with(vector.simd))
        case .blend, .luminanceToAlpha, .isolated: return self
        }
    }

    /// Returns the interpolation between this operation and another. Operations that cannot be interpolated, such as blend modes or
    /// different kinds, switch to `other` at the start, like all properties without animation; if `isOver` is false they remain `self`.
    func interpolated(towards other: EffectOperation, amount: Double, isOver: Bool = true) -> EffectOperation {
        guard isSameKind(as: other) else { return isOver ? other : self }
        return with(vector + (other.vector - vector).scaled(by: amount))
    }

    private func isSameKind(as other: EffectOperation) -> Bool {
        switch (self, other) {
        case (.opacity, .opacity), (.offset, .offset), (.scale, .scale), (.rotation, .rotation),
            (.rotation3D, .rotation3D), (.transform, .transform), (.projection, .projection), (.blur, .blur),
            (.shadow, .shadow):
            true
        case (.color(let effect), .color(let otherEffect)): effect.kind == otherEffect.kind
        default: self == other
        }
    }
}

/// The interpolated values of any effect.
struct EffectVector: VectorArithmetic, Sendable {
    var simd: SIMD16<Double>

    init(_ x: Double, _ y: Double = 0, _ anchor: UnitPoint = .zero) {
        simd = .zero
        (simd[0], simd[1]) = (x, y)
        (simd[2], simd[3]) = (Double(anchor.x), Double(anchor.y))
    }

    init(_ numbers: SIMD8<Double>) {
        simd = SIMD16(lowHalf: numbers, highHalf: .zero)
    }

    init(_ projection: Projection) {
        simd = .zero
        for index in 0..<3 {
            simd[index] = projection.right[index]
            simd[index + 3] = projection.down[index]
            simd[index + 6] = projection.origin[index]
        }
    }

    private init(simd: SIMD16<Double>) {
        self.simd = simd
    }

    /// The anchor after the first two values.
    var anchor: UnitPoint { UnitPoint(x: simd[2], y: simd[3]) }

    /// The projection in the first nine values.
    var projection: Projection {
        Projection(
            right: SIMD3(simd[0], simd[1], simd[2]), down: SIMD3(simd[3], simd[4], simd[5]),
            origin: SIMD3(simd[6], simd[7], simd[8]))
    }

    static let zero = EffectVector(simd: .zero)
    static func + (left: EffectVector, right: EffectVector) -> EffectVector {
        EffectVector(simd: left.simd + right.simd)
    }
    static func - (left: EffectVector, right: EffectVector) -> EffectVector {
        EffectVector(simd: left.simd - right.simd)
    }
    mutating func scale(by rhs: Double) { simd *= rhs }
    var magnitudeSquared: Double { (simd * simd).sum() }
}
