/// One frame as data: the items to draw in order, in points, with the origin at the window's top left.
///
/// It is built again for each frame in reused storage, so that a steady frame allocates nothing. Does not own pixels,
/// textures or glyph pictures. The submitter retains those.
public struct DisplayList: Sendable {
    /// The window's extent in points.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    /// The items to draw, later ones on top.
    public internal(set) var items: [DisplayItem] = []
    /// The gradients that paints refer to.
    public internal(set) var gradients: [Gradient] = []
    /// The runs that text items refer to.
    public internal(set) var runs: [TextRun] = []
    /// The images that image items refer to.
    public internal(set) var images: [ImageResource] = []
    /// The effects that effect items refer to.
    public internal(set) var effects: [LayerEffect] = []
    /// True if an effect blends its content with the backdrop in a mode other than normal.
    var hasBlends = false

    /// Creates an empty list for a window of the given extent.
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
        effects.removeAll(keepingCapacity: true)
        hasBlends = false
    }

    /// Appends an item. Its indices must point into this list's tables; an item with an invalid index draws nothing.
    public mutating func append(_ item: DisplayItem) {
        items.append(item)
    }

    /// Appends text. `origin` is the left end of the baseline.
    public mutating func appendText(_ run: TextRun, origin: Point, color: PixelColor) {
        runs.append(run)
        items.append(.text(run: Int32(runs.count - 1), origin: origin, color))
    }

    /// Appends a fill whose colours run from `start` to `end`, points in the outline's space.
    public mutating func appendFill(_ outline: Outline, gradient: Gradient, from start: Point, to end: Point) {
        gradients.append(gradient)
        items.append(
            .fill(outline, .linearGradient(gradient: Int32(gradients.count - 1), start: start, end: end)))
    }

    /// Appends an image that is stretched over `frame`; `opacity` is 0...1.
    public mutating func appendImage(_ image: ImageResource, frame: Rect, opacity: Double) {
        images.append(image)
        items.append(.image(image: Int32(images.count - 1), frame: frame, opacity: opacity))
    }

    /// Draws everything up to the matching ``DisplayItem/popEffect`` with `effect`.
    public mutating func pushEffect(_ effect: LayerEffect) {
        effects.append(effect)
        if case .blend = effect { hasBlends = true }
        items.append(.pushEffect(effect: Int32(effects.count - 1)))
    }

    /// Appends a fill; `body` makes its paint from the gradient's index.
    public mutating func appendFill(_ outline: Outline, gradient: Gradient, _ body: (Int32) -> Paint) {
        gradients.append(gradient)
        items.append(.fill(outline, body(Int32(gradients.count - 1))))
    }

    /// Copies items of another list with the table entries that they refer to. O(items).
    public mutating func append(contentsOf other: DisplayList, _ range: Range<Int>) {
        for item in other.items[range] { append(item, of: other) }
    }

    private mutating func append(_ item: DisplayItem, of other: DisplayList) {
        switch item {
        case .fill(let outline, .linearGradient(let index, let start, let end)):
            guard let gradient = other.gradients[checked: index] else {
                return items.append(.fill(outline, .solid(.clear)))
            }
            appendFill(outline, gradient: gradient, from: start, to: end)
        case .fill(let outline, .radialGradient(let index, let center, let radii, let start)):
            guard let gradient = other.gradients[checked: index] else {
                return items.append(.fill(outline, .solid(.clear)))
            }
            appendFill(outline, gradient: gradient) {
                .radialGradient(gradient: $0, center: center, radii: radii, start: start)
            }
        case .fill(let outline, .angularGradient(let index, let center, let start, let sweep)):
            guard let gradient = other.gradients[checked: index] else {
                return items.append(.fill(outline, .solid(.clear)))
            }
            appendFill(outline, gradient: gradient) {
                .angularGradient(gradient: $0, center: center, start: start, sweep: sweep)
            }
        case .text(let index, let origin, let color):
            guard let run = other.runs[checked: index] else {
                return items.append(.text(run: -1, origin: origin, color))
            }
            appendText(run, origin: origin, color: color)
        case .image(let index, let frame, let opacity):
            guard let image = other.images[checked: index] else {
                return items.append(.image(image: -1, frame: frame, opacity: opacity))
            }
            appendImage(image, frame: frame, opacity: opacity)
        case .pushEffect(let index):
            guard let effect = other.effects[checked: index] else { return items.append(.pushEffect(effect: -1)) }
            pushEffect(effect)
        default: items.append(item)
        }
    }
}

extension Array {
    /// Nil for an index out of range.
    subscript(checked index: Int32) -> Element? {
        indices.contains(Int(index)) ? self[Int(index)] : nil
    }
}
