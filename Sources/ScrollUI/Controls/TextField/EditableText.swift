import Drawing
import Foundation

/// The editable text of a text field or an editor, without a frame.
nonisolated struct EditableText: View {
    typealias Body = Never

    /// The kind of the edited text.
    enum Form: Equatable {
        /// A single line that moves to show the caret.
        case line
        /// As many lines as needed, within the line limit. Return submits; Shift-Return or Option-Return inserts a line break.
        case field
        /// As many lines as needed without a limit, with a minimum height in points. Return inserts a line break.
        case page(minHeight: CGFloat)
    }

    let text: String
    var form = Form.line
    let isSecret: Bool
    let isEnabled: Bool
    /// Handles the typed text and returns the text to show.
    let change: (String) -> String
    let submit: () -> Void
    /// Called when the text gets or loses the keyboard.
    let focus: (Bool) -> Void
    /// Called when an input method starts or stops composing text.
    let compose: (Bool) -> Void

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(EditableTextNode.self) { EditableTextNode(graph: $0, parent: $1, scope: $2) }
        node.assign(self)
    }
}

extension TextAlignment {
    /// Returns the share of a line's free space at its left.
    fileprivate func shareBefore(_ direction: LayoutDirection) -> Double {
        let share = self == .leading ? 0 : self == .center ? 0.5 : 1
        return direction == .rightToLeft ? 1 - share : share
    }

    /// The alignment of a single line.
    var line: Alignment { self == .leading ? .leading : self == .center ? .center : .trailing }
}

/// The node of an editable text, as wide as the proposed width.
final class EditableTextNode: Node {
    private var view: EditableText?
    private var editing = TextEditing()
    private var marked: MarkedText?
    private var isFocused = false
    private let lines: EditableLines
    private var settings = (limit: Int?.none, reserved: 0)
    /// The x at which the caret is placed on the next line up or down, in points.
    private var goal: Double?
    /// Whether the caret has moved, so that an editor scrolls to it.
    private var followsCaret = false
    private let object = Responder()

