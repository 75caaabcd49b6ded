import Drawing
import Foundation

/// The line of a text field: what can be typed into, without a frame.
nonisolated struct EditableText: View {
    typealias Body = Never

    let text: String
    let isSecret: Bool
    let isEnabled: Bool
    /// Takes the text that was typed and says what became of it.
    let change: (String) -> String
    let submit: () -> Void
    /// The keyboard came or went.
    let focus: (Bool) -> Void
    /// An input method shows text that is not typed yet.
    let compose: (Bool) -> Void

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(EditableTextNode.self) { EditableTextNode(graph: $0, parent: $1, scope: $2) }
        node.assign(self)
    }
}

/// The node of a line that can be typed into: one line as wide as what is offered, which moves so that the caret is seen.
final class EditableTextNode: Node {
    private var view: EditableText?
    private var editing = TextEditing()
    private var marked: MarkedText?
    private var isFocused = false
    private let line: EditableLine
    private let object = Responder()

    /// Points; what a field is wide that was offered nothing.
    private static let idealWidth: CGFloat = 120
    private static let caretWidth = 1.5

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        line = EditableLine(measurer: graph.text)
        super.init(graph: graph, parent: parent, scope: scope)
    }

    override var isReusable: Bool { false }
    override var responder: Responder? { object }

    func assign(_ view: EditableText) {
        self.view = view
        if view.text != editing.text { editing.replaceAll(with: view.text) }
        object.handlers = handlers(view)
        resolve()
    }

    override func environmentDidChange() { resolve() }

    private func resolve() {
        let environment = EnvironmentValues(scope: scope, reader: self)
        let face = environment.font().face(in: environment)
        if line.face != face {
            line.face = face
            setNeedsLayout()
        }
        updateLine()
    }

    private func updateLine() {
        line.show(editing, marked: isFocused ? marked : nil, isSecret: view?.isSecret == true)
        line.follow(width: frame.width)
        graph.setNeedsPaint()
    }

    // MARK: Input

    private func handlers(_ view: EditableText) -> Responder.Handlers {
        Responder.Handlers(
            tap: { [weak self] count, location in self?.place(at: location, clickCount: count, extending: false) },
            drag: { [weak self] in self?.follow($0) },
            grabsOnlyMouse: true,
            key: { [weak self] in self?.press($0, $1) ?? false },
            text: { [weak self] text in self?.edit { $0.insert(text) } ?? false },
            keyboard: { [weak self] in self?.focusDidChange($0, isVisible: $1) },
            isFocusable: view.isEnabled, wantsText: view.isEnabled, pointerStyle: .text,
            marked: { [weak self] in self?.compose($0) }, caret: { [weak self] in self?.caretRect ?? .zero })
    }

    private func focusDidChange(_ hasKeyboard: Bool, isVisible: Bool) {
        let isNew = hasKeyboard != isFocused
        isFocused = hasKeyboard
        // A click says itself where text goes.
        if hasKeyboard, isNew { isVisible ? editing.selectAll() : editing.moveToEnd() }
        if !hasKeyboard {
            compose(MarkedText(""))
            editing.move(to: editing.caret, extending: false)
        }
        if isNew { view?.focus(hasKeyboard) }
        updateLine()
    }

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        // The input method has the keys while it composes.
        if marked != nil { return true }
        if key == .return {
            view?.submit()
            return true
        }
        let isSecret = view?.isSecret == true
        return edit { $0.press(key, modifiers, pasteboard: graph.pasteboard, isSecret: isSecret) }
    }

    @discardableResult
    private func edit<Result>(_ change: (inout TextEditing) -> Result) -> Result {
        let old = editing.text
        let result = change(&editing)
        marked = nil
        let new = editing.text
        if new != old, let view {
            view.compose(false)
            let taken = view.change(new)
            if taken != new { editing.replaceAll(with: taken) }
        }
        updateLine()
        return result
    }

    private func edit(_ change: (inout TextEditing) -> Void) -> Bool {
        let _: Void = edit(change)
        return true
    }

    private func compose(_ new: MarkedText) {
        let next = new.string.isEmpty ? nil : new
        guard next != marked else { return }
        marked = next
        view?.compose(next != nil)
        updateLine()
    }

    private func follow(_ event: DragEvent) {
        switch event.phase {
        case .began:
            place(at: event.location, clickCount: event.clickCount, extending: event.modifiers.contains(.shift))
        case .changed where event.clickCount == 1:
            editing.move(to: line.index(at: event.location.x), extending: true)
            updateLine()
        default: break
        }
    }

    private func place(at location: CGPoint, clickCount: Int, extending: Bool) {
        let index = line.index(at: location.x)
        switch clickCount {
        case 2: editing.selectWord(at: index)
        case 3...: editing.selectAll()
        default: editing.move(to: index, extending: extending)
        }
        updateLine()
    }

    // MARK: Layout and drawing

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? Self.idealWidth
        return CGSize(width: width.isFinite ? width : Self.idealWidth, height: line.metrics.lineHeight)
    }

    override func placeItems(_ proposal: ProposedViewSize) { line.follow(width: frame.width) }

    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        switch guide {
        case .firstTextBaseline, .lastTextBaseline: line.baseline
        default: nil
        }
    }

    /// In the node's own space.
    private var caretRect: CGRect {
        CGRect(x: line.caretX, y: 0, width: Self.caretWidth, height: frame.height)
    }

    override var isSteady: Bool { false }
    override var ownInkBounds: InkBounds { frameInkBounds(margin: 2) }

    override func paint(into painter: Painter) {
        let values = EnvironmentValues(scope: scope, reader: self)
        let scheme = values.colorScheme
        let bounds = CGRect(origin: painter.origin, size: frame.size).insetBy(dx: -2, dy: 0)
        painter.clip(to: .rect(Rect(bounds)), bounds: bounds) {
            if isFocused, !editing.selection.isEmpty {
                fill(line.selectionRect(height: frame.height), ControlPalette.selection, scheme, painter)
            }
            let style = values.foreground._resolve(in: values).color
            line.paint(into: painter, PixelColor(style))
            if let underline = line.markedRect { fill(underline, Color.accentColor, scheme, painter) }
            if isFocused, editing.selection.isEmpty { fill(caretRect, Color.accentColor, scheme, painter) }
        }
    }

    private func fill(_ rect: CGRect, _ color: Color, _ scheme: ColorScheme, _ painter: Painter) {
        let area = rect.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
        painter.draw(.rect(Rect(area)), lineWidth: nil, PixelColor(color.components(in: scheme)))
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard CGRect(origin: .zero, size: frame.size).contains(point) else { return false }
        path.append(self)
        return true
    }
}
