import Foundation

/// A text that depends on the time or the region: its current string, and the time of its next change.
enum LiveText: Hashable, Sendable {
    case date(Date, Text.DateStyle)
    case interval(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case formatted(FormattedText)

    /// The tolerance in seconds: a frame for a date may come slightly earlier or later.
    private static let tolerance = 1e-3

    func string(at now: Date, in region: Region) -> String {
        switch self {
        case .date(let date, let style): style.string(of: date, at: now, in: region)
        case .interval(let dates): Self.string(of: dates, in: region)
        case .formatted(let text): text.string(in: region)
        case .timer(let interval, let pause, let countsDown, let showsHours):
            Self.clock(Self.seconds(interval, pause ?? now, countsDown), showsHours: showsHours)
        }
    }

    private static func string(of dates: ClosedRange<Date>, in region: Region) -> String {
        let (start, end) = (dates.lowerBound, dates.upperBound)
        var calendar = region.calendar
        calendar.timeZone = region.timeZone
        let day: Date.FormatStyle.DateStyle = calendar.isDate(start, inSameDayAs: end) ? .omitted : .abbreviated
        let style = region.style(date: day, time: .shortened)
        return "\(start.formatted(style)) – \(end.formatted(style))"
    }

    /// Returns the date of the next change after `now`; nil if the text does not change.
    func nextChange(after now: Date) -> Date? {
        switch self {
        case .interval, .formatted: return nil
        case .date(let date, let style):
            guard let step = style.step(for: date.timeIntervalSince(now)) else { return nil }
            let away = date.timeIntervalSince(now)
            // Times until a future date are rounded up, times since a past date are rounded down.
            if away > Self.tolerance {
                return date.addingTimeInterval(-((away - Self.tolerance) / step).rounded(.up) * step + step)
            }
            return date.addingTimeInterval((((-away) + Self.tolerance) / step).rounded(.down) * step + step)
        case .timer(let interval, let pause, _, _):
            guard pause == nil, now < interval.upperBound else { return nil }
            guard now >= interval.lowerBound else { return interval.lowerBound }
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            let gone = now.timeIntervalSince(interval.lowerBound)
            // The seconds change relative to the end of the interval from which they are counted.
            let phase = countsDown ? length.truncatingRemainder(dividingBy: 1) : 0
            let next = (gone - phase + Self.tolerance).rounded(.down) + 1 + phase
            return interval.lowerBound.addingTimeInterval(min(next, length))
        }
    }

    private var countsDown: Bool {
        if case .timer(_, _, let countsDown, _) = self { countsDown } else { false }
    }

    private static func seconds(_ interval: ClosedRange<Date>, _ now: Date, _ countsDown: Bool) -> Int {
        let now = min(max(now, interval.lowerBound), interval.upperBound)
        return countsDown
            ? whole((interval.upperBound.timeIntervalSince(now) - tolerance).rounded(.up))
            : whole((now.timeIntervalSince(interval.lowerBound) + tolerance).rounded(.down))
    }

    private static func whole(_ seconds: TimeInterval) -> Int { Int(max(-1e15, min(1e15, seconds))) }

    /// Returns whole seconds as hours, minutes and seconds.
    static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let (minutes, rest) = (seconds / 60, two(seconds % 60))
        return showsHours && minutes >= 60 ? "\(minutes / 60):\(two(minutes % 60)):\(rest)" : "\(minutes):\(rest)"
    }

    /// Returns the whole seconds from `now` to `date`, rounded up for a future date.
    static func distance(of date: Date, from now: Date) -> Int {
        let away = date.timeIntervalSince(now)
        return whole((away - tolerance).rounded(.up))
    }
}

extension Text {
    /// The format of a date.
    public struct DateStyle: Hashable, Sendable {
        private enum Kind { case time, date, relative, offset, timer }
        private let kind: Kind

        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The day, month and year.
        public static let date = DateStyle(kind: .date)
        /// The time until or since the date in two units, such as "2 hours, 23 minutes".
        public static let relative = DateStyle(kind: .relative)
        /// The time until or since the date in one unit, with a sign, such as "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// The time until or since the date as a clock, such as "36:59:01".
        public static let timer = DateStyle(kind: .timer)

