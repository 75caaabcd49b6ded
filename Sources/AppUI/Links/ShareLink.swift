public import Foundation
@_spi(Nodes) public import ScrollUI

/// Copies what it shares to the clipboard: a desktop has no sheet of programs to share with. Its standard label says so for a moment.
///
/// Texts and addresses can be shared, one a line. Subject and message are for mail and are not copied.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
    private let text: String
    private let label: Label
    @State private var isCopied = false
    @Environment(\.textPasteboard) private var pasteboard

    private init(text: String, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
    }

    /// A button in the style in force.
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

/// What a ``ShareLink`` says of itself: that it shares, and for a moment that it has copied.
nonisolated public struct DefaultShareLinkLabel: View {
    private let title: Text?
    @Environment(\.isShareCopied) private var isCopied

    init(title: Text? = nil) {
        self.title = title
    }

    /// The title, over which the message goes while it is there: the button keeps its size.
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
    /// Shares a text, with any view as the label.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
        self.init(text: item, label: label)
    }

    /// Shares an address, with any view as the label.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        self.init(text: item.absoluteString, label: label)
    }

    /// Shares texts, with any view as the label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == String {
        self.init(text: items.joined(separator: "\n"), label: label)
    }

    /// Shares addresses, with any view as the label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL {
        self.init(text: items.map(\.absoluteString).joined(separator: "\n"), label: label)
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares a text.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(text: item) { DefaultShareLinkLabel() }
    }

    /// Shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(text: item.absoluteString) { DefaultShareLinkLabel() }
    }

    /// Shares a text, with a title of its own.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(text: item) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// Shares an address, with a title of its own.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(text: item.absoluteString) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// Shares a text, with a title of its own.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(text: item) { DefaultShareLinkLabel(title: Text(title)) }
    }

    /// Shares an address, with a title of its own.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(text: item.absoluteString) { DefaultShareLinkLabel(title: Text(title)) }
    }
}
