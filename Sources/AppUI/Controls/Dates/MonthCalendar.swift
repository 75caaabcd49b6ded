import Foundation
@_spi(Nodes) import ScrollUI

/// A calendar of a month in which a day is selected.
nonisolated struct MonthCalendar: View {
    @Binding var date: Date
    let bounds: ClosedRange<Date>
    @State private var month: Date
    @Environment(\.regionalCalendar) private var calendar

    @MainActor init(date: Binding<Date>, bounds: ClosedRange<Date>) {
        _date = date
        self.bounds = bounds
        _month = State(initialValue: date.wrappedValue)
    }

    @MainActor var body: some View {
        MonthPage(month: $month, bounds: bounds) { now in
            MonthGrid(
                month: month, today: now, bounds: bounds, isChosen: { calendar.isDate($0, inSameDayAs: date) },
                choose: choose
            ) { component, value in
                date = calendar.date(byAdding: component, value: value, to: date) ?? date
            }
        }
        .onChange(of: date) { _, new in month = new }
    }

    /// Selects a day and keeps the time of day.
    @MainActor private func choose(_ day: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        date =
            calendar.date(
                bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    }
}
