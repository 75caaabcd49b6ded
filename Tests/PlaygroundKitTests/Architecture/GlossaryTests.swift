import AnalysisTestSupport
import Foundation
import XCTest

/// Names in the libraries and in the program use the terms of the glossary in ARCHITECTURE.md.
final class GlossaryTests: XCTestCase {
    private static let targets = [
        "ScrollPhysics", "SystemFiles", "ScrollAnalysis", "Drawing", "ScrollUI", "SDLHost", "PlaygroundKit",
        "ScrollPlayground",
    ]

    /// The first cells of the table of words that names must not use, each split into words.
    private func replacedWords() throws -> Set<[String]> {
        let text = try Repository.text("ARCHITECTURE.md")
        let table = try XCTUnwrap(text.components(separatedBy: "| not | but |").dropFirst().first)
        let rows = table.split(separator: "\n").prefix { $0.hasPrefix("|") }
        let cells = rows.compactMap { $0.split(separator: "|").first }
        return Set(cells.flatMap { $0.matches(of: /`(\w+)`/) }.map { DeclaredName.words(of: String($0.1)) })
    }

    /// The banned words in a name, in singular or plural. A function may begin with the verb "place", as SwiftUI's
    /// layouts do.
    private func replaced(in name: String, isFunction: Bool, _ banned: Set<[String]>) -> [String] {
        let words = DeclaredName.words(of: name)
        let counted = isFunction && words.first == "place" ? Array(words.dropFirst()) : words
        return banned.filter { term in
            counted.indices.contains { counted[$0...].starts(with: term) { $0 == $1 || $0 == $1 + "s" } }
        }.map { $0.joined(separator: "-") }
    }

    private func faults(in text: String, _ banned: Set<[String]>) -> [String] {
        let pattern = banned.map { $0.joined(separator: "_?") }.joined(separator: "|")
        return DeclaredName.all(in: text, onLinesWith: pattern).compactMap { declared in
            let words = replaced(in: declared.name, isFunction: declared.isFunction, banned)
            return words.isEmpty ? nil : "\(declared.line): \(declared.name)"
        }
    }

    private func files() throws -> [String] {
        try Self.targets.flatMap { target -> [String] in
            let root = Repository.root.appendingPathComponent("Sources/\(target)")
            let names = try XCTUnwrap(FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String])
            return names.filter { $0.hasSuffix(".swift") }.sorted().map { "Sources/\(target)/\($0)" }
        }
    }

    func testNoNameHasAWordThatTheGlossaryReplaces() throws {
        let banned = try replacedWords()
        let paths = try files()
        XCTAssertGreaterThan(paths.count, 1000)
        let found = try paths.flatMap { file in
            faults(in: try Repository.text(file), banned).map { "\(file):\($0)" }
        }
        XCTAssertEqual(found, [])
    }

    func testNoFileIsNamedByAWordThatTheGlossaryReplaces() throws {
        let banned = try replacedWords()
        let names = try files().filter { file in
            !replaced(in: (file as NSString).lastPathComponent, isFunction: false, banned).isEmpty
        }
        XCTAssertEqual(names, [])
    }

    func testReplacedWordsAreSeenInNamesOfEveryKind() throws {
        let banned = try replacedWords()
        XCTAssertTrue(banned.isSuperset(of: [["place"], ["room"], ["kept"], ["way"], ["run", "out"]]), "\(banned)")
        let text = """
            struct KeptLocation {
                var restPlaces: [Double] = []
                func placeSubviews(at place: CGPoint) { }
                func wayTo(_ room: Double) -> Double { let (x, reach) = (0.0, 1.0) }
                case thrown // a place in the room
                let placement = isPlaced ? resolved : alwaysDisplaced
                var easeInOut = runOutside
                let flingRunOut = 1
            }
            """
        XCTAssertEqual(
            faults(in: text, banned),
            [
                "1: KeptLocation", "2: restPlaces", "3: place", "4: wayTo", "4: reach", "4: room", "5: thrown",
                "8: flingRunOut",
            ])
    }
}
