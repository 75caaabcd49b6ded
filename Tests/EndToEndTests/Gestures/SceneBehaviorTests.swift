import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Documented behavior of pages, sheets and feeds, under a real pointer.
@MainActor
final class SceneBehaviorTests: XCTestCase {
    private static let rows = ["Paging", "View aligned", "Velocity", "Distance", "Careful", "Chart"].map { "row \($0)" }

    private func flick(_ window: OpenWindow, from place: CGPoint, by way: (x: Int, y: Int)) throws {
        try window.hands(Hands.drag(from: place, by: Array(repeating: way, count: 8)) + Hands.letGo)
        try window.waitUntilAtRest()
    }

    private func rest(of row: String, _ recording: Recording) throws -> Double {
        try recording.view(row, file: "").rest().x
    }

    func testOneFlickTurnsThePageOfAllRowsAndAnotherWidthKeepsThem() async throws {
        let window = try Desktop(for: self).open("paging-lab")
        for _ in 0..<2 { try flick(window, from: try window.views.center(of: "row Careful"), by: (x: -16, y: 0)) }
        try window.click(at: 0.75, of: "width")
        let recording = try window.close()
        for row in Self.rows { XCTAssertEqual(try rest(of: row, recording), 2 * 320, accuracy: 0.01, row) }
    }

    func testOneRowAtATimeLeavesTheOthers() async throws {
        let window = try Desktop(for: self).open("paging-lab")
        try window.click(at: 0.75, of: "hand")
        try flick(window, from: try window.views.center(of: "row Careful"), by: (x: -16, y: 0))
        let recording = try window.close()
        XCTAssertEqual(recording.viewNames, ["row Careful"])
        XCTAssertGreaterThan(try rest(of: "row Careful", recording), 300)
    }

    func testASmallerWindowKeepsThePage() async throws {
        let window = try Desktop(for: self).open("paging-lab")
        let wide = try window.views.frame(of: "row Paging").width
        for _ in 0..<2 { try flick(window, from: try window.views.center(of: "row Careful"), by: (x: -16, y: 0)) }
        try window.resize(width: 1000, height: 700)
        let narrow = try window.views.frame(of: "row Paging").width
        XCTAssertLessThan(narrow, wide - 50)
        let recording = try window.close()
        for row in Self.rows { XCTAssertEqual(try rest(of: row, recording), 2 * narrow, accuracy: 0.01, row) }
    }

    func testTheSheetGoesBelowHalfWhenItIsFlickedDown() async throws {
        let window = try Desktop(for: self).open("sheet")
        try flick(window, from: try window.views.center(of: "handle"), by: (x: 0, y: 7))
        let recording = try window.close()
        XCTAssertGreaterThan(recording.offset.y, 100, "it began half open")
        XCTAssertEqual(try recording.rest().y, 0, accuracy: 0.01)
        try recording.assertTraceAgrees(window)
    }

    /// The batch must report what a real fling had loaded: the recorded gesture in the same scene.
    func testTheFeedTellsOfAStrongFling() async throws {
        let window = try Desktop(for: self).open("offset")
        try window.click(at: 0.8, of: "part")
        let stage = try window.views.frame(of: "stage")
        let low = CGPoint(x: stage.midX, y: stage.maxY - 10)
        try flick(window, from: low, by: (x: 0, y: -60))
        let recording = try window.close()
        let length = try XCTUnwrap(
            recording.events.compactMap { event -> Double? in
                if case .content(_, let height) = event.intent { height } else { nil }
            }.last)
        XCTAssertGreaterThan(length, recording.content.height + 500, "more was loaded")

        let host = makePlaygroundHost(
            size: CGSize(width: 1100, height: 720),
            model: PlaygroundModel(scene: try SceneCatalog.builtIn.scene(called: "offset")))
        host.frame(at: .zero)
        let part = try XCTUnwrap(host.frame(ofID: "part"))
        let place = InputEvent.Pointer(location: CGPoint(x: part.minX + part.width * 0.8, y: part.midY))
        host.send(InputEvent(.pointerDown(place), at: host.time))
        host.send(InputEvent(.pointerUp(place), at: host.time))
        host.advance(to: host.time + .seconds(1))
        let start = host.time
        var told: Set<String> = []
        for event in recording.events {
            switch event.intent {
            case .content, .resize, .insets: continue
            default: break
            }
            host.apply(event.intent, toScrollWithID: PlaygroundScene.stageID, at: start + event.time)
        }
        for _ in 0..<240 {
            host.frame(at: host.time + .seconds(1) / 60)
            told.formUnion(host.displayList.runs.map(\.string).filter { $0.hasPrefix("Loaded ahead") })
        }
        XCTAssertTrue(told.contains { $0.contains("pt/s would reach the end of the feed here") }, "\(told)")
        XCTAssertFalse(told.contains { $0.contains(" 0 ") }, "\(told)")
    }
}
