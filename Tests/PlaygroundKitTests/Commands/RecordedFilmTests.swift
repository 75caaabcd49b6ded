import AnalysisTestSupport
import Drawing
import Foundation
import SDLHost
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A film made by `render`, degraded like a phone's recording of it: at another size, with noise and the loss of JPEG.
@MainActor
final class RecordedFilmTests: XCTestCase {
    /// Pixels per point of the film, and of the tracked frames. The scale is small, so that content moves a twelfth of
    /// the frame at a time, as slowly as in a phone's film.
    private static let (drawn, shown) = (3.0, 1.0)
    private static let frames = 20

    private func recording(_ feel: String, in folder: URL) throws -> String {
        let path = folder.appendingPathComponent("fling.json").path
        try """
        {"format": "scroll-recording", "version": 1, "scene": "list", "viewport": {"width": 80, "height": 128},
         "content": {"width": 80, "height": 9000}, "axes": ["vertical"], "feel": "\(feel)",
         "events": [{"t": 0, "type": "fling", "vx": 0, "vy": 500}]}
        """.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    /// Each pixel is the grey mean of the pixels that it covers, with noise, quantized in blocks of 8 x 8.
    private func worn(_ picture: ImageResource, seed: UInt64) -> ImageResource {
        let step = Self.drawn / Self.shown
        let (width, height) = (Int(Double(picture.width) / step), Int(Double(picture.height) / step))
        var random = SplitMix(seed: seed)
        var values = [Float](repeating: 0, count: width * height)
        for row in 0..<height {
            for column in 0..<width {
                let noise = Float.random(in: -4...4, using: &random)
                values[row * width + column] = mean(picture, Double(column) * step, Double(row) * step, step) + noise
            }
        }
        values = BlockQuantizer(length: width, count: height, quantum: 6).quantized(values)
        let bytes = values.map { UInt8(max(0, min(255, $0.rounded()))) }
        return ImageResource(width: width, height: height, pixels: bytes.flatMap { [$0, $0, $0, 255] })
    }

    /// The mean brightness of a square of pixels, with partial pixels at its sides.
    private func mean(_ picture: ImageResource, _ x: Double, _ y: Double, _ side: Double) -> Float {
        var (sum, area) = (0.0, 0.0)
        for row in Int(y)..<min(picture.height, Int((y + side).rounded(.up))) {
            let tall = min(Double(row + 1), y + side) - max(Double(row), y)
            for column in Int(x)..<min(picture.width, Int((x + side).rounded(.up))) {
                let part = tall * (min(Double(column + 1), x + side) - max(Double(column), x))
                let pixel = 4 * (row * picture.width + column)
                let (red, green, blue) = (picture.pixels[pixel], picture.pixels[pixel + 1], picture.pixels[pixel + 2])
                sum += part * (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue))
                area += part
            }
        }
        return Float(sum / area)
    }

    /// The tracked curve of a film of a fling in `feel`, 30 times a second.
    private func followed(_ feel: String) throws -> CurveFile {
        let folder = try temporaryFolder()
        var render = RenderOptions(
            scene: "list", recording: try recording(feel, in: folder), times: [],
            output: folder.path + "/drawn-%03d.png", size: nil, scale: Self.drawn)
        render.film = FilmMoments(every: 1, over: 30)
        render.film?.end = .seconds(Self.frames) / 30 - .milliseconds(1)
        try renderScene(render)
        let frames = folder.appendingPathComponent("frames")
        try FileManager.default.createDirectory(at: frames, withIntermediateDirectories: true)
        for index in 1...Self.frames {
            let picture = try PNGReader.read(render.path(ofPicture: index - 1))
            try PNGWriter.write(worn(picture, seed: UInt64(index)), to: frames.path + "/frame-\(index).png")
        }
        var track = TrackOptions(folder: frames.path)
        (track.framesPerSecond, track.pixelsPerPoint) = (30, Self.shown)
        track.output = folder.path + "/curve.csv"
        try runTrack(track)
        return try CurveFile(contentsOf: folder.path + "/curve.csv")
    }

    func testItIsFollowedWithinAFifthOfAPixelAndFitNamesItsFeel() async throws {
        for feel in ["uikit"] {
            let file = try followed(feel)
            XCTAssertEqual(file.rows.count, Self.frames)
            let made = try Recording(contentsOf: recording(feel, in: try temporaryFolder()))
            let offsets = Trace(made, feel: try FeelLibrary.feel(feel), times: .rate(30)).prefix(Self.frames).map(
                \.offset.y)
            for (row, offset) in zip(file.rows, offsets) {
                // The scene is drawn at whole pixels of the film while it moves fast, and between them while it is
                // slow.
                let whole = (offset * Self.drawn).rounded() / Self.drawn
                let found = row.offset + offsets[0]
                XCTAssertLessThan(
                    min(abs(found - offset), abs(found - whole)) * Self.shown, 0.2, "\(feel) at \(row.time) s")
            }
            let curve = try MeasuredCurve(file, name: "c.csv")
            let ranking = FeelRanking(ScrollFeel.builtIn, varying: [], to: curve)
            // Flutter's drag equals UIKit's rate except for a thousandth.
            XCTAssertTrue(
                ([ranking.entries.first?.best.name ?? ""] + ranking.equals).contains(feel),
                FitReport(ranking).text(.table))
            XCTAssertTrue(ranking.explains)
        }
    }
}
