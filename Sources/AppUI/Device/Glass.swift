public import Foundation
@_spi(Nodes) public import ScrollUI

/// The look of a pane of glass. Drawn as a layer that what lies behind shows through in plain, as `Material` is: light
/// is not bent.
public struct Glass: Equatable, Sendable {
    enum Clarity { case regular, clear, identity }

    let clarity: Clarity
    var tint: Color?

    /// Glass on which text can be read.
    public static var regular: Glass { Glass(clarity: .regular) }
    /// Glass that is clearer.
    public static var clear: Glass { Glass(clarity: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(clarity: .identity) }

    /// Glass of that colour; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Glass that answers to a finger or a pointer; it looks the same here.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    private init(clarity: Clarity) {
        self.clarity = clarity
    }
}

/// The shape of glass that was given none: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// The shape; it has no settings.
    public nonisolated init() {}
    /// A capsule in `rect`.
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A material, its colour, and a faint line at its edge.
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
                // A light line would not be seen on a page that is as light.
                .overlay {
                    shape.stroke(scheme == .dark ? Color.white.opacity(0.18) : .black.opacity(0.14), lineWidth: 1)
                }
        }
    }
}

nonisolated extension View {
    /// A pane of glass behind this view.
    public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background { GlassPane(glass: glass, shape: shape) }
    }

    /// Goes on with this view, mirrored, under what lies over its edges, such as a sidebar. Nothing lies over a view's
    /// edges here, so that nothing is drawn.
    public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }

    /// Names this view's glass, so that it can turn into another one. Glass comes and goes by transitions here.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
}

/// Holds panes of glass that run together where they are near each other; here each stays by itself.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// `content`, as it is; `spacing` is the distance in points at which panes would run together.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The content.
    @MainActor public var body: some View { content }
}

/// A label on a pane of glass.
public struct GlassButtonStyle: ButtonStyle {
    private let glass: Glass

    /// A button on `glass`.
    public nonisolated init(_ glass: Glass) { self.glass = glass }

    /// A button on regular glass.
    public nonisolated init() { glass = .regular }

    /// The label on glass that is tinted while it is pressed.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButtonPlate(configuration: configuration, glass: glass)
    }
}

/// A label on a pane of glass in the accent colour.
public struct GlassProminentButtonStyle: ButtonStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The label in white on glass in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButtonPlate(configuration: configuration, glass: nil)
    }
}

private struct GlassButtonPlate: View {
    let configuration: ButtonStyleConfiguration
    /// Nil for the accent colour.
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
    /// The label on a pane of glass.
    @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// The label on a pane of `glass`.
    @MainActor @preconcurrency public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on a pane of glass in the accent colour.
    @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
        GlassProminentButtonStyle()
    }
}
