import Drawing
import Foundation

/// The node of a text, with its lines for the last width and its animated colour.
final class TextNode: Node, TimedNode {
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool {
        wording == nil && pending == nil && due == nil && selection == nil && renderer == nil
            && color?.isRunning != true
    }

    private var text = Text(verbatim: "")
    private var paragraph: TextParagraph
    private var color: AnimatedColor?
    private var ink = TextInk(color: .black)
    private var otherInks: [TextInk] = []
    /// The transition at the last change of the text. Its value belongs to the text shown then.
    private var transition = ContentTransition.automatic
    /// The running content transition; nil while the text is at rest.
    private var wording: TextMotion?
    /// The change to animate once the new text has been laid out.
    private var pending: TextMotion.Change?
    /// The text's origin before that change.
    private var formerOrigin = CGPoint.zero
    private var redaction = Redaction()
    /// The length of a pixel in points, to which the spacing is rounded.
    private var pixel: CGFloat = 1
    /// The date of the next change of a text that depends on the time.
    private var due: Date?
    /// The renderer that draws the text; nil if the text is drawn without one.
    private var renderer: (any TextRenderer)?
    /// The custom attributes of the spans, for the renderer.
    private var marks: [CustomTextAttributes] = []
    /// The selection; nil if the text cannot be selected.
    private var selection: TextSelectionState?

