import Foundation
import ScrollAnalysis
import SDLHost
import ScrollPhysics

/// Stores edited feels across restarts, each as a feel file in a folder that all windows share.
///
/// They can be opened and passed to `--feel` like any other feel. Does not own: the lock for writing, which is that of
/// the tuning. An invalid file is renamed; one of a newer version is left unchanged.
struct EditedFeelFiles: Sendable {
    /// The ending of file names, after the id of the entry.
    private static let ending = ".scroll-feel.json"

    let folder: String

    /// Returns the valid feels in the folder, and the problems with files, of which invalid ones were renamed.
    func load() -> (feels: EditedFeels, problems: [PlaygroundError]) {
        var (feels, problems): (EditedFeels, [PlaygroundError]) = (EditedFeels(), [])
        for id in ids {
            let path = path(of: id)
            do throws(FileError) {
                switch try TuningContents(of: path) {
                case .missing: break
                case .tuning(let tuning): feels.put(EditedFeels.Entry(id: id, base: tuning.base, feel: tuning.feel))
                case .newer(let version): problems.append(Self.newer(version, path))
                case .broken(let error):
                    problems.append(BrokenFile.setAside(path, because: error, instead: Self.without))
                }
            } catch {
                let problem = PlaygroundError(error)
                problems.append(
                    PlaygroundError(problem.status, problem.message, remedy: Self.without + problem.remedy))
            }
        }
        return (feels, problems)
    }

    /// Returns the valid feels in the folder. Moves no files.
    func current() -> EditedFeels {
        var feels = EditedFeels()
        for id in ids {
            guard case .tuning(let tuning)? = try? TuningContents(of: path(of: id)) else { continue }
            feels.put(EditedFeels.Entry(id: id, base: tuning.base, feel: tuning.feel))
        }
        return feels
    }

    /// Writes and removes files so that the folder changes from `present` to `feels`.
    func save(_ feels: EditedFeels, over present: EditedFeels) throws(FileError) {
        for entry in feels.entries where present.entry(entry.id) != entry { try write(entry, of: feels) }
        for entry in present.entries where feels.entry(entry.id) == nil {
            guard unlink(path(of: entry.id)) == 0 || errno == ENOENT else {
                throw FileError(.write, path: path(of: entry.id), errno: errno)
            }
        }
    }

    private func write(_ entry: EditedFeels.Entry, of feels: EditedFeels) throws(FileError) {
        try FileBytes.makeFolder(folder)
        let path = path(of: entry.id)
        switch try TuningContents(of: path) {
        case .missing, .tuning: break
        case .newer(let version):
            return printMessage(Self.newer(version, path).report)
        case .broken(let error):
            printMessage(BrokenFile.setAside(path, because: error, instead: "It is replaced. ").report)
        }
        let base = ScrollFeel.named(entry.base) ?? .uikit
        let values = FeelValues(of: entry.feel, differingFrom: base)
        let file = FeelFile(name: feels.title(of: entry), base: base, values: values)
        try FileBytes.writeAtomically(Array(file.json.utf8), to: path)
    }

    private func path(of id: String) -> String { FilePath(folder: folder, name: id + Self.ending).path }

    /// The ids with files. Hidden files are being written, or were left behind.
    private var ids: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") && $0 != Self.ending }
            .map { String($0.dropLast(Self.ending.count)) }.sorted()
    }

    private static let without = "The list of feels omits it. "

    private static func newer(_ version: Double, _ path: String) -> PlaygroundError {
        PlaygroundError(
            .malformed,
            "\(path): version \(version.shortestDecimal), from a newer scroll-playground; this one knows \(FeelFile.version).",
            remedy: without + "The file is left unchanged. Use the newer program, or move the file away.")
    }
}
