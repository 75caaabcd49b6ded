import Foundation
import ScrollAnalysis
import SDLHost
import ScrollPhysics

/// Keeps edited feels over a restart, each as a feel file of its own in a folder that all windows share.
///
/// They can be opened and passed to `--feel` as any other feel. Does not own: the lock under which they are written, which is
/// that of the tuning. A file that is no feel is set aside and kept; one of a newer version is left as it is.
struct EditedFeelFiles: Sendable {
    /// What a file's name ends with; before it stands the id of the entry.
    private static let ending = ".scroll-feel.json"

    let folder: String

    /// What is in the folder, and what in it cannot be used and was set aside.
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

    /// What can be used of the folder now. Moves nothing.
    func current() -> EditedFeels {
        var feels = EditedFeels()
        for id in ids {
            guard case .tuning(let tuning)? = try? TuningContents(of: path(of: id)) else { continue }
            feels.put(EditedFeels.Entry(id: id, base: tuning.base, feel: tuning.feel))
        }
        return feels
    }

    /// Writes and removes files so that the folder, which holds `present`, holds `feels`.
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
            printMessage(BrokenFile.setAside(path, because: error, instead: "Another one takes its place. ").report)
        }
        let base = ScrollFeel.named(entry.base) ?? .uikit
        let values = FeelValues(of: entry.feel, differingFrom: base)
        let file = FeelFile(name: feels.title(of: entry), base: base, values: values)
        try FileBytes.writeAtomically(Array(file.json.utf8), to: path)
    }

    private func path(of id: String) -> String { FilePath(folder: folder, name: id + Self.ending).path }

    /// Those that there are files for. A hidden file is being written, or was left behind.
    private var ids: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") && $0 != Self.ending }
            .map { String($0.dropLast(Self.ending.count)) }.sorted()
    }

    private static let without = "The list of feels is without it. "

    private static func newer(_ version: Double, _ path: String) -> PlaygroundError {
        PlaygroundError(
            .malformed,
            "\(path): version \(version.shortestDecimal), from a newer scroll-playground; this one knows \(FeelFile.version).",
            remedy: without + "The file stays as it is. Use the newer program, or move the file away.")
    }
}
