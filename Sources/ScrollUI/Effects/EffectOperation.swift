import Drawing
import Foundation

/// A change of how a view is drawn that leaves its layout alone.
enum EffectOperation: Equatable, Sendable {
    case opacity(Double)
    /// Points.
    case offset(CGSize)
    case scale(CGSize, anchor: UnitPoint)
    /// Radians, clockwise.
    case rotation(Double, anchor: UnitPoint)

    /// The numbers that are interpolated.
    var vector: SIMD4<Double> {
        switch self {
        case .opacity(let value), .rotation(let value, _): SIMD4(value, 0, 0, 0)
        case .offset(let size), .scale(let size, _): SIMD4(size.width, size.height, 0, 0)
        }
    }

    func with(_ vector: SIMD4<Double>) -> EffectOperation {
        switch self {
        case .opacity: .opacity(vector.x)
        case .offset: .offset(CGSize(width: vector.x, height: vector.y))
        case .scale(_, let anchor): .scale(CGSize(width: vector.x, height: vector.y), anchor: anchor)
        case .rotation(_, let anchor): .rotation(vector.x, anchor: anchor)
        }
    }

    func interpolated(towards other: EffectOperation, amount: Double) -> EffectOperation {
        with(vector + (other.vector - vector) * amount).anchored(between: anchor, other.anchor, amount: amount)
    }

    private var anchor: UnitPoint? {
        switch self {
        case .opacity, .offset: nil
        case .scale(_, let anchor), .rotation(_, let anchor): anchor
        }
    }

    private func anchored(between start: UnitPoint?, _ end: UnitPoint?, amount: Double) -> EffectOperation {
        guard let start, let end, start != end else { return self }
        let anchor = UnitPoint(x: start.x + (end.x - start.x) * amount, y: start.y + (end.y - start.y) * amount)
        switch self {
        case .opacity, .offset: return self
        case .scale(let scale, _): return .scale(scale, anchor: anchor)
        case .rotation(let angle, _): return .rotation(angle, anchor: anchor)
        }
    }

    /// The transform for a view of `size` whose top left is at `origin`; nil for effects that are none.
    func transform(origin: CGPoint, size: CGSize) -> Affine? {
        switch self {
        case .opacity: return nil
        case .offset(let offset): return .translation(x: offset.width, y: offset.height)
        case .scale(let scale, let anchor):
            return EffectOperation.around(anchor.point(in: size), origin, .scale(x: scale.width, y: scale.height))
        case .rotation(let angle, let anchor):
            let (sine, cosine) = (sin(angle), cos(angle))
            let turn = Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
            return EffectOperation.around(anchor.point(in: size), origin, turn)
        }
    }

    private static func around(_ anchor: CGPoint, _ origin: CGPoint, _ transform: Affine) -> Affine {
        let (x, y) = (origin.x + anchor.x, origin.y + anchor.y)
        return Affine.translation(x: -x, y: -y).then(transform).then(.translation(x: x, y: y))
    }
}

extension Painter {
    /// Paints `content`, a view of `size` at the present origin, with the operation.
    func apply(_ operation: EffectOperation, size: CGSize, _ content: () -> Void) {
        switch operation {
        case .opacity(let opacity): group(opacity: opacity, content)
        case .offset(let offset): shift(by: offset, content)
        case .scale, .rotation:
            guard let transform = operation.transform(origin: origin, size: size) else { return }
            self.transform(transform, content)
        }
    }
}
