import Drawing
import Foundation

/// A style's shadow resolved in an environment.
public struct ResolvedShadow: Equatable, Sendable {
    let isInner: Bool
    /// sRGB components from 0 to 1.
    var color: SIMD4<Double>
    /// The standard deviation of the blur, in points.
    let radius: Double
    let offset: Point

    @MainActor
    init(_ style: ShadowStyle, in environment: EnvironmentValues) {
        isInner = style.isInner
        color = style.color.components(in: environment)
        radius = max(0, Double(style.radius))
        offset = Point(x: Double(style.offset.width), y: Double(style.offset.height))
    }

    func faded(_ opacity: Double) -> ResolvedShadow {
        var copy = self
        copy.color.w *= opacity
        return copy
    }

    /// The maximum distance of the shadow beyond the content that casts it, in points.
    var outset: Double { isInner ? 0 : blurOutset(radius) + max(abs(offset.x), abs(offset.y)) }
}

extension [ResolvedShadow] {
    var outset: Double { reduce(0) { Swift.max($0, $1.outset) } }
}

extension ResolvedStyle {
    /// The style without its shadows.
    var paint: ResolvedStyle {
        if case .shadowed(let base, _) = self { base } else { self }
    }

    /// The shadows of the style, the nearest to the content first.
    var shadows: [ResolvedShadow] {
        if case .shadowed(_, let shadows) = self { shadows } else { [] }
    }

    func adding(_ shadow: ResolvedShadow) -> ResolvedStyle { .shadowed(paint, shadows + [shadow]) }

    /// Returns another paint with the shadows of this style.
    func with(_ paint: ResolvedStyle) -> ResolvedStyle { shadows.isEmpty ? paint : .shadowed(paint, shadows) }
}

/// Writes shadows to any display list.
struct ShadowWriter {
    let push: (LayerEffect) -> Void
    let append: (DisplayItem) -> Void

    /// Draws `content`, which lies in or near `rect`, with shadows.
    func draw(_ shadows: ArraySlice<ResolvedShadow>, around rect: Rect, _ content: () -> Void) {
        guard let shadow = shadows.last else { return content() }
        func inner() { draw(shadows.dropLast(), around: rect, content) }
        guard shadow.color.w > 0 else { return inner() }
        if shadow.isInner {
            inner()
            drawInside(shadow, around: rect, content)
        } else {
            layer(.shadow(PixelColor(shadow.color), radius: shadow.radius, offset: shadow.offset), inner)
        }
    }

    /// Draws an inner shadow. A white area minus a black copy of the content gives the area outside the content; its luminance becomes the
    /// shadow's alpha, which is blurred, coloured and masked with the content.
    private func drawInside(_ shadow: ResolvedShadow, around rect: Rect, _ content: () -> Void) {
        append(.pushMask)
        content()
        append(.beginMasked)
        append(.pushGroup(opacity: min(1, shadow.color.w)))
        layer(.color(.constant(shadow.color.x, shadow.color.y, shadow.color.z))) {
            blurred(shadow.radius) {
                layer(.luminanceToAlpha) {
                    let margin = blurOutset(shadow.radius) + max(abs(shadow.offset.x), abs(shadow.offset.y)) + 2
                    append(.fill(.rect(rect.insetBy(-margin)), .solid(.white)))
                    append(.pushTransform(.translation(x: shadow.offset.x, y: shadow.offset.y)))
                    layer(.color(.constant(0, 0, 0)), content)
                    append(.popTransform)
                }
            }
        }
        append(.popGroup)
        append(.popMask)
    }

    private func blurred(_ radius: Double, _ body: () -> Void) {
        if radius > 0 { layer(.blur(radius: radius, isOpaque: false), body) } else { body() }
    }

    private func layer(_ effect: LayerEffect, _ body: () -> Void) {
        push(effect)
        body()
        append(.popEffect)
    }
}

extension Rect {
    fileprivate func insetBy(_ amount: Double) -> Rect {
        Rect(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
    }
}
