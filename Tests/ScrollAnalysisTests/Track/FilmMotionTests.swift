import AnalysisTestSupport
import Drawing
import Foundation
import SystemFiles
import XCTest

@testable import ScrollAnalysis

/// Films as files, with all options and all errors.
final class FilmMotionTests: XCTestCase {
    private static let page: SyntheticPage = {
        var page = SyntheticPage.text(300)
        page.length = 96
        return page
    }()

    /// Writes images as frames with the numbers 1, 2 and so on; a nil image writes none.
    private func options(_ pictures: [ImageResource?]) throws -> TrackOptions {
        let folder = try temporaryFolder().path
        for (index, picture) in pictures.enumerated() {
            guard let picture else { continue }
            try PNGWriter.write(picture, to: "\(folder)/frame-\(index + 1).png")
        }
        return TrackOptions(folder: folder)
    }

    private func film(_ offsets: [Double?], along axis: TrackedAxis = .y) throws -> TrackOptions {
        var options = try options(offsets.map { offset in offset.map { Self.page.picture(at: $0, along: axis) } })
        options.axis = axis
        return options
    }

    private func motion(_ options: TrackOptions) throws -> FilmMotion {
        try FilmMotion(try FrameFolder(options.folder), options)
    }

    private func assertOffsets(
        _ motion: FilmMotion, _ offsets: [Double], file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(motion.offsets.count, offsets.count, file: file, line: line)
        for (found, offset) in zip(motion.offsets, offsets) {
            XCTAssertEqual(found, offset, accuracy: 0.1, "\(motion.offsets)", file: file, line: line)
        }
    }

    private let offsets = [20.0, 24.6, 31.9, 38.2, 41.5, 35.5]
    private let moved = [0.0, 4.6, 11.9, 18.2, 21.5, 15.5]

    func testOffsetsGrowAsContentMovesUpOrToTheLeft() throws {
        for axis in TrackedAxis.allCases {
            let motion = try motion(film(offsets, along: axis))
            assertOffsets(motion, moved)
            XCTAssertEqual(motion.notes, [], axis.rawValue)
        }
    }

    func testTimesAndOffsetsAreInTheUnitsThatAreAskedFor() throws {
        var options = try film(offsets)
        (options.framesPerSecond, options.pixelsPerPoint) = (120, 2)
        let motion = try motion(options)
        assertOffsets(motion, moved.map { $0 / 2 })
        XCTAssertEqual(motion.times, (0..<6).map { Double($0) / 120 })
        let curve = try CurveFile(motion.csv, file: "c.csv")
        XCTAssertTrue(motion.csv.hasPrefix("t,offset\n0,0\n0.008333,"), motion.csv)
        for (row, offset) in zip(curve.rows, motion.offsets) { XCTAssertEqual(row.offset, offset, accuracy: 1e-4) }
    }

    func testAMissingFrameIsNamedAndTakesItsTime() throws {
        let motion = try motion(film([20, nil, 31.9, 38.2, nil, nil, 41.5]))
        assertOffsets(motion, [0, 11.9, 18.2, 21.5])
        XCTAssertEqual(motion.times.map { ($0 * 60).rounded() }, [0, 2, 3, 6])
        let remedy = "missing. The times include them; their offsets follow from the neighbouring frames."
        XCTAssertEqual(
            motion.notes,
            [
                "frame 2 (0.016667 s) is \(remedy)", "frames 5 to 6 (0.066667 s to 0.083333 s) are \(remedy)",
            ])
    }

    /// Content that moves in the opposite direction is beside the tracked content, and the region excludes it.
    func testOnlyTheRegionIsLookedAt() throws {
        let pictures = offsets.map { offset in
            let (left, right) = (Self.page.picture(at: offset), Self.page.picture(at: 200 - 2 * offset))
            var pixels: [UInt8] = []
            for row in 0..<96 {
                let bytes = 192 * row..<192 * (row + 1)
                pixels += left.pixels[bytes]
                pixels += right.pixels[bytes]
            }
            return ImageResource(width: 96, height: 96, pixels: pixels)
        }
        var options = try options(pictures)
        options.region = PixelRegion(x: 0, y: 10, width: 46, height: 80)
        assertOffsets(try motion(options), moved)
        options.region?.x = 48
        assertOffsets(try motion(options), moved.map { -2 * $0 })
    }

