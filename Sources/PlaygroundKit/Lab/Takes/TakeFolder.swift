import Foundation
import Glibc
import ScrollAnalysis
import SDLHost

/// The folder of saved takes: recordings in `takes` of the XDG data directory, one file each. Every command accepts
/// them.
///
/// Invalid files are left unchanged and are not listed. Does not own: the takes.
struct TakeFolder: Sendable {
    /// The ending of file names.
    static let ending = ".scroll-recording.json"
    /// The maximum number of listed files, the first ones by name.
    static let filesListed = 200

    let path: String

    /// Another folder.
    init(path: String) { self.path = path }

    /// `takes` in the folder of `program` in `$XDG_DATA_HOME`, or in `~/.local/share` if that is not an absolute path;
    /// nil if the environment has neither.
    init?(environment: [String: String], program: String = PlaygroundProgram.ownName) {
        guard let data = BaseDirectory.data.path(environment) else { return nil }
        path = "\(data)/\(program)/takes"
    }

    /// The files in the folder, by name. Hidden files are being written, or were left behind.
    var files: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let recordings = names.filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }
        return recordings.sorted().prefix(Self.filesListed).map { FilePath(folder: path, name: $0).path }
    }

    /// Returns an unused path that contains the take's title. Creates the folder if it is missing.
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

    /// Returns the letters and digits of a title in lower case, with dashes between words; `take` without any.
    static func stem(_ title: String) -> String {
        let words = title.lowercased().split { !($0.isLetter || $0.isNumber) }
        let stem = words.joined(separator: "-").prefix(60)
        return stem.isEmpty ? "take" : String(stem)
    }

    /// Removes a take's file. Succeeds if it no longer exists.
    func remove(_ file: String) throws(PlaygroundError) {
        guard unlink(file) == 0 || errno == ENOENT else {
            throw PlaygroundError(FileError(.write, path: file, errno: errno))
        }
    }
}
