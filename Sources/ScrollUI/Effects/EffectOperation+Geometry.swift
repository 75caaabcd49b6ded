import Drawing
import Foundation

extension EffectOperation {
    /// Returns the affine transform for a view of `size` with its top left at `origin`; nil for effects without a transform or with
    /// perspective.
    func transform(origin: CGPoint, size: CGSize) -> Affine? {
        projection(origin: origin, size: size)?.affine
    }

    /// Returns the projection for a view of `size` with its top left at `origin`; nil for effects without one.
    func projection(origin: CGPoint, size: CGSize) -> Projection? {
        switch self {
        case .offset(let offset): return Projection(.translation(x: offset.width, y: offset.height))
        case .scale(let scale, let anchor):
            let stretch = Projection(.scale(x: scale.width, y: scale.height))
            return stretch.around(anchor.point(in: size), origin)
        case .rotation(let angle, let anchor):
            let (sine, cosine) = (sin(angle), cos(angle))
            let turn = Projection(Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
            return turn.around(anchor.point(in: size), origin)
        case .rotation3D(let rotation):
            return rotation.projection(for: size).around(rotation.anchor.point(in: size), origin)
        case .transform(let transform): return Projection(transform.affine).around(.zero, origin)
        case .projection(let transform): return transform.projection.around(.zero, origin)
        case .opacity, .blur, .shadow, .color, .blend, .luminanceToAlpha, .isolated: return nil
        }
    }
}

extension EffectOperation {
    /// Returns the operation for a view of `size` in the layout direction of `node`: from right to left, geometry is mirrored, so that x counts
    /// towards the trailing edge. Source: `DefaultGeometryEffectProvider` and `_Rotation3DEffect.Data` of SwiftUI 6.5.4.
    @MainActor
    func directed(in node: Node, size: CGSize) -> EffectOperation {
        node.scope.isRightToLeft ? mirrored(in: size) : self
    }

    /// Returns the mirror image of the operation for a view of `size`.
    func mirrored(in size: CGSize) -> EffectOperation {
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        switch self {
        case .offset(let offset): return .offset(CGSize(width: -offset.width, height: offset.height))
        case .scale(let scale, let anchor): return .scale(scale, anchor: anchor.mirrored)
        case .rotation(let angle, let anchor): return .rotation(-angle, anchor: anchor.mirrored)
        case .rotation3D(var rotation):
            rotation.axis = SIMD3(rotation.axis.x, -rotation.axis.y, -rotation.axis.z)
            rotation.anchor = rotation.anchor.mirrored
            return .rotation3D(rotation)
        case .transform(let transform):
            return .transform(mirror.concatenating(transform).concatenating(mirror))
        case .projection(let transform):
            let mirror = ProjectionTransform(mirror)
            return .projection(mirror.concatenating(transform).concatenating(mirror))
        case .opacity, .blur, .shadow, .color, .blend, .luminanceToAlpha, .isolated: return self
        }
    }
}

extension [EffectOperation] {
    /// Returns the operations for a view of `size` in the layout direction of `node`.
    @MainActor
    func directed(in node: Node, size: CGSize) -> [EffectOperation] {
        node.scope.isRightToLeft ? map { $0.mirrored(in: size) } : self
    }
}

extension UnitPoint {
    fileprivate var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }
}

extension EffectOperation {
    /// Converts a rectangle of a view of `size` to the space outside the effect.
    func convertOut(_ rect: CGRect, size: CGSize) -> CGRect {
        guard let projection = projection(origin: .zero, size: size) else { return rect }
        return projection.affine.map { rect.mapped(by: $0) } ?? rect.mapped(by: projection)
    }

    /// Returns the linear transform of directions around the centre of a view of `size`.
    func linearTransform(size: CGSize) -> Affine {
        guard let projection = projection(origin: .zero, size: size) else { return .identity }
        return Affine(directionsOf: projection, around: Point(x: size.width / 2, y: size.height / 2))
    }
}

extension EffectOperation {
    /// Returns the bounds of content drawn in `bounds` after the operation, in the coordinate space of a view of `size`.
    func inkBounds(of bounds: InkBounds, in size: CGSize) -> InkBounds {
        switch self {
        case .opacity, .color, .blend, .luminanceToAlpha, .isolated: return bounds
        case .offset(let offset): return bounds.moved(by: CGPoint(x: offset.width, y: offset.height))
        case .blur(let radius, _): return bounds.widened(by: blurOutset(radius))
        case .shadow(let shadow): return bounds.widened(by: shadow.outset)
        case .scale, .rotation, .rotation3D, .transform, .projection:
            guard let rect = bounds.rect else { return bounds }
            guard let projection = transform(origin: .zero, size: size) else { return .everywhere }
            return InkBounds(rect.mapped(by: projection))
        }
    }
}

extension ViewShadow {
    /// The maximum distance of the shadow beyond the content that casts it, in points.
    fileprivate var outset: Double { blurOutset(radius) + max(abs(x), abs(y)) }
}

/// Returns the distance by which a blur spreads its content, in points: three times the radius, which is limited to 512.
func blurOutset(_ radius: Double) -> Double { min(max(0, radius), 512) * 3 }

extension Projection {
    fileprivate func around(_ anchor: CGPoint, _ origin: CGPoint) -> Projection {
        let (x, y) = (Double(origin.x + anchor.x), Double(origin.y + anchor.y))
        return Projection(.translation(x: -x, y: -y)).then(self).then(Projection(.translation(x: x, y: y)))
    }
}

extension Painter {
    /// Paints `content`, a view of `size` at the current origin, with the operation.
    func apply(_ operation: EffectOperation, size: CGSize, _ content: () -> Void) {
        switch operation {
        case .opacity(let opacity): group(opacity: opacity, content)
        case .offset(let offset): shift(by: offset, content)
        case .scale, .rotation, .rotation3D, .transform, .projection:
            guard let projection = operation.projection(origin: origin, size: size) else { return }
            project(projection, content)
        case .blur(let radius, let isOpaque):
            guard radius > 0 else { return content() }
            effect(.blur(radius: radius, isOpaque: isOpaque), outset: blurOutset(radius), content)
        case .shadow(let shadow): apply(shadow, content)
        case .color(let effect):
            guard let matrix = effect.matrix else { return content() }
            group(opacity: effect.opacity) { self.effect(.color(matrix), content) }
        case .blend(let mode):
            guard mode != .normal else { return content() }
            effect(.blend(mode.drawn), content)
        case .luminanceToAlpha: effect(.luminanceToAlpha, content)
        case .isolated: effect(.isolated, content)
        }
    }

    private func apply(_ shadow: ViewShadow, _ content: () -> Void) {
        let color = PixelColor(shadow.color)
        guard color.alpha > 0 else { return content() }
        let offset = Point(x: shadow.x, y: shadow.y)
        effect(.shadow(color, radius: max(0, shadow.radius), offset: offset), outset: shadow.outset, content)
    }
}
