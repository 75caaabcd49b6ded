import Drawing
public import Foundation
import FoundationNetworking
public import ScrollUI

/// Fetches the pictures of `AsyncImage`: files, and what servers answer over HTTP.
///
///     host.remoteImages = RemoteImages().loader
///
/// PNG files only, within the bounds of ``PNGReader``. Pictures that were fetched last are held in memory, up to 64 MB of pixels, so
/// that rows that come back have theirs at once; nothing is written to disk.
public actor RemoteImages {
    private typealias Cache = BoundedCache<URL, ImageResource>

    private static let cacheLimit = 64 << 20
    private let session: URLSession
    private var cache = Cache(costLimit: cacheLimit)

    /// With Foundation's shared session.
    public init() {
        session = .shared
    }

    /// For a view host.
    public nonisolated var loader: RemoteImageLoader {
        RemoteImageLoader { try await self.picture(at: $0) }
    }

    /// Throws `RemoteImageError`, `ImageError`, what the session throws, or that the task was cancelled.
    public func picture(at url: URL) async throws -> ImageResource {
        if let known = cache.value(for: url) { return known }
        let picture = try await Self.fetch(url, session)
        // Files change while one works on them, and are near.
        if !url.isFileURL { cache.insert(picture, for: url, cost: picture.pixels.count) }
        return picture
    }

    @concurrent private static func fetch(_ url: URL, _ session: URLSession) async throws -> ImageResource {
        if url.isFileURL { return try PNGReader.read(url.path(percentEncoded: false)) }
        let (data, response) = try await session.data(from: url)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 200
        guard (200..<300).contains(status) else {
            throw RemoteImageError.status(status, url: url.absoluteString)
        }
        try Task.checkCancellation()
        return try decode(data, from: url)
    }

    private static func decode(_ data: Data, from url: URL) throws -> ImageResource {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
        guard data.starts(with: signature) else {
            throw RemoteImageError.unreadable(
                url: url.absoluteString, reason: "it is no PNG file, and no other format is read")
        }
        return try PNGReader.decode(Array(data), path: url.absoluteString)
    }
}
