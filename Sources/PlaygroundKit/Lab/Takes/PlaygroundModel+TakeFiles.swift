import Foundation
import ScrollAnalysis
import SDLHost

/// Takes in files. Errors are shown in the status line and change nothing.
extension PlaygroundModel {
    /// Adds the saved takes to the list.
    func loadTakes() {
        for file in takeFolder?.files ?? [] {
            attempt {
                let take = try lab.take(from: file)
                lab.insert(take)
            }
        }
    }

    /// Adds the unsaved takes of earlier runs to the list, and stores those of the list from now on.
    func follow(_ recentTakes: RecentTakes) {
        recentTakes.onProblem = { [weak self] problem in
            self?.notice = "The take is only kept until the window closes: \(problem.notice)"
        }
        for take in recentTakes.load({ try lab.take(from: $0) }) { lab.insert(take) }
        lab.onTakesChange = { [weak recentTakes] in recentTakes?.keep($0) }
    }

    /// Adds the recording in a file, which stays there, to the list and shows it on the stage.
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

    /// Renames a take; an empty name restores the default. The file of a saved take keeps its file name.
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

    /// Removes a take from the list, and its file from the folder of takes; ``undo()`` restores both. Files elsewhere
    /// stay.
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
            notice = "Deleted \(take.title); Ctrl+Z restores it"
        }
    }

    /// Restores the last deleted take, if nothing was tuned since. Returns false otherwise.
    func restoreDeletedTake() -> Bool {
        guard let deleted = lab.deletions.last, deleted.step == undoSteps else { return false }
        attempt {
            if deleted.hadFile, let path = deleted.take.path { try deleted.take.file.write(to: path) }
            lab.deletions.removeLast()
            lab.restorations.append(deleted)
            lab.takes.insert(deleted.take, at: min(deleted.index, lab.takes.count))
            notice = "Restored \(deleted.take.title)"
        }
        return true
    }

    /// Deletes the last restored take again, if nothing was tuned since. Returns false otherwise.
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
