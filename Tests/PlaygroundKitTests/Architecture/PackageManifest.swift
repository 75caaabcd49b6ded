import Foundation

/// The targets of Package.swift, read from its text.
struct PackageManifest {
    /// The dependencies of each target, without products of other packages, tests and system libraries.
    let dependencies: [String: Set<String>]
    /// The same of each target with tests.
    let tests: [String: Set<String>]

    /// A target is a list element indented by eight spaces.
    init(_ text: String) {
        let elements = text.components(separatedBy: "\n        .")
        dependencies = PackageManifest.targets(elements, ["target(", "macro(", "executableTarget("])
        tests = PackageManifest.targets(elements, ["testTarget("])
    }

    private static func targets(_ elements: [String], _ kinds: [String]) -> [String: Set<String>] {
        let chosen = elements.filter { element in kinds.contains { element.hasPrefix($0) } }
        return chosen.reduce(into: [:]) { targets, element in
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
