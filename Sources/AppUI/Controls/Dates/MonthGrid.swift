import Foundation
@_spi(Nodes) import ScrollUI

/// The days of a month, one week per row. A single Tab stop: the arrow keys move by days and weeks, Page Up and Page
/// Down by months.
nonisolated struct MonthGrid: View {
    /// Moments in the shown month and in the current day.
    let month: Date
    let today: Date
    let bounds: ClosedRange<Date>
    let isChosen: (Date) -> Bool
    /// The keyboard position, if it is not the selected day.
    let cursor: Date?
    /// Called when a day is clicked, or when Space or Return is pressed.
    let choose: (Date) -> Void
    /// Called when keys move the cursor by a number of calendar components.
    let move: (Calendar.Component, Int) -> Void
    @State private var isFocused = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.regionalCalendar) private var calendar

    /// The size of a cell, in points.
    static let cell = CGSize(width: 34, height: 30)

    init(
        month: Date, today: Date, bounds: ClosedRange<Date>, cursor: Date? = nil, isChosen: @escaping (Date) -> Bool,
        choose: @escaping (Date) -> Void, move: @escaping (Calendar.Component, Int) -> Void
    ) {
        self.month = month
        self.today = today
        self.bounds = bounds
        self.cursor = cursor
        self.isChosen = isChosen
        self.choose = choose
        self.move = move
    }

    @MainActor var body: some View {
        let days = MonthDays(of: month, in: calendar)
        VStack(spacing: 2) {
            HStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { column in
                    Text(days.weekdays[column]).font(.caption).foregroundStyle(Color.secondary).lineLimit(1)
                        .frame(width: Self.cell.width)
                }
            }
            // Always six rows, so that the height is the same in every month.
            ForEach(0..<6, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { column in
                        let index = row * 7 + column
                        cell(days.days.indices.contains(index) ? days.days[index] : nil)
                    }
                }
            }
        }
        .focusOutline(isFocused, cornerRadius: 9)
        .opacity(isEnabled ? 1 : 0.4)
        .responder(
            Responder.Handlers(key: press, focus: { isFocused = $0 }, isFocusable: isEnabled), isEnabled: isEnabled)
    }

    @MainActor @ViewBuilder private func cell(_ day: Date?) -> some View {
        if let day {
            let isInside = contains(day)
            let isToday = calendar.isDate(day, inSameDayAs: today)
            let isChosen = isChosen(day)
            let isUnderKeys = isFocused && cursor.map { calendar.isDate(day, inSameDayAs: $0) } ?? false
            Text("\(calendar.component(.day, from: day))")
                .monospacedDigit()
                .fontWeight(isChosen || isToday ? .semibold : .regular)
                .foregroundStyle(isChosen ? Color.white : isToday ? Color.accentColor : Color.primary)
                .opacity(isInside ? 1 : 0.35)
                .frame(width: Self.cell.width, height: Self.cell.height)
                .background {
                    if isChosen {
                        Circle().fill(ControlPalette.prominent).frame(width: Self.cell.height, height: Self.cell.height)
                    }
                    if isUnderKeys {
                        Circle().strokeBorder(Color.accentColor, lineWidth: 2)
                            .frame(width: Self.cell.height, height: Self.cell.height)
                    }
                }
                .contentShape(Rectangle())
                .onTapGesture { if isInside, isEnabled { choose(day) } }
        } else {
            Color.clear.frame(width: Self.cell.width, height: Self.cell.height)
        }
    }

    /// Whether a part of the day is within the bounds.
    @MainActor private func contains(_ day: Date) -> Bool {
        guard let whole = calendar.dateInterval(of: .day, for: day) else { return true }
        return whole.start <= bounds.upperBound && whole.end > bounds.lowerBound
    }

    @MainActor private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty else { return false }
        switch key {
        case .left: move(.day, -1)
        case .right: move(.day, 1)
        case .up: move(.day, -7)
        case .down: move(.day, 7)
        case .pageUp: move(.month, -1)
        case .pageDown: move(.month, 1)
        case .space, .return:
            guard let cursor else { return false }
            if contains(cursor) { choose(cursor) }
        default: return false
        }
        return true
    }
}
