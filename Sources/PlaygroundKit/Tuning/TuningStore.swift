import Glibc
import SDLHost

/// Keeps what was tuned over a restart, in `tuning.json` of the XDG state directory, which all windows share.
///
/// ```swift
/// let store = TuningStore(environment: ProcessInfo.processInfo.environment)
/// let (tuning, problem) = store.load()
/// let merged = try store.save(tuned, since: tuning)
/// ```
/// Does not own: the tuning, and when it is saved (``TuningSaver``). It waits for the disk.
/// A file that is no tuning is set aside and kept; one of a newer version is left as it is.
public struct TuningStore: Sendable {
    private static let lockName = "tuning.lock"
    /// For another window that saves. It takes milliseconds, and longer than this only where something hangs.
    private static let patience = Duration.seconds(2)

    /// Where the file is; nil when the environment names no place.
    public let path: String?

    /// A store in `$XDG_STATE_HOME/scroll-playground`, or `~/.local/state/scroll-playground` where that is not an absolute path.
    public init(environment: [String: String]) {
        path = Self.stateDirectory(environment).map { $0 + "/scroll-playground/tuning.json" }
    }

    private static func stateDirectory(_ environment: [String: String]) -> String? {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state }
        if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.local/state" }
        return nil
    }

    /// What was saved last; the defaults where nothing was, or where it cannot be used, which `problem` then explains.
    public func load() -> (tuning: Tuning, problem: PlaygroundError?) {
        guard let path else { return (Tuning(), Self.noPlace) }
        do throws(FileError) {
            switch try TuningContents(of: path) {
            case .missing: return (Tuning(), nil)
            case .tuning(let tuning): return (tuning, nil)
            case .newer(let version): return (Tuning(), Self.newer(version, path))
            case .broken(let error): return (Tuning(), setAside(path, because: error))
            }
        } catch {
            let problem = PlaygroundError(error)
            let remedy = "The defaults are used. " + problem.remedy
            return (Tuning(), PlaygroundError(problem.status, problem.message, remedy: remedy))
        }
    }

    /// What is in the file now; nil where that is no tuning, as while somebody edits it. Moves nothing.
    func current() -> Tuning? {
        guard let path, case .tuning(let tuning)? = try? TuningContents(of: path) else { return nil }
        return tuning
    }

    /// Brings what `ours` changed since `base` into the file; what other windows saved in the meantime stays, number by number.
    /// Returns what is in the file then.
    func save(_ ours: Tuning, since base: Tuning) throws(TuningSaveError) -> Tuning {
        guard let path else { return ours }
        let result: Result<Tuning, TuningSaveError>
        do throws(FileError) {
            result = try merge(ours, since: base, into: path)
        } catch {
            result = .failure(TuningSaveError(error, path: path))
        }
        return try result.get()
    }

    private func merge(
        _ ours: Tuning, since base: Tuning, into path: String
    ) throws(FileError) -> Result<Tuning, TuningSaveError> {
        let folder = FilePath(path).folder
        try FileBytes.makeFolder(folder)
        let lock = try FileLock(FilePath(folder: folder, name: Self.lockName).path, wait: Self.patience)
        defer { lock.release() }
        switch try TuningContents(of: path) {
        case .missing: return .success(try write(ours, to: path))
        case .tuning(let theirs):
            let merged = ours.merged(with: theirs, since: base)
            return .success(merged == theirs ? theirs : try write(merged, to: path))
        case .broken(let error):
            printMessage(setAside(path, because: error).report)
            return .success(try write(ours, to: path))
        case .newer(let version): return .failure(TuningSaveError(newerVersion: version, path: path))
        }
    }

    /// What windows that were killed while they saved left behind.
    func removeAbandonedFiles() {
        guard let path, let target = try? FileBytes.target(of: path) else { return }
        FileBytes.removeAbandoned(in: FilePath(target).folder)
    }

    private func write(_ tuning: Tuning, to path: String) throws(FileError) -> Tuning {
        // A link may lead to a folder that is not there yet.
        try FileBytes.makeFolder(FilePath(try FileBytes.target(of: path)).folder)
        try FileBytes.writeAtomically(Array(tuning.jsonText.utf8), to: path)
        return tuning
    }
}

extension TuningStore {
    private static let noPlace = PlaygroundError(
        .unavailable, "nothing that is tuned here is kept: neither HOME nor XDG_STATE_HOME names a folder.",
        remedy: "Set one of them to a folder of yours, or copy the tuning with Ctrl+C before you leave.")

    private static func newer(_ version: Double, _ path: String) -> PlaygroundError {
        PlaygroundError(
            .malformed,
            "\(path): version \(version.shortestDecimal), from a newer scroll-playground; this one knows \(FeelFile.version).",
            remedy: "The defaults are used, the file stays as it is, and what is tuned here is not kept. "
                + "Use the newer program, or move the file away.")
    }

    /// Where a link leads to the file, that one is renamed and the link stays.
    private func setAside(_ path: String, because error: PlaygroundError) -> PlaygroundError {
        guard let target = try? FileBytes.target(of: path) else { return error }
        let aside = Self.unusedName(target + ".broken")
        guard rename(target, aside) == 0 else { return error }
        return PlaygroundError(
            error.status, error.message,
            remedy: "The defaults are used. The file was kept as \(aside): correct it and rename it back.")
    }

    /// `name`, or with a number behind it where something of that name is kept already.
    private static func unusedName(_ name: String) -> String {
        let names = [name] + (2...99).map { "\(name)-\($0)" }
        return names.first { access($0, F_OK) != 0 } ?? name
    }
}
