import Foundation
import ScrollPhysics
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Scenes that choose their own targets, recorded and traced.
@MainActor
final class ChosenTargetTests: XCTestCase {
    private func steps(_ way: (x: Int, y: Int), count: Int = 8) -> [(x: Int, y: Int)] {
        Array(repeating: way, count: count)
    }

    /// Up to the other detent, on into the list, and down again with the rest of the gesture.
    private func recordedSheet(on desktop: Desktop) throws -> (window: OpenWindow, recording: Recording) {
        let window = try desktop.open("sheet")
        let stage = try window.views.frame(of: "stage")
        let grip = CGPoint(x: stage.midX, y: stage.maxY - 60)
        // A pause before the lift prevents a fling: a short drag returns, a longer one goes on.
        for way in [-5, -15] {
            try window.hands(Hands.drag(from: grip, by: steps((x: 0, y: way))) + ["sleep", "0.2"] + Hands.letGo)
            try window.waitUntilAtRest()
        }
        for way in Repetition.cases([9, -9, 12, -3, -14, -25, 30, 8], few: 3) {
            try window.hands(Hands.drag(from: grip, by: steps((x: 0, y: way))) + Hands.letGo)
            try window.waitUntilAtRest()
        }
        // Caught in motion, and moved by the wheel.
        try window.hands(Hands.drag(from: grip, by: steps((x: 0, y: -10))) + Hands.letGo + ["sleep", "0.1"])
        try window.hands(Hands.drag(from: grip, by: steps((x: 0, y: 6), count: 4)) + Hands.letGo)
        try window.waitUntilAtRest()
        try window.hands(Hands.turnWheel(notches: 2) + ["sleep", "0.2", "key", "Next"])
        try window.waitUntilAtRest()
        return (window, try window.close())
    }

    func testASheetIsTracedToItsDetentsAndAnotherFeelSaysWhereItsPlacesComeFrom() async throws {
        let desktop = try Desktop(for: self)
        let (window, recording) = try recordedSheet(on: desktop)
        let chosen = Set(recording.events.flatMap(\.chosen).compactMap { $0?.y })
        XCTAssertGreaterThanOrEqual(chosen.count, 2, "half open and open: \(chosen)")
        try recording.assertTraceAgrees(window)

        let file = desktop.home.appendingPathComponent("recording.json").path
        let other = try desktop.run("trace", file, "--feel", "android")
        XCTAssertEqual(other.status, 0)
        XCTAssertTrue(other.messages.contains("in the feel uikit. For android the same targets"), other.messages)
        let comparison = try desktop.run("compare", file, "--feel", "uikit", "--feel", "gtk", "--format", "csv")
        XCTAssertTrue(comparison.messages.contains("For gtk the same targets are used"), comparison.messages)
        XCTAssertEqual(try desktop.run("trace", file, "--feel", "uikit").output, try window.trace())
    }

    func testTheRowsOfThePagingLabAreTracedEachByItself() async throws {
        let window = try Desktop(for: self).open("paging-lab")
        try window.click(at: 0.75, of: "hand")
        let names = ["View aligned", "Velocity", "Distance", "Careful"]
        let rows = Repetition.cases(names, few: 2).map { "row \($0)" }
        for row in rows {
            let middle = try window.views.center(of: row)
            for way in [-14, -4] {
                try window.hands(Hands.drag(from: middle, by: steps((x: way, y: 0))) + Hands.letGo)
                try window.waitUntilAtRest()
            }
            try window.hands(Hands.drag(from: middle, by: steps((x: -16, y: 0))) + Hands.letGo + ["sleep", "0.1"])
            try window.hands(Hands.drag(from: middle, by: steps((x: 6, y: 0), count: 5)) + Hands.letGo)
            try window.waitUntilAtRest()
        }
        let recording = try window.close()
        XCTAssertEqual(recording.viewNames, rows.sorted())
        for row in rows {
            let part = try recording.view(row, file: "")
            let places = try part.shownFrames().map(\.x)
            let way = zip(places, places.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
            XCTAssertGreaterThan(way, 300, "points that \(row) moved, to and fro")
            try part.assertTraceAgrees(window, row, "--view", row)
        }
        try recording.assertTraceAgrees(window)
    }

    func testACarouselWithoutAnIDIsTracedByItsPlace() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("feed")
        let stage = try window.views.frame(of: "stage")
        let place = CGPoint(x: stage.midX, y: stage.minY + 220)
        for way in [-14, -9, 4] {
            try window.hands(Hands.drag(from: place, by: steps((x: way, y: 0))) + Hands.letGo)
            try window.waitUntilAtRest()
        }
        let recording = try window.close()
        XCTAssertEqual(recording.viewNames, ["#stage/0/1"])
        try recording.view("#stage/0/1", file: "").assertTraceAgrees(window, "carousel", "--view", "#stage/0/1")
        let wrong = try desktop.run("trace", desktop.home.appendingPathComponent("recording.json").path, "--view", "#9")
        XCTAssertEqual(wrong.status, 64)
        XCTAssertTrue(wrong.messages.contains("Use one of \"#stage/0/1\""), wrong.messages)
    }
}
