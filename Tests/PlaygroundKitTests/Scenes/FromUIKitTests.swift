import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit

@MainActor
final class FromUIKitTests: XCTestCase {
    private func scene(reduceMotion: Bool = false) throws -> ViewHost {
        let host = makeSceneHost(
            try SceneCatalog.builtIn.scene(called: "from-uikit"), size: CGSize(width: 680, height: 600))
        host.reduceMotion = reduceMotion
        host.wait(0.2)
        return host
    }

    private func call(_ call: UIKitCall, _ host: ViewHost) {
        let id = "call \(call.id)"
        for _ in 0..<30 where (host.frame(ofID: id)?.maxY ?? .infinity) > host.size.height - 4 {
            host.turnWheel(-1, overID: "calls")
            host.wait(0.5)
        }
        host.click(id: id)
    }

    private func end(_ host: ViewHost) throws -> CGFloat {
        let geometry = try XCTUnwrap(host.scrollGeometry(ofID: PlaygroundScene.stageID))
        return geometry.contentSize.height - geometry.containerSize.height
    }

    func testSetContentOffsetIsThereAtOnce() async throws {
        let host = try scene()
        call(.jump, host)
        XCTAssertEqual(host.stageOffset.y, 600)
        XCTAssertTrue(host.texts.contains("At 600 points"), "\(host.texts)")
    }

    func testAnAnimatedOffsetIsOnItsWayFirst() async throws {
        let host = try scene()
        call(.animate, host)
        host.wait(0.1)
        XCTAssertGreaterThan(host.stageOffset.y, 0)
        XCTAssertLessThan(host.stageOffset.y, 600)
        host.wait(2)
        XCTAssertEqual(host.stageOffset.y, 600)
    }

    func testATimeOfOnesOwnIsKept() async throws {
        let host = try scene()
        call(.ownTime, host)
        host.wait(1.3)
        XCTAssertLessThan(host.stageOffset.y, 600)
        XCTAssertEqual(host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.phase, .animating)
        host.wait(0.3)
        XCTAssertEqual(host.stageOffset.y, 600)
    }

    func testADistanceIsAddedToWhereItIs() async throws {
        let host = try scene()
        call(.jump, host)
        call(.byDistance, host)
        call(.byDistance, host)
        XCTAssertEqual(host.stageOffset.y, 1000)
    }

    func testStopEndsAFlingWhereItIs() async throws {
        let host = try scene()
        call(.stop, host)
        host.drag(from: CGPoint(x: 600, y: 500), by: CGVector(dx: 0, dy: -300))
        host.wait(0.1)
        XCTAssertEqual(host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.phase, .decelerating)
        host.click(id: "call stop")
        let stopped = host.stageOffset
        host.wait(2)
        XCTAssertEqual(host.stageOffset, stopped)
    }

    func testAViewIsBroughtByTheLeastMove() async throws {
        let host = try scene()
        call(.revealView, host)
        host.wait(2)
        let (card, stage) = (host.frame(ofID: "card 30") ?? .null, host.frame(ofID: PlaygroundScene.stageID) ?? .null)
        XCTAssertEqual(card.maxY, stage.maxY, accuracy: 0.01)
        let rest = host.stageOffset
        call(.revealView, host)
        host.wait(2)
        XCTAssertEqual(host.stageOffset, rest, "it is in sight")
    }

    func testARectangleIsBroughtByTheLeastMoveFromBothSides() async throws {
        let host = try scene()
        let height = try XCTUnwrap(host.scrollGeometry(ofID: PlaygroundScene.stageID)).containerSize.height
        call(.revealRect, host)
        host.wait(2)
        XCTAssertEqual(host.stageOffset.y, 2300 - height, accuracy: 0.01)
        call(.bottom, host)
        call(.revealRect, host)
        host.wait(2)
        XCTAssertEqual(host.stageOffset.y, 2000, accuracy: 0.01)
    }

    func testTopAndEnd() async throws {
        let host = try scene()
        call(.bottom, host)
        XCTAssertEqual(host.stageOffset.y, try end(host), accuracy: 0.01)
        call(.top, host)
        host.wait(3)
        XCTAssertEqual(host.stageOffset.y, 0, accuracy: 0.01)
    }

    func testTheIndicatorsAreShownWithoutAMove() async throws {
        let host = try scene()
        call(.flash, host)
        host.wait(0.1)
        let stage = try XCTUnwrap(host.frame(ofID: PlaygroundScene.stageID))
        let bars = host.displayList.items.filter {
            guard case .fill(.roundedRect(let rect, _), _) = $0 else { return false }
            return rect.x > Double(stage.maxX) - 30 && rect.width <= 10 && rect.height > 20
        }
        XCTAssertEqual(bars.count, 1)
        XCTAssertEqual(host.stageOffset.y, 0)
    }

    /// The distance of the same flick.
    private func distance(_ tuning: Tuning = Tuning(), slider share: CGFloat? = nil) throws -> CGFloat {
        let host = makeSceneHost(
            try SceneCatalog.builtIn.scene(called: "from-uikit"), size: CGSize(width: 680, height: 600), tuning: tuning)
        host.wait(0.2)
        if let share, let slider = host.frame(ofID: "slider Deceleration rate") {
            host.click(at: CGPoint(x: slider.minX + 7 + (slider.width - 14) * share, y: slider.midY))
            host.wait(0.3)
        }
        host.drag(from: CGPoint(x: 600, y: 500), by: CGVector(dx: 0, dy: -200))
        host.wait(8)
        return host.stageOffset.y
    }

    func testADecelerationRateOfOnesOwnIsThatOfAFeelWithTheSameNumber() async throws {
        // The slider goes from 0.98 to 0.999.
        let own = try distance(slider: 10.0 / 19)
        var tuning = Tuning()
        tuning.feel.fling.decelerationRate = 0.99
        XCTAssertEqual(own, try distance(tuning), accuracy: 0.01)
        XCTAssertLessThan(own, try distance())
    }

    func testEachCallIsShownInBothWays() async throws {
        let host = makeSceneHost(
            try SceneCatalog.builtIn.scene(called: "from-uikit"), size: CGSize(width: 900, height: 1600))
        host.wait(0.2)
        let texts = host.texts.joined(separator: "\n")
        for call in UIKitCall.allCases {
            XCTAssertTrue(texts.contains(call.title), call.title)
            XCTAssertTrue(texts.contains(call.code.prefix(20)), call.code)
            XCTAssertTrue(texts.contains(call.uikit.prefix(20)), call.uikit)
        }
    }
}
