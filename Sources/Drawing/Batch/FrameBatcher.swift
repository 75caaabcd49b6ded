/// Converts display lists to a few draw calls of textured triangles, for a device that composes them.
///
///     batcher.build(list, bounds: bounds, glyphs: glyphs)
///     for step in batcher.steps { … }
///
/// Shapes are triangles with a ramp at their edges, and text is taken from one atlas, so that most frames need two
/// calls: opaque triangles and blended ones. Large translucent shapes add a third, and inlays that are darker than
/// their ground a fourth. Rounded clips and groups are drawn in layers where items overlap without being inlaid.
/// Rectangular clips are cut exactly, not by the device. Storage is reused; a steady frame allocates nothing. Does not
/// own textures: it lists the required contents.
@MainActor
public final class FrameBatcher {
    /// The steps in drawing order.
    public var steps: [BatchStep] { builder.passes.steps }
    /// The vertices of all triangles of the frame. Valid until the next frame is built.
    public var vertices: UnsafeBufferPointer<BatchVertex> { builder.mesh.vertices }
    /// Indices into ``vertices``, three for each textured triangle. Valid until the next frame is built.
    public var indices: UnsafeBufferPointer<Int32> { builder.passes.triangles.textured.indices }
    /// Indices into ``vertices``, three for each triangle that is blended without a texture. Valid until the next frame
    /// is built.
    public var plainIndices: UnsafeBufferPointer<Int32> { builder.passes.triangles.plain.indices }
    /// Indices into ``vertices``, three for each triangle whose colours are subtracted. Valid until the next frame is
    /// built.
    public var takenIndices: UnsafeBufferPointer<Int32> { builder.passes.triangles.taken.indices }
    /// Indices into ``vertices``, three for each opaque triangle. Valid until the next frame is built.
    public var solidIndices: UnsafeBufferPointer<Int32> { builder.passes.triangles.solid.indices }
    /// The pictures that the steps' textures refer to.
    public var images: [ImageResource] { frame.images }
    /// The width of the atlas in pixels.
    public var atlasWidth: Int { GlyphAtlas.width }
    /// The height of the atlas in pixels. When it differs from the previous frame, the texture of the atlas must be
    /// created again.
    public var atlasHeight: Int { builder.atlas.height }

    private let resolver = FrameResolver(isForDevice: true)
    private let frame = ResolvedFrame()
    private let composer = BlendComposer()
    private var builder = StepBuilder()

    /// Creates a batcher, which uses little memory before the first frame.
    public init() {}

    /// Builds the steps of a frame over a target that was cleared to `background`. O(items + vertices), plus O(pixels)
    /// for blend modes that the device lacks.
    public func build(
        _ list: DisplayList, bounds: PixelRect, glyphs: any GlyphSource, background: PixelColor = .black
    ) {
        resolver.resolve(list, bounds: bounds, glyphs: glyphs, into: frame)
        composer.compose(frame, over: background)
        if builder.build(frame) { return }
        builder.atlas.removeAll()
        while !builder.build(frame) || builder.atlas.isCrowded {
            guard builder.atlas.grow() else { return }
        }
    }

    /// Passes the pending updates of the atlas to `body`, one call for each part. They must be written before the steps
    /// are run.
    public func takeUploads(_ body: (AtlasUpload) -> Void) {
        for upload in builder.atlas.uploads { body(upload) }
        builder.atlas.uploads.removeAll(keepingCapacity: true)
    }

    /// Uploads the whole atlas again with the next frame, after its texture was lost.
    public func atlasLost() {
        builder.atlas.removeAll()
    }

    /// Discards all glyph pictures. Call it when the glyph source starts to return different ones.
    public func removeGlyphs() {
        resolver.removeGlyphs()
        builder.atlas.removeAll()
    }
}
