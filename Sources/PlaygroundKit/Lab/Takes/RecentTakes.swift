import Foundation
import Glibc
import ScrollAnalysis
import SDLHost
import ScrollPhysics

/// Keeps on the disk which takes are in the list and were not saved, so that the end of the process, whatever it is, loses none but
/// the one that is going on. On the next start they are in the list again.
///
/// They are recordings in `recent-takes` of the XDG state directory. Files are written and removed on a thread of its own: no frame
/// waits for a disk.
/// Does not own: the list.
@MainActor
final class RecentTakes {
    private struct Entry {
        let path: String
        var file: Recording
    }

    private let folder: String
    private let work = SerialWork()
    private var written: [Take.ID: Entry] = [:]
    private var count = 0
    /// Takes what went wrong.
    var onProblem: @MainActor @Sendable (PlaygroundError) -> Void = { _ in }

    /// Nil where the environment names no place.
    init?(environment: [String: String], program: String = PlaygroundProgram.ownName) {
        guard let state = StateDirectory.path(environment, program: program) else { return nil }
        folder = state + "/recent-takes"
    }

    /// What is kept, the oldest first; of more than the list takes, the newest. A file that is no recording stays as it is.
    func load(_ take: (String) throws -> Take) -> [Take] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let files = names.filter { $0.hasSuffix(TakeFolder.ending) && !$0.hasPrefix(".") }.sorted()
        return files.suffix(LabModel.mostTakes).compactMap { name in
            let path = FilePath(folder: folder, name: name).path
            guard var take = try? take(path) else { return nil }
            take.path = nil
            written[take.id] = Entry(path: path, file: take.file)
            return take
        }
    }

    /// Takes over what is in the list: writes what is new or was renamed, removes what was saved, deleted or pushed out.
    func keep(_ takes: [Take]) {
        let unsaved = takes.filter { $0.path == nil }
        let ids = Set(unsaved.map(\.id))
        for (id, entry) in written where !ids.contains(id) {
            written[id] = nil
            remove(entry.path)
        }
        for take in unsaved where written[take.id]?.file != take.file {
            let path = written[take.id]?.path ?? newPath()
            written[take.id] = Entry(path: path, file: take.file)
            write(take.file, to: path)
        }
    }

    /// Waits for what is being written.
    func finish() { work.finish() }

    /// In order of time, and of one window alone.
    private func newPath() -> String {
        count += 1
        let milliseconds = Int(Date().timeIntervalSince1970 * 1000)
        let name = "\(milliseconds)-\(ProcessInfo.processInfo.processIdentifier)-\(count)\(TakeFolder.ending)"
        return FilePath(folder: folder, name: name).path
    }

    private func write(_ file: Recording, to path: String) {
        let (folder, onProblem) = (folder, onProblem)
        work.add {
            do {
                try FileBytes.makeFolder(folder)
                try file.write(to: path)
            } catch {
                let problem = (error as? FileError).map { PlaygroundError($0) } ?? PlaygroundError(error)
                Task { @MainActor in onProblem(problem) }
            }
        }
    }

    private func remove(_ path: String) {
        work.add { _ = unlink(path) }
    }
}
