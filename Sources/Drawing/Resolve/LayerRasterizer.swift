/// Draws a part of a display list into a separate picture.
///
/// Working memory is reused; it is allocated with the first layer.
@MainActor
final class LayerRasterizer {
    private let resolver: FrameResolver
    private let tools = RasterTools()
    private let frame = ResolvedFrame()
    private let maskFrame = ResolvedFrame()
    private var list = DisplayList()
    private var margin = 0
    private var isMasked = false

    /// `depth` is the number of layers that enclose those drawn by this rasterizer.
    init(depth: Int) {
        resolver = FrameResolver(depth: depth)
    }

    /// Resolves the items to draw, cut to `limits`.
    func resolve(_ items: DisplayList, for request: LayerRequest, limits: PixelRect, _ glyphs: any GlyphSource) {
        margin = request.kind.margin
        let all = items.items.indices
        guard case .masked(let split) = request.kind else {
            isMasked = false
            return resolve(items, all, request, limits, glyphs, into: frame)
        }
        isMasked = true
        resolve(items, 0..<split, request, limits, glyphs, into: maskFrame)
        resolve(items, min(all.upperBound, split + 1)..<all.upperBound, request, limits, glyphs, into: frame)
    }

    private func resolve(
        _ items: DisplayList, _ range: Range<Int>, _ request: LayerRequest, _ limits: PixelRect,
        _ glyphs: any GlyphSource, into frame: ResolvedFrame
    ) {
        let scale = request.scale
        list.begin(size: .zero, scale: scale)
        list.append(.pushTransform(request.transform.then(.scale(x: 1 / scale, y: 1 / scale))))
        list.append(contentsOf: items, range)
        resolver.resolve(list, bounds: limits, glyphs: glyphs, into: frame)
    }

    /// All pixels that can change, with the margin of the effect.
    var bounds: PixelRect {
        let content = frame.drawnBounds
        return isMasked ? content.intersection(maskFrame.drawnBounds) : content.outset(by: margin)
    }

    /// Draws the resolved items; nil if there are none.
    func draw() -> Layer? {
        let bounds = bounds
        guard !bounds.isEmpty else { return nil }
        var layer = draw(frame, bounds)
        if isMasked { layer.cut(to: draw(maskFrame, bounds)) }
        return layer
    }

    private func draw(_ frame: ResolvedFrame, _ bounds: PixelRect) -> Layer {
        tools.covers.find(in: frame)
        var layer = Layer(bounds: bounds, pixels: Array(repeating: 0, count: bounds.area))
        layer.pixels.withUnsafeMutableBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            let canvas = Canvas(buffer: PixelBuffer(base: base, bounds: bounds), tools: tools)
            FramePainter(canvas: canvas, frame: frame).draw(0..<frame.commands.count, in: bounds, opacity: 1)
        }
        return layer
    }
}

extension ResolvedFrame {
    fileprivate var drawnBounds: PixelRect { commands.reduce(.empty) { $0.union($1.bounds) } }
}
