public import Drawing
public import Foundation

/// The source of pictures for `AsyncImage`. The host provides one that reads files and fetches from servers; a test can provide one
/// that needs no network. An extension of ScrollUI.
public struct RemoteImageLoader: Sendable {
    private let load: @Sendable (URL) async throws -> ImageResource

    /// Creates a loader. `load` is called off the main actor. It is cancelled with the task that runs it, when the view disappears or its
    /// URL changes. The view shows the error that it throws.
    public init(_ load: @escaping @Sendable (URL) async throws -> ImageResource) {
        self.load = load
    }

    /// A loader without pictures: every URL fails with ``RemoteImageError/noLoader``.
    public static let none = RemoteImageLoader { _ in throw RemoteImageError.noLoader }

    @concurrent package func picture(at url: URL) async throws -> ImageResource { try await load(url) }
}

/// An error of a remote image loader that is not a system error.
public enum RemoteImageError: Error, Equatable, CustomStringConvertible {
    /// The host provides no loader.
    case noLoader
    /// The server responded with the given status code.
    case status(Int, url: String)
    /// The content at the URL is not a readable picture, for the given reason.
    case unreadable(url: String, reason: String)

    /// A message for the app developer.
    public var description: String {
        switch self {
        case .noLoader: "nothing fetches pictures here: set ViewHost.remoteImages"
        case .status(let status, let url): "\(url): the server answered with \(status)"
        case .unreadable(let url, let reason): "\(url): \(reason)"
        }
    }
}

private struct RemoteImageLoaderKey: EnvironmentKey {
    static var defaultValue: RemoteImageLoader { .none }
}

extension EnvironmentValues {
    /// The loader of pictures for `AsyncImage`. An extension of ScrollUI.
    public var remoteImageLoader: RemoteImageLoader {
        get { self[RemoteImageLoaderKey.self] }
        set { self[RemoteImageLoaderKey.self] = newValue }
    }
}
