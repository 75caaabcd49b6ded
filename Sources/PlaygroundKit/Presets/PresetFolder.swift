import Foundation
import Glibc
import ScrollAnalysis
import SDLHost

/// The folder of presets: feel files in `presets` of the XDG configuration directory, one per preset. Every command
/// accepts them.
///
/// Users can edit, add and remove files there. Invalid files are left unchanged and are not listed. Does not own: the
/// presets, and the lock for writing, which is that of the tuning.
struct PresetFolder: Sendable {
    /// The ending of file names, after the preset's id.
    static let ending = ".scroll-feel.json"
    /// The maximum number of presets, the first ones by file name.
    static let filesRead = 500

    let path: String

    /// `presets` in the folder of `program` in `$XDG_CONFIG_HOME`, or in `~/.config` if that is not an absolute path;
    /// nil if the environment has neither.
    init?(environment: [String: String], program: String = PlaygroundProgram.ownName) {
        guard let config = BaseDirectory.config.path(environment) else { return nil }
        path = "\(config)/\(program)/presets"
    }

    /// Returns the presets in the folder, and the problems with invalid files. Moves no files.
    func load() -> (presets: Presets, problems: [PlaygroundError]) {
        var (presets, problems): (Presets, [PlaygroundError]) = (Presets(), [])
        for id in ids {
            do throws(PlaygroundError) {
                presets.put(Preset(id: id, try FeelFile(contentsOf: file(id)).keepingFormerNumbers))
            } catch {
                problems.append(
                    PlaygroundError(
                        error.status, error.message, remedy: "The list of feels omits it.  " + error.remedy))
            }
        }
        return (presets, problems)
    }

    /// Rewrites presets whose base has changed since they were saved, so that they keep their numbers. Returns a
    /// sentence for each. A preset that cannot be written keeps its numbers, and is reported again the next
    /// time.
    func keepFormerNumbers() -> [String] {
        ids.compactMap { id in
            guard let file = try? FeelFile(contentsOf: file(id)), let note = file.noteOnFormerNumbers else {
                return nil
            }
            try? FileBytes.writeAtomically(Array(file.keepingFormerNumbers.json.utf8), to: self.file(id))
            return note
        }
    }

    /// Writes the changes of `ours` since `base` into the folder, and keeps other changes there. Returns the resulting
    /// presets.
    func save(_ ours: Presets, since base: Presets) throws(FileError) -> Presets {
        let present = load().presets
        let merged = ours.merged(with: present, since: base)
        for preset in merged.entries where present.entry(preset.id) != preset { try write(preset, over: present) }
        for preset in present.entries where merged.entry(preset.id) == nil {
            guard unlink(file(preset.id)) == 0 || errno == ENOENT else {
                throw FileError(.write, path: file(preset.id), errno: errno)
            }
        }
        return merged
    }

    /// Removes temporary files of windows that were killed while they saved.
    func removeAbandonedFiles() { FileBytes.removeAbandoned(in: path) }

    private func write(_ preset: Preset, over present: Presets) throws(FileError) {
        try FileBytes.makeFolder(path)
        let file = file(preset.id)
        if present.entry(preset.id) == nil, access(file, F_OK) == 0 {
            let error = PlaygroundError(.malformed, "\(file): it is not a preset, and is replaced by one.", remedy: "")
            printMessage(BrokenFile.setAside(file, because: error, instead: "").report)
        }
        try FileBytes.writeAtomically(Array(preset.file.json.utf8), to: file)
    }

    private func file(_ id: String) -> String { FilePath(folder: path, name: id + Self.ending).path }

    /// The ids with files. Hidden files are being written, or were left behind.
    private var ids: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let files = names.filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") && $0 != Self.ending }
        return files.sorted().prefix(Self.filesRead).map { String($0.dropLast(Self.ending.count)) }
    }
}
