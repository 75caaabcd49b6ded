import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class FeelLibraryTests: XCTestCase {
    func testEveryBuiltInFeelIsFoundByItsName() throws {
        for feel in ScrollFeel.builtIn { XCTAssertEqual(try FeelLibrary.feel(feel.name), feel) }
    }

    func testAFileIsFoundByItsPath() throws {
        let path = try temporaryFolder().appendingPathComponent("mine.feel").path
        try FeelFile(allOf: .direct).json.write(toFile: path, atomically: false, encoding: .utf8)
        XCTAssertEqual(try FeelLibrary.feel(path), .direct)
    }

    func testAnUnknownNameListsTheKnownOnes() {
        assertFails(
            .usage, "no feel is called \"bouncy\".",
            remedy: "Use one of \(FeelLibrary.names), or the path of a feel file that ends in .json."
        ) { _ = try FeelLibrary.feel("bouncy") }
    }

    func testARecordingsOwnNumbersAreUsed() throws {
        var recording = Recording(viewport: .zero, content: .zero)
        recording.feel = "direct"
        var tuned = ScrollFeel.direct
        tuned.fling.decelerationRate = 0.99
        recording.feelValues = FeelValues(of: tuned, differingFrom: .direct)
        XCTAssertEqual(try FeelLibrary.feel(of: recording, file: "a"), tuned)
    }

    func testARecordingWithAFeelThatIsNotBuiltInIsRefused() {
        var recording = Recording(viewport: .zero, content: .zero)
        recording.feel = "mine"
        assertFails(
            .malformed, "a.json: feel: no built-in feel is called \"mine\".",
            remedy: "Correct it to one of \(FeelLibrary.names), or say --feel NAME or --feel FILE."
        ) { _ = try FeelLibrary.feel(of: recording, file: "a.json") }
    }

    /// The shipped files are written from the built-in feels: `BLESS_GOLDENS=1` rewrites them.
    func testTheShippedFilesAreTheBuiltInFeels() throws {
        for feel in ScrollFeel.builtIn {
            let file = Repository.root.appendingPathComponent("Assets/Feels/\(feel.name).json")
            let text = FeelFile(allOf: feel).json
            if Repository.blesses { try text.write(to: file, atomically: true, encoding: .utf8) }
            XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), text, "BLESS_GOLDENS=1 writes \(file.path)")
        }
    }
}
