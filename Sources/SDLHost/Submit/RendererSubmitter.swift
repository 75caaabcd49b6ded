import CSDL2
public import Drawing

/// Draws with SDL's OpenGL renderer: a few calls of `SDL_RenderGeometry` per frame, from one atlas.
///
/// Every texture can be recreated at any time: device and target resets cost one frame of uploads.
@MainActor
public final class RendererSubmitter: FrameSubmitter {
    /// The name in `--renderer`.
    public let name = "opengl"
    private let renderer: WindowRenderer
    private let glyphs: any GlyphSource
    private let batcher = FrameBatcher()
    private let textures: RendererTextures
    /// The last submission.
    private var last = (bounds: PixelRect.empty, background: PixelColor.black)

    /// Fails if the window cannot have an OpenGL renderer. `window` remains its owner's and must outlive the submitter.
    /// With `waitsForDisplay`, showing a frame waits until the screen is ready for it.
    public init(window: OpaquePointer, glyphs: any GlyphSource, waitsForDisplay: Bool) throws(SubmitError) {
        renderer = try WindowRenderer(window: window, waitsForDisplay: waitsForDisplay)
        self.glyphs = glyphs
        textures = RendererTextures(renderer: renderer.pointer)
    }

    isolated deinit {
        textures.removeAll()
    }

    /// Draws the whole frame.
    public func submit(_ list: DisplayList, background: PixelColor) throws(SubmitError) {
        let (width, height) = try renderer.outputSize()
        let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        batcher.build(list, bounds: bounds, glyphs: glyphs, background: background)
        try textures.prepare(for: batcher, surface: bounds)
        last = (bounds, background)
        try draw(background)
        try renderer.present()
    }

    /// Recreates layers at the new size with the next frame.
    public func resize() {
        textures.removeLayers()
    }

    /// Recreates every texture with the next frame.
    public func texturesLost() {
        textures.removeAll()
        batcher.atlasLost()
    }

    /// Layers are drawn again in each frame, so no lasting content is lost.
    public func targetsLost() {
        textures.removeLayers()
    }
}

extension RendererSubmitter {
    private func draw(_ background: PixelColor) throws(SubmitError) {
        SDL_SetRenderDrawColor(renderer.pointer, background.red, background.green, background.blue, background.alpha)
        guard SDL_RenderClear(renderer.pointer) == 0 else { throw .last("SDL_RenderClear") }
        for step in batcher.steps {
            switch step {
            case .solid(let range):
                SDL_SetRenderDrawBlendMode(renderer.pointer, SDL_BLENDMODE_NONE)
                try draw(batcher.solidIndices, range, texture: nil)
            case .plain(let range):
                try textures.preparePlainBlending()
                try draw(batcher.plainIndices, range, texture: nil)
            case .taken(let range):
                try draw(batcher.takenIndices, range, texture: textures.atlasForTaking())
            case .blended(let range, let texture):
                try textures.prepareBlending(texture)
                try draw(batcher.indices, range, texture: textures.texture(texture, of: batcher))
            case .target(let target): try textures.begin(target)
            case .clear(let rect): try textures.clear(rect)
            }
        }
    }

    private func draw(
        _ indices: UnsafeBufferPointer<Int32>, _ range: Range<Int>, texture: OpaquePointer?
    ) throws(SubmitError) {
        let vertices = batcher.vertices
        // BatchVertex has the layout of SDL_Vertex; a test checks this.
        let bytes = UnsafeRawPointer(vertices.baseAddress)
        let status = SDL_RenderGeometry(
            renderer.pointer, texture, bytes?.assumingMemoryBound(to: SDL_Vertex.self), Int32(vertices.count),
            indices.baseAddress.map { $0 + range.lowerBound }, Int32(range.count))
        guard status == 0 else { throw .last("SDL_RenderGeometry") }
    }
}

extension RendererSubmitter {
    /// Draws the last frame's steps again and reads them back, since the presented contents may be gone.
    public func readPixels() throws(SubmitError) -> ImageResource {
        try textures.prepare(for: batcher, surface: last.bounds)
        try draw(last.background)
        var bytes = [UInt8](repeating: 0, count: last.bounds.area * 4)
        let status = SDL_RenderReadPixels(
            renderer.pointer, nil, SDL_PIXELFORMAT_RGBA32.rawValue, &bytes, Int32(last.bounds.width * 4))
        guard status == 0 else { throw .last("SDL_RenderReadPixels") }
        for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
        return ImageResource(width: last.bounds.width, height: last.bounds.height, pixels: bytes)
    }
}
