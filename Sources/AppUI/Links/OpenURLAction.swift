public import Foundation
@_spi(Nodes) public import ScrollUI

/// Opens an address, as the surroundings say or else with what the desktop has for it.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(helpPage) }
///
///     .environment(\.openURL, OpenURLAction { url in
///         isInternal(url) ? .handled : .systemAction
///     })
@MainActor @preconcurrency
public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        enum Outcome { case handled, discarded, system(URL?) }
        let outcome: Outcome

        /// The handler opened it.
        public static let handled = Result(outcome: .handled)
        /// It is not to be opened.
        public static let discarded = Result(outcome: .discarded)
        /// The desktop is to open it.
        public static let systemAction = Result(outcome: .system(nil))
        /// The desktop is to open another one in its place.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result
    var opener = URLOpener.none

    /// An action that calls `handler` first.
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    /// Opens `url`.
    public func callAsFunction(_ url: URL) {
        _ = open(url)
    }

    /// Opens `url` and says then whether something took it.
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
    /// Opens an address. Set, it is what links in the view do.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.opener = urlOpener
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }
}
