import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit

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
}
