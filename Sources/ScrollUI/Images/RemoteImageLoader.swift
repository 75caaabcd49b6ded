public import Drawing
public import Foundation

/// Where the pictures of `AsyncImage` come from. The host gives one that reads files and asks servers; a test gives one that needs
/// no network. An extension of ScrollUI's own.
public struct RemoteImageLoader: Sendable {
    private let load: @Sendable (URL) async throws -> ImageResource

    /// `load` is called off the main actor and is cancelled with the task that it runs in: when the view goes, or gets another
    /// address. What it throws is the failure that the view shows.
    public init(_ load: @escaping @Sendable (URL) async throws -> ImageResource) {
        self.load = load
    }

    /// No pictures: every address fails with ``RemoteImageError/noLoader``.
    public static let none = RemoteImageLoader { _ in throw RemoteImageError.noLoader }

    @concurrent package func picture(at url: URL) async throws -> ImageResource { try await load(url) }
}

/// Why a picture could not be fetched, where no part of the system says so.
public enum RemoteImageError: Error, Equatable, CustomStringConvertible {
    /// The host has nothing that fetches pictures.
    case noLoader
    /// The server answered with that number.
    case status(Int, url: String)
    /// What is at the address is no picture that can be read, with the reason.
    case unreadable(url: String, reason: String)

    /// For the person who wrote the view.
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
    /// Where the pictures of `AsyncImage` come from. An extension of ScrollUI's own.
    public var remoteImageLoader: RemoteImageLoader {
        get { self[RemoteImageLoaderKey.self] }
        set { self[RemoteImageLoaderKey.self] = newValue }
    }
}
