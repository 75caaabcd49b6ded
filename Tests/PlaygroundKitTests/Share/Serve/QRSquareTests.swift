import AnalysisTestSupport
import Foundation
import XCTest

@testable import PlaygroundKit

/// The code of an address, as a terminal shows it.
final class QRSquareTests: XCTestCase {
    private static let address = "http://192.168.1.23:43210/0123456789abcdef0123456789abcdef"

    /// The modules that lines of blocks show: true for ink.
    private func ink(_ lines: [String]) -> [[Bool]] {
        lines.flatMap { line -> [[Bool]] in
            let blocks = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
            return [blocks.map { "█▀".contains($0) }, blocks.map { "█▄".contains($0) }]
        }
    }

    func testBothPrintedFormsShowTheLibrarysModulesInAMarginOfLight() throws {
        let square = try XCTUnwrap(QRSquare(Self.address))
        let range = -QRSquare.margin..<square.width + QRSquare.margin
        let wanted = range.map { y in range.map { x in square.isDark(x, y) } }
        XCTAssertEqual(QRSquare.margin, 4)
        XCTAssertGreaterThan(wanted.joined().count { $0 }, 300)
        let dark = ink(square.lines(hasColors: true)).prefix(range.count)
        XCTAssertEqual(Array(dark), wanted)
        let light = ink(square.lines(hasColors: false)).prefix(range.count)
        XCTAssertEqual(Array(light), wanted.map { $0.map { !$0 } })
    }

    func testColoursAreOnlyUsedWhereTheyAreWantedAndEndWithTheLine() throws {
        let square = try XCTUnwrap(QRSquare(Self.address))
        for line in square.lines(hasColors: true) {
            XCTAssertTrue(line.hasPrefix("\u{1B}[38;5;16;48;5;231m") && line.hasSuffix("\u{1B}[0m"))
        }
        XCTAssertFalse(square.lines(hasColors: false).joined().contains("\u{1B}"))
        XCTAssertLessThanOrEqual(square.lines(hasColors: false).count, 24, "a small terminal shows all of it")
    }

    func testAReaderOfCodesReadsTheAddress() throws {
        let zbar = try SystemTool("zbarimg")
        let square = try XCTUnwrap(QRSquare(Self.address))
        for (hasColors, inkValue) in [(true, UInt8(0)), (false, UInt8(255))] {
            let rows = ink(square.lines(hasColors: hasColors))
            let file = try temporaryFolder().appendingPathComponent("code.pgm")
            try Self.picture(rows, ink: inkValue).write(to: file)
            let outcome = try zbar.run(["--quiet", "--raw", file.path])
            XCTAssertEqual(outcome.output, Self.address + "\n", outcome.messages)
        }
    }

    /// A picture of a terminal on which ink has this value of grey and all else the opposite, four pixels a module.
    private static func picture(_ rows: [[Bool]], ink: UInt8) -> Data {
        let scale = 4
        let width = rows[0].count * scale
        let pixels = rows.flatMap { row -> [UInt8] in
            let line = row.flatMap { Array(repeating: $0 ? ink : 255 - ink, count: scale) }
            return Array(repeating: line, count: scale).flatMap { $0 }
        }
        return Data("P5\n\(width) \(rows.count * scale)\n255\n".utf8) + Data(pixels)
    }

    func testNothingIsNoCode() {
        XCTAssertNil(QRSquare(""))
        XCTAssertNil(QRSquare(String(repeating: "x", count: 4000)))
    }
}
