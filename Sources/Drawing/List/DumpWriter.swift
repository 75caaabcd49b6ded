/// Collects the lines of a dump and keeps track of what is open.
struct DumpWriter {
    enum Scope: String {
        case clip, group, transform, effect, mask, masked
    }

    private(set) var text = ""
    private var scopes: [Scope] = []

    mutating func line(_ line: String) {
        text += String(repeating: "  ", count: scopes.count)
        text += line
        text += "\n"
    }

    mutating func open(_ line: String, as scope: Scope) {
        self.line(line)
        scopes.append(scope)
    }

    /// A pop that does not belong to the innermost push is shown, since such a list is wrong.
    mutating func close(_ scope: Scope) {
        guard scopes.last == scope else { return line("unmatched end of \(scope.rawValue)") }
        scopes.removeLast()
    }
}
