import Glibc

/// Runs a program and reads its output. Blocks the calling thread.
enum ChildProcess {
    /// Returns the output as text; nil if the program does not exist or fails. Its messages are discarded.
    static func output(of arguments: [String]) -> String? {
        bytes(of: arguments).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the output as bytes.
    static func bytes(of arguments: [String]) -> [UInt8]? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        let child = spawn(arguments, output: ends[1], closing: ends[0])
        close(ends[1])
        defer { close(ends[0]) }
        guard let child else { return nil }
        let bytes = readAll(ends[0])
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status == 0 ? bytes : nil
    }

    private static func spawn(_ arguments: [String], output: Int32, closing unused: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addclose(&actions, unused)
        var attributes = defaultSignals()
        defer { posix_spawnattr_destroy(&attributes) }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var child: pid_t = 0
        let status = posix_spawnp(&child, arguments[0], &actions, &attributes, &words, environ)
        return status == 0 ? child : nil
    }

    /// Lets the child receive the signals that the window's threads block.
    private static func defaultSignals() -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var none = SignalMask.set(of: [])
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        return attributes
    }

    private static func readAll(_ file: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return bytes }
            bytes.append(contentsOf: chunk[..<count])
        }
    }
}
