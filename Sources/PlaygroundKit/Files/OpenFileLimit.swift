import Glibc
import ScrollAnalysis

/// How many files may be open at once. The display, the driver and the runtime's threads end the program, or hang, when they
/// get none; so a window asks before it begins.
enum OpenFileLimit {
    /// A window has 13 open with OpenGL, and for moments some more: fonts, pictures, the desktop's answer.
    static let forWindow = 32
    /// What is asked for where the limit is lower and may be raised.
    private static let ample: rlim_t = 256

    /// Throws ``ExitStatus/unavailable`` where fewer than `count` more can be opened.
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

    /// To what everybody may set it to.
    private static func raise() {
        let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(kind, &limit) == 0, limit.rlim_cur < ample else { return }
        limit.rlim_cur = min(ample, limit.rlim_max)
        setrlimit(kind, &limit)
    }
}
