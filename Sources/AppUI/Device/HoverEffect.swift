@_spi(Nodes) public import ScrollUI

/// The effect of a view under the pointer.
public struct HoverEffect: Hashable, Sendable {
    enum Kind { case highlight, lift }

    let kind: Kind
    /// The default effect: a highlight.
    public static let automatic = HoverEffect(kind: .highlight)
    /// A highlight.
    public static let highlight = HoverEffect(kind: .highlight)
    /// An increase in size, as if the view were lifted.
    public static let lift = HoverEffect(kind: .lift)
}

private struct HoverEffectsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether hover effects of the views in this environment are enabled.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[HoverEffectsKey.self] }
        set { self[HoverEffectsKey.self] = newValue }
    }
}

/// A view that is highlighted or lifted under the pointer, within a sixth of a second.
nonisolated private struct HoverEffectView<Content: View>: View {
    let content: Content
    let effect: HoverEffect
    let isEnabled: Bool
    @State private var isHovered = false
    @Environment(\.isHoverEffectEnabled) private var isEnabledHere

    init(content: Content, effect: HoverEffect, isEnabled: Bool) {
        self.content = content
        self.effect = effect
        self.isEnabled = isEnabled
    }

    @MainActor var body: some View {
        let isShown = isHovered && isEnabled && isEnabledHere
        content
            .brightness(isShown && effect.kind == .highlight ? 0.08 : 0)
            .scaleEffect(isShown && effect.kind == .lift ? 1.05 : 1)
            .shadow(
                color: .black.opacity(isShown && effect.kind == .lift ? 0.3 : 0),
                radius: effect.kind == .lift ? 8 : 0, y: effect.kind == .lift ? 4 : 0
            )
            .animation(.easeOut(duration: 0.16), value: isShown)
            .onHover { isHovered = $0 }
    }
}

extension HoverEffectView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

nonisolated extension View {
    /// Highlights or lifts this view while the pointer is over it.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        HoverEffectView(content: self, effect: effect, isEnabled: isEnabled)
    }

    /// Disables the hover effects of the views in this view if `disabled` is true.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}