        func string(of date: Date, at now: Date, in region: Region) -> String {
            switch kind {
            case .time: return date.formatted(region.style(date: .omitted, time: .shortened))
            case .date: return date.formatted(region.style(date: .long, time: .omitted))
            case .timer: return LiveText.clock(abs(LiveText.distance(of: date, from: now)))
            case .relative:
                return Self.units(abs(LiveText.distance(of: date, from: now)), most: 2, region.locale)
            case .offset:
                let seconds = LiveText.distance(of: date, from: now)
                return (seconds < 0 ? "-" : "+") + Self.units(abs(seconds), most: 1, region.locale)
            }
        }

        /// Returns the seconds between changes of the text for a date at the given distance; nil if it does not change.
        func step(for distance: TimeInterval) -> TimeInterval? {
            switch kind {
            case .time, .date: nil
            case .timer: 1
            case .relative: abs(distance) >= 3600 ? 60 : 1
            case .offset: abs(distance) >= 60 ? 60 : 1
            }
        }

        /// The unit lengths in seconds, with approximate months of 30 days and years of 365 days.
        private static let lengths = [
            ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1),
        ]

        /// On Linux, Foundation has words for months and years only in English; in other languages the largest unit is the day.
        private static func units(_ seconds: Int, most: Int, _ locale: Locale) -> String {
            let language = locale.language.languageCode
            guard language == nil || language == .english else {
                let style = Duration.UnitsFormatStyle(
                    allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: most)
                return style.locale(locale).format(.seconds(seconds))
            }
            return englishUnits(seconds, most: most).joined(separator: ", ")
        }

        private static func englishUnits(_ seconds: Int, most: Int) -> [String] {
            let first = lengths.firstIndex { seconds >= $0.1 } ?? lengths.count - 1
            var rest = seconds
            return lengths[first...].prefix(most).compactMap { name, length in
                let count = rest / length
                rest %= length
                return count == 0 && seconds != 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
            }
        }
    }
}

extension Text {
    init(_ live: LiveText) {
        self.init([Part(string: "", live: live)])
    }

    /// Creates a text that shows a date. A style relative to the current time is updated as long as the text is visible.
    public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

    /// Creates a text that shows a range of dates: the times within one day, or days and times.
    @_disfavoredOverload
    public init(_ dates: ClosedRange<Date>) { self.init(.interval(dates)) }

    /// Creates a text that shows the range of an interval. See the initializer with a range of dates.
    @_disfavoredOverload
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Creates a text that shows a clock for an interval, counting down to its end or up from its start, updated as long as the text is
    /// visible. The clock stops at `pauseTime`.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    /// Returns the text at `now` in `region`, with adjacent parts of equal attributes merged.
    func at(_ now: Date, in region: Region) -> Text {
        var read: [Part] = []
        for var part in parts {
            part.read(now, region)
            if let last = read.last, last.isSet(as: part) {
                read[read.count - 1].string += part.string
            } else {
                read.append(part)
            }
        }
        return Text(read)
    }

    /// Returns the date of the next change after `now`; nil if the text does not change.
    func nextChange(after now: Date) -> Date? {
        parts.compactMap { $0.live?.nextChange(after: now) }.min()
    }

    /// Whether any part depends on the time or the region.
    var isLive: Bool { parts.contains { $0.live != nil } }
}

extension Text.Part {
    fileprivate mutating func read(_ now: Date, _ region: Region) {
        if let live { string = live.string(at: now, in: region) }
    }

    /// Returns whether both parts can be merged into one run.
    fileprivate func isSet(as other: Text.Part) -> Bool {
        guard custom.isEmpty, other.custom.isEmpty else { return false }
        return attributes == other.attributes
    }
}

extension Region {
    fileprivate func style(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
