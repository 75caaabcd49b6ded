/// Turns display lists into few draw calls of textured triangles, for a device that composes them.
///
///     batcher.build(list, bounds: bounds, glyphs: glyphs)
///     for step in batcher.steps { … }
///
/// Shapes are triangles with a ramp at their edges, text is cut out of one atlas, so that most frames are two calls: what
/// hides, and what is laid over. Rounded clips and groups whose items overlap go through layers. Plain clips are cut
/// exactly, not by the device. Storage is kept; a steady frame allocates nothing.
/// Does not own textures: it says what must be in them.
@MainActor
public final class FrameBatcher {
    /// What to do, in order.
    public var steps: [BatchStep] { order.steps }
    /// Of all triangles of the frame.
    public var vertices: [BatchVertex] { shapes.mesh.vertices }
    /// Into ``vertices``, three for each triangle that is blended.
    public var indices: [Int32] { shapes.mesh.indices }
    /// Into ``vertices``, three for each triangle that hides what is below.
    public var solidIndices: [Int32] { shapes.mesh.solidIndices }
    /// Pictures that the steps' textures refer to.
    public var images: [ImageResource] { frame.images }
    /// Pixels.
    public var atlasWidth: Int { GlyphAtlas.width }
    /// Pixels. When it differs from the frame before, the atlas' texture has to be made anew.
    public var atlasHeight: Int { atlas.height }

    private let resolver = FrameResolver()
    private let frame = ResolvedFrame()
    private var shapes = MeshShapes()
    private var order = StepOrder()
    private var atlas = GlyphAtlas()
    private var openLayers: [OpenLayer] = []

    private struct OpenLayer {
        var begin: Int
        var bounds: PixelRect
    }

    /// Holds no memory worth mentioning before the first frame.
    public init() {}

    /// Makes the steps of a frame, over whatever the target was cleared to. O(items + vertices).
    public func build(_ list: DisplayList, bounds: PixelRect, glyphs: any GlyphSource) {
        resolver.resolve(list, bounds: bounds, glyphs: glyphs, into: frame)
        if buildOnce() { return }
        atlas.removeAll()
        while !buildOnce() {
            guard atlas.grow() else { return }
        }
    }

    /// Hands over what must be written into the atlas before the steps are run. `body` is called once for each part.
    public func takeUploads(_ body: (AtlasUpload) -> Void) {
        for upload in atlas.uploads { body(upload) }
        atlas.uploads.removeAll(keepingCapacity: true)
    }

    /// The atlas' texture was lost: everything is handed over again with the next frame.
    public func atlasLost() {
        atlas.removeAll()
    }

    /// Forgets every glyph picture, for a glyph source that gives others from now on.
    public func removeGlyphs() {
        resolver.masks.removeAll()
        atlas.removeAll()
    }
}

extension FrameBatcher {
    /// False when a mask found no room in the atlas; what could be drawn without it has been.
    private func buildOnce() -> Bool {
        shapes.mesh.removeAll()
        shapes.mesh.whiteU = atlas.whiteU
        shapes.mesh.whiteV = atlas.whiteV
        openLayers.removeAll(keepingCapacity: true)
        order.begin()
        var isComplete = true
        for index in frame.commands.indices where !add(index) { isComplete = false }
        order.end(shapes.mesh)
        return isComplete
    }

    private func add(_ index: Int) -> Bool {
        let command = frame.commands[index]
        switch command.action {
        case .nothing: break
        case .beginClip, .beginGroup: beginLayer(index)
        case .end: endLayer()
        case .fill(let form, .solid(let color)):
            fill(form, MeshInk(color, opacity: command.opacity), in: command.bounds)
        case .fill(let form, .gradient(let gradient, let plane)):
            let colors = GradientColors(frame.gradients[Int(gradient)])
            fill(form, .gradient(colors, plane, opacity: Float(command.opacity)), in: command.bounds)
        case .fill(let form, .image(let image, let placement)):
            fill(form, image: Int(image), placement, opacity: command.opacity, in: command.bounds)
        case .border(let form, let hole, let color):
            order.willBlend(.atlas, in: command.bounds, to: shapes.mesh)
            shapes.border(form, hole, ink: MeshInk(color, opacity: command.opacity), in: command.bounds)
        case .text(let mask, let placement, let color):
            let ink = MeshInk.channels(color, opacity: command.opacity)
            return addText(frame.masks[Int(mask)], placement, ink, in: command.bounds)
        }
        return true
    }

