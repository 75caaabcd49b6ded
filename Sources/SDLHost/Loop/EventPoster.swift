import CSDL2
import Synchronization

/// Wakes the loop from other threads, with a number that identifies the reason.
final class EventPoster: Sendable {
    /// SDL's number for this type of event.
    let type: UInt32
    /// Rings with each event.
    let alarm = Alarm()
    private let isOpen = Mutex(true)

    init() {
        type = SDL_RegisterEvents(1)
    }

    /// Can be called from any thread. Does nothing once the poster is closed.
    func post(_ code: Int32) {
        isOpen.withLock { isOpen in
            guard isOpen else { return }
            var event = SDL_Event()
            event.user.type = type
            event.user.code = code
            SDL_PushEvent(&event)
            alarm.ring()
        }
    }

    /// Must be called before SDL is shut down.
    func close() {
        isOpen.withLock { $0 = false }
    }
}