    /// The displayed string.
    var string: String { paragraph.content.string }

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        paragraph = TextParagraph(measurer: graph.text, cache: graph.brokenTexts)
        super.init(graph: graph, parent: parent, scope: scope)
    }

    func assign(_ text: Text) {
        self.text = text
        resolve()
    }

    override func environmentDidChange() { resolve() }
    override func beginAnew() {
        color = nil
        (wording, pending) = (nil, nil)
    }

    private func resolve() {
        let environment = EnvironmentValues(scope: scope, reader: self)
        var text = self.text.withSmallCapitals(in: environment)
        if text.isLive {
            due = text.nextChange(after: graph.date)
            text = text.at(graph.date, in: environment.region)
        } else if due != nil {
            stopWaiting()
        }
        var settings = TextSettings(environment)
        settings.lineSpacing += text.leading(in: environment)
        let content = text.content(in: environment)
        let next = environment.contentTransition
        let pixel = environment.pixelLength
        if paragraph.isOther(content, settings) {
            prepareChange(next)
            transition = next
            let former = isPlaced && !content.hasMetrics(of: paragraph.content) ? edgeSpacings : nil
            _ = paragraph.set(content, settings)
            if former == nil || former == edgeSpacings { setNeedsMeasuring() } else { setNeedsLayout() }
            drawingDidChange()
        }
        if pixel != self.pixel {
            self.pixel = pixel
            setNeedsLayout()
        }
        let paint = text.parts[0].paint(in: environment)
        setInks(text.parts[0].ink(paint, in: environment), text.otherInks(in: environment))
        setColor(paint.color, isAnimated: next != .identity)
        setRedaction(environment.redaction)
        setSelectable(environment.isTextSelectable)
        setRenderer(environment.textRenderer)
        if renderer != nil { marks = text.parts.map(\.custom) }
    }

    /// The distances to views above and below. If they change, what is around the text is laid out anew, although its size may be the same.
    private var edgeSpacings: [CGFloat] { VerticalEdge.allCases.map { paragraph.spacing(at: $0, pixel: pixel) } }

    /// Sets the renderer. A different renderer, or different animated data of one, may require a different size.
    private func setRenderer(_ new: (any TextRenderer)?) {
        guard new != nil || renderer != nil else { return }
        renderer = new
        setNeedsMeasuring()
        drawingDidChange()
    }

    private func setSelectable(_ isSelectable: Bool) {
        if isSelectable, selection == nil { selection = TextSelectionState(of: self) }
        if !isSelectable, selection != nil {
            selection = nil
            drawingDidChange()
        }
        selection?.show(string)
    }

    /// The responder for pointer and keyboard selection; nil in a control, which handles input itself.
    override var responder: Responder? {
        guard let selection, !isInControl else { return nil }
        return selection.responder
    }

    private var isInControl: Bool {
        var node = layoutParent
        while let current = node, !(current is ScrollNode) {
            if current.responder?.takesPress == true { return true }
            node = current.layoutParent
        }
        return false
    }

    /// The runs of the lines of the last measurement.
    func forEachMeasuredRun(_ body: (TextRun) -> Void) { paragraph.forEachMeasuredRun(body) }

    /// The typeset lines, from the text's top left.
    var typesetLines: [TypesetLine] { paragraph.typesetLines(width: frame.width) }

    /// Records the text's appearance before a change, if the change is visibly animated.
    private func prepareChange(_ next: ContentTransition) {
        guard next.kind != .automatic, next.kind != .identity, !next.isOfSymbols, isPlaced, color != nil,
            let (kind, animation) = course(next)
        else { return (wording, pending) = (nil, nil) }
        wording = wording ?? TextMotion(pieces(byLetter: kind == .numeric))
        formerOrigin = frame.origin
        pending = TextMotion.Change(
            kind: kind, direction: next.direction(after: transition), animation: animation, ink: shownInk,
            otherInks: otherInks)
    }

    /// Returns the kind and animation of a transition. With reduced motion, digits fade.
    private func course(_ next: ContentTransition) -> (ContentTransition.Kind, Animation)? {
        let transaction = graph.transaction
        if let animation = transaction.transitionAnimation { return (next.kind, animation) }
        if !transaction.disablesAnimations, let fade = transaction.fade { return (.opacity, fade) }
        return nil
    }

    private var shownInk: TextInk {
        var ink = self.ink
        if let color { ink.color = PixelColor(color.value(at: graph.time)) }
        return ink
    }

    private func setRedaction(_ new: Redaction) {
        guard new != redaction else { return }
        redaction = new
        drawingDidChange()
    }

    // MARK: Texts that follow the time

    func timerDidFire() { resolve() }

    private func stopWaiting() {
        due = nil
        graph.timers.set(nil, for: self)
    }

    override func willRemove() {
        super.willRemove()
        if due != nil { graph.timers.set(nil, for: self) }
    }

    private func setInks(_ ink: TextInk, _ others: [TextInk]) {
        guard ink != self.ink || others != otherInks else { return }
        let outset = shadowOutset
        self.ink = ink
        otherInks = others
        if shadowOutset != outset, isPlaced { updateInkBoundsAlone() }
        drawingDidChange()
    }

    private func setColor(_ goal: SIMD4<Double>, isAnimated: Bool) {
        guard color?.target != goal else { return }
        drawingDidChange()
        guard isAnimated, color != nil else { return color = AnimatedColor(goal) }
        color?.set(goal, in: graph)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        renderer?.sizeThatFits(proposal: proposal, text: TextProxy(paragraph: paragraph))
            ?? paragraph.size(for: proposal)
    }

    override func spacing(at edge: Edge) -> EdgeSpacing {
        guard edge.axis == .vertical else { return .standard }
        return .text(paragraph.spacing(at: edge == .top ? .top : .bottom, pixel: pixel))
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        paragraph.setLines(for: proposal)
        selection?.linesDidMove()
        guard let wording else { return }
        if var pending {
            self.pending = nil
            pending.shift = SIMD4(frame.origin.x - formerOrigin.x, frame.origin.y - formerOrigin.y, 0, 0)
            wording.change(to: pieces(byLetter: pending.kind == .numeric), pending, in: graph)
        } else if !wording.move(to: pieces(byLetter: wording.isByLetter)) {
            self.wording = nil
        }
    }

    private func pieces(byLetter: Bool) -> [TextPiece] { paragraph.pieces(width: frame.width, byLetter: byLetter) }

    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        paragraph.baseline(guide, height: size.height)
    }

    override var ownInkBounds: InkBounds {
        frameInkBounds(margin: paragraph.overhang + shadowOutset + (renderer?.displayPadding.largest ?? 0))
    }

    /// The maximum extent of shadows beyond the letters, in points.
    private var shadowOutset: Double { otherInks.reduce(ink.shadows.outset) { max($0, $1.shadows.outset) } }

    override func paint(into painter: Painter) {
        guard let color else { return }
        // Requests a frame only while the text is painted: an invisible text needs none.
        if let due { graph.timers.set(graph.time(of: due), for: self) }
        if redaction.isHiding {
            var bar = PixelColor(color.value(at: graph.time))
            bar.alpha = UInt8(Double(bar.alpha) * redaction.strength)
            return paragraph.paintBars(into: painter, width: frame.width, bar)
        }
        guard redaction.strength == 1 else {
            return painter.group(opacity: redaction.strength) { paintText(into: painter) }
        }
        paintText(into: painter)
    }

    private func paintText(into painter: Painter) {
        if let renderer { return paint(by: renderer, into: painter) }
        if let selection { paint(selection.rects, into: painter) }
        if let wording {
            if wording.isRunning(at: graph.time) {
                return wording.paint(into: painter, at: graph.time, shownInk, others: otherInks)
            }
            self.wording = nil
        }
        paragraph.paint(into: painter, width: frame.width, shownInk, others: otherInks)
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard CGRect(origin: .zero, size: frame.size).includes(point) else { return false }
        path.append(self)
        return true
    }

    private func paint(by renderer: any TextRenderer, into painter: Painter) {
        let recorder = CanvasRecorder(
            environment: EnvironmentValues(scope: scope, reader: self), measurer: graph.text, size: frame.size)
        var context = GraphicsContext(recorder: recorder)
        let layout = Text.Layout(
            typesetLines, of: string, ink: shownInk, others: otherInks,
            attributes: marks,
            isRightToLeft: paragraph.content.isRightToLeft, by: graph.text)
        renderer.draw(layout: layout, in: &context)
        painter.draw(recorder.list)
    }

    private func paint(_ selected: [CGRect], into painter: Painter) {
        let color = PixelColor(ControlPalette.selection.components(in: environment(ColorSchemeKey.self)))
        for rect in selected {
            let area = rect.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
            painter.draw(.rect(Rect(area)), lineWidth: nil, color)
        }
    }
}

extension EdgeInsets {
    fileprivate var largest: CGFloat { max(top, leading, bottom, trailing, 0) }
}
