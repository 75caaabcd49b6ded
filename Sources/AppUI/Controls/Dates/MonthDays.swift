import Foundation
@_spi(Nodes) import ScrollUI

/// The days of a month in rows of weeks that begin on the calendar's first weekday.
nonisolated struct MonthDays {
    /// The dates of the cells; nil before the first and after the last day.
    let days: [Date?]
    /// The short weekday names, in the order of the columns.
    let weekdays: [String]
    var rows: Int { days.count / 7 }

    init(of moment: Date, in calendar: Calendar) {
        let start = calendar.dateInterval(of: .month, for: moment)?.start ?? moment
        let count = calendar.range(of: .day, in: .month, for: moment)?.count ?? 30
        let before = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        var days = [Date?](repeating: nil, count: before)
        days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
        days += [Date?](repeating: nil, count: (7 - days.count % 7) % 7)
        self.days = days
        let names = calendar.shortStandaloneWeekdaySymbols
        weekdays = (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7] }
    }
}
