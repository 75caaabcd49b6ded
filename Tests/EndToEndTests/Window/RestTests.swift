import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A window at rest.
@MainActor
final class RestTests: XCTestCase {
    func testARestingWindowDrawsNothingAndUsesNothing() async throws {
        try await assertRestCostsNothing(on: Desktop(for: self))
    }

    func testARestingWindowDrawsNothingAndUsesNothingOnWayland() async throws {
        try await assertRestCostsNothing(on: Desktop(for: self, .wayland))
    }

    private func assertRestCostsNothing(on desktop: Desktop) async throws {
        let opened = ContinuousClock.now
        let window = try desktop.open("gallery")
        try window.point(at: "stage")
        try window.hands(Hands.turnWheel(notches: 2))
        // A take is written 0.3 s after everything is at rest.
        try window.waitUntilAtRest(for: .seconds(1))
        let before = try ProcessUsage(of: window.command.id)
        try await Task.sleep(for: .seconds(5))
        let after = try ProcessUsage(of: window.command.id)
        XCTAssertEqual(after.cpuTicks, before.cpuTicks, "ticks of 10 ms")
        XCTAssertEqual(after.sleeps, before.sleeps, "wake-ups")
        let age = (ContinuousClock.now - opened) / .seconds(1)
        let recording = try window.close()
        XCTAssertGreaterThan(try recording.rest().x, recording.offset.x, "the wheel moved nothing")
        XCTAssertLessThan(try recording.rest().time, age - 5, "a frame was drawn at rest")
    }
}
