import CSDL2
import Glibc
import ScrollUI

/// Takes events out of SDL's queue, all of them, each with the time at which it came.
@MainActor
final class EventPump {
    let clock: HostClock
    var translator: SDLEventTranslator
    private let arrivals: ArrivalWatch
    private let postedType: UInt32
    private var inputs: [InputEvent] = []

    init(clock: HostClock, arrivals: ArrivalWatch, translator: SDLEventTranslator, postedType: UInt32) {
        self.clock = clock
        self.arrivals = arrivals
        self.translator = translator
        self.postedType = postedType
    }

    /// Sleeps until an event is there or `deadline` is reached; for ever without a deadline. Wakes up for nothing else.
    func wait(until deadline: Duration?) {
        guard let deadline else {
            SDL_WaitEvent(nil)
            return
        }
        let rest = deadline - clock.now
        let milliseconds = min(rest / .milliseconds(1), Double(Int32.max / 2))
        if milliseconds >= 1 {
            SDL_WaitEventTimeout(nil, Int32(milliseconds))
        } else if milliseconds > 0 {
            // SDL counts whole milliseconds, which would begin frames early or late by half of one.
            var time = timespec(tv_sec: 0, tv_nsec: Int(rest / .nanoseconds(1)))
            nanosleep(&time, nil)
        }
    }

    /// Has SDL take in what came, which stays in the queue. In a frame that takes long the events get their times in parts
    /// of the frame where the display server tells none. A look at a file descriptor where nothing came.
    func takeIn() { SDL_PumpEvents() }

    /// Hands over everything that is in the queue, in order.
    func drain(input: (InputEvent) -> Void, change: (WindowChange) -> Void) {
        var event = SDL_Event()
        while SDL_PollEvent(&event) == 1 {
            if let windowChange = WindowChange(event, postedType: postedType) { change(windowChange) }
            // Other threads' events have no number.
            guard event.type != postedType else { continue }
            translator.translate(event, arrived: arrivals.arrival(of: event), into: &inputs)
            for index in inputs.indices { input(inputs[index]) }
            inputs.removeAll(keepingCapacity: true)
        }
    }
}
