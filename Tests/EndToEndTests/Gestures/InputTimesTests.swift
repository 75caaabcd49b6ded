import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The times of events in a slow window.
@MainActor
final class InputTimesTests: XCTestCase {
    /// Stopping the program for 65 ms at a time makes events wait as a slow frame does, 15 times a second.
    func testMovesOfASlowFrameAreRecordedAsFarApartAsTheyWereMade() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("List")
        try window.point(at: PlaygroundScene.stageID)
        let steps = Array(repeating: (x: 0, y: -4), count: 40)
        let hands = try window.beginHands(["mousedown", "1"] + Hands.drag(by: steps) + Hands.letGo)
        while hands.isRunning {
            kill(window.command.id, SIGSTOP)
            usleep(65_000)
            kill(window.command.id, SIGCONT)
            usleep(2_000)
        }
        try window.waitUntilAtRest()
        let recording = try window.close()
        let moves = recording.events.filter { if case .move = $0.intent { true } else { false } }.map(\.time)
        XCTAssertGreaterThan(moves.count, 30)
        let gaps = zip(moves, moves.dropFirst()).map { $1 - $0 }
        // A step is made every 16 ms; a busy machine makes steps later, and some of them together.
        let close = gaps.filter { $0 < .milliseconds(8) }
        XCTAssertLessThan(close.count, gaps.count / 4, "\(gaps.map { $0 / .milliseconds(1) })")
        XCTAssertEqual(recording.unknown[""]?["timing"], .string("server"))
    }
}
