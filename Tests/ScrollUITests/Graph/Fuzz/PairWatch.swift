/// Sees to it that what begins in a view ends once: presses, hovers, drags, edits, focus, phases, appearances.
@MainActor
final class PairWatch {
    private var open: Set<String> = []
    private(set) var fault: String?
    /// Pairs that were seen whole.
    private(set) var pairs = 0

    func note(_ kind: String, _ key: Int, begins: Bool) {
        let name = "\(kind) of \(key)"
        if begins {
            if !open.insert(name).inserted { fail("\(name) began twice") }
        } else if open.remove(name) == nil {
            fail("\(name) ended, and had not begun")
        } else {
            pairs += 1
        }
    }

    /// For what says how it goes on again and again.
    func noteOnce(_ kind: String, _ key: Int) {
        if !open.contains("\(kind) of \(key)") { note(kind, key, begins: true) }
    }

    /// Nothing is there any more.
    func finish() {
        if let left = open.min() { fail("\(left) never ended") }
    }

    private func fail(_ text: String) { fault = fault ?? text }
}
