import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit

/// The inspector under a real pointer, and what stays of it.
@MainActor
final class InspectorTests: XCTestCase {
    private static let notch = "wheel.notchDistance"

    /// Drags the knob of the notch's slider to the end and a bit back.
    private func tuneNotch(in window: OpenWindow) throws {
        let end = try window.endOfSlider(Self.notch)
        try window.hands(Hands.drag(from: end, by: [(x: -3, y: 0), (x: -5, y: 0), (x: -4, y: 1)]) + Hands.letGo)
        try window.waitUntilAtRest()
    }

    private func tuned(_ desktop: Desktop) throws -> Double {
        try Tuning(FeelFile(contentsOf: desktop.tuningFile.path)).feel.wheel.notchDistance
    }

    func testASliderChangesHowTheNextNotchMoves() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("list")
        try tuneNotch(in: window)
        try window.point(at: "stage")
        try window.hands(Hands.turnWheel(notches: 1))
        try window.waitUntilAtRest()
        let recording = try window.close()
        let distance = try tuned(desktop)
        XCTAssertNotEqual(distance, ScrollFeel.uikit.wheel.notchDistance)
        XCTAssertEqual(recording.feelValues.applied(to: .uikit).wheel.notchDistance, distance)
        XCTAssertEqual(try recording.rest().y - recording.offset.y, distance, accuracy: 1e-6)
        try recording.assertTraceAgrees(window)
    }

    func testTheTuningSurvivesARestart() async throws {
        let desktop = try Desktop(for: self)
        let first = try desktop.open("list")
        try tuneNotch(in: first)
        _ = try first.close()
        let distance = try tuned(desktop)
        let second = try desktop.open("list")
        let recording = try second.close()
        XCTAssertNotEqual(distance, ScrollFeel.uikit.wheel.notchDistance)
        XCTAssertEqual(recording.feelValues.applied(to: .uikit).wheel.notchDistance, distance)
        XCTAssertEqual(try tuned(desktop), distance)
    }

    func testTheTuningIsSavedWhileTheWindowStaysOpen() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("list")
        try tuneNotch(in: window)
        try waitUntil("the tuning in \(desktop.tuningFile.path)") {
            FileManager.default.fileExists(atPath: desktop.tuningFile.path)
        }
        XCTAssertNotEqual(try tuned(desktop), ScrollFeel.uikit.wheel.notchDistance)
        _ = try window.close()
    }
}
