public import Foundation
@_spi(Nodes) public import ScrollUI

/// A month calendar in which any number of days can be selected.
///
/// A click selects or deselects a day; Space and Return do the same for the day at the keyboard cursor.
nonisolated public struct MultiDatePicker<Label: View>: View {
    @Binding private var selection: Set<DateComponents>
    private let bounds: ClosedRange<Date>
    private let label: Label
    @State private var shown: Date?
    @State private var cursor: Date?
    @Environment(\.regionalCalendar) private var calendar

    private init(_ selection: Binding<Set<DateComponents>>, _ bounds: ClosedRange<Date>, _ label: Label) {
        _selection = selection
        self.bounds = bounds
        self.label = label
    }

    /// Creates a picker for any days. `selection` contains their eras, years, months and days.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, .distantPast ... .distantFuture, label())
    }

    /// Creates a picker for days within `bounds`, excluding the upper bound.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        let end = max(bounds.lowerBound, bounds.upperBound.addingTimeInterval(-1))
        self.init(selection, bounds.lowerBound...end, label())
    }

    /// Creates a picker for days from the start of `bounds` on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound...max(bounds.lowerBound, .distantFuture), label())
    }

    /// Creates a picker for days before the end of `bounds`.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        let end = bounds.upperBound.addingTimeInterval(-1)
        self.init(selection, min(end, .distantPast)...end, label())
    }

    /// The calendar, without the label unless it is in a form.
    @MainActor public var body: some View {
        let days = Set(selection.compactMap { calendar.date(from: $0).map(calendar.startOfDay(for:)) })
        TimelineView(.everyMinute) { time in
            let month = Binding {
                shown ?? days.min() ?? nearest(time.date)
            } set: {
                shown = $0
            }
            LabeledControl(.absent, label: label) {
                MonthPage(month: month, bounds: bounds) { now in
                    MonthGrid(
                        month: month.wrappedValue, today: now, bounds: bounds, cursor: cursor ?? month.wrappedValue,
                        isChosen: { days.contains(calendar.startOfDay(for: $0)) }, choose: toggle
                    ) { component, value in
                        let start = cursor ?? month.wrappedValue
                        let next = nearest(calendar.date(byAdding: component, value: value, to: start) ?? start)
                        (cursor, shown) = (next, next)
                    }
                }
            }
        }
    }

    private func nearest(_ date: Date) -> Date { min(max(date, bounds.lowerBound), bounds.upperBound) }

    @MainActor private func toggle(_ day: Date) {
        cursor = day
        let old = selection.filter { components in
            calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false
        }
        if old.isEmpty {
            selection.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        } else {
            selection.subtract(old)
        }
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker for any days, with a text as its label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a picker for days within `bounds`, with a text as its label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker for days from the start of `bounds` on, with a text as its label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker for days before the end of `bounds`, with a text as its label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker for any days, with a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
}
