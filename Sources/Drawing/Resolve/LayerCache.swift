/// Caches pictures of parts of display lists, so that a part that only moves is not drawn again.
///
/// A part is recognized by its items, regardless of their common position. Entries that were not used in the last
/// ``patience`` frames are removed.
@MainActor
final class LayerCache {
    /// The number of frames after which an unused picture is removed.
    static let patience = 60
    /// The area in pixels above which pictures are cut to the visible part.
    private static let largest = 1 << 22
    /// The margin of a picture around the visible part, in pixels, so that it stays valid while it moves.
    private static let margin = 1024
    /// The maximum nesting of layers; deeper ones are omitted.
    static let deepest = 8

    /// A picture, or the mask of a shadow.
    enum Content {
        case image(ImageResource)
        case mask(TextMask)
    }

    /// The result of a request.
    struct Result {
        let content: Content
        /// The position of the content in the request's picture, in pixels.
        let x: Int
        let y: Int
    }

    private struct Signature: Hashable {
        var kind: LayerRequest.Kind
        var scale: Double
        var phaseX: Int
        var phaseY: Int
        var count: Int
    }

    private struct Entry {
        let items: DisplayList
        let result: Result?
        /// The rectangle that the picture is cut to.
        let limits: PixelRect
        var lastUse: Int

        func matches(_ request: LayerRequest) -> Bool {
            limits.contains(request.seen) && ItemMatcher.matches(items, request.range, of: request.list)
        }
    }

    private var entries: [Signature: [Entry]] = [:]
    private var frame = 0
    private let depth: Int
    private lazy var rasterizer = LayerRasterizer(depth: depth + 1)

    init(depth: Int) {
        self.depth = depth
    }

    func beginFrame() {
        frame += 1
        guard frame % Self.patience == 0 else { return }
        let oldest = frame - Self.patience
        for key in Array(entries.keys) {
            entries[key]?.removeAll { $0.lastUse < oldest }
            if entries[key]?.isEmpty == true { entries[key] = nil }
        }
    }

    func removeAll() {
        entries.removeAll()
    }

    /// Nil if nothing is visible. O(items) for a cached part.
    func content(for request: LayerRequest, glyphs: any GlyphSource) -> Result? {
        guard depth < Self.deepest, !request.range.isEmpty else { return nil }
        let key = Signature(
            kind: request.kind, scale: request.scale, phaseX: request.phaseX, phaseY: request.phaseY,
            count: request.range.count)
        if let index = entries[key]?.firstIndex(where: { $0.matches(request) }) {
            entries[key]?[index].lastUse = frame
            return entries[key]?[index].result
        }
        let entry = make(request, glyphs)
        entries[key]?.removeAll { $0.lastUse < frame && !$0.limits.contains(request.seen) }
        entries[key, default: []].append(entry)
        return entry.result
    }

    private func make(_ request: LayerRequest, _ glyphs: any GlyphSource) -> Entry {
        var items = DisplayList(size: .zero, scale: request.scale)
        items.append(contentsOf: request.list, request.range)
        var limits = request.seen.outset(by: Self.margin)
        rasterizer.resolve(items, for: request, limits: limits, glyphs)
        if rasterizer.bounds.area > Self.largest {
            limits = request.seen
            rasterizer.resolve(items, for: request, limits: limits, glyphs)
        }
        let layer = rasterizer.draw()
        return Entry(
            items: items, result: layer.flatMap { finish($0, items, request, limits, glyphs) }, limits: limits,
            lastUse: frame)
    }

    private func finish(
        _ drawn: Layer, _ items: DisplayList, _ request: LayerRequest, _ limits: PixelRect, _ glyphs: any GlyphSource
    ) -> Result? {
        var layer = drawn
        switch request.kind {
        case .plain, .masked: break
        case .blur(let radius, let isOpaque): layer.blur(radius, isOpaque: isOpaque)
        case .luminance: layer.luminanceToAlpha()
        case .shadow(let radius):
            return Result(content: .mask(layer.shadow(radius)), x: layer.bounds.minX, y: layer.bounds.minY)
        }
        return Result(content: .image(layer.image()), x: layer.bounds.minX, y: layer.bounds.minY)
    }
}
