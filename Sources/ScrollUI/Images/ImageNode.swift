import Drawing
import Foundation

/// The node of an image.
package final class ImageNode: Node {
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { replacement == nil }

    private var source: Image.Source?
    private var drawing = Image.Drawing()
    /// The picture to draw; nil if it is missing.
    private var shown: ShownImage?
    private var style = ResolvedStyle.color(.zero)
    /// Whether only the alpha of the picture is drawn.
    private var isTemplate = false
    /// The value of `isTemplate` for the most recently resolved picture.
    private var isTemplateShown = false
    private var redaction = Redaction()
    private let variants = ImageVariants()
    /// The transition from the previous picture; nil if there is none.
    private var replacement: SymbolReplacement?

    /// The size of the empty frame for a missing picture, in points.
    private static let missingSize = CGSize(width: 24, height: 24)

    func assign(_ source: Image.Source, _ drawing: Image.Drawing) {
        guard source != self.source || drawing != self.drawing else { return }
        self.source = source
        self.drawing = drawing
        resolve()
        setNeedsLayout()
    }

    override func environmentDidChange() { resolve() }

    private func resolve() {
        let environment = EnvironmentValues(scope: scope, reader: self)
        style = environment.resolvedForeground
        redaction = environment.redaction
        isTemplate =
            drawing.isTemplate && (drawing.symbolRenderingMode ?? environment.symbolRenderingMode) != .multicolor
        let (old, wasTemplate) = (shown, isTemplateShown)
        shown = source?.shown(in: environment)
        drawingDidChange()
        guard shown != old else { return }
        if let old, !(shown?.isSamePicture(as: old) ?? false), let departure = environment.contentTransition.departure {
            replace(old, isTemplate: wasTemplate, departure)
        }
        isTemplateShown = isTemplate
        variants.reset()
        setNeedsLayout()
    }

    private func replace(_ old: ShownImage, isTemplate: Bool, _ departure: SymbolReplacement.Departure) {
        guard isPlaced, !graph.transaction.disablesAnimations, !graph.reducesMotion else { return }
        let fades = departure == .fade
        if fades, graph.transaction.transitionAnimation == nil { return }
        let size = fades && drawing.capInsets != nil ? frame.size : old.size
        replacement = SymbolReplacement(old, size: size, isTemplate: isTemplate, departure, in: graph)
    }

    /// Whether the picture is missing.
    package var isMissing: Bool { shown?.isPlaceholder ?? true }

    private var ideal: CGSize { shown?.size ?? Self.missingSize }

    package override var ownInkBounds: InkBounds { frameInkBounds(margin: style.shadows.outset) }

    package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        drawing.capInsets == nil ? ideal : proposal.replacingUnspecifiedDimensions(by: ideal)
    }

    /// Centres a symbol on the capital letters of adjacent text, whose height is 0.7 times the font size.
    package override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard guide.kind == .baselines, drawing.capInsets == nil, case .outline(_, let fontSize, _) = shown else {
            return nil
        }
        return size.height / 2 + fontSize * 0.35
    }

    package override func paint(into painter: Painter) {
        let frame = CGRect(origin: painter.origin, size: presentedFrame.size)
        guard frame.width > 0, frame.height > 0 else { return }
        if redaction.isHiding {
            let color = style.color
            let box = SIMD4(color.x, color.y, color.z, color.w * redaction.strength)
            return painter.redact(frame, radius: 6, PixelColor(box))
        }
        guard let shown else { return paintMissing(painter, frame) }
        painter.group(opacity: redaction.strength) {
            if let replacement, !replacement.isOver(at: graph.time) {
                return paint(shown, after: replacement, painter, frame)
            }
            replacement = nil
            paintInInk(shown, isTemplate, painter, frame)
        }
    }

    private func paint(
        _ shown: ShownImage, after replacement: SymbolReplacement, _ painter: Painter, _ frame: CGRect
    ) {
        let fills = drawing.capInsets != nil && replacement.departure != .fade
        let size = fills ? frame.size : replacement.size
        let old = CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        painter.posed(replacement.old(at: graph.time), in: frame) {
            switch replacement.image {
            case .pixels(let picture, _):
                paintInInk(replacement.isTemplate, painter, old) { painter.image(picture, in: old) }
            case .outline(let symbol, _, _): painter.symbol(symbol, in: old, style)
            }
        }
        painter.posed(replacement.new(at: graph.time), in: frame) { paintInInk(shown, isTemplate, painter, frame) }
    }

    private func paintInInk(_ shown: ShownImage, _ isTemplate: Bool, _ painter: Painter, _ frame: CGRect) {
        switch shown {
        case .pixels(let picture, let density):
            paintInInk(isTemplate, painter, frame) {
                paintUpToValue(painter, frame) { paint(picture, density, painter, frame) }
            }
        case .outline(let symbol, _, _): paintUpToValue(painter, frame) { paint(symbol, painter, frame) }
        }
    }

    /// Paints `content` in the foreground colour if only the picture's alpha is used.
    private func paintInInk(_ isTemplate: Bool, _ painter: Painter, _ frame: CGRect, _ content: () -> Void) {
        guard isTemplate else { return content() }
        let color = style.color
        painter.shadowed(by: style.shadows, around: frame) {
            painter.effect(.color(.constant(color.x, color.y, color.z))) {
                painter.group(opacity: color.w, content)
            }
        }
    }

    /// Draws a symbol with a variable value faintly beyond that value.
    private func paintUpToValue(_ painter: Painter, _ frame: CGRect, _ content: () -> Void) {
        guard let value = drawing.variableValue, value < 1 else { return content() }
        let parts = frame.divided(atDistance: frame.width * max(0, value), from: .minXEdge)
        painter.clip(to: .rect(Rect(parts.slice)), bounds: parts.slice, content)
        painter.clip(to: .rect(Rect(parts.remainder)), bounds: parts.remainder) {
            painter.group(opacity: 0.3, content)
        }
    }

    private func paint(_ symbol: SymbolOutline, _ painter: Painter, _ frame: CGRect) {
        guard drawing.capInsets != nil, drawing.resizingMode == .tile else {
            return painter.symbol(symbol, in: frame, style)
        }
        painter.clip(to: .rect(Rect(frame)), bounds: frame) {
            tile(painter, frame) { painter.symbol(symbol, in: $0, style) }
        }
    }

    private func paint(_ picture: ImageResource, _ density: CGFloat, _ painter: Painter, _ frame: CGRect) {
        if let insets = drawing.capInsets, insets != EdgeInsets() {
            let pieces = variants.nine(picture, insets, density: density)
            ImagePieces(frame: frame, insets: insets).forEach { row, column, rect in
                if let piece = pieces[row * 3 + column] { painter.image(piece, in: rect) }
            }
        } else if drawing.capInsets != nil, drawing.resizingMode == .tile {
            painter.clip(to: .rect(Rect(frame)), bounds: frame) {
                tile(painter, frame) { painter.image(picture, in: $0) }
            }
        } else {
            let variant = variants.picture(
                picture, drawing.interpolation, pixels: Double(frame.width * painter.scale))
            painter.image(variant, in: frame)
        }
    }

    /// Calls `content` for each visible tile. Tiles are at least one point wide and high, to limit their number.
    private func tile(_ painter: Painter, _ frame: CGRect, _ content: (CGRect) -> Void) {
        let tile = CGSize(width: max(1, ideal.width), height: max(1, ideal.height))
        let shown = frame.intersection(painter.visible)
        guard !shown.isNull else { return }
        let (first, top) = (
            floor((shown.minX - frame.minX) / tile.width), floor((shown.minY - frame.minY) / tile.height)
        )
        for y in stride(from: frame.minY + top * tile.height, to: shown.maxY, by: tile.height) {
            for x in stride(from: frame.minX + first * tile.width, to: shown.maxX, by: tile.width) {
                content(CGRect(x: x, y: y, width: tile.width, height: tile.height))
            }
        }
    }

    private func paintMissing(_ painter: Painter, _ frame: CGRect) {
        let gray = PixelColor(red: 128, green: 128, blue: 128, alpha: 160)
        painter.draw(.rect(Rect(frame)), lineWidth: 1, gray)
    }

    package override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard CGRect(origin: .zero, size: frame.size).includes(point) else { return false }
        path.append(self)
        return true
    }
}

extension String {
    /// The number of pixels per point that the suffix of a picture's name states.
    var density: CGFloat {
        let name = hasSuffix(".png") ? dropLast(4) : self[...]
        return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    }
}
