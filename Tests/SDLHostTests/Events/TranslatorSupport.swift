import CSDL2
import ScrollUI

@testable import SDLHost

/// A translator with its own time: each event comes `gap` after the previous one.
struct TranslatorBench {
    var translator: SDLEventTranslator
    private var time = Duration.zero

    /// A window of 400 x 300.
    init(interfaceScale: Double = 1) {
        translator = SDLEventTranslator(
            geometry: WindowGeometry(window: (400, 300), output: (800, 600), interfaceScale: interfaceScale))
    }

    mutating func events(_ event: SDL_Event, after gap: Duration = .milliseconds(100)) -> [InputEvent] {
        time += gap
        var output: [InputEvent] = []
        translator.translate(event, arrived: EventArrival(time: time), into: &output)
        return output
    }

    mutating func kinds(_ event: SDL_Event, after gap: Duration = .milliseconds(100)) -> [InputEvent.Kind] {
        events(event, after: gap).map(\.kind)
    }

    mutating func wheel(_ event: SDL_Event, after gap: Duration = .milliseconds(100)) -> InputEvent.Wheel? {
        guard case .wheel(let wheel)? = kinds(event, after: gap).first else { return nil }
        return wheel
    }
}
