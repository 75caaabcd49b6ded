import Foundation
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A frame that the window showed while it recorded.
struct ShownFrame: Equatable {
    /// Seconds since the start of the recording.
    var time: Double
    var x: Double
    var y: Double
}

extension Recording {
    /// Each frame with a new offset, and the last frame.
    func shownFrames() throws -> [ShownFrame] {
        let final = try JSONReader(value: XCTUnwrap(unknown[""]?["final"]), file: "recording", path: "final").object()
        var frames: [ShownFrame] = []
        for element in try final.field("frames", "frames").elements() {
            let numbers = try element.elements().map { try $0.number("a number") }
            frames.append(ShownFrame(time: numbers[0], x: numbers[1], y: numbers[2]))
        }
        let numbers = try ["t", "x", "y"].map { try final.field($0, "a number").number("a number") }
        return frames + [ShownFrame(time: numbers[0], x: numbers[1], y: numbers[2])]
    }

    /// The position of the content when the window was closed.
    func rest() throws -> ShownFrame { try XCTUnwrap(try shownFrames().last) }

    /// Asserts that `trace` reports for every frame what the window showed in it.
    @MainActor
    func assertTraceAgrees(
        _ window: OpenWindow, _ name: String = "", _ options: String..., file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let frames = try shownFrames()
        let rows = try window.trace(at: frames.map(\.time), options)
        XCTAssertEqual(rows.count, frames.count, file: file, line: line)
        for (frame, row) in zip(frames, rows) {
            XCTAssertEqual(row.x, frame.x, accuracy: 0.01, "\(name): x at \(frame.time)", file: file, line: line)
            XCTAssertEqual(row.y, frame.y, accuracy: 0.01, "\(name): y at \(frame.time)", file: file, line: line)
        }
    }
}
