import Foundation
import XCTest

/// A file of reference vectors with its tolerance.
struct Fixture {
    let cases: [Vector]
    let absolute: Double
    let relative: Double

    init(_ name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appendingPathComponent("Fixtures/\(name).json")
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        let top = try XCTUnwrap(object as? [String: Any])
        let rows = try XCTUnwrap((top["cases"] ?? top["vectors"]) as? [[String: Any]])
        let tolerance = top["tolerance"] as? [String: Any] ?? [:]
        absolute = tolerance["abs"] as? Double ?? 1e-9
        relative = tolerance["rel"] as? Double ?? 1e-9
        cases = rows.map(Vector.init)
        XCTAssertEqual(cases.count, top["case_count"] as? Int ?? cases.count)
    }

    /// The vectors of one kind; fails without any.
    func cases(where key: String, is value: String) throws -> [Vector] {
        let found = cases.filter { $0.text(key) == value }
        XCTAssertFalse(found.isEmpty, "no vectors with \(key) \(value)")
        return found
    }

    func check(
        _ actual: Double, _ expected: Double, _ what: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        let allowed = absolute + relative * abs(expected)
        XCTAssertLessThanOrEqual(
            abs(actual - expected), allowed, "\(what): \(actual), expected \(expected)", file: file, line: line)
    }
}

/// One vector: a JSON object.
struct Vector {
    let values: [String: Any]

    var id: String { text("id") ?? "?" }

    func number(_ key: String, file: StaticString = #filePath, line: UInt = #line) throws -> Double {
        try XCTUnwrap(optionalNumber(key), "\(id) has no number \(key)", file: file, line: line)
    }

    func optionalNumber(_ key: String) -> Double? { (values[key] as? NSNumber)?.doubleValue }

    func text(_ key: String) -> String? { values[key] as? String }

    func flag(_ key: String) -> Bool { values[key] as? Bool ?? false }

    func numbers(_ key: String) throws -> [Double] {
        try XCTUnwrap(values[key] as? [NSNumber], "\(id) has no numbers \(key)").map(\.doubleValue)
    }

    func rows(_ key: String) throws -> [Vector] {
        try XCTUnwrap(values[key] as? [[String: Any]], "\(id) has no rows \(key)").map(Vector.init)
    }

    func child(_ key: String) throws -> Vector {
        Vector(values: try XCTUnwrap(values[key] as? [String: Any], "\(id) has no object \(key)"))
    }
}
