import Drawing
public import Foundation
public import ScrollUI
import SystemFiles

/// Loads the pictures of `AsyncImage` from files and over HTTP.
///
///     host.remoteImages = RemoteImages().loader
///
/// HTTP requests use `curl`, which must be installed: Foundation's networking would be loaded at the start of every
/// program, even if unused. Only PNG files are supported, within the bounds of ``PNGReader``. The most recent pictures
/// are cached in memory, up to 64 MB of pixels, so that rows that scroll back have them immediately; nothing is written
/// to disk.
public actor RemoteImages {
    private typealias Cache = BoundedCache<URL, ImageResource>

    private static let cacheLimit = 64 << 20
    private var cache = Cache(costLimit: cacheLimit)

    /// Creates a loader with an empty cache.
    public init() {}

    /// The loader for a view host.
    public nonisolated var loader: RemoteImageLoader {
        RemoteImageLoader { try await self.picture(at: $0) }
    }

    /// Throws `RemoteImageError`, `ImageError`, or an error of cancellation.
    public func picture(at url: URL) async throws -> ImageResource {
        if let known = cache.value(for: url) { return known }
        let picture = try await Self.fetch(url)
        // Files may change during work on them, and are fast to read.
        if !url.isFileURL { cache.insert(picture, for: url, cost: picture.pixels.count) }
        return picture
    }

    @concurrent private static func fetch(_ url: URL) async throws -> ImageResource {
        if url.isFileURL { return try PNGReader.read(url.path(percentEncoded: false)) }
        let answer = await HTTPAnswer(from: url)
        try Task.checkCancellation()
        guard let answer else {
            throw RemoteImageError.unreadable(
                url: url.absoluteString, reason: "the server does not answer, or 'curl' is not installed")
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
                url: url.absoluteString, reason: "it is not a PNG file, the only supported format")
        }
        return try PNGReader.decode(bytes, path: url.absoluteString)
    }
}
