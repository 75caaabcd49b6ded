import Drawing
public import Foundation
public import ScrollUI
import SystemFiles

/// Fetches the pictures of `AsyncImage`: files, and what servers answer over HTTP.
///
///     host.remoteImages = RemoteImages().loader
///
/// Servers are asked by `curl`, which has to be installed: Foundation's own networking would be loaded at the start of every program,
/// whether it fetches anything or not. PNG files only, within the bounds of ``PNGReader``. Pictures that were fetched last are held
/// in memory, up to 64 MB of pixels, so that rows that come back have theirs at once; nothing is written to disk.
public actor RemoteImages {
    private typealias Cache = BoundedCache<URL, ImageResource>

    private static let cacheLimit = 64 << 20
    private var cache = Cache(costLimit: cacheLimit)

    /// With nothing fetched.
    public init() {}

    /// For a view host.
    public nonisolated var loader: RemoteImageLoader {
        RemoteImageLoader { try await self.picture(at: $0) }
    }

    /// Throws `RemoteImageError`, `ImageError`, or that the task was cancelled.
    public func picture(at url: URL) async throws -> ImageResource {
        if let known = cache.value(for: url) { return known }
        let picture = try await Self.fetch(url)
        // Files change while one works on them, and are near.
        if !url.isFileURL { cache.insert(picture, for: url, cost: picture.pixels.count) }
        return picture
    }

    @concurrent private static func fetch(_ url: URL) async throws -> ImageResource {
        if url.isFileURL { return try PNGReader.read(url.path(percentEncoded: false)) }
        let answer = await HTTPAnswer(from: url)
        try Task.checkCancellation()
        guard let answer else {
            throw RemoteImageError.unreadable(
                url: url.absoluteString, reason: "no server answers there, or 'curl', which asks it, is not installed")
        }
        guard (200..<300).contains(answer.status) else {
            throw RemoteImageError.status(answer.status, url: url.absoluteString)
        }
        return try decode(answer.body, from: url)
    }

    private static func decode(_ bytes: [UInt8], from url: URL) throws -> ImageResource {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
        guard bytes.starts(with: signature) else {
            throw RemoteImageError.unreadable(
                url: url.absoluteString, reason: "it is no PNG file, and no other format is read")
        }
        return try PNGReader.decode(bytes, path: url.absoluteString)
    }
}
