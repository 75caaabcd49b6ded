import Foundation
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit

@MainActor
final class SheetSceneTests: XCTestCase {
    private func sheet(height: CGFloat = 600) -> ViewHost {
        let host = makeSceneHost(
            SceneCatalog.builtIn.scene(named: "sheet") ?? SceneCatalog.builtIn.first,
            size: CGSize(width: 680, height: height))
        host.wait(0.1)
        return host
    }

    private func offset(_ host: ViewHost) -> Double {
        Double(host.scrollGeometry(ofID: PlaygroundScene.stageID)?.contentOffset.y ?? .nan)
    }

    private func detents(_ host: ViewHost) -> SheetDetents {
        SheetDetents(height: Double(host.frame(ofID: PlaygroundScene.stageID)?.height ?? 0))
    }

    /// The offset of the open sheet.
    private func open(of host: ViewHost) -> Double { detents(host).open }

    /// A place in the list of the half open sheet.
    private let grip = CGPoint(x: 200, y: 520)

    private func open(_ host: ViewHost) {
        host.click(id: "handle")
        host.wait(2)
    }

    func testItStartsHalfOpen() async {
        let host = sheet()
        XCTAssertEqual(offset(host), detents(host).half)
        XCTAssertGreaterThan(detents(host).half, 150)
        XCTAssertGreaterThan(detents(host).open, detents(host).half + 150)
        XCTAssertTrue(host.texts.contains(SheetState.half.explanation), "\(host.texts)")
    }

    func testADragUpMovesTheSheetFirstAndThenTheListInOneGesture() async {
        let host = sheet()
        let (start, travel) = (offset(host), open(of: host))
        let (handle, row) = (host.center(ofID: "handle").y, host.center(ofID: "place 2").y)
        host.drag(from: grip, by: CGVector(dx: 0, dy: -100), over: 1)
        XCTAssertLessThan(offset(host), travel)
        XCTAssertEqual(host.center(ofID: "handle").y, handle - CGFloat(offset(host) - start), accuracy: 0.01)
        XCTAssertEqual(host.center(ofID: "place 2").y, row - CGFloat(offset(host) - start), accuracy: 0.01)

        let other = sheet()
        other.drag(from: grip, by: CGVector(dx: 0, dy: -400), over: 1)
        XCTAssertGreaterThan(offset(other), travel + 100)
        XCTAssertEqual(
            other.center(ofID: "handle").y, handle - CGFloat(travel - start), accuracy: 0.01, "the handle stays on top")
        XCTAssertEqual(other.center(ofID: "place 4").y, row + 104 - CGFloat(offset(other) - start), accuracy: 0.01)
    }

