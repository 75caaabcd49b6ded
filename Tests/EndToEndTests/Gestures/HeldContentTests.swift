import Foundation
import XCTest

/// The visible movement of content under a pressed pointer.
@MainActor
final class HeldContentTests: XCTestCase {
    /// Away from the frame's round corners and from the scroll bar, in points.
    private static let border = 40.0

    func testPicturesOfHeldContentDifferByTheWayOfThePointer() async throws {
        let window = try Desktop(for: self).open("list")
        let start = try window.views.center(of: "stage")
        try window.hands(Hands.drag(from: start, by: [(x: 0, y: -8), (x: 0, y: -30)]))
        try window.waitUntilAtRest()
        let before = try PictureFile(window.screenshot())
        try window.hands(Hands.drag(by: [(x: 0, y: -21), (x: 0, y: -40), (x: 0, y: 14)]))
        try window.waitUntilAtRest()
        let after = try PictureFile(window.screenshot())
        try window.hands(Hands.letGo)
        _ = try window.close()
        let stage = try window.views.frameInPictures(of: "stage").insetBy(dx: Self.border, dy: Self.border)
        let columns = Int(stage.minX)..<Int(stage.maxX)
        let other = (Int(stage.minY)..<(Int(stage.maxY) - 47)).filter { y in
            after.row(y, columns: columns) != before.row(y + 47, columns: columns)
        }
        XCTAssertEqual(other, [], "rows of pixels that are elsewhere")
    }
}
