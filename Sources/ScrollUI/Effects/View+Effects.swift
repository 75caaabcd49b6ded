import Drawing
public import Foundation

nonisolated extension View {
    private func effect(_ operation: EffectOperation) -> Modified<Self, EffectModifier> {
        Modified(content: self, modifier: EffectModifier(operation))
    }

    /// Applies a Gaussian blur with a standard deviation of `radius` points. An opaque blur stays within the drawn area and shows black in
    /// transparent parts.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effect(.blur(Double(radius), isOpaque: opaque))
    }

    /// Adds `amount` to every colour channel; 0 changes nothing, 1 is white.
    public func brightness(_ amount: Double) -> some View { effect(.color(ColorEffect(.brightness, amount))) }

    /// Scales the distance of colours from middle grey; 1 changes nothing.
    public func contrast(_ amount: Double) -> some View { effect(.color(ColorEffect(.contrast, amount))) }

    /// Scales the saturation: 0 is grey, 1 changes nothing.
    public func saturation(_ amount: Double) -> some View { effect(.color(ColorEffect(.saturation, amount))) }

    /// Removes saturation: 0 changes nothing, 1 is grey.
    public func grayscale(_ amount: Double) -> some View { effect(.color(ColorEffect(.grayscale, amount))) }

    /// Rotates the hues.
    public func hueRotation(_ angle: Angle) -> some View {
        effect(.color(ColorEffect(.hueRotation, angle.radians)))
    }

    /// Inverts the colours.
    public func colorInvert() -> some View { effect(.color(ColorEffect(.invert, 0))) }

    /// Multiplies the view's colours by `color`.
    public func colorMultiply(_ color: Color) -> some View {
        EnvironmentColor(content: self, color: color) { .color(ColorEffect(.multiply, $0)) }
    }

    /// Converts brightness to alpha: bright parts become opaque black, dark parts transparent. Useful for masks.
    public func luminanceToAlpha() -> some View { effect(.luminanceToAlpha) }

    /// Blends the view's colours with those behind it within the nearest enclosing group: `compositingGroup`, an opacity below one, or a
    /// clip to a shape other than a rectangle.
    public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode)) }

    /// Draws the view as one picture before outer effects are applied.
    public func compositingGroup() -> some View { effect(.isolated) }

    /// The same as ``compositingGroup()``; offscreen rendering is used automatically if it is faster.
    public func drawingGroup(opaque: Bool = false) -> some View { effect(.isolated) }

    /// Adds a shadow in `color` behind the view: its alpha, blurred by `radius` points and offset by `x` and `y` points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        EnvironmentColor(content: self, color: color) {
            .shadow(ViewShadow(color: $0, radius: Double(radius), x: Double(x), y: Double(y)))
        }
    }

    /// Rotates the view's drawing in space around `axis`, with perspective; its frame is unchanged. `anchorZ` is in points towards the
    /// viewer; a perspective of 0 is none.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        effect(
            .rotation3D(
                SpatialRotation(
                    angle: angle.radians, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
                    anchorZ: Double(anchorZ), perspective: Double(perspective))))
    }

    /// Draws the view with a transform whose origin is the view's top left; its frame is unchanged.
    public func transformEffect(_ transform: CGAffineTransform) -> some View { effect(.transform(transform)) }

    /// Draws the view with a perspective transform whose origin is the view's top left; its frame is unchanged.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { effect(.projection(transform)) }

    /// Masks the view with the alpha of `mask`, to which the view's size is proposed.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        Layered(role: .mask, content: self, secondary: mask(), alignment: alignment)
    }

    /// Masks the view. The older form of ``mask(alignment:_:)``.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

/// An effect whose colour is resolved in the environment.
package nonisolated struct EnvironmentColor<Content: View>: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorCatalog) private var catalog
    private let content: Content
    private let color: Color
    private let operation: (SIMD4<Double>) -> EffectOperation

    init(content: Content, color: Color, _ operation: @escaping (SIMD4<Double>) -> EffectOperation) {
        self.content = content
        self.color = color
        self.operation = operation
    }

    @MainActor package var body: some View {
        Modified(content: content, modifier: EffectModifier(operation(color.components(in: scheme, catalog))))
    }
}
