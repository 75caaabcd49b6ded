import Glibc
import ScrollAnalysis
import SDLHost

/// Stores the tuning across restarts, in `tuning.json` of the XDG state directory, and the edited feels as files in
/// `edited-feels` beside it. All windows share them.
///
/// ```swift
/// let store = TuningStore(environment: ProcessInfo.processInfo.environment)
/// let (tuning, problem) = store.load()
/// let merged = try store.save(tuned, since: tuning)
/// ```
/// Does not own: the tuning, and the times of saves (``TuningSaver``). Calls block on the disk.
/// An invalid file is renamed; one of a newer version is left unchanged.
package struct TuningStore: Sendable {
    private static let lockName = "tuning.lock"
    private static let editedFolder = "edited-feels"
    private static let pinnedName = "pinned"
    private static let defaults = "The defaults are used. "
    /// The maximum wait for another window's save. A save takes milliseconds unless the disk hangs.
    private static let patience = Duration.seconds(2)

    /// The path of the file; nil if the environment names no folder.
    package let path: String?

    /// The folder of presets; nil if the environment names no folder.
    let presetFolder: PresetFolder?

    /// A store in the folder of `program` in `$XDG_STATE_HOME`, or in `~/.local/state` if that is not an absolute path.
    package init(environment: [String: String], program: String = PlaygroundProgram.ownName) {
        path = BaseDirectory.state.path(environment).map { "\($0)/\(program)/tuning.json" }
        presetFolder = PresetFolder(environment: environment, program: program)
    }

    /// Returns the saved tuning without the edited feels (``loadEditedFeels()``). Without a saved tuning it returns the
    /// defaults; also if it cannot be used, with the reason in `problem`.
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

    /// Returns the saved edited feels, and the problems with files.
    func loadEditedFeels() -> (feels: EditedFeels, problems: [PlaygroundError]) {
        editedFiles?.load() ?? (EditedFeels(), [])
    }

    /// Returns the presets, and the problems with files.
    func loadPresets() -> (presets: Presets, problems: [PlaygroundError]) { presetFolder?.load() ?? (Presets(), []) }

    /// Makes presets whose base has changed since they were saved keep their numbers. Returns a sentence for each; each
    /// is reported once.
    func keepFormerNumbers() -> [String] {
        guard let path, let presetFolder, let lock = try? lock(beside: path) else { return [] }
        defer { lock.release() }
        return presetFolder.keepFormerNumbers()
    }

    /// Returns the content of the files, without the presets; nil if it is invalid, for example while a user edits it.
    /// Moves no files.
    func current() -> Tuning? {
        guard let path else { return nil }
        // The lock prevents reading between two files of another window's save.
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

    /// Writes the changes of `ours` since `base` into the file, and keeps other windows' changes, number by number.
    /// Returns the resulting tuning.
    func save(_ ours: Tuning, since base: Tuning) throws(TuningSaveError) -> Tuning {
        guard let path else { return ours }
        var result: Result<Tuning, TuningSaveError>
        var savesPresets = true
        do throws(FileError) {
            result = try merge(ours, since: base, into: path)
            if case .failure = result { savesPresets = false }
        } catch {
            result = .failure(problem(error, path))
            // If presets were changed, an error of their files is also reported.
            savesPresets = ours.presets != base.presets
        }
        guard savesPresets, let presetFolder else { return try result.get() }
        // Written last, so that their errors do not prevent other writes.
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

    /// Returns the error for the file that could not be written: the tuning, or one that belongs to it.
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
            // Also written if only the separate files changed, which notifies other windows.
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

    /// Removes temporary files of windows that were killed while they saved.
    func removeAbandonedFiles() {
        guard let path, let target = try? FileBytes.target(of: path) else { return }
        FileBytes.removeAbandoned(in: FilePath(target).folder)
        if let folder = editedFiles?.folder { FileBytes.removeAbandoned(in: folder) }
        presetFolder?.removeAbandonedFiles()
    }

    private func write(_ tuning: Tuning, to path: String) throws(FileError) -> Tuning {
        // A link may point into a folder that does not exist.
        try FileBytes.makeFolder(FilePath(try FileBytes.target(of: path)).folder)
        try FileBytes.writeAtomically(Array(tuning.storedText.utf8), to: path)
        return tuning
    }
}

extension TuningStore {
    private static let noFolder = PlaygroundError(
        .unavailable, "the tuning is not saved: neither HOME nor XDG_STATE_HOME names a folder.",
        remedy: "Set one of them to a folder of yours, or copy the tuning with Ctrl+C before you leave.")

    private static func newer(_ version: Double, _ path: String) -> PlaygroundError {
        PlaygroundError(
            .malformed,
            "\(path): version \(version.shortestDecimal), from a newer scroll-playground; this one knows \(FeelFile.version).",
            remedy: "The defaults are used, the file is left unchanged, and the tuning is not saved. "
                + "Use the newer program, or move the file away.")
    }
}
