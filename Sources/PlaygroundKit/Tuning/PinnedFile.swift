import Glibc
import ScrollAnalysis
import SDLHost

/// Keeps over a restart which numbers are pinned: their ids, a line each. What is no number of feels, of the stage or of
/// a scene is passed over.
struct PinnedFile: Sendable {
    let path: String

    /// None where the file is missing or cannot be read: nothing hangs on it.
    func read() -> [String] {
        guard let bytes = try? FileBytes.read(path, atMost: FileLimit.size.value) else { return [] }
        var ids: [String] = []
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init) {
            let isKnown = TuningGroup.parameter(line) != nil || line.hasPrefix(TuningParameter.scenePrefix)
            if isKnown, !ids.contains(line) { ids.append(line) }
        }
        return ids
    }

    /// Brings what `ours` changed since `base` into the file, and returns what is in it then.
    func save(_ ours: [String], since base: [String]) throws(FileError) -> [String] {
        let present = read()
        guard ours != base, ours != present else { return ours == base ? present : ours }
        try FileBytes.writeAtomically(Array(ours.map { $0 + "\n" }.joined().utf8), to: path)
        return ours
    }
}
