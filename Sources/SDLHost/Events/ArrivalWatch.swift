import CSDL2
import CServerTime
import Foundation

/// Notes when events enter SDL's queue, and the display server's times of them.
///
/// SDL stamps events with whole milliseconds of its own clock. The stamp gives way to a number, under which the log of the
/// arrivals knows more. SDL has one event filter; while this lives, it is this one's.
@MainActor
final class ArrivalWatch {
    private let clock: HostClock
    private var log = ArrivalLog()

    /// To be made before the window: SDL throws away the events that are in its queue.
    init(clock: HostClock) {
        self.clock = clock
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
        SDL_SetEventFilter(Self.filter, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        SDL_SetEventFilter(nil, nil)
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_IGNORE)
    }

    /// Of an event that was taken from the queue. One that nobody saw enter it comes now.
    func arrival(of event: SDL_Event) -> EventArrival {
        defer { log.forget(through: event.common.timestamp) }
        return log.arrival(event.common.timestamp) ?? EventArrival(time: clock.now)
    }

    private static let filter: SDL_EventFilter = { context, event in
        // What other threads push is no input, and what ends a round of polling is nobody's.
        guard Thread.isMainThread, let context, let event, event.pointee.type != SDL_POLLSENTINEL.rawValue
        else { return 1 }
        let watch = Unmanaged<ArrivalWatch>.fromOpaque(context).takeUnretainedValue()
        let now = MonotonicClock.nanoseconds()
        guard event.pointee.type != SDL_SYSWMEVENT.rawValue else {
            let stamp = stamp(of: event.pointee.syswm.msg, arrival: now)
            MainActor.assumeIsolated { watch.log.begin(stamp, at: watch.clock.time(of: now)) }
            // The window system's own events go no further: they would wake a program that sleeps.
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
