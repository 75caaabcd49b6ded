import Foundation
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The gallery's header and paddles follow the front card, with real events.
@MainActor
final class FrontCardTests: XCTestCase {
    /// Feels whose wheel jumps, and one whose wheel glides.
    private let feels = ["gtk", "direct", "flutter", "chromium"]

    /// Title and detail at the header's start, above the cards, in points.
    private static let header = CGSize(width: 300, height: 90)

    func testAfterAWheelTheHeaderNamesTheCardInFront() async throws {
        for feel in Repetition.cases(feels, few: 2) {
            let window = try Desktop(for: self).open("gallery", "--feel", feel)
            try window.point(at: "stage")
            try window.hands(["click", "--repeat", "14", "--delay", "60", "5"])
            try window.waitUntilAtRest()
            try window.point(at: "paddle-back")
            try window.waitUntilAtRest()
            let turned = try header(window)
            // To the previous card and back, which is where the wheel left the content if the paddles take it into
            // account.
            try window.hands("click", "1")
            try window.waitUntilAtRest()
            let before = try header(window)
            try window.point(at: "paddle-forward")
            try window.hands("click", "1")
            try window.waitUntilAtRest()
            let back = try header(window)
            let recording = try window.close()
            XCTAssertGreaterThan(try card(in: recording), 2, feel)
            XCTAssertGreaterThan(
                turned.difference(from: before).largest, 0, "\(feel): the header is that of another card")
            XCTAssertEqual(turned.difference(from: back).largest, 0, "\(feel): the header is that of another card")
        }
    }

    /// The card at the margin at the end.
    private func card(in recording: Recording) throws -> Int {
        let rest = try recording.rest().x
        return try XCTUnwrap(
            recording.targets.frames.firstIndex { abs($0.minX - recording.insets.leading - rest) < 1e-6 })
    }

    private func header(_ window: OpenWindow) throws -> PictureFile {
        let stage = try window.views.frameInPictures(of: "stage")
        let top = CGPoint(x: stage.minX, y: stage.minY - Self.header.height)
        return try PictureFile(window.screenshot()).crop(CGRect(origin: top, size: Self.header))
    }
}
