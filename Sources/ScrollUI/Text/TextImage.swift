import Drawing
import Foundation

/// The image of a part of a text. It is a class instance, since few parts have one and it must not increase the size of all parts.
final class InlineImage: Equatable, Sendable {
    let source: Image.Source
    let drawing: Image.Drawing
    /// The accessibility label.
    let label: String

    init(_ image: Image) {
        (source, drawing) = (image.source, image.drawing)
        label = image.label?.plainString ?? ""
    }

    static func == (left: InlineImage, right: InlineImage) -> Bool {
        left.source == right.source && left.drawing == right.drawing && left.label == right.label
    }
}

/// An image among the letters of a text, with the size at which it is drawn.
struct TextImage: Hashable {
    /// The image; nil if it does not exist.
    let shown: ShownImage?
    /// The size in points.
    private(set) var size: CGSize
    /// Whether only the alpha of the image is drawn, in the colour of the text.
    let isTemplate: Bool
    /// Whether the image is centred on the capital letters. Other images stand on the baseline.
    let isSymbol: Bool

    /// Creates the image. The size of a symbol follows the font; other images have their own size. A missing image is a box as high as the
    /// letters.
    @MainActor
    init(_ image: InlineImage, beside face: FontFace, in environment: EnvironmentValues) {
        shown = image.source.shown(in: environment, beside: face.size)
        if case .symbol = image.source { isSymbol = true } else { isSymbol = false }
        let mode = image.drawing.symbolRenderingMode ?? environment.symbolRenderingMode
        isTemplate = image.drawing.isTemplate && mode != .multicolor
        size = shown?.size ?? CGSize(width: face.size, height: face.size)
    }

    /// Returns the image scaled by a factor.
    func scaled(by scale: Double) -> TextImage {
        guard scale != 1 else { return self }
        var copy = self
        copy.size = CGSize(width: size.width * scale, height: size.height * scale)
        return copy
    }

    /// Returns whether both have the same image, regardless of its size, or both have none.
    static func haveSamePicture(_ left: TextImage?, _ right: TextImage?) -> Bool {
        guard let left = left?.shown, let right = right?.shown else { return left?.shown == nil && right?.shown == nil }
        return left.isSamePicture(as: right)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
    }

    /// Returns the distance of the image's lower edge below the baseline, in points. The height of capitals is 0.7 of the font's size.
    private func depth(beside face: FontFace) -> Double {
        isSymbol ? size.height / 2 - face.size * 0.35 : 0
    }

    /// Returns the metrics of a line that contains the image; `metrics` are those of the face.
    func metrics(beside face: FontFace, _ metrics: FaceMetrics) -> FaceMetrics {
        let depth = depth(beside: face)
        let (ascent, descent) = (max(metrics.ascent, size.height - depth), max(metrics.descent, depth))
        return FaceMetrics(
            ascent: ascent, descent: descent, lineHeight: max(metrics.lineHeight, ascent + descent))
    }

    /// Draws the image with its left edge at `baseline`.
    @MainActor
    func paint(at baseline: Point, beside face: FontFace, _ color: PixelColor, into painter: Painter) {
        let bottom = baseline.y + depth(beside: face)
        let frame = CGRect(x: baseline.x, y: bottom - size.height, width: size.width, height: size.height)
        switch shown {
        case .pixels(let picture, _): paint(picture, in: frame, color, into: painter)
        case .outline(let symbol, _, _): painter.symbol(symbol, in: frame, .color(color.components))
        case nil:
            let gray = PixelColor(red: 128, green: 128, blue: 128, alpha: 160)
            painter.draw(.rect(Rect(frame)), lineWidth: 1, gray)
        }
    }

    @MainActor
    private func paint(_ picture: ImageResource, in frame: CGRect, _ color: PixelColor, into painter: Painter) {
        guard isTemplate else { return painter.image(picture, in: frame) }
        let shares = color.components
        painter.effect(.color(.constant(shares.x, shares.y, shares.z))) {
            painter.group(opacity: shares.w) { painter.image(picture, in: frame) }
        }
    }
}

extension Text {
    /// Creates a text that shows an image as a character. A symbol has the size of the font and the colour of the text, and is centred on
    /// the capital letters. Any other image has its own size and stands on the baseline. The image's resizing mode is ignored.
    ///
    ///     Text(Image(systemName: "star")) + Text(" Rated")
    @_disfavoredOverload
    public init(_ image: Image) {
        self.init([Part(string: "\u{FFFC}", image: InlineImage(image))])
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends an image; see ``Text/init(_:)-(Image)``.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
