import Foundation
import ViewTestSupport
import XCTest

/// Apps' code compiles without a warning in the older language mode, too. In the newer one it is built, and its tests are run.
final class LanguageModeTests: XCTestCase {
    private func check(_ target: String) throws -> SourceCheck {
        let tests = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
        let folder = tests.appendingPathComponent(target)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        XCTAssertGreaterThan(names.count, 1, folder.path)
        return try SourceCheck(files: names.sorted().map { folder.appendingPathComponent($0).path }, mode: 5)
    }

    func testProgramsCompileInSwift5Mode() throws {
        XCTAssertEqual(try check("ProgramTests").text, "")
    }

    func testCodeThatImportsSwiftUICompilesInSwift5Mode() throws {
        XCTAssertEqual(try check("SwiftUITests").text, "")
    }
}
