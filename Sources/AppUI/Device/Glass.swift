public import Foundation
@_spi(Nodes) public import ScrollUI

/// The appearance of a glass effect. It is drawn as a translucent layer without refraction, like `Material`.
public struct Glass: Equatable, Sendable {
    enum Clarity { case regular, clear, identity }

    let clarity: Clarity
    var tint: Color?

    /// Glass on which text is legible.
    public static var regular: Glass { Glass(clarity: .regular) }
    /// Glass of a higher transparency.
    public static var clear: Glass { Glass(clarity: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(clarity: .identity) }

    /// Returns the glass with a tint colour; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Returns the glass that reacts to a finger or a pointer. It has the same appearance here.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    private init(clarity: Clarity) {
        self.clarity = clarity
    }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public nonisolated init() {}
    /// Returns a capsule in `rect`.
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
    /// The shape is its own mirror image.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A material, its tint, and a faint line at its edge.
nonisolated private struct GlassPane<S: Shape>: View {
    let glass: Glass
    let shape: S
    @Environment(\.colorScheme) private var scheme

    init(glass: Glass, shape: S) {
        self.glass = glass
        self.shape = shape
    }

    @MainActor var body: some View {
        if glass.clarity != .identity {
            shape.fill(glass.clarity == .clear ? Material.ultraThin : Material.thin)
                .overlay { if let tint = glass.tint { shape.fill(tint.opacity(0.55)) } }
                // A light line would be invisible on an equally light page.
                .overlay {
                    shape.stroke(scheme == .dark ? Color.white.opacity(0.18) : .black.opacity(0.14), lineWidth: 1)
                }
        }
    }
}

nonisolated extension View {
    /// Adds a glass effect behind this view.
    public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background { GlassPane(glass: glass, shape: shape) }
    }

    /// Extends this view, mirrored, under the content that covers its edges, such as a sidebar. It has no effect,
    /// because no content covers the edges of a view here.
    public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }

    /// Sets the identity of this view's glass for morphing transitions. It has no effect: glass appears and disappears
    /// with the view's transition.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
}

/// A container of glass effects that merge when they are close to each other. They do not merge here.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container of `content`. `spacing` is the distance, in points, at which effects would merge; it has no
    /// effect here.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The content.
    @MainActor public var body: some View { content }
}

/// A style with the label on glass.
public struct GlassButtonStyle: ButtonStyle, Equatable {
    private let glass: Glass

    /// Creates a style with the label on `glass`.
    public nonisolated init(_ glass: Glass) { self.glass = glass }

    /// Creates a style with the label on regular glass.
    public nonisolated init() { glass = .regular }

    /// Creates the label on glass that is tinted while it is pressed.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButtonPlate(configuration: configuration, glass: glass)
    }
}

/// A style with the label on glass in the accent colour.
public struct GlassProminentButtonStyle: ButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates the white label on glass in the tint colour.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButtonPlate(configuration: configuration, glass: nil)
    }
}

private struct GlassButtonPlate: View {
    let configuration: ButtonStyleConfiguration
    /// The glass; nil for glass in the accent colour.
    let glass: Glass?
    @Environment(\.tint) private var tint

    var body: some View {
        let isLifted = configuration.isHovered && configuration.isEnabled
        label
            .padding(configuration.controlSize.padding)
            .background {
                if let glass {
                    let light = configuration.isPressed ? 0.3 : isLifted ? 0.15 : 0
                    GlassPane(glass: glass, shape: Capsule()).overlay { Capsule().fill(.white.opacity(light)) }
                } else {
                    Capsule().fill(
                        plate.plate(isPressed: configuration.isPressed, isHovered: isLifted))
                }
            }
            .opacity(configuration.isEnabled ? 1 : 0.4)
            .focusOutline(configuration.isFocused, cornerRadius: 16)
    }

    private var plate: Color { tint ?? ControlPalette.prominent }

    @ViewBuilder private var label: some View {
        if glass == nil {
            configuration.label.words(on: plate).fontWeight(.medium)
        } else {
            configuration.label
        }
    }
}

extension ButtonStyle where Self == GlassButtonStyle {
    /// A style with the label on glass.
    @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// A style with the label on `glass`.
    @MainActor @preconcurrency public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
    /// A style with the label on glass in the accent colour.
    @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
        GlassProminentButtonStyle()
    }
}
