/// An instruction to the graphics device. A step is at most one draw call.
public enum BatchStep: Equatable, Sendable {
    /// Triangles without a texture and without blending: a range of ``FrameBatcher/solidIndices``.
    case solid(Range<Int>)
    /// Untextured triangles that are blended over the target, with premultiplied colours: a range of
    /// ``FrameBatcher/plainIndices``.
    case plain(Range<Int>)
    /// Triangles whose colours are subtracted from the target, whose alpha is unchanged; with the atlas, premultiplied:
    /// a range of ``FrameBatcher/takenIndices``.
    case taken(Range<Int>)
    /// Triangles that are blended over the target, with premultiplied colours and texture: a range of
    /// ``FrameBatcher/indices``.
    case blended(Range<Int>, BatchTexture)
    /// Changes the target of the following steps. The coordinates remain the same. A frame begins with the surface.
    case target(BatchTarget)
    /// Clears the rectangle.
    case clear(PixelRect)
}

/// The texture of triangles.
public enum BatchTexture: Equatable, Sendable {
    /// Glyphs, paths, and a white spot for untextured triangles.
    case atlas
    /// The atlas as a mask: the target keeps the share given by the texture's alpha, and nothing is added.
    case cut
    /// An index into ``FrameBatcher/images``.
    case image(Int)
    /// A layer, counted from zero; it has the size of the surface.
    case layer(Int)
}

/// A drawing target.
public enum BatchTarget: Equatable, Sendable {
    /// The visible surface.
    case surface
    /// A layer, counted from zero. It has the size of the surface and retains its pixels until it is cleared.
    case layer(Int)
}
