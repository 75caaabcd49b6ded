import Foundation
@_spi(Nodes) public import ScrollUI

/// A label that shows and hides what belongs to it.
///
/// A click, space or Return opens and closes it; the arrow keys to the sides do one of them while the label has the keyboard.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let expansion: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var isExpanded = false
    @Environment(\.disclosureGroupStyle) private var style

    /// A group that is closed at first and opens by itself.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        expansion = nil
        self.content = content
        self.label = label()
    }

    /// A group that is open while `isExpanded`.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        expansion = isExpanded
        self.content = content
        self.label = label()
    }

    /// The group in the style in force. Its content is made when it is opened.
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

/// A view that is made where it is written.
private nonisolated struct DeferredContent<Content: View>: View {
    @ViewBuilder let content: () -> Content

    @MainActor var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// A group with a text as its label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group with a text as its label, which is open while `isExpanded`.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// A group with a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// A group with a text as its label, which is open while `isExpanded`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
