import Drawing
public import Foundation

extension GraphicsContext {
    /// A text with its font and colour in the environment of a canvas.
    ///
    /// Use it only during the drawing of the canvas, which occurs on the main thread.
    public struct ResolvedText {
        let paragraph: TextParagraph
        private let ink: TextInk
        private let otherInks: [TextInk]

        @MainActor
        init(_ text: Text, _ recorder: CanvasRecorder) {
            let environment = recorder.environment
            paragraph = TextParagraph(measurer: recorder.measurer)
            _ = paragraph.set(text.content(in: environment), TextSettings(environment))
            ink = text.parts[0].ink(text.parts[0].paint(in: environment), in: environment)
            otherInks = text.otherInks(in: environment)
        }

        /// Returns the size of the text for a proposed size, in points.
        public func measure(in size: CGSize) -> CGSize {
            MainActor.assumeIsolated { [paragraph] in paragraph.size(for: ProposedViewSize(size)) }
        }

        /// Returns the distance from the top to the first baseline for a proposed size, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            MainActor.assumeIsolated { [paragraph] in
                let height = paragraph.size(for: ProposedViewSize(size)).height
                return paragraph.baseline(.firstTextBaseline, height: height) ?? 0
            }
        }

        /// Returns the text wrapped in a rectangle.
        @MainActor
        func items(in rect: CGRect) -> DisplayList {
            let proposal = ProposedViewSize(rect.size)
            let width = paragraph.size(for: proposal).width
            paragraph.setLines(for: proposal)
            let painter = Painter()
            painter.begin(size: rect.size, scale: 1, snapsToPixels: false)
            painter.shift(by: CGSize(width: rect.minX, height: rect.minY)) {
                paragraph.paint(into: painter, width: width, ink, others: otherInks)
            }
            return painter.list
        }
    }

    /// A resolved image.
    public struct ResolvedImage: Sendable {
        let shown: ShownImage?
        /// The fill of a symbol.
        let style: ResolvedStyle
        /// The size in points.
        public let size: CGSize
    }

    /// Resolves a text for this canvas.
    public func resolve(_ text: Text) -> ResolvedText {
        // Created synchronously on this thread: neither value leaves the call.
        nonisolated(unsafe) var resolved: ResolvedText?
        // Read synchronously on this thread: the closure does not leave the call.
        nonisolated(unsafe) let recorder = recorder
        MainActor.assumeIsolated { resolved = ResolvedText(text, recorder) }
        guard let resolved else { preconditionFailure("assumeIsolated returned without a call") }
        return resolved
    }

    /// Resolves an image; a missing image draws nothing. A symbol has the foreground style of the canvas.
    public func resolve(_ image: Image) -> ResolvedImage {
        // Read synchronously on this thread: the environment does not leave the call.
        nonisolated(unsafe) let environment = environment
        return MainActor.assumeIsolated {
            let shown = image.source.shown(in: environment)
            return ResolvedImage(
                shown: shown, style: environment.resolvedForeground, size: shown?.size ?? .zero)
        }
    }

    /// Draws a text wrapped in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        // Read synchronously on this thread: the text does not leave the call.
        nonisolated(unsafe) let text = text
        let list = MainActor.assumeIsolated { text.items(in: rect) }
        draw { $0.list.append(contentsOf: list, list.items.indices) }
    }

    /// Draws a text in one line, with its `anchor` at `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = MainActor.assumeIsolated { [paragraph = text.paragraph] in paragraph.size(for: .unspecified) }
        draw(text, in: size.placed(at: point, anchor))
    }

    /// Draws a text wrapped in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text in one line, with its `anchor` at `point`.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws an image stretched over a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        switch image.shown {
        case .pixels(let picture, _): draw { $0.list.appendImage(picture, frame: Rect(rect), opacity: 1) }
        case .outline(let symbol, _, _):
            let list = MainActor.assumeIsolated { symbol.items(in: rect, image.style) }
            draw { $0.list.append(contentsOf: list, list.items.indices) }
        case nil: return
        }
    }

    /// Draws an image at its own size, with its `anchor` at `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: image.size.placed(at: point, anchor))
    }

    /// Draws an image stretched over a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image at its own size, with its `anchor` at `point`.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

extension CGSize {
    fileprivate func placed(at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - width * anchor.x, y: point.y - height * anchor.y, width: width, height: height)
    }
}
