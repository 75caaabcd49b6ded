import Foundation
@_spi(Nodes) public import ScrollUI

/// A label that shows and hides its content.
///
/// A click, Space or Return expands and collapses the group; the left and right arrow keys do so while the label has
/// the keyboard focus.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let expansion: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var isExpanded = false
    @Environment(\.disclosureGroupStyle) private var style

    /// Creates a group that stores its own state and is initially collapsed.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        expansion = nil
        self.content = content
        self.label = label()
    }

    /// Creates a group that is expanded while `isExpanded` is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        expansion = isExpanded
        self.content = content
        self.label = label()
    }

    /// The group in the current style. Its content is created when the group is expanded.
    @MainActor public var body: some View {
        AnyView(erasing: styled(style))
    }

    @MainActor private func styled(_ style: some DisclosureGroupStyle) -> any View {
        style.makeBody(
            configuration: DisclosureGroupStyleConfiguration(
                label: DisclosureGroupStyleConfiguration.Label(label),
                content: DisclosureGroupStyleConfiguration.Content(DeferredContent(content: content)),
                isExpanded: expansion ?? $isExpanded))
    }
}

/// A view that is created when its body is evaluated.
private nonisolated struct DeferredContent<Content: View>: View {
    @ViewBuilder let content: () -> Content

    @MainActor var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a text as its label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a text as its label, expanded while `isExpanded` is true.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group with a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// Creates a group with a text as its label, expanded while `isExpanded` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
