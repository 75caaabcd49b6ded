import ScrollPhysics
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A wheel over the gallery, by real events.
@MainActor
final class WheelTests: XCTestCase {
    /// The longest pause between two notches of one turn, in seconds.
    private static let rhythm = 0.3

    func testNotchesOfOneRhythmTurnAsManyCardsAsTheyAreLong() async throws {
        for delay in Repetition.cases([10, 200, 100], few: 2) {
            let window = try Desktop(for: self).open("gallery")
            try window.point(at: "stage")
            try window.hands(["click", "--repeat", "12", "--delay", "\(delay)", "5"])
            try window.waitUntilAtRest()
            let recording = try window.close()
            let gone = try recording.rest().x - recording.offset.x
            let card = recording.targets.frames[1].minX - recording.targets.frames[0].minX
            XCTAssertEqual(gone / card, cards(of: card, in: recording), accuracy: 1e-6, "every \(delay) ms")
        }
    }

    /// A busy machine may split a rhythm: each part is then a turn of its own.
    private func cards(of length: Double, in recording: Recording) -> Double {
        let times = recording.events.filter { if case .wheel = $0.intent { true } else { false } }
            .map { $0.time / .seconds(1) }
        XCTAssertEqual(times.count, 12)
        var turns: [Double] = []
        for (index, time) in times.enumerated() {
            if index == 0 || time - times[index - 1] > Self.rhythm { turns.append(0) }
            turns[turns.count - 1] += 1
        }
        let notch = ScrollFeel.uikit.wheel.notchDistance
        return turns.reduce(0) { $0 + max(1, ($1 * notch / length).rounded()) }
    }
}
