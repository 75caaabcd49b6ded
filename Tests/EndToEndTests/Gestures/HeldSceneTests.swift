import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Scenes that change while a mouse button is pressed.
@MainActor
final class HeldSceneTests: XCTestCase {
    func testAScenePressedOnMayGoAndTheNextOneScrolls() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("gallery")
        let stage = try window.views.center(of: "stage")
        for digit in [2, 3, 4, 5, 6, 7, 8, 9, 1] {
            try window.hands(Hands.drag(from: stage, by: [(x: -6, y: -6), (x: -6, y: -6)]))
            try window.hands("key", "alt+\(digit)")
            try window.hands(Hands.drag(by: [(x: 9, y: 9), (x: -20, y: -20), (x: 7, y: 3)]))
            try window.hands(Hands.letGo)
            XCTAssertTrue(window.command.isRunning, "after Alt+\(digit)")
        }
        try window.waitUntilAtRest()
        try window.hands(Hands.drag(from: stage, by: Array(repeating: (x: -18, y: 0), count: 8)) + Hands.letGo)
        try window.waitUntilAtRest()
        let recording = try window.close()
        XCTAssertNotEqual(try recording.rest().x, recording.offset.x, "the gallery scrolls under the next press")
    }

    func testAHeldPressAndATurnedWheelOutliveTheirScene() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("list")
        let stage = try window.views.center(of: "stage")
        for digit in [1, 2, 4, 6, 2] {
            try window.hands(Hands.move(to: stage) + ["mousedown", "1", "key", "alt+\(digit)"])
            try window.hands(Hands.turnWheel(notches: 2))
            try window.hands(Hands.letGo)
        }
        try window.waitUntilAtRest()
        _ = try window.close()
    }
}
