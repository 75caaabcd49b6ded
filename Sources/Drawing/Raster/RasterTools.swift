/// The working memory of a rasteriser, reused from frame to frame.
final class RasterTools {
    let corners = CornerMaskCache()
    /// Coverage of polygons.
    let grid = Scratch<Float>(filledWith: 0)
    /// Outlines of polygons.
    let points = Scratch<Point>(filledWith: .zero)
    /// Coverage of a row.
    let cells = Scratch<UInt8>(filledWith: 0)
    /// Colours of a row.
    let line = Scratch<UInt32>(filledWith: 0)
    let backdrops = Backdrops()
    let covers = Covers()
}
