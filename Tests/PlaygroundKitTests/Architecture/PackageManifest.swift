import Foundation

/// The targets of Package.swift, read from its text.
struct PackageManifest {
    /// The dependencies of each target, without products of other packages, tests and system libraries.
    let dependencies: [String: Set<String>]

    /// A target is a list element indented by eight spaces.
    init(_ text: String) {
        let elements = text.components(separatedBy: "\n        .").filter { element in
            ["target(", "macro(", "executableTarget("].contains { element.hasPrefix($0) }
        }
        dependencies = elements.reduce(into: [:]) { targets, element in
            guard let name = element.firstMatch(of: /name: "(\w+)"/)?.1 else { return }
            let ours = element.replacing(/\.product\([^)]*\)/, with: "")
            let list = ours.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
            targets[String(name)] = Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
        }
    }
}

/// The keys and values reachable from each key in one step or more.
func reachable(_ steps: [String: Set<String>]) -> [String: Set<String>] {
    steps.mapValues { first in
        var (found, waiting) = (first, Array(first))
        while let name = waiting.popLast() {
            for next in steps[name] ?? [] where found.insert(next).inserted { waiting.append(next) }
        }
        return found
    }
}
