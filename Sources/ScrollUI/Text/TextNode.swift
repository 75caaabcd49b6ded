import Drawing
import Foundation

/// The node of a text: its lines for the last width, and its colour on the way to its goal.
final class TextNode: Node, TimedNode {
    override var isPrefetchable: Bool { true }

    private var text = Text(verbatim: "")
    private var paragraph: TextParagraph
    private var color: AnimatedVector?
    private var ink = TextInk(color: .black)
    private var otherInks: [TextInk] = []
    /// As it was when the text last changed; its value is the one that was shown.
    private var transition = ContentTransition.automatic
    /// Nil while the text is at rest.
    private var wording: TextMotion?
    /// What comes of a change once the text that it led to has its lines.
    private var pending: TextMotion.Change?
    /// Where the text was before that change.
    private var formerOrigin = CGPoint.zero
    private var redaction = Redaction()
    /// When the text says something else.
    private var due: Date?
    /// Draws the text instead; nil where it draws itself.
    private var renderer: (any TextRenderer)?
    /// The marks of the spans, for the renderer.
    private var marks: [CustomTextAttributes] = []
    /// Nil where nothing can be selected.
    private var selection: TextSelectionState?

    /// What the text says.
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
        if paragraph.isOther(content, settings) {
            prepareChange(next)
            transition = next
            _ = paragraph.set(content, settings)
            setNeedsMeasuring()
            setNeedsPaint()
        }
        let paint = text.parts[0].paint(in: environment)
        setInks(text.parts[0].ink(paint, in: environment), text.otherInks(in: environment))
        setColor(paint.color, isAnimated: next != .identity)
        setRedaction(environment.redaction)
        setSelectable(environment.isTextSelectable)
        setRenderer(environment.textRenderer)
        if renderer != nil { marks = text.parts.map(\.custom) }
    }

    /// Another renderer, or another moment of one, may want another size.
    private func setRenderer(_ new: (any TextRenderer)?) {
        guard new != nil || renderer != nil else { return }
        renderer = new
        setNeedsMeasuring()
        setNeedsPaint()
    }

    private func setSelectable(_ isSelectable: Bool) {
        if isSelectable, selection == nil { selection = TextSelectionState(of: self) }
        if !isSelectable, selection != nil {
            selection = nil
            setNeedsPaint()
        }
        selection?.show(string)
    }

    /// What is selected has the pointer and the keys; what stands in a control is the control's.
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

    /// What the lines draw that measuring led to last.
    var measuredRuns: [TextRun] { paragraph.measuredRuns }

    /// From the text's top left.
    var typesetLines: [TypesetLine] { paragraph.typesetLines(width: frame.width) }

    /// Takes down what the text looks like before it changes, where the change is seen.
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

    /// Where motion is reduced, digits fade.
    private func course(_ next: ContentTransition) -> (ContentTransition.Kind, Animation)? {
        let transaction = graph.transaction
        if let animation = transaction.effectiveAnimation { return (next.kind, animation) }
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
        setNeedsPaint()
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
        setNeedsPaint()
    }

    private func setColor(_ goal: SIMD4<Double>, isAnimated: Bool) {
        guard color?.target != goal else { return }
        setNeedsPaint()
        guard isAnimated, color != nil else { return color = AnimatedVector(goal) }
        color?.set(goal, in: graph)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        renderer?.sizeThatFits(proposal: proposal, text: TextProxy(paragraph: paragraph))
            ?? paragraph.size(for: proposal)
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

    /// How far beyond the letters something of their shadows may be seen, points.
    private var shadowOutset: Double { otherInks.reduce(ink.shadows.outset) { max($0, $1.shadows.outset) } }

    override func paint(into painter: Painter) {
        guard let color else { return }
        // Waits only while it is seen: what is not painted asks for no frame.
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
        guard CGRect(origin: .zero, size: frame.size).contains(point) else { return false }
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
