/// What the graphics device is told to do, in order. One step is at most one draw call.
public enum BatchStep: Equatable, Sendable {
    /// Triangles without a texture and without blending: a range of ``FrameBatcher/solidIndices``.
    case solid(Range<Int>)
    /// Triangles laid over what is there, colours and texture premultiplied: a range of ``FrameBatcher/indices``.
    case blended(Range<Int>, BatchTexture)
    /// What follows is drawn into the layer with this number, in the same coordinates. The rectangle is made clear first;
    /// nothing outside of it is drawn or read.
    case beginLayer(Int, PixelRect)
    /// Back to what was drawn into before.
    case endLayer
}

/// Where triangles take their texture from.
public enum BatchTexture: Equatable, Sendable {
    /// Glyphs, and a white spot for what has no texture.
    case atlas
    /// An index into ``FrameBatcher/images``.
    case image(Int)
    /// A layer that has been ended; it has the size of the surface.
    case layer(Int)
}
