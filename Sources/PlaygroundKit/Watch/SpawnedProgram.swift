import Glibc
import ScrollAnalysis
import SDLHost
import Synchronization

/// A child process in the same terminal process group, so that Ctrl+C ends both.
final class SpawnedProgram: Sendable {
    private let id: pid_t
    private let ended: Mutex<Int32?>
    private let thread: Mutex<JoinableThread?>

    /// Starts `arguments`, whose first element is the program, with the standard input `input`. `output` receives its
    /// output and messages; nil for the terminal. `onEnd` is called on another thread. Throws if it cannot be started.
    init(
        _ arguments: [String], input: Int32, output: Int32? = nil, onEnd: @escaping @Sendable () -> Void
    ) throws(PlaygroundError) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        if let output {
            posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
            posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
        }
        var attributes = Self.plainSignals()
        defer { posix_spawnattr_destroy(&attributes) }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var id: pid_t = 0
        let status = posix_spawnp(&id, arguments[0], &actions, &attributes, &words, environ)
        guard status == 0 else {
            throw PlaygroundError(
                .unavailable, "\(arguments[0]) cannot be started: \(String(cString: strerror(status))).",
                remedy: "Check that it is installed and on PATH.")
        }
        let child = id
        self.id = child
        ended = Mutex(nil)
        thread = Mutex(nil)
        let waiter = JoinableThread { [self] in
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
            ended.withLock { $0 = Self.exitStatus(status) }
            onEnd()
        }
        thread.withLock { $0 = waiter }
    }

    /// The exit status, or 128 plus the number of the signal that ended it; nil while it runs.
    var status: Int32? { ended.withLock { $0 } }

    /// Asks the process to end.
    func terminate() { if status == nil { kill(id, SIGTERM) } }

    /// Waits for its end. Call once.
    func join() { thread.withLock { $0 }?.join() }

    private static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    /// Resets the signals that this program ignores or blocks.
    private static func plainSignals() -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&all)
        for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] { sigaddset(&all, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        return attributes
    }
}
