import CSDL2
import ScrollUI

/// Takes events out of SDL's queue, all of them, each with the time at which it came.
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

    /// Sleeps until an event is there or `deadline` is reached; for ever without a deadline. Wakes up for nothing else.
    func wait(until deadline: Duration?) {
        eventWait.wait(atMost: deadline.map { $0 - clock.now })
    }

    /// Has SDL take in what came, which stays in the queue. In a frame that takes long the events get their times in parts
    /// of the frame where the display server tells none. A look at a file descriptor where nothing came.
    func takeIn() {
        if !isDisplayGone { SDL_PumpEvents() }
    }

    /// Nothing comes any more, and nobody may look: see ``WaylandConnection``.
    var isDisplayGone: Bool { eventWait.link.isGone }

    /// Hands over everything that is in the queue, in order.
    func drain(input: (InputEvent) -> Void, change: (WindowChange) -> Void) {
        var event = SDL_Event()
        while !isDisplayGone, SDL_PollEvent(&event) == 1 {
            if let windowChange = WindowChange(event, postedType: postedType) { change(windowChange) }
            // Other threads' events have no number.
            guard event.type != postedType else { continue }
            translator.translate(event, arrived: arrivals.arrival(of: event), into: &inputs)
            for index in inputs.indices { input(inputs[index]) }
            inputs.removeAll(keepingCapacity: true)
        }
    }
}
