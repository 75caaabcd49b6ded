import CSDL2
import CServerTime
import Foundation

/// Records when events enter SDL's queue, and the display server's times for them.
///
/// SDL stamps events with whole milliseconds of its own clock. This replaces the stamp with a number, by which the log
/// of arrivals has more precise data. SDL has a single event filter; this object uses it for its lifetime.
@MainActor
final class ArrivalWatch {
    private let clock: HostClock
    private var log = ArrivalLog()

    /// Must be created before the window, because SDL discards the events in its queue.
    init(clock: HostClock) {
        self.clock = clock
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
        SDL_SetEventFilter(Self.filter, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        SDL_SetEventFilter(nil, nil)
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_IGNORE)
    }

    /// Returns the arrival of an event taken from the queue. An event without a record counts as arriving now.
    func arrival(of event: SDL_Event) -> EventArrival {
        defer { log.forget(through: event.common.timestamp) }
        return log.arrival(event.common.timestamp) ?? EventArrival(time: clock.now)
    }

    private static let filter: SDL_EventFilter = { context, event in
        // Events pushed by other threads are not input, and the sentinel of polling has no owner.
        guard Thread.isMainThread, let context, let event, event.pointee.type != SDL_POLLSENTINEL.rawValue
        else { return 1 }
        let watch = Unmanaged<ArrivalWatch>.fromOpaque(context).takeUnretainedValue()
        let now = MonotonicClock.nanoseconds()
        guard event.pointee.type != SDL_SYSWMEVENT.rawValue else {
            let stamp = stamp(of: event.pointee.syswm.msg, arrival: now)
            MainActor.assumeIsolated { watch.log.begin(stamp, at: watch.clock.time(of: now)) }
            // The window system's own events are dropped here: they would wake a sleeping program.
            return 0
        }
        event.pointee.common.timestamp = MainActor.assumeIsolated { watch.log.add(at: watch.clock.time(of: now)) }
        return 1
    }

    private nonisolated static func stamp(of message: OpaquePointer?, arrival: Int64) -> ServerStamp? {
        guard let time = message.map({ cserver_time_of($0) }), time.is_known else { return nil }
        return ServerStamp(milliseconds: time.milliseconds, arrival: arrival, isCertain: time.is_certain)
    }
}
