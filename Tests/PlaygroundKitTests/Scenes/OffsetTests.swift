import Drawing
import Foundation
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit

@MainActor
final class OffsetTests: XCTestCase {
    private func scene(part share: CGFloat = 0.2) -> ViewHost {
        let host = makeSceneHost(
            SceneCatalog.builtIn.scene(named: "offset") ?? SceneCatalog.builtIn.first,
            size: CGSize(width: 680, height: 600))
        host.wait(0.1)
        host.choose(share, in: "part")
        return host
    }

    private func height(_ host: ViewHost, _ header: String) -> CGFloat {
        host.frame(ofID: "header \(header)")?.height ?? .nan
    }

    // MARK: Header

    /// The header's heights over the frames of one drag in its list, pulled by `way`.
    private func heights(_ header: String, x: CGFloat, way: CGFloat) -> [CGFloat] {
        let host = scene()
        host.drag(from: CGPoint(x: x, y: 400), by: CGVector(dx: 0, dy: way), over: 0.07)
        return (0..<90).map { _ in
            host.wait(1.0 / 60)
            return height(host, header)
        }
    }

    func testTheBarUnderTheMouseLeavesTheNumbersOfTheRowsFree() async throws {
        let host = makeSceneHost(
            try SceneCatalog.builtIn.scene(called: "offset"), size: CGSize(width: 680, height: 600))
        host.wait(0.1)
        let stage = try XCTUnwrap(host.frame(ofID: PlaygroundScene.stageID))
        func bar(_ width: Double) -> Rect? {
            for case .fill(.roundedRect(let rect, _), _) in host.displayList.items
            where abs(rect.width - width) < 0.01 && rect.height > 20 && rect.x < Double(stage.maxX) {
                return rect
            }
            return nil
        }
        for _ in 0..<3 { host.turnWheel(-1, overID: PlaygroundScene.stageID) }
        host.wait(0.3)
        let thin = try XCTUnwrap(bar(6), "the bar while the list moves")
        let place = CGPoint(x: thin.x + 3, y: thin.y + thin.height / 2)
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: host.time))
        host.wait(0.02)
        let thick = try XCTUnwrap(bar(10), "the bar under the mouse")
        var starts: [Int: Double] = [:]
        for case .text(let run, let origin, _) in host.displayList.items where origin.x < Double(stage.maxX) {
            let text = host.displayList.runs[Int(run)].string
            if Int(text) != nil { starts[text.count] = origin.x }
        }
        // The numbers are right-aligned, and the distance between their starts is the width of a digit.
        let (short, long) = (try XCTUnwrap(starts[1]), try XCTUnwrap(starts[2]))
        XCTAssertLessThanOrEqual(short + (short - long), thick.x)
    }

    func testBothWaysGiveTheSameHeaderAtEveryFrame() async {
        let ways: [CGFloat] = [-90, -60, -20, 40, 150]
        for way in Repetition.cases(ways, few: 2) {
            let byPreference = heights("preference", x: 180, way: way)
            let byGeometry = heights("geometry", x: 500, way: way)
            for (frame, pair) in zip(byPreference, byGeometry).enumerated() {
                XCTAssertEqual(pair.0, pair.1, accuracy: 0.01, "\(way), frame \(frame)")
            }
            XCTAssertGreaterThan(Set(byGeometry.map { ($0 * 100).rounded() }).count, 1, "\(way): it did not move")
        }
    }

    func testTheHeaderBecomesABarAndComesBack() async {
        let host = scene()
        XCTAssertEqual(height(host, "geometry"), 168)
        host.drag(from: CGPoint(x: 500, y: 400), by: CGVector(dx: 0, dy: -300))
        host.wait(3)
        XCTAssertEqual(height(host, "geometry"), 52)
        XCTAssertEqual(height(host, "preference"), 168, "the other list was not scrolled")
        host.key(.home)
        host.wait(2)
        XCTAssertEqual(height(host, "geometry"), 168, accuracy: 0.01)
    }

    func testTheHeaderGrowsWhileTheListIsPulled() async {
        for (header, x) in [("preference", 180.0), ("geometry", 500.0)] {
            let host = scene()
            host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: CGPoint(x: x, y: 300))), at: host.time))
            for step in 1...10 {
                let place = CGPoint(x: x, y: 300 + Double(step) * 15)
                host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: host.time))
                host.wait(0.016)
            }
            XCTAssertGreaterThan(height(host, header), 190, header)
        }
    }

    // MARK: Feed

    private func left(_ host: ViewHost) -> CGFloat {
        guard let geometry = host.scrollGeometry(ofID: PlaygroundScene.stageID) else { return .nan }
        return geometry.contentSize.height - geometry.visibleRect.maxY
    }

    private func length(_ host: ViewHost) -> CGFloat {
        host.scrollGeometry(ofID: PlaygroundScene.stageID)?.contentSize.height ?? .nan
    }

    func testTheFeedNeverShowsItsEndHoweverOftenItIsFlung() async {
        let host = scene(part: 0.8)
        let start = length(host)
        for gesture in 1...25 {
            host.drag(from: CGPoint(x: 340, y: 550), by: CGVector(dx: 0, dy: -400), over: 0.1)
            for _ in 0..<20 {
                host.wait(1.0 / 60)
                XCTAssertGreaterThan(left(host), 0, "gesture \(gesture)")
            }
        }
        XCTAssertGreaterThan(length(host), start * 4)
    }

    func testAGestureThatEndsFarFromTheEndLoadsNothing() async {
        let host = scene(part: 0.8)
        let start = length(host)
        host.drag(from: CGPoint(x: 340, y: 500), by: CGVector(dx: 0, dy: -20), over: 1)
        host.wait(2)
        XCTAssertEqual(length(host), start, accuracy: 200)
        XCTAssertFalse(host.texts.contains { $0.hasPrefix("Loaded ahead") })
    }

    func testItIsTheEndOfTheGestureThatDecides() async {
        let host = scene(part: 0.8)
        let start = length(host)
        let x = 340.0
        host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: CGPoint(x: x, y: 590))), at: host.time))
        for step in 1...30 {
            let place = CGPoint(x: x, y: 590 - Double(step) * 19)
            host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: host.time))
            host.wait(0.03)
        }
        XCTAssertEqual(length(host), start, accuracy: 200, "held")
        host.send(InputEvent(.pointerUp(InputEvent.Pointer(location: CGPoint(x: x, y: 20))), at: host.time))
        host.wait(0.05)
        XCTAssertGreaterThan(length(host), start + 500, "let go")
    }

    func testTheWheelLoadsToo() async {
        let host = scene(part: 0.8)
        let start = length(host)
        for _ in 0..<12 {
            host.turnWheel(-1, overID: PlaygroundScene.stageID)
            host.wait(0.1)
            XCTAssertGreaterThan(left(host), 0)
        }
        XCTAssertGreaterThan(length(host), start + 500)
    }

    func testABatchSaysWhatWasLeftWhenItWasLoaded() async {
        let host = scene(part: 0.8)
        for _ in 0..<40 where !host.texts.contains(where: { $0.hasPrefix("Loaded ahead") }) {
            host.turnWheel(-1, overID: PlaygroundScene.stageID)
            host.wait(0.5)
        }
        XCTAssertTrue(host.texts.contains { $0.hasPrefix("Loaded ahead: a gesture would end ") }, "\(host.texts)")
    }

    /// Its end is cut off at the feed's end, so it has no distance.
    func testAfterAStrongFlingTheBatchTellsItsSpeed() async {
        let host = scene(part: 0.8)
        host.drag(from: CGPoint(x: 340, y: 580), by: CGVector(dx: 0, dy: -560), over: 0.08)
        var told = Set<String>()
        for _ in 0..<120 {
            host.wait(1.0 / 60)
            told.formUnion(host.texts.filter { $0.hasPrefix("Loaded ahead") })
        }
        XCTAssertTrue(told.contains { $0.hasSuffix("pt/s would reach the end of the feed here") }, "\(told)")
        XCTAssertFalse(told.contains { $0.contains(" 0 ") }, "\(told)")
    }

    func testWhatABatchTellsIsNeverNothing() {
        XCTAssertEqual(
            EndlessFeed.Cause(left: 310.4, velocity: 900).text,
            "Loaded ahead: a gesture would end 310 pt before this row")
        XCTAssertEqual(
            EndlessFeed.Cause(left: 0, velocity: 5312).text,
            "Loaded ahead: a fling at 5310 pt/s would reach the end of the feed here")
        XCTAssertEqual(
            EndlessFeed.Cause(left: 0.2, velocity: 0).text,
            "Loaded ahead: a gesture would end here, at the end of the feed")
    }
}
