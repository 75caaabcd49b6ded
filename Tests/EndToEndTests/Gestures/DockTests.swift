import Foundation
import PlaygroundKit
import ScrollAnalysis
import ScrollPhysics
import XCTest

/// The dock under the stage, with real keys and a real pointer.
@MainActor
final class DockTests: XCTestCase {
    /// The dock's height above the status line, in a window of 1280 by 800.
    private static let (height, status) = (300.0, 28.0)
    private static let accent: (red: UInt8, green: UInt8, blue: UInt8) = (0x5B, 0x8C, 0xFF)

    /// The lowest and the highest pixel of the offset's curve in each column of the dock that contains it.
    private func curve(in picture: PictureFile, stage: CGRect) -> [ClosedRange<Int>] {
        let bottom = picture.size.height - Self.status
        // Below the buttons, and right of the numbers.
        let top = bottom - Self.height + 60
        let curves = CGRect(x: stage.minX + 70, y: top, width: stage.width - 70, height: bottom - 20 - top)
        var found: [Int: ClosedRange<Int>] = [:]
        for (x, y) in picture.crop(curves).pixels(of: Self.accent) {
            found[x] = found[x].map { min($0.lowerBound, y)...max($0.upperBound, y) } ?? y...y
        }
        return found.keys.sorted().compactMap { found[$0] }
    }

    func testAFlickOfTheGalleryIsDrawnInTheDock() async throws {
        let window = try Desktop(for: self).open("gallery")
        let stage = try window.views.frameInPictures(of: "stage")
        let start = try window.views.center(of: "stage")
        try window.hands("key", "ctrl+j")
        try window.waitUntilAtRest()
        // The stage is shorter now, with the same origin.
        let place = CGPoint(x: start.x, y: start.y - 120)
        try window.hands(Hands.drag(from: place, by: Array(repeating: (x: -18, y: 0), count: 8)) + Hands.letGo)
        try window.waitUntilAtRest()
        let drawn = curve(in: try PictureFile(window.screenshot()), stage: stage)
        XCTAssertGreaterThan(drawn.count, 100, "the curve is in few columns")
        let (first, last) = (try XCTUnwrap(drawn.first), try XCTUnwrap(drawn.last))
        XCTAssertGreaterThan(first.lowerBound, last.upperBound + 30, "the offset grew")
        let recording = try window.close()
        XCTAssertGreaterThan(try recording.rest().x, recording.offset.x + 100)
    }

    func testTheDockThatIsClosedAgainLeavesTheWindowAsItWas() async throws {
        let window = try Desktop(for: self).open("gallery")
        try window.hands("mousemove", "4", "4")
        try window.waitUntilAtRest()
        let before = try PictureFile(window.screenshot())
        try window.hands("key", "ctrl+j")
        try window.waitUntilAtRest()
        let open = try PictureFile(window.screenshot())
        try window.hands("key", "ctrl+j")
        try window.waitUntilAtRest()
        let after = try PictureFile(window.screenshot())
        let status = Int(before.size.height - Self.status)
        let above = CGRect(x: 0, y: 0, width: before.size.width, height: CGFloat(status))
        XCTAssertEqual(before.crop(above).difference(from: after.crop(above)).largest, 0)
        XCTAssertGreaterThan(before.crop(above).difference(from: open.crop(above)).largest, 50)
        _ = try window.close()
    }
}
