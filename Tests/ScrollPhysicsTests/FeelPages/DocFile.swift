import Foundation
import XCTest

/// A file of the DocC catalog whose content tests compare with the code.
enum DocFile {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let catalog = root.appendingPathComponent("Sources/ScrollPhysics/ScrollPhysics.docc")

    static func text(_ path: String) throws -> String {
        try String(contentsOf: catalog.appendingPathComponent(path), encoding: .utf8)
    }

    /// Asserts that the file equals `text`; `BLESS_GOLDENS=1` writes it.
    static func check(_ path: String, is text: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let url = catalog.appendingPathComponent(path)
        if ProcessInfo.processInfo.environment["BLESS_GOLDENS"] == "1" {
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(
            try? String(contentsOf: url, encoding: .utf8), text, "BLESS_GOLDENS=1 writes \(path)", file: file,
            line: line)
    }

    /// Asserts that the part of a page from one heading to another equals `text`; `BLESS_GOLDENS=1` writes it.
    static func check(
        _ path: String, from first: String, to next: String, is text: String, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let page = try self.text(path)
        let begin = try XCTUnwrap(page.range(of: first + "\n"), "\(path) has no \(first)", file: file, line: line)
        let rest = page[begin.lowerBound...]
        let end = try XCTUnwrap(rest.range(of: next + "\n"), "\(path) has no \(next)", file: file, line: line)
        try check(
            path, is: page[..<begin.lowerBound] + text + page[end.lowerBound...], file: file, line: line)
    }
}
