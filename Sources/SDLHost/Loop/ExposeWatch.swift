import CSDL2
import Foundation

/// Calls back at the very moment at which SDL queues a resize or an exposure, before the loop sees it.
///
/// Some window systems run a loop of their own while the edge is dragged; the picture follows all the same.
@MainActor
final class ExposeWatch {
    private let onChange: () -> Void

    init(onChange: @escaping () -> Void) {
        self.onChange = onChange
        SDL_AddEventWatch(Self.callback, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        SDL_DelEventWatch(Self.callback, Unmanaged.passUnretained(self).toOpaque())
    }

    private static let callback: SDL_EventFilter = { context, event in
        // SDL may queue events on other threads; the loop sees those a moment later.
        guard Thread.isMainThread, let context, let event, isExposure(event.pointee) else { return 1 }
        let watch = Unmanaged<ExposeWatch>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { watch.onChange() }
        return 1
    }

    private nonisolated static func isExposure(_ event: SDL_Event) -> Bool {
        guard event.type == SDL_WINDOWEVENT.rawValue else { return false }
        let id = SDL_WindowEventID(UInt32(event.window.event))
        return id == SDL_WINDOWEVENT_SIZE_CHANGED || id == SDL_WINDOWEVENT_EXPOSED
    }
}
