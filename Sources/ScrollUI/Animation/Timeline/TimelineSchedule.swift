public import Foundation

/// When a ``TimelineView`` is made anew.
public protocol TimelineSchedule {
    /// The moments, each later than the one before.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often is enough.
    typealias Mode = TimelineScheduleMode

    /// The moments from `startDate` on, of which the first may be before it: the latest one that is over.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline is to be made anew.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As the schedule says.
    case normal
    /// Less often, where power is short. ScrollUI never asks for it.
    case lowFrequency
}

/// At each multiple of an interval since a date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let startDate: Date
    private let interval: TimeInterval

    /// `interval` in seconds, above zero.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = max(interval, 1e-3)
    }

    /// The moments from the latest one that is over.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let past = max(0, (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down))
        return Entries(start: self.startDate, interval: interval, index: past)
    }

    /// Moments without an end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var index: Double

        /// The next one. Each is reckoned from the first, so that none drifts.
        public mutating func next() -> Date? {
            defer { index += 1 }
            return start.addingTimeInterval(index * interval)
        }
    }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// At the beginning of each minute.
    public init() {}

    /// The minutes from the one under way.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// At the dates of a list.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// At those dates, each later than the one before.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// The dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// In every frame, or not more often than each `minimumInterval`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: TimeInterval?
    let isPaused: Bool

    /// In every frame; at least `minimumInterval` seconds apart if that is given, and never while paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// Moments an interval apart, by default that of a frame at 60 Hz; the first alone while paused.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(upcoming: start, interval: max(minimumInterval ?? 1.0 / 60, 1e-3), isPaused: isPaused)
    }

    /// Moments without an end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date?
        fileprivate let interval: TimeInterval
        fileprivate let isPaused: Bool

        /// The next one.
        public mutating func next() -> Date? {
            defer { upcoming = isPaused ? nil : upcoming?.addingTimeInterval(interval) }
            return upcoming
        }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At each multiple of `interval` seconds since `startDate`.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// In every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// In every frame; at least `minimumInterval` seconds apart if that is given, and never while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// At those dates, each later than the one before.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
