import Glibc
import ScrollAnalysis
import SDLHost

/// Keeps what was tuned over a restart, in `tuning.json` of the XDG state directory and beside it the edited feels, each a file
/// in `edited-feels`. All windows share them.
///
/// ```swift
/// let store = TuningStore(environment: ProcessInfo.processInfo.environment)
/// let (tuning, problem) = store.load()
/// let merged = try store.save(tuned, since: tuning)
/// ```
/// Does not own: the tuning, and when it is saved (``TuningSaver``). It waits for the disk.
/// A file that is no tuning is set aside and kept; one of a newer version is left as it is.
package struct TuningStore: Sendable {
    private static let lockName = "tuning.lock"
    private static let editedFolder = "edited-feels"
    private static let pinnedName = "pinned"
    private static let defaults = "The defaults are used. "
    /// For another window that saves. It takes milliseconds, and longer than this only where something hangs.
    private static let patience = Duration.seconds(2)

    /// Where the file is; nil when the environment names no place.
    package let path: String?

    /// Where the presets are; nil when the environment names no place.
    let presetFolder: PresetFolder?

    /// A store in the folder of `program` in `$XDG_STATE_HOME`, or in `~/.local/state` where that is not an absolute path.
    package init(environment: [String: String], program: String = PlaygroundProgram.ownName) {
        path = StateDirectory.path(environment, program: program).map { $0 + "/tuning.json" }
        presetFolder = PresetFolder(environment: environment, program: program)
    }

    /// What was saved last, without the edited feels (``loadEditedFeels()``); the defaults where nothing was, or where it cannot be used, which `problem` then explains.
    package func load() -> (tuning: Tuning, problem: PlaygroundError?) {
        guard let path else { return (Tuning(), Self.noFolder) }
        var (tuning, problem) = contents(of: path)
        tuning.pinned = pinnedFile?.read() ?? []
        return (tuning, problem)
    }

    private func contents(of path: String) -> (tuning: Tuning, problem: PlaygroundError?) {
        do throws(FileError) {
            switch try TuningContents(of: path) {
            case .missing: return (Tuning(), nil)
            case .tuning(let tuning): return (tuning, nil)
            case .newer(let version): return (Tuning(), Self.newer(version, path))
            case .broken(let error):
                return (Tuning(), BrokenFile.setAside(path, because: error, instead: Self.defaults))
            }
        } catch {
            let problem = PlaygroundError(error)
            let remedy = Self.defaults + problem.remedy
            return (Tuning(), PlaygroundError(problem.status, problem.message, remedy: remedy))
        }
    }

    /// The edited feels that were saved, and what of them cannot be used.
    func loadEditedFeels() -> (feels: EditedFeels, problems: [PlaygroundError]) {
        editedFiles?.load() ?? (EditedFeels(), [])
    }

    /// The presets that there are, and what in their folder is none.
    func loadPresets() -> (presets: Presets, problems: [PlaygroundError]) { presetFolder?.load() ?? (Presets(), []) }

    /// Sentences on presets whose feels have other numbers than when they were saved. They keep theirs, and it is said once.
    func keepFormerNumbers() -> [String] {
        guard let path, let presetFolder, let lock = try? lock(beside: path) else { return [] }
        defer { lock.release() }
        return presetFolder.keepFormerNumbers()
    }

    /// What is in the files now, without the presets; nil where that is no tuning, as while somebody edits it. Moves nothing.
    func current() -> Tuning? {
        guard let path else { return nil }
        // Between the two files of another window's save they would not belong together.
        let lock = try? lock(beside: path)
        defer { lock?.release() }
        guard case .tuning(var tuning)? = try? TuningContents(of: path) else { return nil }
        tuning.editedFeels = editedFiles?.current() ?? EditedFeels()
        tuning.pinned = pinnedFile?.read() ?? []
        return tuning
    }

    private var pinnedFile: PinnedFile? {
        path.map { PinnedFile(path: FilePath(folder: FilePath($0).folder, name: Self.pinnedName).path) }
    }

    private var editedFiles: EditedFeelFiles? {
        path.map { EditedFeelFiles(folder: FilePath(folder: FilePath($0).folder, name: Self.editedFolder).path) }
    }

    private func lock(beside path: String) throws(FileError) -> FileLock {
        try FileLock(FilePath(folder: FilePath(path).folder, name: Self.lockName).path, wait: Self.patience)
    }

    /// Brings what `ours` changed since `base` into the file; what other windows saved in the meantime stays, number by number.
    /// Returns what is in the file then.
    func save(_ ours: Tuning, since base: Tuning) throws(TuningSaveError) -> Tuning {
        guard let path else { return ours }
        var result: Result<Tuning, TuningSaveError>
        var savesPresets = true
        do throws(FileError) {
            result = try merge(ours, since: base, into: path)
            if case .failure = result { savesPresets = false }
        } catch {
            result = .failure(problem(error, path))
            // Who saves a preset is told of its file, if that cannot be written either.
            savesPresets = ours.presets != base.presets
        }
        guard savesPresets, let presetFolder else { return try result.get() }
        // Last, so that what is in their way is in the way of nothing else.
        let presets: Presets
        do throws(FileError) {
            presets = try presetFolder.save(ours.presets, since: base.presets)
        } catch {
            throw problem(error, path)
        }
        var merged = try result.get()
        merged.presets = presets
        return merged
    }

    /// What kept the tuning, or a file that goes with it, from being written.
    private func problem(_ error: FileError, _ path: String) -> TuningSaveError {
        let folders = [editedFiles?.folder, presetFolder?.path].compactMap { $0 }
        let isInFolder = folders.contains { error.path == $0 || FilePath(error.path).folder == $0 }
        return TuningSaveError(error, path: isInFolder ? error.path : path)
    }

    private func merge(
        _ ours: Tuning, since base: Tuning, into path: String
    ) throws(FileError) -> Result<Tuning, TuningSaveError> {
        try FileBytes.makeFolder(FilePath(path).folder)
        let lock = try lock(beside: path)
        defer { lock.release() }
        var ours = try mergeEditedFeels(of: ours, since: base)
        ours.pinned = try pinnedFile?.save(ours.pinned, since: base.pinned) ?? ours.pinned
        switch try TuningContents(of: path) {
        case .missing: return .success(try write(ours, to: path))
        case .tuning(var theirs):
            // Written even where what has files of its own is other than before: so the other windows are told.
            let isSame = ours.editedFeels == base.editedFeels && ours.pinned == base.pinned
            theirs.editedFeels = ours.editedFeels
            theirs.pinned = ours.pinned
            theirs.presets = ours.presets
            let merged = ours.merged(with: theirs, since: base)
            return .success(merged == theirs && isSame ? theirs : try write(merged, to: path))
        case .broken(let error):
            printMessage(BrokenFile.setAside(path, because: error, instead: Self.defaults).report)
            return .success(try write(ours, to: path))
        case .newer(let version): return .failure(TuningSaveError(newerVersion: version, path: path))
        }
    }

    private func mergeEditedFeels(of ours: Tuning, since base: Tuning) throws(FileError) -> Tuning {
        guard let files = editedFiles else { return ours }
        var merged = ours
        let present = files.current()
        merged.editedFeels = ours.editedFeels.merged(with: present, since: base.editedFeels)
        try files.save(merged.editedFeels, over: present)
        return merged
    }

    /// What windows that were killed while they saved left behind.
    func removeAbandonedFiles() {
        guard let path, let target = try? FileBytes.target(of: path) else { return }
        FileBytes.removeAbandoned(in: FilePath(target).folder)
        if let folder = editedFiles?.folder { FileBytes.removeAbandoned(in: folder) }
        presetFolder?.removeAbandonedFiles()
    }

    private func write(_ tuning: Tuning, to path: String) throws(FileError) -> Tuning {
        // A link may lead to a folder that is not there yet.
        try FileBytes.makeFolder(FilePath(try FileBytes.target(of: path)).folder)
        try FileBytes.writeAtomically(Array(tuning.storedText.utf8), to: path)
        return tuning
    }
}

extension TuningStore {
    private static let noFolder = PlaygroundError(
        .unavailable, "nothing that is tuned here is kept: neither HOME nor XDG_STATE_HOME names a folder.",
        remedy: "Set one of them to a folder of yours, or copy the tuning with Ctrl+C before you leave.")

    private static func newer(_ version: Double, _ path: String) -> PlaygroundError {
        PlaygroundError(
            .malformed,
            "\(path): version \(version.shortestDecimal), from a newer scroll-playground; this one knows \(FeelFile.version).",
            remedy: "The defaults are used, the file stays as it is, and what is tuned here is not kept. "
                + "Use the newer program, or move the file away.")
    }
}
