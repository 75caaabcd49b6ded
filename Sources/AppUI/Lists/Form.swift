import Foundation
@_spi(Nodes) public import ScrollUI

/// Controls in sections, each on a ground of its own, one below the other.
///
///     Form {
///         Section("Account") {
///             TextField("Name", text: $name)
///             Toggle("Remember me", isOn: $remembers)
///         }
///     }
///
/// Labels stand at the leading side, what they belong to at the trailing one. Rows outside sections share a ground. With
/// `formStyle(.columns)` there are no grounds: labels and controls make two columns.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formLook) private var look

    /// A form of what `content` holds.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The rows, in a scroll view where they are grouped.
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
