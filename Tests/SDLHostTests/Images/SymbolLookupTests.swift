import Drawing
import Foundation
import ScrollUI
import XCTest

@testable import SDLHost

/// The source of a symbol, and the message about a missing one.
final class SymbolLookupTests: XCTestCase {
    private final class Log {
        var lines: [String] = []
    }

    @MainActor
    private static func files(
        _ folder: TemporaryFolder, _ log: Log, table: String? = "star\tstar\nstar.fill\tstar\n"
    ) throws -> ImageFiles {
        let symbols = try folder.makeFolder("Symbols")
        if let table { try table.write(toFile: symbols + "/symbols.tsv", atomically: true, encoding: .utf8) }
        try "<svg viewBox=\"0 0 16 16\"><path d=\"M0 0h16v16z\"/></svg>"
            .write(toFile: symbols + "/star.svg", atomically: true, encoding: .utf8)
        return ImageFiles(folder: folder.path, symbols: symbols) { log.lines.append($0) }
    }

    func testASymbolOfTheTableIsAnOutlineThatIsReadOnce() throws {
        try onMainActor {
            let (folder, log) = (try TemporaryFolder(), Log())
            let files = try Self.files(folder, log)
            guard case .outline(let star) = files.symbol(named: ["star"]) else { return XCTFail("no outline") }
            XCTAssertEqual(star.size, CGSize(width: 16, height: 16))
            try FileManager.default.removeItem(atPath: folder.path + "/Symbols")
            XCTAssertEqual(files.symbol(named: ["star"]), .outline(star))
            XCTAssertEqual(log.lines, [])
        }
    }

    func testThePicturesOfTheAppComeFirst() throws {
        try onMainActor {
            let (folder, log) = (try TemporaryFolder(), Log())
            let picture = ImageResource(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 255, 0, 255])
            try PNGWriter.write(picture, to: folder.path + "/star.png")
            let files = try Self.files(folder, log)
            guard case .pixels(let own, let scale) = files.symbol(named: ["star.fill", "star"]) else {
                return XCTFail("no picture")
            }
            XCTAssertEqual(own.pixels, picture.pixels)
            XCTAssertEqual(scale, 1)
            XCTAssertEqual(log.lines, [])
        }
    }

    func testAMissingNameIsSaidOnceWithWhatToDo() throws {
        try onMainActor {
            let (folder, log) = (try TemporaryFolder(), Log())
            let files = try Self.files(folder, log)
            for names in [["nothing"], ["nothing"], ["nothing.fill", "nothing"], ["other"]] {
                XCTAssertNil(files.symbol(named: names))
            }
            XCTAssertEqual(log.lines.count, 2, "\(log.lines)")
            XCTAssertTrue(log.lines[0].hasPrefix("symbol nothing not found: "), log.lines[0])
            XCTAssertTrue(log.lines[0].contains("nothing.png") && log.lines[0].contains("symbols.tsv"), log.lines[0])
        }
    }

    func testWithoutATableOneLineSaysSo() throws {
        try onMainActor {
            let (folder, log) = (try TemporaryFolder(), Log())
            let files = try Self.files(folder, log, table: nil)
            XCTAssertNil(files.symbol(named: ["star"]))
            XCTAssertNil(files.symbol(named: ["heart"]))
            XCTAssertEqual(log.lines.count, 1, "\(log.lines)")
            XCTAssertTrue(log.lines[0].hasPrefix("no symbols: "), log.lines[0])
        }
    }

    func testADamagedFileIsNamed() throws {
        try onMainActor {
            let (folder, log) = (try TemporaryFolder(), Log())
            let files = try Self.files(folder, log, table: "star\tstar\nmoon\tmoon\n")
            XCTAssertNil(files.symbol(named: ["moon"]))
            XCTAssertNil(files.symbol(named: ["moon"]))
            XCTAssertEqual(log.lines.count, 1, "\(log.lines)")
            XCTAssertTrue(log.lines[0].contains("moon.svg"), log.lines[0])
        }
    }

    func testNothingIsLookedForBeforeASymbolIsShown() throws {
        onMainActor {
            var asked = 0
            let set = SymbolSet {
                asked += 1
                return nil
            } report: { _ in
            }
            XCTAssertEqual(asked, 0)
            XCTAssertNil(set.outline(named: "star"))
            XCTAssertNil(set.outline(named: "heart"))
            XCTAssertEqual(asked, 1)
        }
    }
}
