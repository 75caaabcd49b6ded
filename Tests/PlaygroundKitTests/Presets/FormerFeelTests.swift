import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Files saved on top of a feel whose numbers have changed since.
final class FormerFeelTests: XCTestCase {
    private func file(_ text: String) throws -> FeelFile { try FeelFile(Array(text.utf8), file: "mine.json") }

    private static let old = """
        { "format": "scroll-feel", "version": 1, "name": "Mine", "base": "gtk", "fling": {"restVelocity": 3} }
        """

    func testAPresetOfTheFirstVersionKeepsItsNumbers() throws {
        let kept = try file(Self.old).keepingFormerNumbers
        XCTAssertEqual(kept.feel.touchpad.gain, 1)
        XCTAssertEqual(kept.feel.edge.stretch, .linear)
        XCTAssertEqual(kept.feel.edge.stretchLimit, 100)
        XCTAssertEqual(kept.feel.fling.restVelocity, 3, "what it sets itself")
        XCTAssertEqual(kept.baseVersion, "GTK 4.16.1")
        XCTAssertEqual(kept.keepingFormerNumbers, kept)
        XCTAssertNil(kept.noteOnFormerNumbers)
    }

    func testAFeelThatSaysItsVersionOrIsAsItWasIsLeftAsItIs() throws {
        let now = try file(
            Self.old.replacingOccurrences(of: "\"gtk\",", with: "\"gtk\", \"baseVersion\": \"GTK 4.16.1\","))
        XCTAssertEqual(now.keepingFormerNumbers, now)
        XCTAssertEqual(now.feel.touchpad.gain, 2.5)
        let uikit = try file(Self.old.replacingOccurrences(of: "gtk", with: "uikit"))
        XCTAssertEqual(uikit.keepingFormerNumbers, uikit)
    }

    /// The first version knew one threshold for finger and touchpad, took the slop out, and counted from targets.
    func testRulesThatTheFirstVersionDidNotKnowAreOffInItsPresets() throws {
        for feel in ScrollFeel.builtIn {
            guard let former = FormerFeels.feel(feel.name) else { continue }
            XCTAssertEqual(former.drag.start, .withoutSlop, feel.name)
            XCTAssertEqual(former.drag.penSlop, former.drag.slop, feel.name)
            XCTAssertEqual(former.fling.minimumDistance, 0, feel.name)
            XCTAssertEqual(former.touchpad.minimumVelocity, former.fling.minimumVelocity, feel.name)
            XCTAssertEqual(former.touchpad.maximumVelocity, former.fling.maximumVelocity, feel.name)
            XCTAssertEqual(former.wheel.repeat, .target, feel.name)
            XCTAssertEqual(former.keyboard.repeat, .target, feel.name)
            XCTAssertNotEqual(former.velocity.estimator, .smoothedThree, feel.name)
        }
        let qt = try XCTUnwrap(FormerFeels.feel("qt-quick"))
        XCTAssertEqual(qt.snap.curve, .adjustedDecay)
        XCTAssertEqual(qt.snap.pages, .asTargets)
        let android = try XCTUnwrap(FormerFeels.feel("android"))
        XCTAssertEqual(android.snap.curve, .spring)
        XCTAssertEqual(android.keyboard.curve, .glide)
        XCTAssertEqual(android.animation.curve, .glide)
    }

    func testItIsSaidOnce() throws {
        let root = NSTemporaryDirectory() + "former-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        let folder = try XCTUnwrap(PresetFolder(environment: ["XDG_CONFIG_HOME": root]))
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let path = folder.path + "/mine" + PresetFolder.ending
        try Self.old.write(toFile: path, atomically: true, encoding: .utf8)
        let before = folder.load().presets
        let notes = folder.keepFormerNumbers()
        XCTAssertEqual(notes.count, 1)
        XCTAssertTrue(notes.first?.hasPrefix("Mine keeps the numbers that it was saved with: ") == true, "\(notes)")
        XCTAssertEqual(folder.keepFormerNumbers(), [])
        XCTAssertEqual(folder.load().presets, before)
        XCTAssertEqual(before.entry("mine")?.feel.touchpad.gain, 1)
    }

    func testARecordingSaysTheVersionOfItsFeel() throws {
        var recording = Recording(viewport: CGSize(width: 300, height: 500), content: CGSize(width: 300, height: 5000))
        recording.feel = "gtk"
        recording.feelVersion = "GTK 4.16.1"
        let read = try RecordingReader.read(Array(recording.json.utf8), file: "take.json")
        XCTAssertEqual(read, recording)
    }
}
