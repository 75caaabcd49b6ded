import Foundation
@_spi(Nodes) import ScrollUI

/// A wheel for each part of a date, in the order of the locale.
nonisolated struct DateWheels: View {
    @Binding var date: Date
    let bounds: ClosedRange<Date>
    let components: DatePickerComponents
    /// The parts to show; all by default.
    let wanted: Set<DatePart>
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction

    init(
        date: Binding<Date>, bounds: ClosedRange<Date>, components: DatePickerComponents,
        parts: Set<DatePart> = [.day, .month, .year]
    ) {
        _date = date
        self.bounds = bounds
        self.components = components
        wanted = parts
    }

    @MainActor var body: some View {
        HStack(spacing: 2) {
            // Together with a time, one endless wheel shows the days with their weekdays.
            if components == [.date, .hourAndMinute] { DayWheel(date: $date, bounds: bounds) }
            HStack(spacing: 2) {
                ForEach(parts, id: \.self) {
                    PartWheel(date: $date, bounds: bounds, part: $0).frame(width: width(of: $0))
                }
            }
            // A time of day is written from left to right in every script.
            .environment(\.layoutDirection, components.contains(.hourAndMinute) ? .leftToRight : direction)
        }
        .fixedSize(horizontal: false, vertical: true)
    }

    @MainActor private var parts: [DatePart] {
        if components.contains(.hourAndMinute) { return DateOrder(.hourAndMinute, in: locale).parts }
        return DateOrder(components, in: locale).parts.filter(wanted.contains)
    }

    /// The width of a wheel, in points.
    private func width(of part: DatePart) -> CGFloat {
        switch part {
        case .month: 116
        case .year: 64
        case .day, .hour, .hourOfHalf, .minute, .half: 50
        }
    }
}

/// One part of a date on a wheel.
nonisolated struct PartWheel: View {
    @Binding var date: Date
    let bounds: ClosedRange<Date>
    let part: DatePart
    @Environment(\.regionalCalendar) private var calendar

    init(date: Binding<Date>, bounds: ClosedRange<Date>, part: DatePart) {
        _date = date
        self.bounds = bounds
        self.part = part
    }

    @MainActor var body: some View {
        let values = part.values(beside: date, within: bounds, in: calendar)
        let now = part.value(of: date, in: calendar)
        Wheel(count: values.count, chosen: values.contains(now) ? now - values.lowerBound : nil) { index in
            date = part.setting(values.lowerBound + index, of: date, in: calendar)
        } row: { index in
            let value = values.lowerBound + index
            Text(part.text(value, in: calendar, isPadded: false)).monospacedDigit()
                .opacity(isInside(value) ? 1 : 0.4)
        }
    }

    /// Whether any moment with this value is within the bounds.
    @MainActor private func isInside(_ value: Int) -> Bool {
        let moment = part.setting(value, of: date, in: calendar)
        guard moment < bounds.lowerBound || moment > bounds.upperBound else { return true }
        let unit: Calendar.Component =
            switch part {
            case .year: .year
            case .month: .month
            case .day: .day
            case .hour, .hourOfHalf: .hour
            case .half, .minute: .minute
            }
        guard let whole = calendar.dateInterval(of: unit, for: moment) else { return false }
        return whole.start <= bounds.upperBound && whole.end > bounds.lowerBound
    }
}

/// A wheel of days, each with its weekday.
nonisolated private struct DayWheel: View {
    @Binding var date: Date
    let bounds: ClosedRange<Date>
    /// The date of row 0, constant for the life of the wheel.
    @State private var origin: Date
    @Environment(\.regionalCalendar) private var calendar

    /// The number of days in each direction, if the bounds are further away.
    private static let span = 7_500

    @MainActor init(date: Binding<Date>, bounds: ClosedRange<Date>) {
        _date = date
        self.bounds = bounds
        let earliest = date.wrappedValue.addingTimeInterval(-86_400 * Double(Self.span))
        _origin = State(initialValue: max(earliest, bounds.lowerBound))
    }

    @MainActor var body: some View {
        let first = calendar.startOfDay(for: origin)
        Wheel(count: max(days(from: first, to: last) + 1, 1), chosen: days(from: first, to: date)) { index in
            date = calendar.date(byAdding: .day, value: index - days(from: first, to: date), to: date) ?? date
        } row: { index in
            Text(name(of: calendar.date(byAdding: .day, value: index, to: first) ?? first)).monospacedDigit()
        }
        .frame(width: 130)
    }

    @MainActor private var last: Date {
        min(max(date, origin.addingTimeInterval(2 * 86_400 * Double(Self.span))), bounds.upperBound)
    }

    @MainActor private func days(from first: Date, to day: Date) -> Int {
        calendar.dateComponents([.day], from: first, to: calendar.startOfDay(for: day)).day ?? 0
    }

    @MainActor private func name(of day: Date) -> String {
        let style = Date.FormatStyle(
            locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
        return day.formatted(style.weekday(.abbreviated).month(.abbreviated).day())
    }
}
