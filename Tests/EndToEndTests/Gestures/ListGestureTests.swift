import Foundation
import ScrollPhysics
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The long list under real wheels and keys.
@MainActor
final class ListGestureTests: XCTestCase {
    func testEachNotchOfTheWheelMovesTheListByItsDistance() async throws {
        try assertNotchesMoveTheList(on: Desktop(for: self))
    }

    func testEachNotchOfTheWheelMovesTheListByItsDistanceOnWayland() async throws {
        try assertNotchesMoveTheList(on: Desktop(for: self, .wayland))
    }

    private func assertNotchesMoveTheList(on desktop: Desktop) throws {
        let window = try desktop.open("list")
        try window.point(at: "stage")
        try window.hands(Hands.turnWheel(notches: 3))
        try window.waitUntilAtRest()
        let recording = try window.close()
        let turns = recording.events.filter { if case .wheel = $0.intent { true } else { false } }
        XCTAssertEqual(turns.map(\.intent), Array(repeating: .wheel(.notch, ScrollVector(x: 0, y: -1)), count: 3))
        let way = try recording.rest().y - recording.offset.y
        XCTAssertEqual(way, 3 * ScrollFeel.uikit.wheel.notchDistance, accuracy: 1e-6)
        try recording.assertTraceAgrees(window)
    }

    func testPageDownMovesAPageLessTheOverlap() async throws {
        try assertPageDownMovesAPage(on: Desktop(for: self))
    }

    func testPageDownMovesAPageLessTheOverlapOnWayland() async throws {
        try assertPageDownMovesAPage(on: Desktop(for: self, .wayland))
    }

    private func assertPageDownMovesAPage(on desktop: Desktop) throws {
        let window = try desktop.open("list")
        try window.point(at: "stage")
        try window.hands("key", "Next")
        try window.waitUntilAtRest()
        let recording = try window.close()
        let page = recording.viewport.height - recording.insets.top - recording.insets.bottom
        let way = try recording.rest().y - recording.offset.y
        XCTAssertEqual(way, page - ScrollFeel.uikit.keyboard.pageOverlap, accuracy: 1e-6)
        try recording.assertTraceAgrees(window)
    }

    func testEndAndBackShowsTheSameOffsetsInTheTrace() async throws {
        let window = try Desktop(for: self).open("list")
        try window.point(at: "stage")
        try window.hands("key", "End")
        try window.waitUntilAtRest()
        for _ in 0..<3 {
            try window.hands("key", "Prior")
            try window.waitUntilAtRest()
        }
        let recording = try window.close()
        XCTAssertGreaterThan(try recording.rest().y, 10_000 * 50)
        try recording.assertTraceAgrees(window)
    }

    func testEndAndHomeGetThere() async throws {
        for feel in Repetition.cases(["uikit", "gtk", "firefox"], few: 1) {
            let window = try Desktop(for: self).open("list", "--feel", feel)
            try window.point(at: "stage")
            try window.hands("key", "End")
            try window.waitUntilAtRest()
            let end = try window.screenshot()
            try window.hands("key", "Down")
            try window.waitUntilAtRest()
            let further = try window.screenshot()
            try window.hands("key", "Home")
            try window.waitUntilAtRest()
            let recording = try window.close()
            try assertRestsAtTheEnd(recording, feel)
            XCTAssertEqual(try recording.rest().y, -recording.insets.top, accuracy: 0.5, feel)
            let stage = try window.views.frameInPictures(of: "stage").insetBy(dx: 40, dy: 0)
            let difference = try PictureFile(end).crop(stage).difference(from: PictureFile(further).crop(stage))
            XCTAssertEqual(difference.largest, 0, "\(feel): there was more below the end")
            try recording.assertTraceAgrees(window, feel)
        }
    }

    /// Asserts that the last shown offset (the last before Home, if it was pressed) is the end of the content by the
    /// lengths known at that time.
    private func assertRestsAtTheEnd(_ recording: Recording, _ name: String, line: UInt = #line) throws {
        let home = recording.events.first { if case .key(.home, _) = $0.intent { true } else { false } }?.time
        let before = recording.events.filter { $0.time < home ?? .seconds(1e6) }
        let lengths = before.compactMap { if case .content(_, let height) = $0.intent { height } else { nil } }
        let end = (lengths.last ?? recording.content.height) + recording.insets.bottom - recording.viewport.height
        let frames = try recording.shownFrames().filter { $0.time < home?.inSeconds ?? .infinity }
        XCTAssertEqual(try XCTUnwrap(frames.last).y, end, accuracy: 0.5, name, line: line)
    }
}
