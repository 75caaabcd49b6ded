import Glibc
import SDLHost

/// Follows the state of the build for a window, on a separate thread that sleeps until it changes.
///
/// Also reports the end of `watch`, however it ended: standard input is then at its end.
final class BuildWatch: Sendable {
    private let bell = Bell()
    private let thread: JoinableThread?

    /// `onState` and `onEnd` are called on the thread. Nil if the folder cannot be watched.
    init?(
        _ folder: SessionFolder, onState: @escaping @Sendable (BuildState) -> Void,
        onEnd: @escaping @Sendable () -> Void
    ) {
        guard bell.canRing, let file = FolderWatch(file: folder.build) else { return nil }
        // Only the thread uses it from now on: nothing here touches it after the closure was created.
        nonisolated(unsafe) let watch = file
        thread = JoinableThread { [bell] in
            while true {
                bell.wait(until: nil, or: [watch.descriptor, STDIN_FILENO])
                if watch.sawChange() { onState(folder.state) }
                if Self.inputHasEnded { return onEnd() }
            }
        }
    }

    /// Nobody writes to standard input, so it becomes readable only at its end.
    private static var inputHasEnded: Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) > 0
    }
}
