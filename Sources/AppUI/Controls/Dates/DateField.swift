import Foundation
@_spi(Nodes) import ScrollUI

/// A field whose date parts are typed, or changed with the up and down arrow keys.
///
/// The field is a single Tab stop: the left and right arrow keys go from part to part, and so does typing when a part
/// is complete.
nonisolated struct DateField: View {
    @Binding var date: Date
    let bounds: ClosedRange<Date>
    let components: DatePickerComponents
    let hasStepper: Bool
    /// The selected part, which receives typed digits.
    @State private var chosen: DatePart?
    /// The typed digits that are not yet committed to the value.
    @State private var typed = ""
    @State private var isFocused = false
    @State private var showsFocus = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.locale) private var locale
    @Environment(\.regionalCalendar) private var calendar

    init(date: Binding<Date>, bounds: ClosedRange<Date>, components: DatePickerComponents, hasStepper: Bool) {
        _date = date
        self.bounds = bounds
        self.components = components
        self.hasStepper = hasStepper
    }

    @MainActor var body: some View {
        let order = DateOrder(components, in: locale)
        HStack(spacing: 6) {
            HStack(spacing: 0) {
                ForEach(order.pieces.indices, id: \.self) { index in
                    switch order.pieces[index] {
                    case .part(let part): segment(part)
                    case .text(let text): Text(text)
                    }
                }
            }
            // Numbers are written from left to right in every script.
            .environment(\.layoutDirection, .leftToRight)
            .padding(EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6))
            .background(ControlPalette.panel, in: RoundedRectangle(cornerRadius: 6))
            .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(edge, lineWidth: 1) }
            .focusOutline(showsFocus, cornerRadius: 9)
            .opacity(isEnabled ? 1 : 0.4)
            .responder(handlers(order), isEnabled: isEnabled)
            if hasStepper {
                Stepper {
                    EmptyView()
                } onIncrement: {
                    step(1, order)
                } onDecrement: {
                    step(-1, order)
                }
                .labelsHidden()
            }
        }
        .fixedSize()
    }

    @MainActor private var edge: Color { isFocused ? Color.accentColor : ControlPalette.edge }

    @MainActor private func segment(_ part: DatePart) -> some View {
        let isChosen = isFocused && part == chosen
        let value = part.text(part.value(of: date, in: calendar), in: calendar, isPadded: true)
        return Text(isChosen && !typed.isEmpty ? typed : value)
            .monospacedDigit()
            .frame(minWidth: part == .year ? 36 : part == .half ? 24 : 18)
            .padding(.vertical, 1)
            .background(isChosen ? ControlPalette.selection : Color.clear, in: RoundedRectangle(cornerRadius: 3))
            .contentShape(Rectangle())
            .simultaneousGesture(
                TapGesture().onEnded {
                    commit()
                    chosen = part
                }, isEnabled: isEnabled)
    }

    @MainActor private func handlers(_ order: DateOrder) -> Responder.Handlers {
        Responder.Handlers(
            key: { press($0, $1, order) },
            focus: { showsFocus = $0 },
            keyboard: { hasKeyboard, _ in
                isFocused = hasKeyboard
                if hasKeyboard { chosen = chosen ?? order.parts.first } else { commit() }
            }, isFocusable: isEnabled, pointerStyle: .text)
    }

    // MARK: Keys

    @MainActor private func press(
        _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, _ order: DateOrder
    ) -> Bool {
        guard modifiers.isSubset(of: .shift), let part = chosen ?? order.parts.first else { return false }
        switch key {
        case .left: return choose(-1, order)
        case .right: return choose(1, order)
        case .up: step(1, order)
        case .down: step(-1, order)
        case .return where !typed.isEmpty: commit()
        case .escape where !typed.isEmpty: typed = ""
        case .delete, .forwardDelete: typed = ""
        case .character(let character): return type(character, in: part, order)
        default: return false
        }
        return true
    }

    /// Selects the adjacent part, or keeps the current one at an end.
    @MainActor private func choose(_ direction: Int, _ order: DateOrder) -> Bool {
        commit()
        let parts = order.parts
        let now = chosen.flatMap(parts.firstIndex(of:)) ?? 0
        chosen = parts.isEmpty ? nil : parts[min(max(now + direction, 0), parts.count - 1)]
        return true
    }

    /// Changes the part by one value; after the last value it continues with the first one.
    @MainActor private func step(_ direction: Int, _ order: DateOrder) {
        commit()
        guard let part = chosen ?? order.parts.first else { return }
        chosen = part
        let values = part.values(beside: date, within: bounds, in: calendar)
        var next = part.value(of: date, in: calendar) + direction
        if !values.contains(next) { next = direction > 0 ? values.lowerBound : values.upperBound - 1 }
        date = part.setting(next, of: date, in: calendar)
    }

    // MARK: Typing

    @MainActor private func type(_ character: Character, in part: DatePart, _ order: DateOrder) -> Bool {
        if part == .half {
            let names = [calendar.amSymbol, calendar.pmSymbol].map { $0.lowercased() }
            guard let value = names.firstIndex(where: { $0.hasPrefix(character.lowercased()) }) else { return false }
            date = part.setting(value, of: date, in: calendar)
            return true
        }
        if let separator = order.pieces.first(where: { $0 == .text(String(character)) }), separator != .text(" ") {
            return choose(1, order)
        }
        guard let digit = character.wholeNumberValue, character.isASCII else { return false }
        typed += "\(digit)"
        let number = Int(typed) ?? 0
        let last = part == .hourOfHalf ? 12 : part.values(beside: date, within: bounds, in: calendar).upperBound - 1
        let digits = part == .year ? 4 : 2
        if typed.count >= digits || (part != .year && number * 10 > last) { _ = choose(1, order) }
        return true
    }

    /// Commits the typed digits. A number out of the part's range changes nothing.
    @MainActor private func commit() {
        guard let part = chosen, let number = Int(typed) else { return }
        typed = ""
        let value = part == .hourOfHalf && number == 12 ? 0 : number
        if part.values(beside: date, within: bounds, in: calendar).contains(value) {
            date = part.setting(value, of: date, in: calendar)
        }
    }
}
