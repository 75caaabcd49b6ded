import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The effect of a double click on a file.
@MainActor
final class OpeningTests: XCTestCase {
    private static let recordings = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Assets/Recordings")

    private func open(_ file: String, scene: String, on desktop: Desktop) throws -> OpenWindow {
        let copy = desktop.home.appendingPathComponent("copy.json")
        let command = try Command(
            Tool.playground(), ["open", file, "--record", copy.path], environment: desktop.environment)
        return try OpenWindow(command, scene: scene, desktop: desktop, recording: copy)
    }

    func testARecordingIsPlayedOnceEventByEventAsFarApartAsTheyWere() async throws {
        let file = Self.recordings.appendingPathComponent("fling.json").path
        let window = try open(file, scene: "list", on: try Desktop(for: self))
        // Longer than the delay before it begins.
        try window.waitUntilAtRest(for: .milliseconds(1500))
        let original = try Recording(contentsOf: file).events
        let played = try window.close().events.filter { !$0.isLayout }.drop { $0.intent != original.first?.intent }
        XCTAssertEqual(played.map(\.intent), original.map(\.intent))
        let start = try XCTUnwrap(played.first).time
        for (event, asMade) in zip(played, original) {
            XCTAssertEqual((event.time - start) / .seconds(1), asMade.time / .seconds(1), accuracy: 1e-6)
        }
    }

    func testTheWheelTakesOverWhatTheRecordingHolds() async throws {
        let desktop = try Desktop(for: self)
        let (start, later) = (ScrollVector(x: 200, y: 400), ScrollVector(x: 200, y: 300))
        let held = Recording(
            viewport: CGSize(width: 600, height: 500), content: CGSize(width: 600, height: 9000),
            events: [
                RecordedEvent(.down(start, .touch), at: .zero), RecordedEvent(.move(later), at: .milliseconds(100)),
                RecordedEvent(.up(later), at: .seconds(3600)),
            ])
        let file = desktop.home.appendingPathComponent("held.json").path
        try held.write(to: file)
        let window = try open(file, scene: "list", on: desktop)
        try window.waitUntilAtRest(for: .milliseconds(1500))
        try window.point(at: "stage")
        try window.hands(Hands.turnWheel(notches: 1))
        try window.waitUntilAtRest()
        let events = try window.close().events.filter { !$0.isLayout }.suffix(4)
        XCTAssertEqual(
            events.map(\.intent),
            [.down(start, .touch), .move(later), .cancel, .wheel(.notch, ScrollVector(x: 0, y: -1))])
    }
}

extension RecordedEvent {
    /// Whether the event is a layout change, not input: rows were measured on the way.
    fileprivate var isLayout: Bool {
        switch intent {
        case .resize, .content, .insets: true
        default: false
        }
    }
}
