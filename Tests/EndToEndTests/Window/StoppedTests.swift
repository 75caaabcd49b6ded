import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A program that was stopped for a while, by job control or a debugger: no jump, no burst, no hang, no lost key.
@MainActor
final class StoppedTests: XCTestCase {
    func testContentThatWasHeldStaysWhereItIsAndDoesNotFly() async throws {
        try assertHeldContentStays(on: Desktop(for: self))
    }

    func testContentThatWasHeldStaysWhereItIsAndDoesNotFlyOnWayland() async throws {
        try assertHeldContentStays(on: Desktop(for: self, .wayland))
    }

    /// The button is released while the program is stopped.
    private func assertHeldContentStays(on desktop: Desktop) throws {
        let window = try desktop.open("list")
        let start = try window.views.center(of: "stage")
        try window.hands(Hands.drag(from: start, by: Array(repeating: (x: 0, y: -20), count: 10)))
        try window.waitUntilAtRest()
        try stop(window, for: 2) { try window.hands(Hands.letGo) }
        try window.waitUntilAtRest()
        let recording = try window.close()
        let held = try XCTUnwrap(recording.heldFrames().last)
        XCTAssertGreaterThan(held.offset.y, recording.offset.y + 100)
        XCTAssertEqual(try recording.rest().y, held.offset.y, accuracy: 1e-6)
        try recording.assertTraceAgrees(window)
    }

    /// A glide continues during the stop, as time does. It is shown at its current place, once.
    func testAGlideIsShownWhereItHasComeTo() async throws {
        let window = try Desktop(for: self).open("list")
        try window.point(at: "stage")
        try window.hands("key", "Next")
        try stop(window, for: 3) {}
        try window.waitUntilAtRest()
        let recording = try window.close()
        try recording.assertTraceAgrees(window)
        let last = try XCTUnwrap(recording.shownFrames().last)
        let page = recording.viewport.height - recording.insets.top - recording.insets.bottom
        XCTAssertEqual(last.y - recording.offset.y, page - ScrollFeel.uikit.keyboard.pageOverlap, accuracy: 1e-6)
    }

    func testKeysTypedAfterAClickIntoAFieldAreItsText() async throws {
        try assertKeysAreText(on: Desktop(for: self))
    }

    func testKeysTypedAfterAClickIntoAFieldAreItsTextOnWayland() async throws {
        try assertKeysAreText(on: Desktop(for: self, .wayland))
    }

    private func assertKeysAreText(on desktop: Desktop) throws {
        let window = try desktop.open("list")
        try window.point(at: "field fling.minimumVelocity")
        try stop(window, for: 0.5) { try window.hands("click", "1", "key", "7", "0", "0", "Return") }
        try desktop.waitUntilTuned("the typed number") { $0.feel.fling.minimumVelocity == 700 }
        _ = try window.close()
    }

    func testKeysTypedAfterTheShortcutOfAFieldAreItsText() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("list")
        try stop(window, for: 0.5) {
            try window.hands("key", "ctrl+f")
            try window.hands("type", "notch distance")
        }
        try window.waitUntilAtRest()
        let row = try window.views.searching("notch distance").center(of: "label wheel.notchDistance")
        try window.hands(Hands.drag(from: row, by: Array(repeating: (x: 2, y: 0), count: 10)) + Hands.letGo)
        try desktop.waitUntilTuned("the scrubbed distance") {
            $0.feel.wheel.notchDistance > ScrollFeel.uikit.wheel.notchDistance
        }
        _ = try window.close()
    }

    func testKeysTypedAfterAClickBesideTheFieldsAreShortcuts() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("list")
        try window.point(at: "field fling.minimumVelocity")
        try window.hands("click", "1")
        try window.waitUntilAtRest()
        try window.hands("key", "7", "0", "0", "Return")
        try desktop.waitUntilTuned("the typed number") { $0.feel.fling.minimumVelocity == 700 }
        try window.point(at: "stage")
        try stop(window, for: 0.5) { try window.hands("click", "1", "key", "ctrl+z") }
        try desktop.waitUntilTuned("the number before") { $0.feel == .uikit }
        _ = try window.close()
    }

    private func stop(_ window: OpenWindow, for seconds: Double, meanwhile: () throws -> Void) throws {
        kill(window.command.id, SIGSTOP)
        defer { kill(window.command.id, SIGCONT) }
        Thread.sleep(forTimeInterval: seconds / 2)
        try meanwhile()
        Thread.sleep(forTimeInterval: seconds / 2)
    }
}
