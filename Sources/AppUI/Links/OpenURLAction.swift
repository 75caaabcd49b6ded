public import Foundation
@_spi(Nodes) public import ScrollUI

/// An action that opens a URL with the handler of the environment, or else with the desktop.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(helpPage) }
///
///     .environment(\.openURL, OpenURLAction { url in
///         isInternal(url) ? .handled : .systemAction
///     })
@MainActor @preconcurrency
public struct OpenURLAction {
    /// The result of a handler.
    public struct Result: Sendable {
        enum Outcome { case handled, discarded, system(URL?) }
        let outcome: Outcome

        /// The handler opened the URL.
        public static let handled = Result(outcome: .handled)
        /// The URL must not be opened.
        public static let discarded = Result(outcome: .discarded)
        /// The desktop opens the URL.
        public static let systemAction = Result(outcome: .system(nil))
        /// The desktop opens another URL instead.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result
    var opener = URLOpener.none

    /// Creates an action that calls `handler` first.
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    /// Opens `url`.
    public func callAsFunction(_ url: URL) {
        _ = open(url)
    }

    /// Opens `url`, then calls `completion` with whether it was accepted.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(open(url))
    }

    private func open(_ url: URL) -> Bool {
        switch handler(url).outcome {
        case .handled: true
        case .discarded: false
        case .system(let other): opener.open(other ?? url)
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// The action that opens URLs. Links use it, so setting it changes the behaviour of the links in a view.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.opener = urlOpener
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }
}
