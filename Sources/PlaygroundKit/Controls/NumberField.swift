import ScrollUI

/// A number field, 70 points wide.
///
/// A click or Tab starts editing with everything selected. Return commits the text and Escape discards it; Control with
/// A, C, X and V works as in other fields. The up and down keys step, ten times as far with shift, a tenth with option.
/// Calculations (``NumberExpression``) are accepted. A value outside the range is clamped, and invalid text stays to be
/// corrected; `onProblem` reports both.
struct NumberField: View {
    @Binding var value: Double
    let range: ClosedRange<Double>
    let step: Double
    /// The unit behind the number while it is not edited; may be empty.
    var unit = ""
    /// Whether the upper end of the range means 'no limit' and is shown as such.
    var hasOpenEnd = false
    /// Whether to draw the outline of a value that differs from the default.
    var isChanged = false
    var onProblem: (NumberEditing.Problem?) -> Void = { _ in }
    /// Called when the field gets or loses the keyboard focus.
    var onFocus: (Bool) -> Void = { _ in }
    @State private var editing: NumberEditing?
    @State private var isHovered = false
    @Environment(\.textPasteboard) private var pasteboard

    static let width = 70.0
    /// The width for a long calculation, in points.
    private static let greatestWidth = 116.0
    /// The approximate width of a digit, in points.
    private static let figureWidth = 7.5

    private var width: Double {
        let figures = Double(editing?.editor.text.count ?? 0)
        return min(max(figures * Self.figureWidth + 16, Self.width), Self.greatestWidth)
    }

    var body: some View {
        content
            .font(TypeScale.number)
            .padding(.horizontal, 7)
            .frame(width: width, height: 22, alignment: .trailing)
            .clipped()
            .background(isHovered ? Palette.fillHovered : Palette.fill, in: RoundedRectangle(cornerRadius: 6))
            .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(outline, lineWidth: editing == nil ? 1 : 1.5) }
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
            .keyboardInput(keyboard)
    }

    @ViewBuilder private var content: some View {
        if let editing {
            EditedText(editor: editing.editor)
        } else {
            let number = hasOpenEnd && value == range.upperBound ? "∞" : NumberText(step: step).string(value)
            HStack(spacing: 3) {
                Text(number)
                if showsUnit(behind: number) { Text(unit).foregroundStyle(Palette.secondary) }
            }
        }
    }

    /// Returns false if the unit does not fit beside all digits.
    private func showsUnit(behind number: String) -> Bool {
        !unit.isEmpty && number.count + unit.count <= 7
    }

    private var outline: Color {
        if let editing { return editing.problem == nil ? Palette.accent : Palette.warning }
        return isChanged ? Palette.accent : .clear
    }

    // MARK: Keyboard

    private var keyboard: KeyboardHandlers {
        var handlers = KeyboardHandlers()
        handlers.focus = { hasKeyboard, _ in
            if hasKeyboard { begin() } else { end() }
            onFocus(hasKeyboard)
        }
        handlers.key = { key, modifiers in
            change {
                guard modifiers == .control, case .character(let letter) = key else { return $0.press(key, modifiers) }
                return $0.press(letter, pasteboard: pasteboard)
            }
        }
        handlers.text = { text in change { $0.type(text) } }
        return handlers
    }

    private func begin() {
        if editing == nil { editing = NumberEditing(value: value, range: range, step: step) }
    }

    private func end() {
        guard var last = editing else { return }
        last.commit()
        if case .commit(let new) = last.outcome { value = new }
        editing = nil
        onProblem(nil)
    }

    private func change(_ apply: (inout NumberEditing) -> Bool) -> Bool {
        var next = editing ?? NumberEditing(value: value, range: range, step: step)
        let isUsed = apply(&next)
        switch next.outcome {
        case .commit(let new): value = new
        case .revert: next = NumberEditing(value: value, range: range, step: step)
        case .none: break
        }
        editing = next
        onProblem(next.problem)
        return isUsed
    }
}

/// The text with its caret, or selected as a whole.
private struct EditedText: View {
    let editor: LineEditor

    var body: some View {
        HStack(spacing: 0) {
            if editor.isAllMarked {
                Text(editor.text)
                    .padding(.horizontal, 1)
                    .background(Palette.accent.opacity(0.45), in: RoundedRectangle(cornerRadius: 2))
            } else {
                Text(editor.beforeCaret)
                Palette.accent.frame(width: 1.5, height: 15)
                Text(editor.afterCaret)
            }
        }
    }
}
