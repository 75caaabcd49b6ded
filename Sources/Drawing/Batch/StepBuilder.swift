/// Converts a frame's commands to steps and triangles.
struct StepBuilder {
    var atlas = GlyphAtlas()
    let mesh: Mesh
    private(set) var passes = TargetPasses()
    private var shapes: MeshShapes
    private var layers: [Layer] = []
    /// True if a mask found no space in the atlas.
    private var isIncomplete = false

    /// The clip and the opacity of a range of commands.
    struct Part {
        var bounds: PixelRect
        var opacity: Double
    }

    private struct Layer {
        /// The command that began it.
        var begin: Int
        var bounds: PixelRect
    }

    init() {
        mesh = Mesh(triangles: passes.current)
        shapes = MeshShapes(mesh: mesh)
    }

    /// Returns false if a mask found no space in the atlas. Everything else has been added.
    mutating func build(_ frame: ResolvedFrame) -> Bool {
        mesh.begin(whiteU: atlas.whiteU, whiteV: atlas.whiteV)
        layers.removeAll(keepingCapacity: true)
        isIncomplete = false
        passes.begin()
        mesh.triangles = passes.current
        add(0..<frame.commands.count, of: frame, in: Part(bounds: frame.bounds, opacity: 1))
        passes.end()
        return !isIncomplete
    }

    private mutating func add(_ range: Range<Int>, of frame: ResolvedFrame, in part: Part) {
        var index = range.lowerBound
        while index < range.upperBound {
            index = add(index, of: frame, in: part)
        }
    }

    /// Returns the index of the next command.
    private mutating func add(_ index: Int, of frame: ResolvedFrame, in part: Part) -> Int {
        let command = frame.commands[index]
        let bounds = command.bounds.intersection(part.bounds)
        switch command.action {
        case .nothing:
            break
        case .beginClip, .beginMaskClip:
            return beginLayer(index, of: frame, in: part)
        case .beginGroup(let opacity, let overlap):
            if overlap == command.bounds { return beginLayer(index, of: frame, in: part) }
            addSplit(index, of: frame, overlap: overlap, opacity, in: Part(bounds: bounds, opacity: part.opacity))
            return Int(frame.ends[index]) + 1
        case .end:
            endLayer(of: frame)
        case _ where bounds.isEmpty:
            break
        case .fill, .border, .mask, .warp, .blend:
            draw(command, of: frame, in: Part(bounds: bounds, opacity: command.opacity * part.opacity))
        }
        return index + 1
    }

    /// Multiplies the opacity into most of a group's items. Only the area where items overlap needs a layer.
    private mutating func addSplit(
        _ begin: Int, of frame: ResolvedFrame, overlap: PixelRect, _ opacity: Double, in part: Part
    ) {
        let inside = (begin + 1)..<Int(frame.ends[begin])
        part.bounds.forEachPiece(outside: overlap) {
            add(inside, of: frame, in: Part(bounds: $0, opacity: part.opacity * opacity))
        }
        let rest = Part(bounds: part.bounds.intersection(overlap), opacity: part.opacity)
        guard !rest.bounds.isEmpty else { return }
        let first = beginLayer(begin, of: frame, in: rest)
        guard first <= inside.upperBound else { return }
        add(first..<inside.upperBound, of: frame, in: rest)
        endLayer(of: frame)
    }
}

// MARK: - Items

extension StepBuilder {
    private mutating func draw(_ command: Command, of frame: ResolvedFrame, in part: Part) {
        switch command.action {
        case .fill(let form, .solid(let color)):
            fill(form, MeshInk(color, opacity: part.opacity), in: part.bounds)
        case .fill(let form, .inlay(let color, let ground)):
            forEachChange(to: color, from: ground, in: part) { builder, channels, kind in
                builder.shapes.fill(form, ink: .solid(channels), in: part.bounds, kind)
            }
        case .fill(let form, .gradient(let gradient, let plane)):
            let colors = GradientColors(frame.gradients[Int(gradient)])
            fill(form, .gradient(colors, plane, opacity: Float(part.opacity)), in: part.bounds)
        case .fill(let form, .image(let image, let placement)):
            let size = frame.images[Int(image)]
            passes.willBlend(.image(Int(image)), in: part.bounds)
            let ink = MeshInk(picture: placement, width: size.width, height: size.height, opacity: part.opacity)
            shapes.fill(form, ink: ink, in: part.bounds, .textured)
        case .border(let form, let hole, let color):
            passes.willBlend(.atlas, in: part.bounds)
            shapes.border(form, hole, ink: MeshInk(color, opacity: part.opacity), in: part.bounds)
        case .mask(let mask, let placement, .solid(let color)):
            passes.willBlend(.atlas, in: part.bounds)
            let channels = MeshInk.channels(color, opacity: part.opacity)
            draw(frame.masks[Int(mask)], placement, channels, in: part.bounds)
        case .mask(let mask, let placement, .inlay(let color, let ground)):
            forEachChange(to: color, from: ground, in: part) { builder, channels, kind in
                builder.draw(frame.masks[Int(mask)], placement, channels, in: part.bounds, kind)
            }
        case .warp(let image, let projection):
            let size = frame.images[Int(image)]
            passes.willBlend(.image(Int(image)), in: part.bounds)
            shapes.warp(size.width, size.height, projection, opacity: part.opacity, in: part.bounds)
        default: break
        }
    }

