import Drawing
import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis
@testable import SDLHost

/// `bench` without a window, with frames as the loop makes them.
final class BenchRunTests: XCTestCase {
    private struct Outcome: Sendable {
        var line: BenchLine
        var offsets: [CGPoint]
    }

    @MainActor private static func measure(_ scene: BenchScene, count: Int) throws -> Outcome {
        let options = BenchOptions(scene: scene, count: count, seconds: 0.2, name: "test", renderer: .software)
        let curves = BenchCurves()
        let view = BenchView(scene: scene, count: scene.itemCount(count), curves: curves)
        let host = ViewHost(size: BenchScene.windowSize) { view }
        let run = BenchRun(options, host: host, curves: curves, environment: [:])
        var isOver = false
        let hooks = run.hooks { isOver = true }
        var offsets: [CGPoint] = []
        for frame in 0..<1000 where !isOver {
            let time = BenchRun.interval * frame
            hooks.beforeFrame?(time)
            host.frame(at: time)
            if scene == .curves {
                offsets.append(CGPoint(x: curves.shown?.lowerBound ?? .nan, y: 0))
            } else {
                offsets.append(try XCTUnwrap(host.scrollGeometry(ofID: BenchView.scrollID)).contentOffset)
            }
            let start = Int64(frame) * 10_000_000
            hooks.onFrame?(
                FrameRecord(
                    report: host.report, time: time, began: start, built: start + 1_000_000,
                    presented: start + 5_000_000, prepared: start + 5_500_000))
        }
        XCTAssertTrue(isOver)
        return Outcome(line: run.line, offsets: offsets)
    }

    /// XCTest calls tests on the main thread without declaring it.
    private func run(_ scene: BenchScene, count: Int) throws -> Outcome {
        try MainActor.assumeIsolated { try Self.measure(scene, count: count) }
    }

    func testAListMovesItsStepInEachFrameAndEndsOnItsLastRow() throws {
        let outcome = try run(.list, count: 1000)
        XCTAssertEqual(outcome.line.figures.frames, 20)
        XCTAssertEqual(outcome.line.figures.intervals?.median, 10)
        XCTAssertEqual(outcome.line.figures.built, 1.5)
        let moved = BenchMeter.warmUpFrames + 20
        for (index, offset) in outcome.offsets.prefix(moved).enumerated().dropFirst() {
            XCTAssertEqual(offset.y, Double(index + 1) * 4000 / 60, accuracy: 1e-6, "frame \(index)")
        }
        XCTAssertEqual(
            outcome.offsets.suffix(2).map { Double($0.y) }, [54_000, BenchScene.list.extent(itemCount: 1000)])
        XCTAssertNotNil(outcome.line.jumpToMiddle)
        XCTAssertNotNil(outcome.line.jumpToEnd)
    }

    func testCurvesOfTenSecondsArePannedInEachFrame() throws {
        let outcome = try run(.curves, count: 1)
        XCTAssertEqual(outcome.line.count, 4)
        let moved = outcome.offsets.prefix(BenchMeter.warmUpFrames).map { Double($0.x) }
        XCTAssertTrue(zip(moved, moved.dropFirst()).allSatisfy { $0 < $1 }, "\(moved)")
        let samples = MainActor.assumeIsolated { BenchCurves().data.curves.map(\.samples.count) }
        XCTAssertTrue(samples.allSatisfy { (2400...3200).contains($0) }, "\(samples)")
    }

    func testTheWholeWindowScrollsAndWithTheLabATakePlaysWithCurvesNumbersAndGhost() throws {
        try MainActor.assumeIsolated {
            let orange = GhostOutlines(of: .b, in: .dark).color
            for scene in [BenchScene.windowGallery, .labGallery, .labList, .seekGallery] {
                let window = try BenchWindow(
                    try XCTUnwrap(scene.sceneName), for: scene.windowUse, size: BenchScene.windowSize)
                let hasLab = scene.windowUse != .scrolling
                let (host, offsets) = (window.host, try Self.offsets(window))
                XCTAssertEqual(Set(offsets.map { "\($0)" }).count, offsets.count, "something moves in each frame")
                for id in ["dock", "numbers", "curves"] {
                    XCTAssertEqual(host.frame(ofID: id) != nil, hasLab, "\(scene.rawValue): \(id)")
                }
                let outlines = host.displayList.items.filter {
                    $0.isOutline(in: orange)
                }
                XCTAssertEqual(!outlines.isEmpty, hasLab, scene.rawValue)
            }
        }
    }

    @MainActor private static func offsets(_ window: BenchWindow) throws -> [CGPoint] {
        try (1...20).map { frame in
            let time = BenchRun.interval * frame
            window.prepareFrame(at: time, offset: Double(frame) * 20)
            window.host.frame(at: time)
            window.frameShown()
            return try XCTUnwrap(window.shownOffset)
        }
    }

    func testTheLastCardOfACarouselEndsInTheMiddle() throws {
        let outcome = try run(.carousel, count: 5)
        XCTAssertEqual(outcome.line.count, 20)
        XCTAssertEqual(outcome.offsets.last?.x, 19 * 344 - 480)
        XCTAssertEqual(outcome.offsets[1].x, 40 - 480)
    }

    func testTenMillionRowsHaveTheExtentOfTheComparison() throws {
        let outcome = try run(.list, count: 10_000_000)
        XCTAssertEqual(outcome.offsets.last.map { Double($0.y) }, BenchScene.list.extent(itemCount: 10_000_000))
    }
}

extension DisplayItem {
    fileprivate func isOutline(in color: PixelColor) -> Bool {
        guard case .border(_, let width, let own) = self else { return false }
        return width == 1.5 && own == color
    }
}
