import Foundation
@_spi(Nodes) import ScrollUI

/// Buttons that show the selected date and time and open a calendar or wheels.
nonisolated struct DateButtons: View {
    @Binding var date: Date
    let bounds: ClosedRange<Date>
    let components: DatePickerComponents
    @Environment(\.regionalCalendar) private var calendar

    init(date: Binding<Date>, bounds: ClosedRange<Date>, components: DatePickerComponents) {
        _date = date
        self.bounds = bounds
        self.components = components
    }

    @MainActor var body: some View {
        HStack(spacing: 6) {
            if components.contains(.date) {
                PanelButton(text: text(date: .abbreviated, time: .omitted)) {
                    MonthCalendar(date: $date, bounds: bounds).padding(12)
                }
            }
            if components.contains(.hourAndMinute) { TimeButton(date: $date, bounds: bounds) }
        }
    }

    @MainActor private func text(date style: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        date.formatted(style, time, in: calendar)
    }
}

/// A button that shows the time of day and opens wheels.
nonisolated struct TimeButton: View {
    @Binding var date: Date
    let bounds: ClosedRange<Date>
    @Environment(\.regionalCalendar) private var calendar

    init(date: Binding<Date>, bounds: ClosedRange<Date>) {
        _date = date
        self.bounds = bounds
    }

    @MainActor var body: some View {
        PanelButton(text: date.formatted(.omitted, .shortened, in: calendar)) {
            DateWheels(date: $date, bounds: bounds, components: .hourAndMinute).padding(12)
        }
    }
}

/// A button that opens a panel.
nonisolated private struct PanelButton<Panel: View>: View {
    let text: String
    @ViewBuilder let panel: () -> Panel
    @State private var isOpen = false

    init(text: String, @ViewBuilder panel: @escaping () -> Panel) {
        self.text = text
        self.panel = panel
    }

    @MainActor var body: some View {
        Button {
            isOpen.toggle()
        } label: {
            Text(text).monospacedDigit()
        }
        .popover(isPresented: $isOpen, content: panel)
    }
}

extension Date {
    /// Formats the date with the locale and time zone of `calendar`.
    func formatted(_ date: FormatStyle.DateStyle, _ time: FormatStyle.TimeStyle, in calendar: Calendar) -> String {
        formatted(
            FormatStyle(
                date: date, time: time, locale: calendar.locale ?? .current, calendar: calendar,
                timeZone: calendar.timeZone))
    }
}
