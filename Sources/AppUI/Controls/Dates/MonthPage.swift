import Foundation
@_spi(Nodes) import ScrollUI

/// The days of a month below its name and arrows to other months. A click on the name shows wheels of months and years instead.
nonisolated struct MonthPage<Days: View>: View {
    /// A moment in the shown month.
    @Binding var month: Date
    let bounds: ClosedRange<Date>
    /// Creates the days for the current time.
    @ViewBuilder let days: (Date) -> Days
    @State private var showsMonths = false
    @Environment(\.regionalCalendar) private var calendar

    init(month: Binding<Date>, bounds: ClosedRange<Date>, @ViewBuilder days: @escaping (Date) -> Days) {
        _month = month
        self.bounds = bounds
        self.days = days
    }

    @MainActor var body: some View {
        VStack(spacing: 8) {
            header
            if showsMonths {
                DateWheels(date: $month, bounds: bounds, components: .date, parts: [.month, .year])
            } else {
                // An update each minute is often enough to notice the start of a new day.
                TimelineView(.everyMinute) { time in days(time.date) }
            }
        }
        .fixedSize()
    }

    @MainActor private var header: some View {
        HStack(spacing: 4) {
            Button {
                showsMonths.toggle()
            } label: {
                HStack(spacing: 6) {
                    Text(title).fontWeight(.semibold).foregroundStyle(Color.primary)
                    ChevronShape(.trailing).arrow.frame(width: 5, height: 9)
                        .rotationEffect(.degrees(showsMonths ? 90 : 0))
                }
                .contentShape(Rectangle())
            }
            Spacer(minLength: 8)
            if !showsMonths {
                arrow(-1)
                arrow(1)
            }
        }
        .buttonStyle(.borderless)
        .frame(width: 7 * MonthGrid.cell.width)
        .frame(height: 20)
    }

    @MainActor private var title: String {
        let style = Date.FormatStyle(
            locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
        return month.formatted(style.month(.wide).year())
    }

    @MainActor private func arrow(_ months: Int) -> some View {
        let next = calendar.date(byAdding: .month, value: months, to: month) ?? month
        let isInside =
            calendar.dateInterval(of: .month, for: next).map {
                $0.start <= bounds.upperBound && $0.end > bounds.lowerBound
            } ?? true
        return Button {
            month = next
        } label: {
            ChevronShape(months < 0 ? .leading : .trailing).arrow.frame(width: 7, height: 12)
                .padding(EdgeInsets(top: 4, leading: 9, bottom: 4, trailing: 9))
                .contentShape(Rectangle())
        }
        .disabled(!isInside)
    }
}

extension ChevronShape {
    @MainActor fileprivate var arrow: some View {
        stroke(style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round))
    }
}
