import XCTest

@testable import PlaygroundKit

final class BenchLineTests: XCTestCase {
    private let nothing = BenchFigures(frames: 0)

    func testKeysComeInTheOrderOfTheContractAndNullIsWhatWasNotMeasured() {
        let line = BenchLine(name: "a \"b\"", scene: .list, count: 1000, figures: nothing)
        XCTAssertEqual(
            line.json,
            #"{"name": "a \"b\"", "scene": "list", "n": 1000, "first_frame_ms": null, "frames": 0, "#
                + #""cpu_ms_per_frame": null, "app_ms_per_frame": null, "p50_ms": null, "p99_ms": null, "max_ms": null, "#
                + #""rss_mb": null, "allocs_per_frame": null, "jump_mid_ms": null, "jump_end_ms": null, "#
                + #""submit_ms_per_frame": null, "x_cpu_ms_per_frame": null}"#)
    }

    func testFiguresAreGivenToTenThousandths() {
        var line = BenchLine(name: "a", scene: .carousel, count: 20, figures: nothing)
        line.firstFrame = 22.123456
        line.figures.allocations = 0
        line.jumpToEnd = .nan
        XCTAssertTrue(line.json.contains("\"first_frame_ms\": 22.1235, "), line.json)
        XCTAssertTrue(line.json.contains("\"allocs_per_frame\": 0, "), line.json)
        XCTAssertTrue(line.json.contains("\"jump_end_ms\": null, "), line.json)
    }

    func testTimeSinceTheStartNeedsTheTimeOfTheStart() {
        XCTAssertEqual(BenchLine.sinceStart(environment: ["PEER_T0_NS": "1000000000"], now: 1022.5), 22.5)
        XCTAssertNil(BenchLine.sinceStart(environment: [:], now: 1022.5))
        XCTAssertNil(BenchLine.sinceStart(environment: ["PEER_T0_NS": "soon"], now: 1022.5))
    }
}