    func testADragDownMovesTheListFirstAndThenTheSheet() async {
        let host = sheet()
        open(host)
        let travel = open(of: host)
        host.drag(from: grip, by: CGVector(dx: 0, dy: -120), over: 1)
        host.wait(3)
        let start = offset(host)
        XCTAssertGreaterThan(start, travel + 50)
        host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: CGPoint(x: 200, y: 200))), at: host.time))
        var taken: Double?
        for step in 1...30 {
            host.wait(0.016)
            let y = 200 + CGFloat(step) * 10
            host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: CGPoint(x: 200, y: y))), at: host.time))
            host.wait(0.001)
            guard offset(host) < start else { continue }
            let held = Double(y) + offset(host)
            XCTAssertEqual(taken ?? held, held, accuracy: 1e-6, "step \(step): the list stays under the pointer")
            taken = held
        }
        XCTAssertLessThan(offset(host), travel - 50, "the same drag has lowered the sheet")
    }

    func testAFlingUpGoesOnInTheListWithItsVelocity() async {
        let host = sheet()
        let travel = open(of: host)
        host.drag(from: grip, by: CGVector(dx: 0, dy: -150), over: 0.1)
        var last = offset(host)
        var steps: [Double] = []
        for _ in 0..<40 {
            host.wait(1.0 / 60)
            steps.append(offset(host) - last)
            last = offset(host)
        }
        XCTAssertGreaterThan(last, travel + 200)
        for (before, after) in zip(steps.dropFirst(), steps.dropFirst(2)) {
            XCTAssertLessThanOrEqual(after, before + 0.01, "\(steps)")
            XCTAssertGreaterThan(after, before * 0.9, "no step back at the hand-over: \(steps)")
        }
    }

    func testAFlingDownOfTheListLowersTheSheetWithWhatIsLeft() async {
        let host = sheet()
        open(host)
        host.drag(from: grip, by: CGVector(dx: 0, dy: -100), over: 1)
        host.wait(2)
        XCTAssertGreaterThan(offset(host), open(of: host) + 30)
        host.drag(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 250), over: 0.1)
        host.wait(3)
        XCTAssertEqual(offset(host), detents(host).half, accuracy: 0.01)
        XCTAssertTrue(host.texts.contains(SheetState.half.explanation))
    }

    func testEveryReleaseOfTheSheetRestsOnADetent() async {
        let ways = stride(from: -260.0, through: 200, by: 20)
        let all = ways.flatMap { way in [0.08, 0.3, 1.2].map { (way, $0) } }
        for (way, seconds) in Repetition.cases(all, few: 24) {
            let host = sheet()
            host.drag(from: grip, by: CGVector(dx: 0, dy: way), over: seconds)
            host.wait(6)
            let (end, detents) = (offset(host), detents(host))
            XCTAssertTrue(
                end > detents.open - 0.01 || detents.all.contains { abs(end - $0) < 0.01 },
                "by \(way) in \(seconds) s: \(end) of \(detents.all)")
            XCTAssertFalse(host.needsFrame)
        }
    }

    func testATapOnTheHandleOpensAndCloses() async {
        let host = sheet()
        open(host)
        XCTAssertEqual(offset(host), open(of: host), accuracy: 0.01)
        XCTAssertTrue(host.texts.contains(SheetState.open.explanation), "\(host.texts)")
        open(host)
        XCTAssertEqual(offset(host), detents(host).half, accuracy: 0.01)
    }

    func testAFlickDownGoesBelowHalfAndOneUpComesBack() async {
        let host = sheet()
        let handle = host.center(ofID: "handle").y
        host.drag(from: grip, by: CGVector(dx: 0, dy: 50), over: 0.08)
        host.wait(3)
        XCTAssertEqual(offset(host), detents(host).low, accuracy: 0.01)
        XCTAssertTrue(host.texts.contains(SheetState.low.explanation), "\(host.texts)")
        XCTAssertGreaterThan(host.center(ofID: "handle").y, handle + 150)
        let map = host.scrollGeometry(ofID: "map")?.contentOffset ?? .zero
        host.drag(from: CGPoint(x: 300, y: 420), by: CGVector(dx: -60, dy: 0), over: 1)
        host.wait(2)
        XCTAssertGreaterThan(
            host.scrollGeometry(ofID: "map")?.contentOffset.x ?? 0, map.x + 30, "the sheet was there before")
        host.drag(from: host.center(ofID: "handle"), by: CGVector(dx: 0, dy: -30), over: 0.1)
        host.wait(3)
        XCTAssertEqual(offset(host), detents(host).half, accuracy: 0.01, "the next height, not the one after")
        host.drag(from: host.center(ofID: "handle"), by: CGVector(dx: 0, dy: -30), over: 0.1)
        host.wait(3)
        XCTAssertEqual(offset(host), detents(host).open, accuracy: 0.01)
        host.drag(from: host.center(ofID: "handle"), by: CGVector(dx: 0, dy: 30), over: 0.1)
        host.wait(3)
        XCTAssertEqual(offset(host), detents(host).half, accuracy: 0.01)
    }

    func testALoweredSheetStaysLoweredInAnotherWindowAndATapLiftsIt() async {
        let host = sheet()
        host.drag(from: grip, by: CGVector(dx: 0, dy: 50), over: 0.08)
        host.wait(3)
        for height in [800.0, 480, 600] {
            host.size = CGSize(width: 680, height: height)
            host.wait(1)
            XCTAssertEqual(offset(host), detents(host).low, accuracy: 0.01, "\(height)")
        }
        open(host)
        XCTAssertEqual(offset(host), detents(host).half, accuracy: 0.01)
    }

    func testAHalfOpenSheetStaysSoInAnotherWindow() async {
        let host = sheet()
        for height in [800.0, 480, 600] {
            host.size = CGSize(width: 680, height: height)
            host.wait(1)
            XCTAssertEqual(offset(host), detents(host).half, accuracy: 0.01, "\(height)")
        }
    }

    func testADragBesideTheSheetMovesTheMap() async {
        let host = sheet()
        let map = host.scrollGeometry(ofID: "map")?.contentOffset ?? .zero
        host.drag(from: CGPoint(x: 300, y: 200), by: CGVector(dx: -60, dy: 0), over: 1)
        host.wait(2)
        XCTAssertEqual(offset(host), detents(host).half)
        let moved = host.scrollGeometry(ofID: "map")?.contentOffset ?? .zero
        XCTAssertGreaterThan(moved.x, map.x + 30)
    }

    func testAnOpenSheetStaysOpenInAnotherWindow() async {
        let host = sheet()
        open(host)
        for height in [800.0, 480, 600] {
            host.size = CGSize(width: 680, height: height)
            host.wait(1)
            XCTAssertEqual(offset(host), open(of: host), accuracy: 0.01, "\(height)")
        }
    }

    func testTheWheelLiftsTheSheet() async {
        let host = sheet()
        for _ in 0..<4 {
            host.turnWheel(-1, overID: "place 1")
            host.wait(0.2)
        }
        host.wait(2)
        XCTAssertGreaterThanOrEqual(offset(host), open(of: host) - 0.01)
    }
}
