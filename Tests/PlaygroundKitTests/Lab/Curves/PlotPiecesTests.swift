import AnalysisTestSupport
import Drawing
import Foundation
import SDLHost
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class PlotPiecesTests: XCTestCase {
    private static let size = CGSize(width: 640, height: 260)

    /// A wave of ten seconds whose values have the same range in each part.
    private static let wave: [CurveSample] = (0...2400).map { index in
        var sample = CurveSample(time: Double(index) / 240, offset: .zero, velocity: .zero, phase: .decelerating)
        sample.offset.y = 100 * sin(Double(index) / 20)
        return sample
    }

    private func data() -> CurveData {
        let curves = ["A", "B"].map { Curve($0, samples: Self.wave, limits: []) }
        return CurveData(axes: [.vertical], curves: curves, events: [], start: 0, end: 10)
    }

    private func pieces(from start: Double, length: Double = 4, pixel: Double = 1) -> [PlotPiece] {
        let range = PlotRange(whole: 0...10, shown: start...start + length)
        let picture = PlotPainter(data(), .position, range, size: Self.size, pixel: pixel, isPanned: true).picture
        return picture.elements.compactMap { if case .piece(let piece, _, _, _) = $0 { piece } else { nil } }
    }

    func testAPanMovesPiecesByWholePixelsAndAddsOnlyThoseAtTheEdge() async {
        var random = SplitMix(seed: 7)
        for pixel in [1.0, 0.5] {
            var former = pieces(from: 1, pixel: pixel)
            for _ in 0..<30 {
                let next = pieces(from: Double.random(in: 0.9...1.3, using: &random), pixel: pixel)
                let kept = next.filter { piece in former.contains { $0.lines == piece.lines } }
                XCTAssertGreaterThanOrEqual(kept.count, next.count - 4 * Int(1 / pixel), "two curves, either edge")
                for piece in kept {
                    let distances = former.filter { $0.lines == piece.lines }.map { piece.origin.x - $0.origin.x }
                    XCTAssertTrue(
                        distances.contains { ($0 / pixel).truncatingRemainder(dividingBy: 1) == 0 }, "\(distances)")
                }
                former = next
            }
        }
    }

    func testPeaksThatLookEqualHaveOneScale() async throws {
        let columns = try XCTUnwrap(
            PlotColumns(0...10, field: CGRect(x: 58, y: 0, width: 572, height: 200), pixel: 1))
        let range = columns.rounded(-212.7...212.7)
        XCTAssertEqual(columns.rounded(-212.7.nextUp...212.7.nextDown), range)
        XCTAssertEqual(range.upperBound, 212.7, accuracy: 0.5)
        XCTAssertEqual(columns.rounded(0...0), 0...0)
    }

    /// The curves of `bench`, in which a few peaks decide the range of values.
    func testPannedFlingsShareMostOfTheirPieces() async {
        let curves = BenchCurves()
        func lines(_ offset: Double) -> [[PlotPiece.Line]] {
            curves.pan(to: offset)
            let range = PlotRange(whole: 0...10, shown: curves.shown)
            let picture = PlotPainter(curves.data, .both, range, size: Self.size, isPanned: true).picture
            return picture.elements.compactMap { if case .piece(let piece, _, _, _) = $0 { piece.lines } else { nil } }
        }
        var former = lines(20)
        for step in 1..<12 {
            let next = lines(20 + 5 * Double(step))
            XCTAssertGreaterThan(next.filter(former.contains).count, next.count * 8 / 10, "step \(step)")
            former = next
        }
    }

    func testPiecesCoverThePaneWithoutGapsAndOverlaps() async {
        let solid = pieces(from: 1.234567).filter { piece in piece.lines.allSatisfy { $0.dashPhase == 0 } }
        XCTAssertEqual(solid.first.map { Double($0.frame.minX) }, PlotLayout.gutter)
        XCTAssertEqual(solid.last.map { Double($0.frame.maxX) }, Double(Self.size.width) - PlotLayout.trailing)
        for (left, right) in zip(solid, solid.dropFirst()) { XCTAssertEqual(left.frame.maxX, right.frame.minX) }
    }

    func testDashesContinueFromPieceToPiece() async throws {
        let dashed = pieces(from: 1.2, length: 1).filter { piece in piece.lines.contains { $0.dashPhase != 0 } }
        XCTAssertGreaterThan(dashed.count, 8)
        for (left, right) in zip(dashed, dashed.dropFirst()) {
            let line = try XCTUnwrap(left.lines.first)
            let end = try Double(XCTUnwrap(right.lines.first?.points.first).x + right.origin.x - left.origin.x)
            let points = line.points.filter { $0.x < end }
            let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
            let next = try XCTUnwrap(right.lines.first)
            let gap = try hypot(
                end - XCTUnwrap(points.last).x, XCTUnwrap(next.points.first).y - XCTUnwrap(points.last).y)
            XCTAssertEqual(next.dashPhase, line.dashPhase + lengths.reduce(0, +) + gap, accuracy: 0.5)
        }
    }

    // MARK: Pixels

    private struct PannedCurves: View {
        let curves: BenchCurves
        var body: some View { PlotCanvas(data: curves.data, content: .both, shown: curves.shown) }
    }

    private func host(_ curves: BenchCurves, _ fonts: FontLibrary, scale: Double) -> ViewHost {
        let host = ViewHost(size: Self.size, scale: scale, text: SDLTextMeasurer(fonts: fonts)) {
            PannedCurves(curves: curves)
        }
        host.colorScheme = .light
        return host
    }

    func testPannedCurvesHaveThePixelsOfANewDrawing() async throws {
        let fonts = try FontLibrary(folder: try Assets.locate().path("Fonts"))
        var random = SplitMix(seed: 1)
        for scale in [1.0, 1.25, 2] {
            let (curves, rasterizer) = (BenchCurves(), SoftwareRasterizer())
            let glyphs = SDLGlyphSource(fonts: fonts)
            let kept = host(curves, fonts, scale: scale)
            for step in 0..<(Repetition.isWhole ? 4 : 2) {
                let offset = Double.random(in: 0...BenchCurves.extent, using: &random)
                let other = BenchCurves()
                for panned in [curves, other] { panned.pan(to: offset) }
                let fresh = host(other, fonts, scale: scale)
                kept.frame(at: .milliseconds(step * 16))
                fresh.frame(at: .zero)
                let background = WindowBackground().light
                let picture = rasterizer.picture(of: kept.displayList, background: background, glyphs: glyphs)
                let anew = SoftwareRasterizer().picture(
                    of: fresh.displayList, background: background, glyphs: glyphs)
                let context = "\(scale) pixels a point, step \(step)"
                XCTAssertTrue(picture.pixels == anew.pixels, context)
                XCTAssertTrue(kept.displayList.dump() == fresh.displayList.dump(), context)
            }
        }
    }

    func testPiecesLookLikeOneLine() async throws {
        let range = PlotRange(whole: 0...10)
        let fonts = try FontLibrary(folder: try Assets.locate().path("Fonts"))
        let pictures = [false, true].map { isPanned in
            var data = data()
            data.curves.removeLast()
            let picture = PlotPainter(data, .position, range, size: Self.size, isPanned: isPanned).picture
            let host = ViewHost(size: Self.size, scale: 1, text: SDLTextMeasurer(fonts: fonts)) {
                Canvas { context, _ in picture.draw(in: context) }
            }
            host.frame(at: .zero)
            return SoftwareRasterizer().picture(
                of: host.displayList, background: WindowBackground().light, glyphs: SDLGlyphSource(fonts: fonts)
            ).pixels
        }
        // The points of either line are within a tenth of a pixel.
        let differences = zip(pictures[0], pictures[1]).map { abs(Int($0) - Int($1)) }
        XCTAssertLessThan(try XCTUnwrap(differences.max()), 90)
    }
}
