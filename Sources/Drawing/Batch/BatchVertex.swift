/// A corner of a triangle, laid out as `SDL_Vertex` is, so that the whole array can be handed over without copying.
public struct BatchVertex: BitwiseCopyable, Equatable, Sendable {
    /// Pixels from the surface's left edge.
    public var x: Float
    /// Pixels from the surface's top edge.
    public var y: Float
    /// Premultiplied, like all four channels.
    public var red: UInt8
    /// Premultiplied.
    public var green: UInt8
    /// Premultiplied.
    public var blue: UInt8
    /// 0...255.
    public var alpha: UInt8
    /// 0 at the texture's left edge, 1 at its right edge.
    public var u: Float
    /// 0 at the texture's top edge, 1 at its bottom edge.
    public var v: Float
}
