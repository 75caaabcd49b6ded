import Foundation

/// The regional settings that texts follow.
struct Region: Hashable, Sendable {
    var locale = Locale.current
    var calendar = Calendar.current
    var timeZone = TimeZone.current

    /// The settings of the process.
    static var current: Region { Region() }
}

extension EnvironmentValues {
    var region: Region { Region(locale: locale, calendar: calendar, timeZone: timeZone) }

    /// The current calendar, with the current locale and time zone.
    package var regionalCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }
}

extension FormatStyle {
    /// Returns the format adapted to `region`. An explicitly chosen locale, calendar or time zone is kept; settings
    /// that follow the process (`autoupdatingCurrent`) are replaced.
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
    /// Returns whether a locale was chosen for the format, or for one of the formats in it. Formats have no common
    /// member for this.
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
