import Foundation

/// Whose language and habits a text follows.
struct Region: Hashable, Sendable {
    var locale = Locale.current
    var calendar = Calendar.current
    var timeZone = TimeZone.current

    /// Where the process is.
    static var current: Region { Region() }
}

extension EnvironmentValues {
    var region: Region { Region(locale: locale, calendar: calendar, timeZone: timeZone) }

    /// The calendar in force, with the locale and the time zone in force.
    package var regionalCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }
}

extension FormatStyle {
    /// The format as it is in `region`. A locale, a calendar and a time zone that somebody gave it stay: what nobody chose follows the
    /// process (`autoupdatingCurrent`), and that is what is replaced.
    func following(_ region: Region) -> Self {
        let style = Locale.chosen(in: self, depth: 3) ? self : locale(region.locale)
        if var date = style as? Date.FormatStyle {
            if date.calendar == .autoupdatingCurrent { date.calendar = region.calendar }
            if date.timeZone == .autoupdatingCurrent { date.timeZone = region.timeZone }
            return date as? Self ?? style
        }
        if var interval = style as? Date.IntervalFormatStyle {
            if interval.calendar == .autoupdatingCurrent { interval.calendar = region.calendar }
            if interval.timeZone == .autoupdatingCurrent { interval.timeZone = region.timeZone }
            return interval as? Self ?? style
        }
        if var relative = style as? Date.RelativeFormatStyle {
            if relative.calendar == .autoupdatingCurrent { relative.calendar = region.calendar }
            return relative as? Self ?? style
        }
        return style
    }
}

extension Locale {
    /// Somebody gave the format, or one of the formats in it, a locale. Formats have no common member that tells it.
    fileprivate static func chosen(in value: Any, depth: Int) -> Bool {
        // A calendar has a locale of its own, which is not the format's.
        for child in Mirror(reflecting: value).children where !(child.value is Calendar) {
            if let locale = child.value as? Locale {
                if locale != .autoupdatingCurrent { return true }
            } else if depth > 1,
                chosen(in: child.value, depth: depth - 1)
            {
                return true
            }
        }
        return false
    }
}
