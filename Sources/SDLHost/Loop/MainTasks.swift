import Dispatch
import Foundation
import Glibc
import Synchronization

/// Runs what was asked of the main actor while the loop holds the main thread, and wakes the loop for it.
///
/// The runtime puts such work into the main dispatch queue, which nobody empties while a program waits for SDL's events.
/// Costs a look at a file descriptor for each turn of the loop, and a sleeping thread.
@MainActor
final class MainTasks {
    private let handle: Int32
    private let watch: MainQueueWatch

    /// `onWork` is called on another thread when there is work; the loop should turn then.
    init(onWork: @escaping @Sendable () -> Void) {
        handle = mainQueueHandle()
        watch = MainQueueWatch(handle, onWork: onWork)
    }

    /// Runs what is there now.
    func run() {
        guard isReadable(handle) else { return }
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        watch.resume()
    }

    func stop() { watch.stop() }
}

/// Tells from a thread of its own when the main queue has work, once until it is resumed.
private final class MainQueueWatch: Sendable {
    private struct State {
        var thread: JoinableThread?
        var isWaiting = false
        var isStopping = false
    }

    private let handle: Int32
    /// A pipe; its end to write is closed to end the thread.
    private let ending: (read: Int32, write: Int32)
    private let state = Mutex(State())
    private let resumed = DispatchSemaphore(value: 0)
    private let onWork: @Sendable () -> Void

    init(_ handle: Int32, onWork: @escaping @Sendable () -> Void) {
        self.handle = handle
        self.onWork = onWork
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        ending = (ends[0], ends[1])
        state.withLock { $0.thread = JoinableThread { self.watch() } }
    }

    func resume() {
        let wasWaiting = state.withLock { state in
            defer { state.isWaiting = false }
            return state.isWaiting
        }
        if wasWaiting { resumed.signal() }
    }

    func stop() {
        state.withLock { $0.isStopping = true }
        close(ending.write)
        resumed.signal()
        state.withLock { $0.thread }?.join()
        close(ending.read)
    }

    private func watch() {
        while !state.withLock({ $0.isStopping }) {
            var files = [
                pollfd(fd: handle, events: Int16(POLLIN), revents: 0),
                pollfd(fd: ending.read, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&files, 2, -1) > 0, files[0].revents != 0, files[1].revents == 0 else { continue }
            state.withLock { $0.isWaiting = true }
            onWork()
            resumed.wait()
        }
    }
}

private func isReadable(_ handle: Int32) -> Bool {
    var file = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0
}

// Dispatch exports this for run loops of others (as Foundation's own); its Swift module does not name it.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32