    /// The width of a field without a proposed width, in points.
    private static let idealWidth: CGFloat = 120
    private static let caretWidth = 1.5
    /// The margin beside the lines of a page, in points. It belongs to the page: a click there selects a position in the line.
    private static let pageInset = 5.0

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        lines = EditableLines(measurer: graph.text)
        super.init(graph: graph, parent: parent, scope: scope)
    }

    override var isReusable: Bool { false }
    override var responder: Responder? { object }

    func assign(_ view: EditableText) {
        if self.view?.form != view.form { setNeedsLayout() }
        self.view = view
        lines.wraps = view.form != .line
        if case .page = view.form { lines.inset = Self.pageInset }
        editing.isMultiline = view.form != .line
        if view.text != editing.text { editing.replaceAll(with: view.text) }
        object.handlers = handlers(view)
        resolve()
    }

    override func environmentDidChange() { resolve() }

    private func resolve() {
        let environment = EnvironmentValues(scope: scope, reader: self)
        let face = environment.font().face(in: environment)
        if lines.face != face {
            lines.face = face
            setNeedsLayout()
        }
        lines.shareBefore = environment.multilineTextAlignment.shareBefore(environment.layoutDirection)
        let settings = (limit: environment.lineLimit, reserved: environment.reservedLines)
        if settings != self.settings {
            self.settings = settings
            setNeedsLayout()
        }
        updateLine()
    }

    private func updateLine() {
        let isNew = lines.show(editing, marked: isFocused ? marked : nil, isSecret: view?.isSecret == true)
        if isNew, lines.wraps { setNeedsLayout() }
        lines.follow(frame.size)
        drawingDidChange()
        guard isFocused, case .page = view?.form else { return }
        // The new lines must be laid out first.
        followsCaret = true
        setNeedsLayout()
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
        // A click sets the caret itself.
        if hasKeyboard, isNew { isVisible ? editing.selectAll() : editing.moveToEnd() }
        if !hasKeyboard {
            compose(MarkedText(""))
            editing.move(to: editing.caret, extending: false)
        }
        if isNew { view?.focus(hasKeyboard) }
        updateLine()
    }

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        // The input method has the keys while it composes text.
        if marked != nil { return true }
        if key == .return { return pressReturn(modifiers) }
        if key == .down, modifiers.isEmpty, environment(BelowFieldKey.self)?.go() == true { return true }
        if lines.wraps, let used = pressAlongLines(key, modifiers) { return used }
        let isSecret = view?.isSecret == true
        return edit { $0.press(key, modifiers, pasteboard: graph.pasteboard, isSecret: isSecret) }
    }

    private func pressReturn(_ modifiers: InputEvent.Modifiers) -> Bool {
        let breaks =
            switch view?.form {
            case .page: true
            case .field: !modifiers.isDisjoint(with: [.shift, .option])
            default: false
            }
        if breaks { return edit { $0.insert("\n") } }
        view?.submit()
        return true
    }

    /// Handles keys that move by lines; returns nil for other keys.
    private func pressAlongLines(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool? {
        guard modifiers.isSubset(of: .shift) else { return nil }
        let target: Int
        var goal: Double?
        switch key {
        case .up, .down:
            let next = lines.index(above: key == .up, x: self.goal)
            (target, goal) = (next.index, next.x)
        case .home, .end: target = lines.lineEdge(atEnd: key == .end)
        default: return nil
        }
        let used = edit { $0.move(to: target, extending: modifiers.contains(.shift)) }
        self.goal = goal
        return used
    }

    @discardableResult
    private func edit<Result>(_ change: (inout TextEditing) -> Result) -> Result {
        let old = editing.text
        let result = change(&editing)
        marked = nil
        goal = nil
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
            editing.move(to: lines.index(at: event.location), extending: true)
            updateLine()
        default: break
        }
    }

    private func place(at location: CGPoint, clickCount: Int, extending: Bool) {
        goal = nil
        let index = lines.index(at: location)
        switch clickCount {
        case 2: editing.selectWord(at: index)
        case 3...: editing.selectAll()
        default: editing.move(to: index, extending: extending)
        }
        updateLine()
    }

    // MARK: Layout and drawing

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let offered = proposal.width ?? Self.idealWidth
        let width = offered.isFinite ? offered : Self.idealWidth
        let line = lines.metrics.lineHeight
        switch view?.form {
        case .page(let minHeight):
            return CGSize(width: width, height: max(CGFloat(lines.count(in: width)) * line, minHeight))
        case .field:
            let count = max(min(lines.count(in: width), settings.limit ?? .max), settings.reserved, 1)
            return CGSize(width: width, height: CGFloat(count) * line)
        default: return CGSize(width: width, height: line)
        }
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        lines.follow(frame.size)
        guard followsCaret else { return }
        followsCaret = false
        let caret = caretRect
        graph.lifecycle.enqueue { [weak self] in
            if self?.isAttached == true { self?.revealInScrollView(caret.insetBy(dx: 0, dy: -2)) }
        }
    }

    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        switch guide {
        case .firstTextBaseline: lines.baseline
        case .lastTextBaseline: size.height - lines.metrics.lineHeight + lines.baseline
        default: nil
        }
    }

    /// The caret's rectangle in the node's own space.
    private var caretRect: CGRect {
        lines.caretRect(width: Self.caretWidth)
    }

    override var isSteady: Bool { false }
    override var ownInkBounds: InkBounds { frameInkBounds(margin: 2) }

    override func paint(into painter: Painter) {
        guard frame.width > 0 else { return }
        let values = EnvironmentValues(scope: scope, reader: self)
        let scheme = values.colorScheme
        let bounds = CGRect(origin: painter.origin, size: frame.size).insetBy(dx: -2, dy: 0)
        painter.clip(to: .rect(Rect(bounds)), bounds: bounds) {
            if isFocused, !editing.selection.isEmpty {
                for rect in lines.selectionRects { fill(rect, ControlPalette.selection, scheme, painter) }
            }
            let style = values.resolvedForeground.color
            lines.paint(into: painter, PixelColor(style))
            for underline in lines.markedRects { fill(underline, Color.accentColor, scheme, painter) }
            if isFocused, editing.selection.isEmpty { fill(caretRect, Color.accentColor, scheme, painter) }
        }
    }

    private func fill(_ rect: CGRect, _ color: Color, _ scheme: ColorScheme, _ painter: Painter) {
        let area = rect.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
        painter.draw(.rect(Rect(area)), lineWidth: nil, PixelColor(color.components(in: scheme)))
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard CGRect(origin: .zero, size: frame.size).includes(point) else { return false }
        path.append(self)
        return true
    }
}
