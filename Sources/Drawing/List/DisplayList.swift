/// One frame as data: what to draw, in order, in points, with the origin at the window's top left.
///
/// Made anew for each frame, in storage that is kept, so that a steady frame allocates nothing.
/// Does not own: pixels, textures, glyph pictures. Whoever submits it keeps those.
public struct DisplayList: Sendable {
    /// The window's extent in points.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    /// What to draw, later ones on top.
    public private(set) var items: [DisplayItem] = []
    /// What gradient paints point to.
    public private(set) var gradients: [Gradient] = []
    /// What text items point to.
    public private(set) var runs: [TextRun] = []
    /// What image items point to.
    public private(set) var images: [ImageResource] = []

    /// Nothing to draw, in a window of that extent.
    public init(size: Size = .zero, scale: Double = 1) {
        self.size = size
        self.scale = scale
    }

    /// Starts the next frame and keeps the storage.
    public mutating func begin(size: Size, scale: Double) {
        self.size = size
        self.scale = scale
        items.removeAll(keepingCapacity: true)
        gradients.removeAll(keepingCapacity: true)
        runs.removeAll(keepingCapacity: true)
        images.removeAll(keepingCapacity: true)
    }

    /// The item's indices must point into this list's tables; one that points nowhere draws nothing.
    public mutating func append(_ item: DisplayItem) {
        items.append(item)
    }

    /// `origin` is the left end of the baseline.
    public mutating func appendText(_ run: TextRun, origin: Point, color: PixelColor) {
        runs.append(run)
        items.append(.text(run: Int32(runs.count - 1), origin: origin, color))
    }

    /// The colours run from `start` to `end`, points in the same space as the outline.
    public mutating func appendFill(_ outline: Outline, gradient: Gradient, from start: Point, to end: Point) {
        gradients.append(gradient)
        items.append(
            .fill(outline, .linearGradient(gradient: Int32(gradients.count - 1), start: start, end: end)))
    }

    /// Stretched over `frame`; `opacity` is 0...1.
    public mutating func appendImage(_ image: ImageResource, frame: Rect, opacity: Double) {
        images.append(image)
        items.append(.image(image: Int32(images.count - 1), frame: frame, opacity: opacity))
    }
}
