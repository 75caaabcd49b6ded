import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit

@MainActor
final class MarginsSceneTests: XCTestCase {
    private func margins() -> ViewHost {
        let host = makeSceneHost(
            SceneCatalog.builtIn.scene(named: "margins") ?? SceneCatalog.builtIn.first,
            size: CGSize(width: 680, height: 600))
        host.wait(0.1)
        return host
    }

    private func frame(_ id: String, in host: ViewHost) -> CGRect { host.frame(ofID: id) ?? .zero }

    private func row(_ host: ViewHost) -> CGRect { frame("row 0", in: host) }

    /// Drags a slider's knob by a number of points.
    private func set(_ name: String, from share: Double, by way: Double, in host: ViewHost) {
        let slider = frame("slider " + name, in: host)
        let start = CGPoint(x: slider.minX + 7 + (slider.width - 14) * CGFloat(share), y: slider.midY)
        host.drag(from: start, by: CGVector(dx: CGFloat(way), dy: 0))
        host.wait(0.5)
    }

    func testTheContentBeginsAtItsGuide() async {
        let host = margins()
        let (row, guide) = (row(host), frame("guide content", in: host))
        XCTAssertEqual(row.minX, guide.minX, accuracy: 0.01)
        XCTAssertEqual(row.maxX, guide.maxX, accuracy: 0.01)
        XCTAssertEqual(row.minY, guide.minY, accuracy: 0.01)
        let safe = frame("guide safe area", in: host)
        XCTAssertEqual(guide.minX - safe.minX, 20, accuracy: 0.01)
        XCTAssertEqual(safe.minX, 28 + 28, accuracy: 0.01)
    }

    func testTheSlidersMoveTheContentAndTheGuidesAlike() async {
        let host = margins()
        set("Safe area", from: 28.0 / 60, by: 400, in: host)
        XCTAssertTrue(host.texts.contains("60 pt"), "\(host.texts)")
        XCTAssertEqual(row(host).minX, 28 + 60 + 20, accuracy: 0.01)
        set("Content", from: 20.0 / 60, by: -400, in: host)
        XCTAssertEqual(row(host).minX, 28 + 60, accuracy: 0.01)
        XCTAssertEqual(row(host).minX, frame("guide content", in: host).minX, accuracy: 0.01)
        XCTAssertEqual(row(host).minY, frame("guide content", in: host).minY, accuracy: 0.01)
    }

    func testGuidesOfALowListHaveNoNamesThatLieOverEachOther() async {
        func names(height: CGFloat) -> [String] {
            let host = makeSceneHost(
                SceneCatalog.builtIn.scene(named: "margins") ?? SceneCatalog.builtIn.first,
                size: CGSize(width: 322, height: height))
            host.wait(0.1)
            return host.texts.filter { ["Safe area 28", "Content 20", "Indicators 8"].contains($0) }
        }
        XCTAssertEqual(names(height: 200), [])
        XCTAssertEqual(names(height: 500).count, 3)
    }

    func testContentScrollsUnderTheSafeArea() async {
        let host = margins()
        host.drag(from: CGPoint(x: 300, y: 400), by: CGVector(dx: 0, dy: -60), over: 1)
        XCTAssertLessThan(row(host).minY, frame("guide safe area", in: host).minY)
        XCTAssertTrue(host.texts.contains("Ember"), "still drawn")
    }

    func testTheLastRowEndsAtTheGuide() async {
        let host = margins()
        host.apply(
            .scrollTo(ScrollVector(x: 0, y: 1e6), animated: false), toScrollWithID: PlaygroundScene.stageID,
            at: host.time)
        host.wait(0.5)
        XCTAssertEqual(
            frame("row 39", in: host).maxY, frame("guide content", in: host).maxY, accuracy: 0.01)
    }

    func testTheIndicatorCanBeTakenWhereItsGuideHasIt() async {
        for (name, way) in [("as it is", 0.0), ("none", -400), ("all", 400)] {
            let host = margins()
            if way != 0 { set("Indicators", from: 8.0 / 60, by: way, in: host) }
            let guide = frame("guide indicators", in: host)
            // The bar has a gap of 3 points and is 6 points wide for a mouse.
            host.drag(from: CGPoint(x: guide.maxX - 6, y: guide.minY + 10), by: CGVector(dx: 0, dy: 60), over: 0.5)
            let offset = host.scrollGeometry(ofID: PlaygroundScene.stageID)?.contentOffset.y ?? 0
            XCTAssertGreaterThan(offset, 150, "\(name): a bar leads further than the pointer goes")
        }
    }

    func testOnlyTheChosenEdgesHaveRoom() async {
        let host = margins()
        let picker = frame("edges", in: host)
        host.click(at: CGPoint(x: picker.maxX - 20, y: picker.midY))
        host.wait(0.5)
        let stage = frame("guide content", in: host)
        XCTAssertEqual(row(host).minX, 28, accuracy: 0.01, "top and bottom only")
        XCTAssertEqual(row(host).minY, stage.minY, accuracy: 0.01)
        host.click(at: CGPoint(x: picker.midX, y: picker.midY))
        host.wait(0.5)
        XCTAssertEqual(row(host).minX, 28 + 48, accuracy: 0.01, "left and right only")
    }
}
