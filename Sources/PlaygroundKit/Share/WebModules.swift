import ScrollAnalysis

/// Modules of JavaScript in one script: each in a block of its own, after those that it imports.
///
/// It takes the two forms that the page's modules keep to, one line each: `import { a, b } from './module.js';`, and `export`
/// before a declaration that begins a line.
struct WebModules {
    private let assets: WebAssets
    private var added: Set<String> = []
    private(set) var text = "const modules = {};\n"

    init(_ assets: WebAssets) { self.assets = assets }

    /// Appends the module `name` and before it what it imports, each once. Throws what reading them throws, and
    /// ``ExitStatus/failed`` for an import of another form.
    mutating func add(_ name: String) throws(PlaygroundError) {
        guard added.insert(name).inserted else { return }
        var lines: [String] = []
        var exports: [String] = []
        for line in try assets.text("\(name).js").split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("import ") {
                lines.append(try imported(line, in: name))
            } else if let match = line.prefixMatch(of: /export (?=(?:async )?(?:function|class|const) (\w+))/) {
                exports.append(String(match.1))
                lines.append(String(line[match.range.upperBound...]))
            } else {
                lines.append(String(line))
            }
        }
        text += "{\n\(lines.joined(separator: "\n"))modules.\(name) = { \(exports.joined(separator: ", ")) };\n}\n"
    }

    private mutating func imported(_ line: Substring, in name: String) throws(PlaygroundError) -> String {
        guard let match = line.wholeMatch(of: #/import \{ ([\w, ]+) \} from '\./(\w+)\.js';/#) else {
            throw PlaygroundError(
                .failed, "\(name).js: found \"\(line)\", expected import { a, b } from './module.js';",
                remedy: "Write imports in this form, one line each.")
        }
        let module = String(match.2)
        try add(module)
        return "const { \(match.1) } = modules.\(module);"
    }
}
