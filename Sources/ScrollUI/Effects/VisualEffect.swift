public import Foundation

/// An effect that changes a view's drawing but cannot change its layout.
public protocol VisualEffect: Sendable, Animatable {
    /// Appends the operations of this effect to `list`, in the order of application.
    func _append(to list: inout _EffectList)
}

/// The operations of an effect, in the order of application.
public struct _EffectList: Sendable {
    var operations: [EffectOperation] = []
}

/// The empty effect, from which every chain starts.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an empty effect.
    public init() {}
    /// Appends the operations of this effect to `list`, in the order of application.
    public func _append(to list: inout _EffectList) {}
}

package struct ChainedEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let operation: EffectOperation

    package func _append(to list: inout _EffectList) {
        base._append(to: &list)
        list.operations.append(operation)
    }
}

extension VisualEffect {
    /// Draws the view as one picture with the given opacity, 0...1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        ChainedEffect(base: self, operation: .opacity(opacity))
    }

    /// Moves the view's drawing by an offset in points, to the trailing side and down.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        ChainedEffect(base: self, operation: .offset(offset))
    }

    /// Moves the view's drawing `x` points to the trailing side and `y` points down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    /// Scales the view's drawing around `anchor`; 1 is its own size.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        ChainedEffect(base: self, operation: .scale(scale, anchor: anchor))
    }

    /// Scales the view's drawing by `scale` around `anchor`.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Scales the view's drawing by `x` and `y` around `anchor`.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the view's drawing around `anchor`; positive angles turn clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        ChainedEffect(base: self, operation: .rotation(angle.radians, anchor: anchor))
    }

    /// Rotates the view's drawing in space around `axis`, with perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        let rotation = SpatialRotation(
            angle: angle.radians, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
            anchorZ: Double(anchorZ), perspective: Double(perspective))
        return ChainedEffect(base: self, operation: .rotation3D(rotation))
    }

    /// Draws the view with a transform whose origin is the view's top left.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        ChainedEffect(base: self, operation: .transform(transform))
    }

    /// Draws the view with a perspective transform whose origin is the view's top left.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        ChainedEffect(base: self, operation: .projection(transform))
    }

    /// Applies a Gaussian blur with a standard deviation of `radius` points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        ChainedEffect(base: self, operation: .blur(Double(radius), isOpaque: opaque))
    }

    /// Adds `amount` to every colour channel; 0 changes nothing, 1 is white.
    public func brightness(_ amount: Double) -> some VisualEffect { colored(.brightness, amount) }

    /// Scales the distance of colours from middle grey; 1 changes nothing.
    public func contrast(_ amount: Double) -> some VisualEffect { colored(.contrast, amount) }

    /// Scales the saturation: 0 is grey, 1 changes nothing.
    public func saturation(_ amount: Double) -> some VisualEffect { colored(.saturation, amount) }

    /// Removes saturation: 0 changes nothing, 1 is grey.
    public func grayscale(_ amount: Double) -> some VisualEffect { colored(.grayscale, amount) }

    /// Rotates the hues.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { colored(.hueRotation, angle.radians) }

    /// Blends the view's colours with those behind it.
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
        ChainedEffect(base: self, operation: .blend(blendMode))
    }

    private func colored(_ kind: ColorEffect.Kind, _ amount: Double) -> ChainedEffect<Self> {
        ChainedEffect(base: self, operation: .color(ColorEffect(kind, amount)))
    }

    var operations: [EffectOperation] {
        var list = _EffectList()
        _append(to: &list)
        return list.operations
    }
}
