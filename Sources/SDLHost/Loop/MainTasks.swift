import Dispatch
import Foundation
import Glibc
import Synchronization

/// Runs the tasks of the main actor while the loop occupies the main thread, and wakes the loop for them.
///
/// The runtime enqueues such tasks in the main dispatch queue, which nothing drains while a program waits for SDL's
/// events. Costs a check of a file descriptor in each iteration of the loop, and a sleeping thread.
@MainActor
final class MainTasks {
    private let handle: Int32
    private let watch: MainQueueWatch

    /// `onWork` is called on another thread when tasks are enqueued; the loop must then iterate.
    init(onWork: @escaping @Sendable () -> Void) {
        handle = mainQueueHandle()
        watch = MainQueueWatch(handle, onWork: onWork)
    }

    /// Runs the enqueued tasks.
    func run() {
        guard isReadable(handle) else { return }
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        watch.resume()
    }

    func stop() { watch.stop() }
}

/// Watches the main queue from a separate thread and reports work once until it is resumed.
private final class MainQueueWatch: Sendable {
    private struct State {
        var thread: JoinableThread?
        var isWaiting = false
        var isStopping = false
    }

    private let handle: Int32
    /// A pipe; closing its write end ends the thread.
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

// Dispatch exports this function for other run loops, such as Foundation's; its Swift module does not declare it.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32
