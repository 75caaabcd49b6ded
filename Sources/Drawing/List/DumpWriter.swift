/// Collects the lines of a dump and tracks the open scopes.
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

    /// Shows a pop that does not match the innermost push, since such a list is invalid.
    mutating func close(_ scope: Scope) {
        guard scopes.last == scope else { return line("unmatched end of \(scope.rawValue)") }
        scopes.removeLast()
    }
}
