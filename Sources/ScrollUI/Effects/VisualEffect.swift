public import Foundation

/// A change of how a view is drawn that cannot change its layout: the types offer nothing else.
public protocol VisualEffect: Sendable {
    /// Adds what this effect does to `list`, in the order of application.
    func _append(to list: inout _EffectList)
}

/// What an effect amounts to, in the order of application.
public struct _EffectList: Sendable {
    var operations: [EffectOperation] = []
}

/// The start of every effect: none.
public struct EmptyVisualEffect: VisualEffect {
    /// No effect, to begin a chain with.
    public init() {}
    /// Adds what this effect does to `list`, in the order of application.
    public func _append(to list: inout _EffectList) {}
}

struct ChainedEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let operation: EffectOperation

    func _append(to list: inout _EffectList) {
        base._append(to: &list)
        list.operations.append(operation)
    }
}

extension VisualEffect {
    /// Draws the view as one picture with the given opacity, 0...1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        ChainedEffect(base: self, operation: .opacity(opacity))
    }

    /// Draws the view elsewhere: points to the right and down.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        ChainedEffect(base: self, operation: .offset(offset))
    }

    /// Draws the view `x` points to the right and `y` points down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    /// Draws the view larger or smaller around `anchor`; 1 is its own size.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        ChainedEffect(base: self, operation: .scale(scale, anchor: anchor))
    }

    /// Draws the view `scale` times as large around `anchor`.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Draws the view `x` times as wide and `y` times as high around `anchor`.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view turned around `anchor`, clockwise for angles above zero.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        ChainedEffect(base: self, operation: .rotation(angle.radians, anchor: anchor))
    }

    var operations: [EffectOperation] {
        var list = _EffectList()
        _append(to: &list)
        return list.operations
    }
}
