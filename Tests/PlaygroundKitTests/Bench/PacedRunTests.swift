import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis
@testable import SDLHost

/// `bench` for a display of a rate, without a window: frames as the loop would make them.
@MainActor
final class PacedRunTests: XCTestCase {
    private func play(_ scene: BenchScene, seconds: Double = 60, budget: PrefetchBudget) -> (
        run: PacedRun, host: ViewHost
    ) {
        let options = BenchOptions(scene: scene, count: 60, seconds: seconds, name: "test", renderer: .software)
        let curves = BenchCurves()
        let host = ViewHost(size: BenchScene.windowSize) { BenchView(scene: scene, count: 60, curves: curves) }
        let run = PacedRun(options, rate: 120, host: host, curves: curves)
        var isOver = false
        let hooks = run.hooks { isOver = true }
        for frame in 0..<4000 where !isOver {
            let time = Duration.seconds(1) / 120 * frame
            hooks.beforeFrame?(time)
            host.frame(at: time)
            let start = Int64(frame) * 8_000_000
            let record = FrameRecord(
                report: host.report, time: time, began: start, built: start + 1_000_000, presented: start + 5_000_000)
            hooks.onFrame?(record)
            host.prefetch(within: budget)
        }
        XCTAssertTrue(isOver)
        return (run, host)
    }

    func testAFeedIsFlungThroughToItsEndAndEachRowIsReadyThatWasPrepared() async throws {
        let (run, host) = play(.feed, budget: .unlimited)
        let geometry = try XCTUnwrap(host.scrollGeometry(ofID: BenchView.scrollID))
        XCTAssertGreaterThanOrEqual(geometry.contentOffset.y, geometry.contentSize.height - 801)
        XCTAssertEqual(run.figures.rowsMade, 0)
        XCTAssertEqual(run.figures.framesOverTime, 0)
    }

    func testWithoutPreparingNoRowOfAFeedIsReady() async {
        XCTAssertGreaterThan(play(.feed, budget: .none).run.figures.rowsMade, 50)
    }

    func testSecondsAreThoseOfTheFrames() async throws {
        let run = play(.list, seconds: 0.5, budget: .none).run
        XCTAssertEqual(run.figures.lengths.count, 60)
        XCTAssertTrue(run.json.contains("\"hz\": 120"), run.json)
    }
}
