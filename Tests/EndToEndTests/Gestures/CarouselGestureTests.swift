import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The gallery's carousel under a real pointer.
@MainActor
final class CarouselGestureTests: XCTestCase {
    func testAFlickRestsExactlyOnACard() async throws {
        try assertAFlickRestsOnACard(on: Desktop(for: self))
    }

    func testAFlickRestsExactlyOnACardOnWayland() async throws {
        try assertAFlickRestsOnACard(on: Desktop(for: self, .wayland))
    }

    private func assertAFlickRestsOnACard(on desktop: Desktop) throws {
        let window = try desktop.open("gallery")
        let start = try window.views.center(of: "stage")
        try window.hands(Hands.drag(from: start, by: Array(repeating: (x: -18, y: 0), count: 8)) + Hands.letGo)
        try window.waitUntilAtRest()
        let recording = try window.close()
        let rest = try recording.rest()
        XCTAssertGreaterThan(rest.x, recording.offset.x, "the flick moved nothing")
        XCTAssertTrue(try recording.rests(at: rest.x), "\(rest.x) is not where a card begins")
        try recording.assertTraceAgrees(window)
    }

    func testHeldContentStaysUnderThePointer() async throws {
        let window = try Desktop(for: self).open("gallery")
        let start = try window.views.center(of: "stage")
        let steps = [-7, -11, -5, -13, -2, 6, 9, -20, -1, -3].map { (x: $0, y: 0) }
        // Enough steps for a machine that is busy with other work.
        try window.hands(Hands.drag(from: start, by: steps + steps + steps + steps))
        try window.waitUntilAtRest()
        try window.hands(Hands.letGo)
        try window.waitUntilAtRest()
        let recording = try window.close()
        let held = try recording.heldFrames()
        XCTAssertGreaterThan(held.count, 4, "too few frames to tell")
        for frame in held {
            XCTAssertEqual(frame.offset.x + frame.pointer.x, held[0].offset.x + held[0].pointer.x, accuracy: 1e-9)
        }
        try recording.assertTraceAgrees(window)
    }

    func testContentPulledPastTheEdgeGivesWayAndComesBack() async throws {
        let window = try Desktop(for: self).open("gallery")
        let start = try window.views.center(of: "stage")
        try window.hands(Hands.drag(from: start, by: Array(repeating: (x: 20, y: 0), count: 10)))
        try window.waitUntilAtRest()
        try window.hands(Hands.letGo)
        try window.waitUntilAtRest()
        let recording = try window.close()
        let farthest = try XCTUnwrap(try recording.shownFrames().map(\.x).min())
        let pulled = recording.offset.x - farthest
        XCTAssertGreaterThan(pulled, 40)
        XCTAssertLessThan(pulled, 0.55 * 200, "the band gives way by no more than its coefficient")
        XCTAssertEqual(try recording.rest().x, recording.offset.x)
        try recording.assertTraceAgrees(window)
    }

    func testAPaddleGoesToTheNextCard() async throws {
        let window = try Desktop(for: self).open("gallery")
        try window.point(at: "paddle-forward")
        try window.hands("click", "1")
        try window.waitUntilAtRest()
        let recording = try window.close()
        let second = recording.targets.frames[1].minX - recording.insets.leading
        XCTAssertEqual(try recording.rest().x, second, accuracy: 1e-6)
        try recording.assertTraceAgrees(window)
    }

    func testAWindowOfAnotherSizeKeepsItsCard() async throws {
        let window = try Desktop(for: self).open("gallery")
        try assertTheCardIsKept(in: window, resizedTo: [(1000, 640), (1240, 780)])
    }

    /// The window is held at its corner while it draws: a frame between the compositor's request and the answer to it,
    /// or a read of further requests, would end the connection.
    func testAWindowResizedByHandOnWaylandKeepsItsCard() async throws {
        for renderer in ["software", "opengl"] {
            let window = try Desktop(for: self, .wayland).open("gallery", "--renderer", renderer, size: (900, 600))
            try window.move(to: CGPoint(x: 60, y: 60))
            XCTAssertEqual(window.views.window, CGRect(x: 60, y: 60, width: 900, height: 600))
            try assertTheCardIsKept(in: window, resizedTo: [(820, 560), (1080, 660)])
        }
    }

    private func assertTheCardIsKept(
        in window: OpenWindow, resizedTo sizes: [(width: Int, height: Int)]
    ) throws {
        try window.point(at: "paddle-forward")
        try window.hands("click", "1")
        try window.waitUntilAtRest()
        try window.resize(width: sizes[0].width, height: sizes[0].height)
        let small = try window.screenshot()
        try window.resize(width: sizes[1].width, height: sizes[1].height)
        let recording = try window.close()
        XCTAssertEqual(try PictureFile(small).size, CGSize(width: sizes[0].width, height: sizes[0].height))
        let widths = recording.events.compactMap { if case .resize(let width, _) = $0.intent { width } else { nil } }
        XCTAssertEqual(widths.last, try window.views.frame(of: "stage").width)
        let frames = try XCTUnwrap(recording.events.compactMap(\.relayout.frames).last)
        XCTAssertEqual(try recording.rest().x, frames[1].minX - recording.insets.leading, accuracy: 1e-6)
        try recording.assertTraceAgrees(window)
    }
}

extension Recording {
    /// Whether the content rests with the start of a card at the margin.
    func rests(at offset: Double) throws -> Bool {
        targets.frames.contains { abs($0.minX - insets.leading - offset) < 1e-6 }
    }

    /// Frames shown during a drag, each with the position of the pointer at that time.
    func heldFrames() throws -> [(offset: ShownFrame, pointer: ScrollVector)] {
        let release = events.first { if case .up = $0.intent { true } else { false } }?.time.inSeconds ?? .infinity
        return try shownFrames().compactMap { frame in
            guard frame.time < release, frame.x != offset.x || frame.y != offset.y else { return nil }
            return pointer(at: frame.time).map { (frame, $0) }
        }
    }

    private func pointer(at time: Double) -> ScrollVector? {
        var place: ScrollVector?
        for event in events where event.time.inSeconds <= time {
            if case .move(let position) = event.intent { place = position }
        }
        return place
    }
}
