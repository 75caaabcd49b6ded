public import Foundation

/// The dates at which a ``TimelineView`` is updated.
public protocol TimelineSchedule {
    /// The dates, in ascending order.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The frequency of updates.
    typealias Mode = TimelineScheduleMode

    /// Returns the dates from `startDate` on. The first may be the latest date before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency at which a timeline is updated.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// The frequency of the schedule.
    case normal
    /// A lower frequency to save power. ScrollUI never uses it.
    case lowFrequency
}

/// A schedule with a date at each multiple of an interval since a start date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let startDate: Date
    private let interval: TimeInterval

    /// Creates a schedule. `interval` is in seconds, above zero.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = max(interval, 1e-3)
    }

    /// Returns the dates from the latest past one on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let past = max(0, (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down))
        return Entries(start: self.startDate, interval: interval, index: past)
    }

    /// An infinite sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var index: Double

        /// Returns the next date. Each is computed from the first, so that rounding errors do not accumulate.
        public mutating func next() -> Date? {
            defer { index += 1 }
            return start.addingTimeInterval(index * interval)
        }
    }
}

/// A schedule with a date at the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    public init() {}

    /// Returns the beginnings of the minutes from the current one on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// A schedule with a list of dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule from dates in ascending order.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// Returns the dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule with a date for every frame, or at least `minimumInterval` apart.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: TimeInterval?
    let isPaused: Bool

    /// Creates a schedule with a date for every frame; at least `minimumInterval` seconds apart if that is given, and none while paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// Returns dates an interval apart, by default 1/60 s; only the first while paused.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(upcoming: start, interval: max(minimumInterval ?? 1.0 / 60, 1e-3), isPaused: isPaused)
    }

    /// An infinite sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date?
        fileprivate let interval: TimeInterval
        fileprivate let isPaused: Bool

        /// Returns the next date.
        public mutating func next() -> Date? {
            defer { upcoming = isPaused ? nil : upcoming?.addingTimeInterval(interval) }
            return upcoming
        }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A schedule with a date at each multiple of `interval` seconds since `startDate`.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule with a date at the beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule with a date for every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// A schedule with a date for every frame; at least `minimumInterval` seconds apart if that is given, and none while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// A schedule with the given dates, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
