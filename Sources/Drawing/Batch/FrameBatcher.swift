/// Turns display lists into few draw calls of textured triangles, for a device that composes them.
///
///     batcher.build(list, bounds: bounds, glyphs: glyphs)
///     for step in batcher.steps { … }
///
/// Shapes are triangles with a ramp at their edges, text is cut out of one atlas, so that most frames are two calls: what
/// hides, and what is laid over; large translucent shapes are a third, and what is darker than its ground a fourth. Rounded clips and groups go through layers where
/// items lie on top of each other and are not set into one another. Plain clips are cut exactly, not by the device.
/// Storage is kept; a steady frame allocates nothing.
/// Does not own textures: it says what must be in them.
@MainActor
public final class FrameBatcher {
    /// What to do, in order.
    public var steps: [BatchStep] { builder.passes.steps }
    /// Of all triangles of the frame. Valid until the next one is built.
    public var vertices: UnsafeBufferPointer<BatchVertex> { builder.mesh.vertices }
    /// Into ``vertices``, three for each triangle that has a texture. Valid until the next frame is built.
    public var indices: UnsafeBufferPointer<Int32> { builder.passes.triangles.textured.indices }
    /// Into ``vertices``, three for each triangle that is blended without a texture. Valid until the next frame is built.
    public var plainIndices: UnsafeBufferPointer<Int32> { builder.passes.triangles.plain.indices }
    /// Into ``vertices``, three for each triangle whose colours are taken away. Valid until the next frame is built.
    public var takenIndices: UnsafeBufferPointer<Int32> { builder.passes.triangles.taken.indices }
    /// Into ``vertices``, three for each triangle that hides what is below. Valid until the next frame is built.
    public var solidIndices: UnsafeBufferPointer<Int32> { builder.passes.triangles.solid.indices }
    /// Pictures that the steps' textures refer to.
    public var images: [ImageResource] { frame.images }
    /// Pixels.
    public var atlasWidth: Int { GlyphAtlas.width }
    /// Pixels. When it differs from the frame before, the atlas' texture has to be made anew.
    public var atlasHeight: Int { builder.atlas.height }

    private let resolver = FrameResolver(isForDevice: true)
    private let frame = ResolvedFrame()
    private let composer = BlendComposer()
    private var builder = StepBuilder()

    /// Holds no memory worth mentioning before the first frame.
    public init() {}

    /// Makes the steps of a frame over a target that was cleared to `background`. O(items + vertices), and O(pixels)
    /// where something is blended by a mode that the device does not have.
    public func build(
        _ list: DisplayList, bounds: PixelRect, glyphs: any GlyphSource, background: PixelColor = .black
    ) {
        resolver.resolve(list, bounds: bounds, glyphs: glyphs, into: frame)
        composer.compose(frame, over: background)
        if builder.build(frame) { return }
        builder.atlas.removeAll()
        while !builder.build(frame) {
            guard builder.atlas.grow() else { return }
        }
    }

    /// Hands over what must be written into the atlas before the steps are run. `body` is called once for each part.
    public func takeUploads(_ body: (AtlasUpload) -> Void) {
        for upload in builder.atlas.uploads { body(upload) }
        builder.atlas.uploads.removeAll(keepingCapacity: true)
    }

    /// The atlas' texture was lost: everything is handed over again with the next frame.
    public func atlasLost() {
        builder.atlas.removeAll()
    }

    /// Forgets every glyph picture, for a glyph source that gives others from now on.
    public func removeGlyphs() {
        resolver.removeGlyphs()
        builder.atlas.removeAll()
    }
}
