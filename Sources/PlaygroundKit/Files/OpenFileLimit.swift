import Glibc
import ScrollAnalysis

/// The limit of open files. Without free descriptors the display connection, the driver and the runtime's threads fail
/// or hang, so the limit is checked before a window opens.
enum OpenFileLimit {
    /// A window with OpenGL has 13 files open, and briefly some more: fonts, pictures, the desktop's answer.
    static let forWindow = 32
    /// The value to raise a lower limit to, if allowed.
    private static let ample: rlim_t = 256

    /// Throws ``ExitStatus/unavailable`` if fewer than `count` more files can be opened.
    static func require(_ count: Int) throws(PlaygroundError) {
        raise()
        var files: [Int32] = []
        defer { for file in files { close(file) } }
        while files.count < count {
            let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else {
                throw PlaygroundError(
                    .unavailable, "a window needs \(count) more open files, and only \(files.count) are allowed.",
                    remedy: "Allow more (ulimit -n \(ample)) and start again.")
            }
            files.append(file)
        }
    }

    /// Raises the soft limit as far as the hard limit allows.
    private static func raise() {
        let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(kind, &limit) == 0, limit.rlim_cur < ample else { return }
        limit.rlim_cur = min(ample, limit.rlim_max)
        setrlimit(kind, &limit)
    }
}
