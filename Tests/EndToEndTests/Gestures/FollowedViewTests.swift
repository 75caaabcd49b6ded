import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit

/// The status line and the inspector describe the scroll view in use, whichever it is.
@MainActor
final class FollowedViewTests: XCTestCase {
    private static let places = ["status view", "followed view"]

    /// The expected places of a window after that scroll view has been moved.
    private func expected(_ view: String, in scene: String, _ window: OpenWindow) throws -> [PictureFile] {
        try window.views.pictures(of: Self.places, scene: scene) { host in
            let way = ScrollVector(x: 30, y: 30)
            host.apply(
                .scrollTo(way, animated: false), toScrollWithID: ScrollViewID(name: view, inside: scene), at: host.time)
        }
    }

    private func assertShows(
        _ view: String, in scene: String, _ window: OpenWindow, line: UInt = #line
    ) throws {
        let screenshot = try PictureFile(try window.screenshot())
        for (id, expected) in zip(Self.places, try expected(view, in: scene, window)) {
            let shown = screenshot.crop(try window.views.frameInPictures(of: id))
            let difference = shown.difference(from: expected)
            XCTAssertEqual(difference.largest, 0, "\(id) of \(view)", line: line)
        }
    }

    func testItIsTheRowInHandAndThenThePage() async throws {
        let window = try Desktop(for: self).open("feed", "--renderer", "software", size: (1280, 800))
        try assertShows("stage", in: "feed", window)
        let stage = try window.views.frame(of: "stage")
        let row = CGPoint(x: stage.midX, y: stage.minY + 220)
        try window.hands(Hands.drag(from: row, by: Array(repeating: (x: -15, y: 0), count: 8)) + Hands.letGo)
        try window.waitUntilAtRest()
        try assertShows("#stage/0/1", in: "feed", window)
        try window.hands(Hands.turnWheel(notches: 2))
        try window.waitUntilAtRest()
        try assertShows("stage", in: "feed", window)
        try window.hands("key", "ctrl+q")
        XCTAssertEqual(try window.command.outcome().status, 0)
    }

    func testItIsAListAtTheSideAndARowOfTheLab() async throws {
        let desktop = try Desktop(for: self)
        let offset = try desktop.open("offset", "--renderer", "software", size: (1280, 800))
        try offset.point(at: "geometry list")
        try offset.hands(Hands.turnWheel(notches: 2))
        try offset.waitUntilAtRest()
        try assertShows("geometry list", in: "offset", offset)
        try offset.hands("key", "ctrl+q")
        let lab = try desktop.open("paging-lab", "--renderer", "software", size: (1280, 800), recording: "lab.json")
        let row = try lab.views.center(of: "row Careful")
        try lab.hands(Hands.drag(from: row, by: Array(repeating: (x: -15, y: 0), count: 8)) + Hands.letGo)
        try lab.waitUntilAtRest()
        try assertShows("row Careful", in: "paging-lab", lab)
        try lab.hands("key", "ctrl+q")
        XCTAssertEqual(try lab.command.outcome().status, 0)
    }
}
