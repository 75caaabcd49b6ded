public import Foundation

/// The function with which the desktop opens URLs, provided by the host. An extension of ScrollUI's own.
public struct URLOpener: Sendable {
    package let open: @MainActor @Sendable (URL) -> Bool

    /// Creates an opener. `open` returns whether an application accepts the URL, without waiting until it is open.
    public init(_ open: @escaping @MainActor @Sendable (URL) -> Bool) {
        self.open = open
    }

    /// An opener that opens nothing.
    public static let none = URLOpener { _ in false }
}

private struct URLOpenerKey: EnvironmentKey {
    static var defaultValue: URLOpener { .none }
}

extension EnvironmentValues {
    package var urlOpener: URLOpener {
        get { self[URLOpenerKey.self] }
        set { self[URLOpenerKey.self] = newValue }
    }
}
