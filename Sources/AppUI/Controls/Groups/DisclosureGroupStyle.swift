import Foundation
@_spi(Nodes) public import ScrollUI

/// The appearance of a disclosure group.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The view that the style creates.
    associatedtype Body: View
    /// The properties of the styled group.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Creates the view of a group. It sets `configuration.isExpanded`, and contains `configuration.content` only while
    /// that is true.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group for its style.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
    /// The label of the group.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// The content that is shown and hidden.
    public typealias Content = _StylePart<_StylePartRole.Content>
    /// The label of the group.
    public let label: Label
    /// The content that is shown and hidden.
    public let content: Content
    /// Whether the content is shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// A style with the label, a rotating arrow at its trailing side, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a row as wide as the proposal.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            DisclosureRow(isExpanded: configuration.$isExpanded, label: configuration.label)
            if configuration.isExpanded {
                configuration.content.frame(maxWidth: .infinity, alignment: .leading).transition(.opacity)
            }
        }
    }
}

/// The row that expands and collapses a group.
private nonisolated struct DisclosureRow<Label: View>: View {
    @Binding var isExpanded: Bool
    let label: Label
    @State private var isFocused = false
    @Environment(\.isEnabled) private var isEnabled

    init(isExpanded: Binding<Bool>, label: Label) {
        _isExpanded = isExpanded
        self.label = label
    }

    @MainActor var body: some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            Chevron().rotationEffect(.degrees(isExpanded ? 0 : -90))
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
    /// A style with the label and a rotating arrow.
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
    /// Sets the style of the disclosure groups in this view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.disclosureGroupStyle = style }
    }
}
