import Foundation
import ScrollAnalysis
import SDLHost

/// Takes in files. What goes wrong is told in the status line, and everything stays as it was.
extension PlaygroundModel {
    /// Lists the takes that are saved.
    func loadTakes() {
        for file in takeFolder?.files ?? [] {
            attempt {
                let take = try lab.take(from: file)
                lab.insert(take)
            }
        }
    }

    /// Lists the takes that were kept without being saved, and has those of the list kept from now on.
    func follow(_ recentTakes: RecentTakes) {
        recentTakes.onProblem = { [weak self] problem in
            self?.notice = "The take is kept until the window closes: \(problem.notice)"
        }
        for take in recentTakes.load({ try lab.take(from: $0) }) { lab.insert(take) }
        lab.onTakesChange = { [weak recentTakes] in recentTakes?.keep($0) }
    }

    /// Lists the recording in a file, which stays where it is, and puts it on the stage.
    func openTake(_ file: String) {
        if let take = lab.takes.first(where: { $0.path == file }) { return choose(take) }
        attempt {
            let take = try lab.take(from: file)
            lab.insert(take)
            choose(take)
        }
    }

    /// Writes a take into the folder of takes.
    func save(_ take: Take) {
        guard let takeFolder else {
            return notice = "Nothing can be saved: neither HOME nor XDG_DATA_HOME names a folder"
        }
        attempt {
            let path = try takeFolder.newPath(for: take.title)
            try take.file.write(to: path)
            lab.update(take.id) { $0.path = path }
            notice = "Saved \(path)"
        }
    }

    /// Calls a take something else, or, by an empty name, what it was. The file of one that is saved keeps its name.
    func rename(_ take: Take, to name: String) {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        var renamed = take
        renamed.name = name.isEmpty || name == take.gesture.kind.title ? nil : name
        guard renamed != take else { return }
        attempt {
            if let path = take.path { try renamed.file.write(to: path) }
            lab.update(take.id) { $0.name = renamed.name }
        }
    }

    /// Takes a take out of the list, and its file out of the folder of takes; ``undo()`` brings both back. A file elsewhere
    /// stays.
    func delete(_ take: Take) {
        lab.restorations.removeAll()
        remove(take)
    }

    private func remove(_ take: Take) {
        guard let index = lab.takes.firstIndex(where: { $0.id == take.id }) else { return }
        attempt {
            let isOurs = take.path.map { FilePath($0).folder == takeFolder?.path } ?? false
            if isOurs, let path = take.path { try takeFolder?.remove(path) }
            if lab.chosenTakeID == take.id { lab.letGo() }
            lab.takes.remove(at: index)
            lab.deletions.append(DeletedTake(take: take, index: index, hadFile: isOurs, step: undoSteps))
            notice = "Deleted \(take.title); Ctrl+Z brings it back"
        }
    }

    /// Brings back what was deleted last, if nothing was tuned since; false where that is not so.
    func restoreDeletedTake() -> Bool {
        guard let deleted = lab.deletions.last, deleted.step == undoSteps else { return false }
        attempt {
            if deleted.hadFile, let path = deleted.take.path { try deleted.take.file.write(to: path) }
            lab.deletions.removeLast()
            lab.restorations.append(deleted)
            lab.takes.insert(deleted.take, at: min(deleted.index, lab.takes.count))
            notice = "\(deleted.take.title) is back"
        }
        return true
    }

    /// Deletes again what was brought back last, if nothing was tuned since; false where that is not so.
    func repeatDeletion() -> Bool {
        guard let restored = lab.restorations.last, restored.step == undoSteps else { return false }
        lab.restorations.removeLast()
        if let take = lab.takes.first(where: { $0.id == restored.take.id }) { remove(take) }
        return true
    }

    private func attempt(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            notice = PlaygroundError(error).notice
        }
    }
}
