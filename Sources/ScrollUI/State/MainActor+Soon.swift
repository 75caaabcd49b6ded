import Foundation

extension MainActor {
    /// Runs `body` at once on the main thread; called from another thread, runs it as soon as the main thread is
    /// free.
    ///
    /// Objects may report changes from any thread; the view tree belongs to the main thread.
    nonisolated static func runSoon(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}
