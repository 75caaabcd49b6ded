import Foundation

extension MainActor {
    /// Runs `body` at once on the main thread, and from any other as soon as the main thread is free.
    ///
    /// Objects may tell of a change from wherever they were changed; the tree of views belongs to the main thread.
    nonisolated static func runSoon(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}
