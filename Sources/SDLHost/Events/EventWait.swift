import CDisplay
import CSDL2
import Glibc

/// Sleeps until an event may have arrived.
///
/// On X11 it waits on the connection itself. SDL's own wait is woken through a second connection, whose loss would end
/// the process, and has a resolution of milliseconds. Does not own the clock, the link or the alarm.
@MainActor
struct EventWait {
    let link: DisplayLink
    /// Rung when another thread posts an event.
    let alarm: Alarm

    /// Returns after `time` at the latest; with nil only for an event. It may wake up without an event. Does not wait
    /// if the display is gone.
    func wait(atMost time: Duration?) {
        guard !link.isGone else { return }
        if let connection = link.x11 {
            wait(for: connection, atMost: time)
        } else if let time {
            waitInSDL(atMost: time)
        } else {
            SDL_WaitEvent(nil)
        }
    }

    private func wait(for connection: XConnection, atMost time: Duration?) {
        guard !connection.hasPending(), SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_FALSE
        else { return }
        let longest = Duration.seconds(1_000_000)
        let nanoseconds = time.map { Int64(max(.zero, min($0, longest)) / .nanoseconds(1)) }
        cdisplay_wait(connection.descriptor, alarm.descriptor, nanoseconds ?? -1)
        alarm.silence()
    }

    private func waitInSDL(atMost time: Duration) {
        let milliseconds = min(time / .milliseconds(1), Double(Int32.max / 2))
        if milliseconds >= 1 {
            SDL_WaitEventTimeout(nil, Int32(milliseconds))
        } else if milliseconds > 0 {
            // SDL's resolution of milliseconds would start frames early or late by up to half of one.
            var time = timespec(tv_sec: 0, tv_nsec: Int(time / .nanoseconds(1)))
            nanosleep(&time, nil)
        }
    }
}