    private func fill(_ form: Form, _ ink: MeshInk, in bounds: PixelRect) {
        let isSolid = ink.isOpaque
        if isSolid { order.willAddSolid(in: bounds, to: shapes.mesh) }
        if !isSolid || !form.isAlignedRect { order.willBlend(.atlas, in: bounds, to: shapes.mesh) }
        shapes.fill(form, ink: ink, in: bounds, isSolid: isSolid)
    }

    private func fill(_ form: Form, image: Int, _ placement: Affine, opacity: Double, in bounds: PixelRect) {
        let picture = frame.images[image]
        guard let inverse = placement.inverse else { return }
        order.willBlend(.image(image), in: bounds, to: shapes.mesh)
        let place = inverse.then(.scale(x: 1 / Double(picture.width), y: 1 / Double(picture.height)))
        shapes.fill(
            form, ink: .texture(place, SIMD4(repeating: Float(255 * opacity))), in: bounds, isSolid: false)
    }

    private func addText(_ mask: TextMask, _ placement: Affine, _ color: SIMD4<Float>, in bounds: PixelRect) -> Bool {
        guard let tiles = atlas.tiles(of: mask) else { return false }
        order.willBlend(.atlas, in: bounds, to: shapes.mesh)
        // Resampling spreads a mask by half of one of its pixels, into the border that the atlas keeps.
        let spread = placement.wholeTranslation == nil ? 0.5 : 0
        for index in tiles {
            let tile = atlas.tiles[index]
            guard let inverse = placement.inverse else { continue }
            let place = inverse.then(.translation(x: Double(tile.x - tile.maskX), y: Double(tile.y - tile.maskY)))
                .then(.scale(x: 1 / Double(GlyphAtlas.width), y: 1 / Double(atlas.height)))
            shapes.quad(tile, spread: spread, placement, ink: .texture(place, color), in: bounds)
        }
        return true
    }
}

// MARK: - Layers

extension FrameBatcher {
    private func beginLayer(_ begin: Int) {
        let inside = (begin + 1)..<Int(frame.ends[begin])
        let bounds = inside.reduce(PixelRect.empty) { $0.union(frame.commands[$1].bounds) }
        openLayers.append(OpenLayer(begin: begin, bounds: bounds))
        order.append(.beginLayer(openLayers.count - 1, bounds), mesh: shapes.mesh)
    }

    private func endLayer() {
        guard let layer = openLayers.popLast() else { return }
        order.append(.endLayer, mesh: shapes.mesh)
        order.willBlend(.layer(openLayers.count), in: layer.bounds, to: shapes.mesh)
        let surface = frame.bounds
        let place = Affine.scale(x: 1 / Double(max(1, surface.width)), y: 1 / Double(max(1, surface.height)))
        switch frame.commands[layer.begin].action {
        case .beginClip(let form):
            let ink = MeshInk.texture(place, SIMD4(repeating: 255))
            shapes.fill(form, ink: ink, in: layer.bounds, isSolid: false)
        case .beginGroup(let opacity, _):
            shapes.mesh.add(
                rect: Double(layer.bounds.minX), Double(layer.bounds.minY), Double(layer.bounds.maxX),
                Double(layer.bounds.maxY), ink: .texture(place, SIMD4(repeating: Float(255 * opacity))),
                in: layer.bounds, isSolid: false)
        default: break
        }
    }
}

extension MeshShapes {
    /// A piece of a mask, with `spread` of its own pixels around it.
    fileprivate mutating func quad(
        _ tile: GlyphAtlas.Tile, spread: Double, _ placement: Affine, ink: MeshInk, in bounds: PixelRect
    ) {
        let (minX, minY) = (Double(tile.maskX) - spread, Double(tile.maskY) - spread)
        let (maxX, maxY) = (
            Double(tile.maskX + tile.width) + spread, Double(tile.maskY + tile.height) + spread
        )
        mesh.add(
            4,
            { index in
                let corner = Point(x: index == 0 || index == 3 ? minX : maxX, y: index < 2 ? minY : maxY)
                let place = placement.apply(corner)
                return MeshPoint(place.x, place.y)
            }, ink: ink, in: bounds, isSolid: false)
    }
}
