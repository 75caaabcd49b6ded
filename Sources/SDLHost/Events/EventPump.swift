import CSDL2
import ScrollUI

/// Takes all events out of SDL's queue, each with its arrival time.
@MainActor
final class EventPump {
    let clock: HostClock
    var translator: SDLEventTranslator
    private let arrivals: ArrivalWatch
    private let eventWait: EventWait
    private let postedType: UInt32
    private var inputs: [InputEvent] = []

    init(
        clock: HostClock, arrivals: ArrivalWatch, wait: EventWait, translator: SDLEventTranslator, postedType: UInt32
    ) {
        self.clock = clock
        self.arrivals = arrivals
        eventWait = wait
        self.translator = translator
        self.postedType = postedType
    }

    /// Sleeps until an event arrives or `deadline` is reached; without a deadline, until an event arrives.
    func wait(until deadline: Duration?) {
        eventWait.wait(atMost: deadline.map { $0 - clock.now })
    }

    /// Lets SDL collect arrived events, which stay in the queue. During a long frame this gives events more precise
    /// arrival times if the display server provides none. Costs a check of a file descriptor if nothing arrived.
    func takeIn() {
        if !isDisplayGone { SDL_PumpEvents() }
    }

    /// True if no more events arrive and SDL must not be polled: see ``WaylandConnection``.
    var isDisplayGone: Bool { eventWait.link.isGone }

    /// Passes on all queued events in order.
    func drain(input: (InputEvent) -> Void, change: (WindowChange) -> Void) {
        var event = SDL_Event()
        while !isDisplayGone, SDL_PollEvent(&event) == 1 {
            if let windowChange = WindowChange(event, postedType: postedType) { change(windowChange) }
            // Events from other threads have no number.
            guard event.type != postedType else { continue }
            translator.translate(event, arrived: arrivals.arrival(of: event), into: &inputs)
            for index in inputs.indices { input(inputs[index]) }
            inputs.removeAll(keepingCapacity: true)
        }
    }
}
