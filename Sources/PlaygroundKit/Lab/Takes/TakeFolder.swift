import Foundation
import Glibc
import ScrollAnalysis
import SDLHost

/// Where saved takes are: recordings in `takes` of the XDG data directory, each a file of its own, which every command takes.
///
/// A file that is no recording stays as it is, and the list is without it. Does not own: the takes.
struct TakeFolder: Sendable {
    /// What a file's name ends with.
    static let ending = ".scroll-recording.json"
    /// Of files in the folder, so many are listed; those with the first names.
    static let filesListed = 200

    let path: String

    /// `takes` in the folder of `program` in `$XDG_DATA_HOME`, or in `~/.local/share` where that is not an absolute path; nil where the
    /// environment names no place.
    init?(environment: [String: String], program: String = PlaygroundProgram.ownName) {
        guard let data = DataDirectory.path(environment, program: program) else { return nil }
        path = data + "/takes"
    }

    /// The files in the folder, by name. A hidden one is being written, or was left behind.
    var files: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let recordings = names.filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }
        return recordings.sorted().prefix(Self.filesListed).map { FilePath(folder: path, name: $0).path }
    }

    /// A path that nothing has yet, with what the take is called in it. Makes the folder where it is missing.
    func newPath(for title: String) throws(PlaygroundError) -> String {
        do throws(FileError) {
            try FileBytes.makeFolder(path)
        } catch {
            throw PlaygroundError(error)
        }
        let stem = Self.stem(title)
        let names = (1...9999).lazy.map { $0 == 1 ? stem : "\(stem)-\($0)" }
        let paths = names.map { FilePath(folder: path, name: $0 + Self.ending).path }
        guard let free = paths.first(where: { access($0, F_OK) != 0 }) else {
            throw PlaygroundError(
                .inputOutput, "\(path): 9999 takes are called \"\(stem)\" already.", remedy: "Give it another name.")
        }
        return free
    }

    /// Letters and digits of a title, in small letters, with dashes for all else; `take` where there is none.
    static func stem(_ title: String) -> String {
        let words = title.lowercased().split { !($0.isLetter || $0.isNumber) }
        let stem = words.joined(separator: "-").prefix(60)
        return stem.isEmpty ? "take" : String(stem)
    }

    /// Removes a take's file; one that is gone already is as good as removed.
    func remove(_ file: String) throws(PlaygroundError) {
        guard unlink(file) == 0 || errno == ENOENT else {
            throw PlaygroundError(FileError(.write, path: file, errno: errno))
        }
    }
}
