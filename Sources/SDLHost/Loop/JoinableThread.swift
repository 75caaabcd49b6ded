import Glibc

/// A thread that somebody waits for at the end, which Foundation's cannot do.
package struct JoinableThread: Sendable {
    private let thread: pthread_t

    /// Runs `body` on a thread of its own; nil where the system gives none.
    package init?(_ body: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        let context = Unmanaged.passRetained(Body(run: body))
        let status = pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
                return nil
            }, context.toOpaque())
        guard status == 0 else {
            context.release()
            return nil
        }
        self.thread = thread
    }

    /// Sends a signal to this thread alone.
    func deliver(_ signal: Int32) { pthread_kill(thread, signal) }

    /// Returns once the body has. To be called once.
    package func join() { pthread_join(thread, nil) }

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(run: @escaping @Sendable () -> Void) { self.run = run }
    }
}
