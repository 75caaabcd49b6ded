public import Foundation

/// The function by which the desktop opens addresses. The host gives it. An extension of ScrollUI's own.
public struct URLOpener: Sendable {
    package let open: @MainActor @Sendable (URL) -> Bool

    /// `open` says whether something takes the address. It does not wait until it is open.
    public init(_ open: @escaping @MainActor @Sendable (URL) -> Bool) {
        self.open = open
    }

    /// Opens nothing.
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
