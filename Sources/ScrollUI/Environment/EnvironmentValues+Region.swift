import Foundation

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
}

private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
}

private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
}

extension EnvironmentValues {
    /// The calendar that views count days in; the person's own unless a view above sets another one.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// Whose ways of writing numbers and dates views follow; the person's own unless a view above sets others. Format
    /// styles have a locale of their own, which this one does not change.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// Where times of day are told for; the person's own zone unless a view above sets another one.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
