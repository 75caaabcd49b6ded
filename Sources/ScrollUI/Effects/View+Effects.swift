import Drawing
public import Foundation

nonisolated extension View {
    private func effect(_ operation: EffectOperation) -> Modified<Self, EffectModifier> {
        Modified(content: self, modifier: EffectModifier(operation))
    }

    /// Spreads what the view draws by a Gaussian with a standard deviation of `radius` points. An opaque blur stays
    /// within what is drawn, and shows black where nothing is.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effect(.blur(Double(radius), isOpaque: opaque))
    }

    /// Adds `amount` to every colour channel; 0 changes nothing, 1 is white.
    public func brightness(_ amount: Double) -> some View { effect(.color(ColorEffect(.brightness, amount))) }

    /// Stretches colours away from the middle; 1 changes nothing.
    public func contrast(_ amount: Double) -> some View { effect(.color(ColorEffect(.contrast, amount))) }

    /// 0 is grey, 1 changes nothing.
    public func saturation(_ amount: Double) -> some View { effect(.color(ColorEffect(.saturation, amount))) }

    /// 0 changes nothing, 1 is grey.
    public func grayscale(_ amount: Double) -> some View { effect(.color(ColorEffect(.grayscale, amount))) }

    /// Turns hues.
    public func hueRotation(_ angle: Angle) -> some View {
        effect(.color(ColorEffect(.hueRotation, angle.radians)))
    }

    /// Every colour becomes what it lacks.
    public func colorInvert() -> some View { effect(.color(ColorEffect(.invert, 0))) }

    /// Multiplies every colour by `color`.
    public func colorMultiply(_ color: Color) -> some View {
        EnvironmentColor(content: self, color: color) { .color(ColorEffect(.multiply, $0)) }
    }

    /// Black where the view is bright, clear where it is dark: for masks.
    public func luminanceToAlpha() -> some View { effect(.luminanceToAlpha) }

    /// Mixes the view's colours with those behind it, up to the nearest group: `compositingGroup`, an opacity below one,
    /// or a clip to anything but a rectangle.
    public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode)) }

    /// Draws the view as one picture before effects further out are applied.
    public func compositingGroup() -> some View { effect(.isolated) }

    /// The same as ``compositingGroup()``: everything is drawn off screen where it pays.
    public func drawingGroup(opaque: Bool = false) -> some View { effect(.isolated) }

    /// Draws the view's alpha once more below it: in `color`, spread by `radius` points, moved by `x` and `y`.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        EnvironmentColor(content: self, color: color) {
            .shadow(ViewShadow(color: $0, radius: Double(radius), x: Double(x), y: Double(y)))
        }
    }

    /// Draws the view turned in space around `axis`, seen in perspective; its frame stays. `anchorZ` is in points towards
    /// the viewer; a perspective of 0 is none.
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

    /// Draws the view under a transform whose zero is the view's top left; its frame stays.
    public func transformEffect(_ transform: CGAffineTransform) -> some View { effect(.transform(transform)) }

    /// Draws the view under a transform with perspective whose zero is the view's top left; its frame stays.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { effect(.projection(transform)) }

    /// Shows the view only where `mask`, which is offered its size, has alpha, and as strongly.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        Layered(role: .mask, content: self, secondary: mask(), alignment: alignment)
    }

    /// The older spelling of ``mask(alignment:_:)``.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

/// An effect with a colour, which may be another one in other surroundings.
nonisolated struct EnvironmentColor<Content: View>: View {
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

    @MainActor var body: some View {
        Modified(content: content, modifier: EffectModifier(operation(color.components(in: scheme, catalog))))
    }
}
