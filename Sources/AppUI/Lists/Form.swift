import Foundation
@_spi(Nodes) public import ScrollUI

/// Controls in sections, each with its own background, in a column.
///
///     Form {
///         Section("Account") {
///             TextField("Name", text: $name)
///             Toggle("Remember me", isOn: $remembers)
///         }
///     }
///
/// Labels are at the leading side, their controls at the trailing side. Rows outside sections share a background. With
/// `formStyle(.columns)` there are no backgrounds, and labels and controls form two columns.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formLook) private var look

    /// Creates a form with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The rows, in a scroll view if the style is grouped.
    @MainActor public var body: some View {
        switch look {
        case .grouped:
            ListBody(look: .insetGrouped, choice: nil, content: content)
                .environment(\.labelPlacement, .spread)
        case .columns:
            FormColumns(content: content)
        }
    }
}
