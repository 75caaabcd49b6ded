import Foundation
import XCTest

@testable import ScrollPhysics

/// Every number and choice from a platform's source, with its value and position, for the comparison with later
/// versions of the platform. `BLESS_GOLDENS=1` writes the file; unchanged entries keep the date on which they were
/// read.
final class FeelConstantsTests: XCTestCase {
    func testWhatWasReadIsWhatTheFileSays() throws {
        if ProcessInfo.processInfo.environment["BLESS_GOLDENS"] == "1" { try bless() }
        let (file, feels) = (try Self.file(), Self.feels())
        let byKey = Dictionary(uniqueKeysWithValues: file.map { ($0.key, $0) })
        XCTAssertEqual(byKey.count, feels.count)
        for constant in feels {
            XCTAssertEqual(byKey[constant.key]?.undated, constant, "BLESS_GOLDENS=1 writes constants.json")
        }
        XCTAssertEqual(Set(byKey.keys).subtracting(feels.map(\.key)), [], "no feel says that it read these")
    }

    func testEveryLineHasTheDateOnWhichItWasRead() throws {
        for constant in try Self.file() {
            let digits = (constant.date ?? "").split(separator: "-").map(\.count)
            XCTAssertEqual(digits, [4, 2, 2], constant.key)
        }
    }

    /// A line of the file.
    private struct Constant: Codable, Equatable {
        var feel: String
        var number: String
        var value: String
        var file: String
        var symbol: String
        var version: String
        var date: String?

        var key: String { "\(feel) \(number)" }

        var undated: Constant {
            var constant = self
            constant.date = nil
            return constant
        }
    }

    private static var url: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/constants.json")
    }

    private static func file() throws -> [Constant] {
        try JSONDecoder().decode([Constant].self, from: Data(contentsOf: url))
    }

    private static func feels() -> [Constant] {
        ScrollFeel.builtIn.flatMap { feel in
            let numbers = ScrollFeel.parameters.map { ($0.id, "\($0.value(in: feel))") }
            let choices = ScrollFeel.choices.map { ($0.id, $0.value(in: feel)) }
            return (numbers + choices).compactMap { id, value -> Constant? in
                guard case .read(let place)? = feel.source(of: id) else { return nil }
                return Constant(
                    feel: feel.name, number: id, value: value, file: place.file, symbol: place.symbol,
                    version: place.version)
            }
        }
    }

    private func bless() throws {
        let old = (try? Self.file()) ?? []
        let format = ISO8601DateFormatter()
        format.formatOptions = [.withFullDate]
        let today = format.string(from: Date())
        let lines = Self.feels().map { constant in
            var constant = constant
            let before = old.first { $0.key == constant.key }
            constant.date = before?.undated == constant ? before?.date : today
            return constant
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let rows = try lines.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        try ("[\n" + rows.joined(separator: ",\n") + "\n]\n").write(to: Self.url, atomically: true, encoding: .utf8)
    }
}
