import Foundation
import Glibc
import ScrollAnalysis
import SDLHost
import ScrollPhysics

/// Stores the unsaved takes of the list on disk, so that however the process ends, only the gesture in progress is
/// lost. The next start adds them to the list again.
///
/// They are recordings in `recent-takes` of the XDG state directory. Files are written and removed on a separate
/// thread, so that no frame waits for the disk. Does not own: the list.
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
    /// Called with errors.
    var onProblem: @MainActor @Sendable (PlaygroundError) -> Void = { _ in }

    /// Nil if the environment names no folder.
    init?(environment: [String: String], program: String = PlaygroundProgram.ownName) {
        guard let state = BaseDirectory.state.path(environment) else { return nil }
        folder = "\(state)/\(program)/recent-takes"
    }

    /// Returns the stored takes, the oldest first, up to the list's limit. Invalid files are left unchanged.
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

    /// Writes the new and renamed takes of the list, and removes those that were saved, deleted or pushed out.
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

    /// Waits for pending writes.
    func finish() { work.finish() }

    /// Returns a unique path that sorts by time.
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
