public import Foundation
@_spi(Nodes) public import ScrollUI

/// A control that opens a URL when it is clicked, or when Space or Return is pressed while it has the keyboard focus.
///
/// Its label has the accent colour, unless a button style is set. The URL is opened with `openURL`.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Creates a link with any view as its label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// A button without a plate.
    @MainActor public var body: some View {
        BareButton {
            openURL(destination)
        } label: {
            label
        }
    }
}

extension Link where Label == Text {
    /// Creates a link with a text as its label.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// A button without a plate by default.
nonisolated struct BareButton<Label: View>: View {
    let action: @MainActor () -> Void
    @ViewBuilder let label: () -> Label
    @Environment(\.buttonStyle) private var style

    @MainActor var body: some View {
        let button = Button(action: action, label: label)
        if case .looks(is DefaultButtonStyle) = style { button.buttonStyle(.borderless) } else { button }
    }
}
