import Drawing
import Foundation

/// The picture that a part of a text is. An object, since few parts are one, and it must not make all of them larger.
final class InlineImage: Equatable, Sendable {
    let source: Image.Source
    let drawing: Image.Drawing
    /// What is said of it to those who do not see it.
    let label: String

    init(_ image: Image) {
        (source, drawing) = (image.source, image.drawing)
        label = image.label?.plainString ?? ""
    }

    static func == (left: InlineImage, right: InlineImage) -> Bool {
        left.source == right.source && left.drawing == right.drawing && left.label == right.label
    }
}

/// A picture among the letters of a text, as large as it is drawn.
struct TextImage: Hashable {
    /// Nil where there is no such picture.
    let shown: ShownImage?
    /// Points.
    private(set) var size: CGSize
    /// Only the alpha of the picture is drawn, in the colour of the text.
    let isTemplate: Bool
    /// In the middle of the capitals, and not upon the baseline.
    let isSymbol: Bool

    /// Symbols are as large as the letters say; other pictures have their own size. What is not there is a box as high as the letters.
    @MainActor
    init(_ image: InlineImage, beside face: FontFace, in environment: EnvironmentValues) {
        shown = image.source.shown(in: environment, beside: face.size)
        if case .symbol = image.source { isSymbol = true } else { isSymbol = false }
        let mode = image.drawing.symbolRenderingMode ?? environment.symbolRenderingMode
        isTemplate = image.drawing.isTemplate && mode != .multicolor
        size = shown?.size ?? CGSize(width: face.size, height: face.size)
    }

    /// That many times as large.
    func scaled(by scale: Double) -> TextImage {
        guard scale != 1 else { return self }
        var copy = self
        copy.size = CGSize(width: size.width * scale, height: size.height * scale)
        return copy
    }

    /// However large they are, or that there is none in both.
    static func haveSamePicture(_ left: TextImage?, _ right: TextImage?) -> Bool {
        guard let left = left?.shown, let right = right?.shown else { return left?.shown == nil && right?.shown == nil }
        return left.isSamePicture(as: right)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
    }

    /// How far the picture's lower edge is below the baseline, points. Capitals are seven tenths of a font's size high.
    private func depth(beside face: FontFace) -> Double {
        isSymbol ? size.height / 2 - face.size * 0.35 : 0
    }

    /// What a line with the picture in it has to have; `metrics` are those of the face.
    func metrics(beside face: FontFace, _ metrics: FaceMetrics) -> FaceMetrics {
        let depth = depth(beside: face)
        let (ascent, descent) = (max(metrics.ascent, size.height - depth), max(metrics.descent, depth))
        return FaceMetrics(
            ascent: ascent, descent: descent, lineHeight: max(metrics.lineHeight, ascent + descent))
    }

    /// `baseline` is where the picture's left edge meets it.
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
    /// Shows a picture as if it were a letter: a symbol grows with the font, has the colour of the text and stands in the middle of the
    /// capitals, another picture has its own size and stands upon the baseline. How the image would be resized does not count.
    ///
    ///     Text(Image(systemName: "star")) + Text(" Rated")
    @_disfavoredOverload
    public init(_ image: Image) {
        self.init([Part(string: "\u{FFFC}", image: InlineImage(image))])
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A picture among the letters; see ``Text/init(_:)-(Image)``.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
