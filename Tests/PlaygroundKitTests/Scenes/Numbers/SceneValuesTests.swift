import Foundation
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The values of scenes' own numbers in files, and their merge between two windows.
@MainActor
final class SceneValuesTests: XCTestCase {
    private let scenes = OwnProgram.program.scenes

    private func values(_ entries: (String, String, Double)...) -> SceneValues {
        var values = SceneValues()
        for (scene, id, value) in entries { values[scene, id] = value }
        return values
    }

    private func file(_ text: String) throws -> FeelFile {
        try FeelFile(
            Array(#"{"format": "scroll-feel", "version": 1, "name": "mine", "stage": {"scenes": \#(text)}}"#.utf8),
            file: "mine.json")
    }

    func testAFeelFileKeepsThemToTheLastDigit() async throws {
        var tuning = Tuning()
        tuning.stage.sceneValues = values(("my-carousel", "cardWidth", 301.25), ("a-scene-elsewhere", "gap", -0.1))
        let read = Tuning(try FeelFile(Array(tuning.jsonText.utf8), file: "tuned.json"))
        XCTAssertEqual(read, tuning)
        XCTAssertTrue(tuning.jsonText.contains(#""my-carousel""#), tuning.jsonText)
    }

    func testWithoutAnyAFileSaysNothingOfThem() async {
        XCTAssertFalse(Tuning().jsonText.contains("scenes"))
    }

    func testWhatASceneHasNotIsRefusedWithItsPath() async throws {
        let mistakes = [
            (#"{"my-carousel": {"width": 3}}"#, "mine.json: stage.scenes.my-carousel.width: the scene has no number"),
            (
                #"{"my-carousel": {"cardWidth": 3}}"#,
                "mine.json: stage.scenes.my-carousel.cardWidth: found 3, expected a"
            ),
            (
                #"{"my-carousel": {"cards": 3.5}}"#,
                "mine.json: stage.scenes.my-carousel.cards: found 3.5, expected a whole"
            ),
            (#"{"gallery": {"cards": 3}}"#, "mine.json: stage.scenes.gallery.cards: the scene has no number"),
        ]
        for (text, message) in mistakes {
            XCTAssertThrowsError(try file(text).checked(by: scenes, file: "mine.json"), text) { error in
                let error = error as? PlaygroundError
                XCTAssertEqual(error?.status, .malformed, text)
                XCTAssertTrue(error?.message.hasPrefix(message) == true, "\(text): \(error?.message ?? "")")
            }
        }
    }

    func testEveryReaderRefusesWhatIsNoNumber() async throws {
        for text in [#"{"my-carousel": {"cardWidth": "3"}}"#, #"{"my-carousel": 3}"#, "3"] {
            XCTAssertThrowsError(try file(text), text)
        }
    }

    func testValuesOfScenesElsewhereStay() async throws {
        let checked = try file(#"{"another": {"gap": 3}}"#).checked(by: scenes, file: "mine.json")
        XCTAssertEqual(checked.stage?.sceneValues, values(("another", "gap", 3)))
    }

    func testTheProgramsOwnValueIsNoneThatWasTuned() async throws {
        let checked = try file(#"{"my-carousel": {"cardWidth": 280}}"#).checked(by: scenes, file: "mine.json")
        XCTAssertEqual(checked.stage?.sceneValues, SceneValues())
        let scene = try scenes.scene(called: "my-carousel")
        var settings = StageSettings()
        scene.set(300, of: scene.numbers[0], in: &settings)
        XCTAssertEqual(settings.sceneValues, values(("my-carousel", "cardWidth", 300)))
        scene.set(280, of: scene.numbers[0], in: &settings)
        XCTAssertEqual(settings, StageSettings())
    }

    func testTwoWindowsKeepWhatEachChanged() async {
        let base = values(("a", "x", 1), ("a", "y", 1))
        let (ours, theirs) = (values(("a", "x", 2), ("a", "y", 1)), values(("a", "x", 1), ("a", "y", 3), ("b", "z", 4)))
        let both = values(("a", "x", 2), ("a", "y", 3), ("b", "z", 4))
        XCTAssertEqual(ours.merged(with: theirs, since: base), both)
        XCTAssertEqual(theirs.merged(with: ours, since: base), both)
        XCTAssertEqual(ours.merged(with: values(("a", "x", 2)), since: base), values(("a", "x", 2)))
    }
}
