public import Foundation

/// A shadow as part of a style: behind what is painted, or on its inside.
///
///     Circle().fill(.blue.shadow(.inner(radius: 4, y: 2)))
///     Text("Title").foregroundStyle(.white.shadow(.drop(radius: 1)))
public struct ShadowStyle: Equatable, Sendable {
    let isInner: Bool
    let color: Color
    /// The standard deviation of the blur, points.
    let radius: CGFloat
    let offset: CGSize

    /// Behind what is painted: its alpha in `color`, spread by `radius` points and moved by `x` and `y`.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// On top of what is painted and within it: what its alpha, spread by `radius` points and moved by `x` and `y`, leaves
    /// out, in `color`.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
}

/// A style with a shadow.
struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    @MainActor func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        base._resolve(in: environment).adding(ResolvedShadow(shadow, in: environment))
    }
}

extension ShapeStyle {
    /// The style with a shadow; one that has a shadow gets a further one.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The style of the surroundings with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedStyle(base: ForegroundStyle(), shadow: style)
    }
}
