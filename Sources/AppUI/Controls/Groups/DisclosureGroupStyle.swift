import Foundation
@_spi(Nodes) public import ScrollUI

/// How a group that opens and closes looks.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The parts and the state of the group that is styled.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// The look of a group in that state. It sets `configuration.isExpanded` and writes `configuration.content` only while that is true.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group's parts and state, as its style sees them.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
    /// What the group is.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// What is shown and hidden.
    public typealias Content = _StylePart<_StylePartRole.Content>
    /// What the group is.
    public let label: Label
    /// What is shown and hidden.
    public let content: Content
    /// Whether the content is shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The label with an arrow at its trailing side that turns, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// A row as wide as what is offered.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            DisclosureRow(isExpanded: configuration.$isExpanded, label: configuration.label)
            if configuration.isExpanded {
                configuration.content.frame(maxWidth: .infinity, alignment: .leading).transition(.opacity)
            }
        }
    }
}

/// What opens and closes a group.
private nonisolated struct DisclosureRow<Label: View>: View {
    @Binding var isExpanded: Bool
    let label: Label
    @State private var isFocused = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction

    init(isExpanded: Binding<Bool>, label: Label) {
        _isExpanded = isExpanded
        self.label = label
    }

    @MainActor var body: some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            Chevron().rotationEffect(.degrees(isExpanded ? 0 : direction == .rightToLeft ? 90 : -90))
        }
        .contentShape(Rectangle())
        .opacity(isEnabled ? 1 : 0.4)
        .focusOutline(isFocused)
        .responder(
            Responder.Handlers(
                tap: { _, _ in set(!isExpanded) }, key: press, focus: { isFocused = $0 }, isFocusable: isEnabled,
                pointerStyle: .link), isEnabled: isEnabled)
    }

    @MainActor private func set(_ isOpen: Bool) {
        withAnimation(.easeInOut(duration: 0.2)) { isExpanded = isOpen }
    }

    @MainActor private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty else { return false }
        switch key {
        case .space, .return: set(!isExpanded)
        case .right where !isExpanded: set(true)
        case .left where isExpanded: set(false)
        default: return false
        }
        return true
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The label with an arrow that turns.
    @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle {
        AutomaticDisclosureGroupStyle()
    }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
    var disclosureGroupStyle: any DisclosureGroupStyle {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How groups that open and close look in this view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.disclosureGroupStyle = style }
    }
}
