public import Foundation
@_spi(Nodes) public import ScrollUI

/// A control that copies the shared items to the clipboard, because a desktop has no share sheet. Its default label
/// briefly confirms the copy.
///
/// Texts and URLs can be shared, one per line. The subject and the message are for mail and are not copied.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
    private let text: String
    private let label: Label
    @State private var isCopied = false
    @Environment(\.textPasteboard) private var pasteboard

    private init(text: String, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
    }

    /// A button in the current style.
    @MainActor public var body: some View {
        BareButton {
            pasteboard?.string = text
            isCopied = true
        } label: {
            label.environment(\.isShareCopied, isCopied)
        }
        .task(id: isCopied) {
            guard isCopied else { return }
            try? await Task.sleep(for: .seconds(1.5))
            isCopied = false
        }
    }
}

/// The default label of a ``ShareLink``, which briefly confirms a copy.
nonisolated public struct DefaultShareLinkLabel: View {
    private let title: Text?
    @Environment(\.isShareCopied) private var isCopied

    init(title: Text? = nil) {
        self.title = title
    }

    /// The title, which the confirmation briefly replaces without changing the button's size.
    @MainActor public var body: some View {
        ZStack {
            (title ?? Text("Share…")).opacity(isCopied ? 0 : 1)
            Text("Copied").opacity(isCopied ? 1 : 0)
        }
    }
}

private struct ShareCopiedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    fileprivate var isShareCopied: Bool {
        get { self[ShareCopiedKey.self] }
        set { self[ShareCopiedKey.self] = newValue }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a link that shares a text, with any view as the label.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
        self.init(text: item, label: label)
    }

    /// Creates a link that shares a URL, with any view as the label.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        self.init(text: item.absoluteString, label: label)
    }

    /// Creates a link that shares texts, with any view as the label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == String {
        self.init(text: items.joined(separator: "\n"), label: label)
    }

    /// Creates a link that shares URLs, with any view as the label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL {
        self.init(text: items.map(\.absoluteString).joined(separator: "\n"), label: label)
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link that shares a text.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(text: item) { DefaultShareLinkLabel() }
    }

    /// Creates a link that shares a URL.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(text: item.absoluteString) { DefaultShareLinkLabel() }
    }

    /// Creates a link that shares a text, with a custom title.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(text: item) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// Creates a link that shares a URL, with a custom title.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(text: item.absoluteString) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// Creates a link that shares a text, with a custom title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(text: item) { DefaultShareLinkLabel(title: Text(title)) }
    }

    /// Creates a link that shares a URL, with a custom title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(text: item.absoluteString) { DefaultShareLinkLabel(title: Text(title)) }
    }
}
