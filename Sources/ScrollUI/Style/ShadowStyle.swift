public import Foundation

/// A shadow as part of a style, either behind the painted content or inside it.
///
///     Circle().fill(.blue.shadow(.inner(radius: 4, y: 2)))
///     Text("Title").foregroundStyle(.white.shadow(.drop(radius: 1)))
public struct ShadowStyle: Equatable, Sendable {
    let isInner: Bool
    let color: Color
    /// The standard deviation of the blur, in points.
    let radius: CGFloat
    let offset: CGSize

    /// Returns a drop shadow in `color` behind the content, blurred by `radius` points and offset by `x` and `y` points.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// Returns an inner shadow in `color` over the content: the inverse of its alpha, blurred by `radius` points, offset by `x` and `y`
    /// points and clipped to the content.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
}

/// A style with an added shadow.
struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    @MainActor func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        base._resolve(in: environment).adding(ResolvedShadow(shadow, in: environment))
    }
}

extension ShapeStyle {
    /// Returns this style with a shadow, in addition to any shadows that it already has.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedStyle(base: ForegroundStyle(), shadow: style)
    }
}
