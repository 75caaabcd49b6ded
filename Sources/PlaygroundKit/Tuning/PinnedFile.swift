import Glibc
import ScrollAnalysis
import SDLHost

/// Stores the ids of pinned numbers across restarts, one per line. Ids that are not numbers of feels, the stage or
/// scenes are ignored.
struct PinnedFile: Sendable {
    let path: String

    /// Returns no ids if the file is missing or cannot be read, since the pins are not essential.
    func read() -> [String] {
        guard let bytes = try? FileBytes.read(path, atMost: FileLimit.size.value) else { return [] }
        var ids: [String] = []
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init) {
            let isKnown = TuningGroup.parameter(line) != nil || line.hasPrefix(TuningParameter.scenePrefix)
            if isKnown, !ids.contains(line) { ids.append(line) }
        }
        return ids
    }

    /// Writes the changes of `ours` since `base` into the file. Returns the resulting ids.
    func save(_ ours: [String], since base: [String]) throws(FileError) -> [String] {
        let present = read()
        guard ours != base, ours != present else { return ours == base ? present : ours }
        try FileBytes.writeAtomically(Array(ours.map { $0 + "\n" }.joined().utf8), to: path)
        return ours
    }
}
