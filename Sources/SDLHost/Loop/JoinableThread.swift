import Glibc

/// A thread that can be joined, unlike Foundation's.
package struct JoinableThread: Sendable {
    private let thread: pthread_t

    /// Runs `body` on a new thread; nil if the system provides none.
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

    /// Sends a signal to this thread only.
    func deliver(_ signal: Int32) { pthread_kill(thread, signal) }

    /// Waits for the body to return. Must be called once.
    package func join() { pthread_join(thread, nil) }

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(run: @escaping @Sendable () -> Void) { self.run = run }
    }
}
