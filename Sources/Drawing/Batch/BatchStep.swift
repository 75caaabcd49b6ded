/// What the graphics device is told to do, in order. One step is at most one draw call.
public enum BatchStep: Equatable, Sendable {
    /// Triangles without a texture and without blending: a range of ``FrameBatcher/solidIndices``.
    case solid(Range<Int>)
    /// Triangles laid over what is there without a texture, colours premultiplied: a range of
    /// ``FrameBatcher/plainIndices``.
    case plain(Range<Int>)
    /// Triangles whose colours are taken away from those that are there, whose alpha stays; with the atlas, premultiplied: a
    /// range of ``FrameBatcher/takenIndices``.
    case taken(Range<Int>)
    /// Triangles laid over what is there, colours and texture premultiplied: a range of ``FrameBatcher/indices``.
    case blended(Range<Int>, BatchTexture)
    /// What follows is drawn there, in the same coordinates. A frame begins with the surface.
    case target(BatchTarget)
    /// The rectangle becomes clear.
    case clear(PixelRect)
}

/// Where triangles take their texture from.
public enum BatchTexture: Equatable, Sendable {
    /// Glyphs, paths, and a white spot for what has no texture.
    case atlas
    /// The atlas; what is there keeps its share of the texture's alpha, and nothing is added.
    case cut
    /// An index into ``FrameBatcher/images``.
    case image(Int)
    /// A layer, counted from zero; it has the size of the surface.
    case layer(Int)
}

/// What is drawn into.
public enum BatchTarget: Equatable, Sendable {
    /// What is shown.
    case surface
    /// A layer, counted from zero; it has the size of the surface, and keeps what was drawn until it is cleared.
    case layer(Int)
}
