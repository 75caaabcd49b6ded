import Foundation
import Glibc
import ScrollAnalysis
import SDLHost

/// Where presets are: feel files in `presets` of the XDG configuration directory, each a preset, which every command takes.
///
/// Whoever likes can edit, add and remove files there. A file that is no feel stays as it is, and the list is without it. Does
/// not own: the presets, and the lock under which windows write, which is that of the tuning.
struct PresetFolder: Sendable {
    /// What a file's name ends with; before it stands the preset's id.
    static let ending = ".scroll-feel.json"
    /// Of files in the folder, so many are presets; those with the first names.
    static let filesRead = 500

    let path: String

    /// `presets` in the folder of `program` in `$XDG_CONFIG_HOME`, or in `~/.config` where that is not an absolute path; nil where the
    /// environment names no place.
    init?(environment: [String: String], program: String = PlaygroundProgram.ownName) {
        if let config = environment["XDG_CONFIG_HOME"], config.hasPrefix("/") {
            path = "\(config)/\(program)/presets"
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            path = "\(home)/.config/\(program)/presets"
        } else {
            return nil
        }
    }

    /// What is in the folder, and what in it is no preset. Moves nothing.
    func load() -> (presets: Presets, problems: [PlaygroundError]) {
        var (presets, problems): (Presets, [PlaygroundError]) = (Presets(), [])
        for id in ids {
            do throws(PlaygroundError) {
                presets.put(Preset(id: id, try FeelFile(contentsOf: file(id)).keepingFormerNumbers))
            } catch {
                problems.append(
                    PlaygroundError(
                        error.status, error.message, remedy: "The list of feels is without it. " + error.remedy))
            }
        }
        return (presets, problems)
    }

    /// Writes presets again whose feels have other numbers than when they were saved, so that they keep theirs from now on.
    /// Returns a sentence for each; where one cannot be written it is kept and said again the next time.
    func keepFormerNumbers() -> [String] {
        ids.compactMap { id in
            guard let file = try? FeelFile(contentsOf: file(id)), let note = file.noteOnFormerNumbers else {
                return nil
            }
            try? FileBytes.writeAtomically(Array(file.keepingFormerNumbers.json.utf8), to: self.file(id))
            return note
        }
    }

    /// Brings what `ours` changed since `base` into the folder; what others changed there stays. Returns what is in it then.
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

    /// Removes what a window that was killed while it saved left behind.
    func removeAbandonedFiles() { FileBytes.removeAbandoned(in: path) }

    private func write(_ preset: Preset, over present: Presets) throws(FileError) {
        try FileBytes.makeFolder(path)
        let file = file(preset.id)
        if present.entry(preset.id) == nil, access(file, F_OK) == 0 {
            let error = PlaygroundError(.malformed, "\(file): no preset, and one takes its place.", remedy: "")
            printMessage(BrokenFile.setAside(file, because: error, instead: "").report)
        }
        try FileBytes.writeAtomically(Array(preset.file.json.utf8), to: file)
    }

    private func file(_ id: String) -> String { FilePath(folder: path, name: id + Self.ending).path }

    /// Those that there are files for. A hidden file is being written, or was left behind.
    private var ids: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let files = names.filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") && $0 != Self.ending }
        return files.sorted().prefix(Self.filesRead).map { String($0.dropLast(Self.ending.count)) }
    }
}