    func testContentThatRepeatsIsNamedWithItsFrames() throws {
        let page = SyntheticPage.cards(500, every: 40)
        let motion = try motion(options([0, 3, 7, 12].map { page.picture(at: $0) }))
        assertOffsets(motion, [0, 3, 7, 12])
        XCTAssertEqual(
            motion.notes,
            [
                """
                frames 2 to 4 (0.016667 s to 0.05 s): the content looks the same 40 pixels further on. The possible shift \
                nearest to the previous motion was used; select a part that does not repeat with --region.
                """
            ])
    }

    func testAFilmThatStandsStillSaysSo() throws {
        let motion = try motion(film([20, 20, 20]))
        assertOffsets(motion, [0, 0, 0])
        XCTAssertEqual(
            motion.notes, ["no motion along y. If the content moves along the other axis, use --axis x."])
    }

    func testAPictureWithoutANumberIsNamed() throws {
        let options = try film(offsets)
        try PNGWriter.write(Self.page.picture(at: 0), to: options.folder + "/cover.png")
        XCTAssertEqual(
            try motion(options).notes, ["cover.png: ignored, because the name does not end in a number."])
    }

    // MARK: Refused options

    private func assertRefused(
        _ options: TrackOptions, _ status: ExitStatus, _ message: String, _ remedy: String,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let message = message.replacing("FOLDER", with: options.folder)
        assertFails(status, message, remedy: remedy, file: file, line: line) { _ = try motion(options) }
    }

    func testAFrameOfAnotherSizeIsNamed() throws {
        var other = Self.page
        other.length = 90
        assertRefused(
            try options([Self.page.picture(at: 0), Self.page.picture(at: 3), other.picture(at: 6)]), .malformed,
            "FOLDER/frame-3.png: found 48x90 pixels, expected 48x96, the size of frame-1.png.",
            "Take all frames from one film, at one size.")
    }

    func testAFrameThatIsNoPictureIsNamed() throws {
        let options = try film([20, 24, 28])
        try Data("GIF89a".utf8).write(to: URL(fileURLWithPath: options.folder + "/frame-2.png"))
        XCTAssertThrowsError(try motion(options)) { error in
            let error = error as? PlaygroundError
            XCTAssertEqual(error?.status, .malformed)
            let start = "\(options.folder)/frame-2.png: expected a PNG picture, found something else"
            XCTAssertEqual(error?.message.hasPrefix(start), true, "\(String(describing: error))")
            XCTAssertEqual(error?.message.hasSuffix("save it as PNG and try again."), true)
        }
    }

    func testARegionThatIsNotInTheFramesIsRefused() throws {
        var options = try film([20, 24])
        options.region = PixelRegion(x: 10, y: 0, width: 39, height: 96)
        assertRefused(
            options, .usage, "--region 10,0,39,96 is not within FOLDER/frame-1.png, which has 48x96 pixels.",
            "Give left, top, width and height in pixels, as in --region 0,0,48,96.")
    }

    func testWhatIsTooSmallToTellAMotionIsRefused() throws {
        var options = try film([20, 24])
        options.region = PixelRegion(x: 0, y: 0, width: 48, height: 15)
        assertRefused(
            options, .usage, "--region 0,0,48,15: found 15 pixels along y, expected at least 16.",
            "Use a larger --region.")
        var page = Self.page
        page.length = 12
        assertRefused(
            try self.options([page.picture(at: 0), page.picture(at: 3)]), .malformed,
            "FOLDER/frame-1.png: found 12 pixels along y, expected at least 16.", "Use larger pictures.")
    }

    func testFramesWithNothingToFollowAreRefused() throws {
        let plain = ImageResource(width: 32, height: 32, pixels: Array(repeating: 255, count: 4 * 32 * 32))
        assertRefused(
            try options([plain, plain, plain]), .malformed,
            "FOLDER: no frame has anything in common with the previous one, expected moving content.",
            "Use more frames per second, or select the content with --region.")
    }
}
