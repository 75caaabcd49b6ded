import Foundation

/// A name declared in a Swift file: of a type, a function, a value, a case, a parameter or its label.
struct DeclaredName: Equatable {
    let name: String
    let line: Int
    let isFunction: Bool

    /// The names in a Swift file, in order, on lines whose code matches the pattern (matching is faster than finding
    /// declarations). Comments do not count; labels at calls do, since they repeat a declaration.
    static func all(in text: String, onLinesWith pattern: String) -> [DeclaredName] {
        text.components(separatedBy: "\n").enumerated().flatMap { index, line -> [DeclaredName] in
            let code = line.components(separatedBy: "//")[0]
            guard code.range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil else { return [] }
            let functions = code.matches(of: /\bfunc\s+(\w+)/).map { String($0.1) }
            let values = code.matches(of: /\b(?:let|var|case|struct|class|enum|protocol|actor|typealias)\s+(\w+)/)
            let tuples = code.matches(of: /\b(?:let|var)\s*\(([\w, ]+)\)/).flatMap {
                $0.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            }
            let parameters = code.matches(of: /(?:^|[(,])\s*(?:(\w+)\s+)?(\w+)\s*:(?!:)/).flatMap {
                [$0.1.map { String($0) }, String($0.2)].compactMap { $0 }
            }
            var others: [String] = []
            for name in values.map({ String($0.1) }) + tuples + parameters where !others.contains(name) {
                others.append(name)
            }
            return functions.map { DeclaredName(name: $0, line: index + 1, isFunction: true) }
                + others.map { DeclaredName(name: $0, line: index + 1, isFunction: false) }
        }
    }

    /// The words of a name or of a file's name, in lower case: `restPlace(on:)` is rest, place, on.
    static func words(of name: String) -> [String] {
        name.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { $0.0.lowercased() }
    }
}
