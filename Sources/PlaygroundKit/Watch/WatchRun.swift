import Foundation
import Glibc
import ScrollAnalysis
import SDLHost

/// Keeps a window of a package up to date with its sources: builds them after changes, and reopens the window in its
/// last state.
///
/// Ends when the user closes the window. If the build fails, the window stays open and shows the compiler's messages.
struct WatchRun {
    private let build: PackageBuild
    private let product: String
    private let sources: SourceWatch
    private let session: SessionFolder
    private let bell = Bell()
    /// The read end is the windows' standard input. It reaches its end when this process ends, and the windows end too.
    private let life: (read: Int32, write: Int32)
    private let arguments: [String]
    private var building: SpawnedProgram?
    private var window: SpawnedProgram?
    private var needsBuild = true
    /// The version of the program that the window runs.
    private var shown: FileStamp?

    /// A pause in microseconds, since editors and version control write several files at once.
    private static let pause: UInt32 = 150_000

    /// `arguments` are those of the window's command. Throws the errors of ``PackageBuild``, and
    /// ``ExitStatus/unavailable`` if the system's limit of watches is reached.
    init(_ folder: String, product: String?, arguments: [String], session: SessionFolder) throws(PlaygroundError) {
        self.arguments = arguments
        self.session = session
        build = PackageBuild(folder: folder, log: FilePath(folder: session.path, name: "log").path)
        self.product = try build.product(named: product)
        var ends: [Int32] = [-1, -1]
        guard bell.canRing, pipe(&ends) == 0, let sources = SourceWatch(folder: folder) else {
            throw PlaygroundError(
                .unavailable, "\(folder) cannot be watched: the system's limit of watches is reached.",
                remedy: "Raise fs.inotify.max_user_watches and 'ulimit -n', or close other programs.")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        life = (ends[0], ends[1])
        self.sources = sources
    }

    /// Runs until the window is closed. Returns the exit status of the process.
    mutating func run() throws(PlaygroundError) -> Int32 {
        while true {
            if needsBuild, building == nil { try startBuild() }
            bell.wait(until: nil, or: [sources.descriptor])
            if let status = window?.status {
                building?.terminate()
                return status
            }
            if let status = building?.status {
                building = nil
                try built(status)
            }
            usleep(Self.pause)
            if sources.sawChange() { needsBuild = true }
        }
    }

    private mutating func startBuild() throws(PlaygroundError) {
        needsBuild = false
        try session.tell(.building)
        if window == nil { printMessage("Building \(product)...") }
        building = try build.start(product) { [bell] in bell.ring() }
    }

    private mutating func built(_ status: Int32) throws(PlaygroundError) {
        guard status == 0 else {
            let told = build.problems.text
            let problems = told.isEmpty ? "The build ended with status \(status) and without a message." : told
            try session.tell(.failed(problems))
            printMessage(problems)
            return
        }
        try session.tell(.current)
        let program = try build.program(product)
        let stamp = FileStamp(program)
        guard window == nil || stamp != shown else { return }
        if let window {
            window.terminate()
            window.join()
        }
        shown = stamp
        window = try SpawnedProgram(
            [program] + arguments + ["--session", session.path], input: life.read, onEnd: { [bell] in bell.ring() })
    }
}