    /// Passes to `body` the colours that an inlay subtracts from the target and those that it adds, each without
    /// negative channels. Colour with an alpha of zero is added by the ordinary blend mode, and so in the same call.
    private mutating func forEachChange(
        to color: PixelColor, from ground: PixelColor, in part: Part,
        _ body: (inout StepBuilder, SIMD4<Float>, TriangleKind) -> Void
    ) {
        let change = MeshInk.change(to: color, from: ground, opacity: part.opacity)
        if change.min() < 0 {
            passes.willAdd(.taken, in: part.bounds)
            body(&self, -change, .taken)
        }
        if change.max() > 0 {
            passes.willBlend(.atlas, in: part.bounds)
            body(&self, change, .textured)
        }
    }

    private mutating func fill(_ form: Form, _ ink: MeshInk, in bounds: PixelRect) {
        let kind = passes.kind(isOpaque: ink.isOpaque, in: bounds)
        passes.willAdd(kind, in: bounds)
        if kind == .textured {
            passes.willBlend(.atlas, in: bounds)
        } else {
            ClipEdges.forEachPiece(of: form) { passes.willBlend(.atlas, in: $0.intersection(bounds)) }
        }
        shapes.fill(form, ink: ink, in: bounds, kind)
    }

    private mutating func draw(
        _ mask: TextMask, _ placement: Affine, _ color: SIMD4<Float>, in bounds: PixelRect,
        _ kind: TriangleKind = .textured
    ) {
        guard let tiles = atlas.tiles(of: mask), let inverse = placement.inverse else {
            isIncomplete = true
            return
        }
        // Resampling spreads a mask by half of one of its pixels, into the border that the atlas reserves.
        let spread = placement.wholeTranslation == nil ? 0.5 : 0
        for index in tiles {
            let tile = atlas.tiles[index]
            let texture = inverse.then(.translation(x: Double(tile.x - tile.maskX), y: Double(tile.y - tile.maskY)))
                .then(.scale(x: 1 / Double(GlyphAtlas.width), y: 1 / Double(atlas.height)))
            shapes.quad(tile, spread: spread, placement, ink: .texture(texture, color), in: bounds, kind)
        }
    }
}

// MARK: - Layers

extension StepBuilder {
    /// Returns the index of the first command inside, or of the one after the scope if none of it is visible.
    private mutating func beginLayer(_ begin: Int, of frame: ResolvedFrame, in part: Part) -> Int {
        let end = Int(frame.ends[begin])
        var bounds = PixelRect.empty
        for index in (begin + 1)..<end { bounds = bounds.union(frame.commands[index].bounds) }
        bounds = bounds.intersection(part.bounds)
        if bounds.isEmpty { return end + 1 }
        layers.append(Layer(begin: begin, bounds: bounds))
        passes.beginLayer(bounds)
        mesh.triangles = passes.current
        return begin + 1
    }

    private mutating func endLayer(of frame: ResolvedFrame) {
        guard let layer = layers.popLast() else { return }
        if case .beginMaskClip(let mask, let placement) = frame.commands[layer.begin].action {
            passes.willBlend(.cut, in: layer.bounds)
            draw(frame.masks[Int(mask)], placement, SIMD4(repeating: 255), in: layer.bounds)
        }
        let texture = BatchTexture.layer(passes.endLayer())
        mesh.triangles = passes.current
        passes.willBlend(texture, in: layer.bounds)
        switch frame.commands[layer.begin].action {
        case .beginClip(let form):
            let ink = MeshInk(picture: .identity, width: frame.bounds.width, height: frame.bounds.height, opacity: 1)
            shapes.fill(form, ink: ink, in: layer.bounds, .textured)
        case .beginGroup(let opacity, _): lay(layer, of: frame, opacity: opacity)
        case .beginMaskClip: lay(layer, of: frame, opacity: 1)
        default: break
        }
    }

    private mutating func lay(_ layer: Layer, of frame: ResolvedFrame, opacity: Double) {
        let ink = MeshInk(
            picture: .identity, width: frame.bounds.width, height: frame.bounds.height, opacity: opacity)
        shapes.pieces.add(layer.bounds, ink: ink)
    }
}

extension MeshInk {
    /// Creates a texture ink with premultiplied colours; `placement` maps the picture's pixels to the frame's.
    fileprivate init(picture placement: Affine, width: Int, height: Int, opacity: Double) {
        let texture = (placement.inverse ?? .identity).then(
            .scale(x: 1 / Double(max(1, width)), y: 1 / Double(max(1, height))))
        self = .texture(texture, SIMD4(repeating: Float(255 * opacity)))
    }
}

extension MeshPieces {
    fileprivate mutating func add(_ rect: PixelRect, ink: MeshInk) {
        add(
            .init(start: Double(rect.minX), end: Double(rect.maxX), coverage: 1),
            .init(start: Double(rect.minY), end: Double(rect.maxY), coverage: 1), ink: ink, in: rect, .textured)
    }
}

extension MeshShapes {
    /// Adds a piece of a mask, extended by `spread` of its own pixels on each side.
    fileprivate mutating func quad(
        _ tile: GlyphAtlas.Tile, spread: Double, _ placement: Affine, ink: MeshInk, in bounds: PixelRect,
        _ kind: TriangleKind
    ) {
        let (minX, minY) = (Double(tile.maskX) - spread, Double(tile.maskY) - spread)
        let (maxX, maxY) = (
            Double(tile.maskX + tile.width) + spread, Double(tile.maskY + tile.height) + spread
        )
        pieces.add(4, ink: ink, in: bounds, kind) { index in
            let corner = Point(x: index == 0 || index == 3 ? minX : maxX, y: index < 2 ? minY : maxY)
            let point = placement.apply(corner)
            return MeshPoint(point.x, point.y)
        }
    }
}
