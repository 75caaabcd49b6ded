/// Checks that every beginning in a view has one end: presses, hovers, drags, edits, focus, phases, appearances.
@MainActor
final class PairWatch {
    private var open: Set<String> = []
    private(set) var fault: String?
    /// The number of complete pairs.
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

    /// Notes an event that reports its progress repeatedly.
    func noteOnce(_ kind: String, _ key: Int) {
        if !open.contains("\(kind) of \(key)") { note(kind, key, begins: true) }
    }

    /// Checks at the end that nothing is open any more.
    func finish() {
        if let left = open.min() { fail("\(left) never ended") }
    }

    private func fail(_ text: String) { fault = fault ?? text }
}
