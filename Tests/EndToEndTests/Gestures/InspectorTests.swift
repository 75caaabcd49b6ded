import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The inspector under a real pointer, and its state after a restart.
@MainActor
final class InspectorTests: XCTestCase {
    private static let notch = "wheel.notchDistance"

    /// Drags the knob of the notch's slider to the end and back a little.
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

    func testAnotherFeelLosesNothingAndControlZBringsTheTuningBack() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("list")
        try tuneNotch(in: window)
        let distance = try desktop.lastTuning().feel.wheel.notchDistance
        try window.point(at: "feel-button")
        try window.hands("click", "1")
        try window.hands("key", "Down", "Down", "Down", "Return")
        try desktop.waitUntilTuned("another feel") { $0.base != ScrollFeel.uikit.name }
        try window.hands("key", "ctrl+z")
        try desktop.waitUntilTuned("the tuned UIKit") { $0.base == ScrollFeel.uikit.name }
        XCTAssertEqual(try tuned(desktop), distance)
        _ = try window.close()
    }

    func testEscapeInTheListOfFeelsTakesBackWhatWasTriedOut() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("list")
        try tuneNotch(in: window)
        let last = try desktop.lastTuning().feel.wheel.notchDistance
        try window.point(at: "feel-button")
        try window.hands("click", "1")
        try window.hands("key", "End")
        try desktop.waitUntilTuned("the last feel") { $0.base == ScrollFeel.builtIn.last?.name }
        try window.hands("key", "Escape")
        try desktop.waitUntilTuned("the tuned UIKit") { $0.base == ScrollFeel.uikit.name }
        XCTAssertEqual(try tuned(desktop), last)
        _ = try window.close()
    }

    func testANumberIsFoundScrubbedAndTypedAsACalculationAndEachIsTakenBack() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("list")
        try window.hands("key", "ctrl+f")
        try window.waitUntilAtRest()
        try window.hands("type", "deceleration rate")
        try window.waitUntilAtRest()
        let row = try window.views.searching("deceleration rate").center(of: "label fling.decelerationRate")
        try window.hands(Hands.drag(from: row, by: Array(repeating: (x: 2, y: 0), count: 10)) + Hands.letGo)
        try desktop.waitUntilTuned("the scrubbed rate") { $0.feel != .uikit }
        let scrubbed = try desktop.lastTuning().feel
        XCTAssertGreaterThan(scrubbed.fling.decelerationRate, ScrollFeel.uikit.fling.decelerationRate)
        let field = try window.views.searching("deceleration rate").center(of: "field fling.decelerationRate")
        try window.hands(Hands.move(to: field) + ["click", "1"])
        try window.waitUntilAtRest()
        try window.hands("type", "0.998^2")
        try window.hands("key", "Return")
        try desktop.waitUntilTuned("the calculated rate") { $0.feel.fling.decelerationRate == 0.996004 }
        // A field takes the keys, so it must lose the focus first.
        try window.point(at: "stage")
        try window.hands("click", "1", "key", "ctrl+z")
        try desktop.waitUntilTuned("the scrubbed rate again") { $0.feel == scrubbed }
        try window.hands("key", "ctrl+z")
        try desktop.waitUntilTuned("UIKit again") { $0.feel == .uikit }
        try window.hands("key", "ctrl+shift+z", "ctrl+shift+z")
        try desktop.waitUntilTuned("the calculated rate again") { $0.feel.fling.decelerationRate == 0.996004 }
        _ = try window.close()
    }

    func testANumberIsCopiedFromOneFieldIntoAnotherByTheKeysOfFields() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("list")
        try window.point(at: "field fling.momentum")
        try window.hands("click", "1")
        try window.hands("key", "7", "0", "0", "ctrl+a", "ctrl+c", "Escape")
        try window.point(at: "field fling.minimumVelocity")
        try window.hands("click", "1")
        try window.hands("key", "ctrl+v", "Return")
        try desktop.waitUntilTuned("the pasted number") { $0.feel.fling.minimumVelocity == 700 }
        XCTAssertEqual(try FeelFile(contentsOf: desktop.tuningFile.path).feel.fling.momentum, 1)
        _ = try window.close()
    }
}
