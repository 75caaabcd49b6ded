import Drawing
import Foundation

/// The node of a picture.
final class ImageNode: Node {
    private var source: Image.Source?
    private var drawing = Image.Drawing()
    private var picture: ImageResource?
    /// Pixels a point.
    private var density: CGFloat = 1
    private var color = SIMD4<Double>.zero
    private var shadows: [ResolvedShadow] = []
    /// Only the alpha of the picture is drawn.
    private var isTemplate = false
    /// Of the picture that was resolved last.
    private var isTemplateShown = false
    private var redaction = Redaction()
    private let variants = ImageVariants()
    /// The picture that was here before, while it goes; nil at rest.
    private var replacement: SymbolReplacement?

    /// Of an empty frame that stands for a picture that is not there, points.
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
        let paint = environment.foreground._resolve(in: environment)
        (color, shadows) = (paint.color, paint.shadows)
        redaction = environment.redaction
        isTemplate =
            drawing.isTemplate && (drawing.symbolRenderingMode ?? environment.symbolRenderingMode) != .multicolor
        let (old, oldDensity) = (picture, density)
        let (oldSize, wasTemplate) = (ideal, isTemplateShown)
        switch source {
        case .picture(let image, let scale): (picture, density) = (image, max(scale, 1e-3))
        case .name(let name): (picture, density) = (environment.imageLoader.image(named: name), name.density)
        case .symbol(let name):
            let found = environment.imageLoader.symbol(named: name, in: environment)
            (picture, density) = (found.picture, found.name.density / environment.imageScale.factor)
        case nil: picture = nil
        }
        graph.setNeedsPaint()
        guard picture != old || density != oldDensity else { return }
        if let old, picture != old, let departure = environment.contentTransition.departure {
            replace(old, size: oldSize, isTemplate: wasTemplate, departure)
        }
        isTemplateShown = isTemplate
        variants.reset()
        setNeedsLayout()
    }

    private func replace(
        _ old: ImageResource, size: CGSize, isTemplate: Bool, _ departure: SymbolReplacement.Departure
    ) {
        guard isPlaced, !graph.transaction.disablesAnimations, !graph.reducesMotion else { return }
        let fades = departure == .fade
        if fades, graph.transaction.effectiveAnimation == nil { return }
        let size = fades && drawing.capInsets != nil ? frame.size : size
        replacement = SymbolReplacement(old, size: size, isTemplate: isTemplate, departure, in: graph)
    }

    /// There is no such picture.
    var isMissing: Bool { picture == nil }

    private var ideal: CGSize {
        guard let picture else { return Self.missingSize }
        return CGSize(width: CGFloat(picture.width) / density, height: CGFloat(picture.height) / density)
    }

    override var ownInkBounds: InkBounds { frameInkBounds(margin: shadows.outset) }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        drawing.capInsets == nil ? ideal : proposal.replacingUnspecifiedDimensions(by: ideal)
    }

    override func paint(into painter: Painter) {
        let frame = CGRect(origin: painter.origin, size: presentedFrame.size)
        guard frame.width > 0, frame.height > 0 else { return }
        if redaction.isHiding {
            let box = SIMD4(color.x, color.y, color.z, color.w * redaction.strength)
            return painter.redact(frame, radius: 6, PixelColor(box))
        }
        guard let picture else { return paintMissing(painter, frame) }
        painter.group(opacity: redaction.strength) {
            if let replacement, !replacement.isOver(at: graph.time) {
                return paint(picture, after: replacement, painter, frame)
            }
            replacement = nil
            paintInInk(isTemplate, painter, frame) { paintUpToValue(picture, painter, frame) }
        }
    }

    private func paint(
        _ picture: ImageResource, after replacement: SymbolReplacement, _ painter: Painter, _ frame: CGRect
    ) {
        let fills = drawing.capInsets != nil && replacement.departure != .fade
        let size = fills ? frame.size : replacement.size
        let old = CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        painter.posed(replacement.old(at: graph.time), in: frame) {
            paintInInk(replacement.isTemplate, painter, old) { painter.image(replacement.picture, in: old) }
        }
        painter.posed(replacement.new(at: graph.time), in: frame) {
            paintInInk(isTemplate, painter, frame) { paintUpToValue(picture, painter, frame) }
        }
    }

    /// In the foreground's colour where only the alpha of the picture counts.
    private func paintInInk(_ isTemplate: Bool, _ painter: Painter, _ frame: CGRect, _ content: () -> Void) {
        guard isTemplate else { return content() }
        painter.shadowed(by: shadows, around: frame) {
            painter.effect(.color(.constant(color.x, color.y, color.z))) {
                painter.group(opacity: color.w, content)
            }
        }
    }

    /// A symbol that shows a value is faint beyond it.
    private func paintUpToValue(_ picture: ImageResource, _ painter: Painter, _ frame: CGRect) {
        guard let value = drawing.variableValue, value < 1 else { return paint(picture, painter, frame) }
        let parts = frame.divided(atDistance: frame.width * max(0, value), from: .minXEdge)
        painter.clip(to: .rect(Rect(parts.slice)), bounds: parts.slice) { paint(picture, painter, frame) }
        painter.clip(to: .rect(Rect(parts.remainder)), bounds: parts.remainder) {
            painter.group(opacity: 0.3) { paint(picture, painter, frame) }
        }
    }

    private func paint(_ picture: ImageResource, _ painter: Painter, _ frame: CGRect) {
        if let insets = drawing.capInsets, insets != EdgeInsets() {
            let pieces = variants.nine(picture, insets, density: density)
            ImagePieces(frame: frame, insets: insets).forEach { row, column, rect in
                if let piece = pieces[row * 3 + column] { painter.image(piece, in: rect) }
            }
        } else if drawing.capInsets != nil, drawing.resizingMode == .tile {
            painter.clip(to: .rect(Rect(frame)), bounds: frame) { tile(picture, painter, frame) }
        } else {
            let shown = variants.picture(
                picture, drawing.interpolation, pixels: Double(frame.width * painter.scale))
            painter.image(shown, in: frame)
        }
    }

    /// As many as there is space for, within reason: a tile is at least a point wide and high.
    private func tile(_ picture: ImageResource, _ painter: Painter, _ frame: CGRect) {
        let tile = CGSize(width: max(1, ideal.width), height: max(1, ideal.height))
        let shown = frame.intersection(painter.visible)
        guard !shown.isNull else { return }
        let (first, top) = (
            floor((shown.minX - frame.minX) / tile.width), floor((shown.minY - frame.minY) / tile.height)
        )
        for y in stride(from: frame.minY + top * tile.height, to: shown.maxY, by: tile.height) {
            for x in stride(from: frame.minX + first * tile.width, to: shown.maxX, by: tile.width) {
                painter.image(picture, in: CGRect(x: x, y: y, width: tile.width, height: tile.height))
            }
        }
    }

    private func paintMissing(_ painter: Painter, _ frame: CGRect) {
        let gray = PixelColor(red: 128, green: 128, blue: 128, alpha: 160)
        painter.draw(.rect(Rect(frame)), lineWidth: 1, gray)
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard CGRect(origin: .zero, size: frame.size).contains(point) else { return false }
        path.append(self)
        return true
    }
}

extension String {
    /// Pixels a point, as a picture's name says.
    var density: CGFloat {
        let name = hasSuffix(".png") ? dropLast(4) : self[...]
        return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    }
}
