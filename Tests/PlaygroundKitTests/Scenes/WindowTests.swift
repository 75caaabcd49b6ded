import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class WindowTests: XCTestCase {
    func testAClickInTheListShowsTheScene() async {
        let window = WindowUnderTest()
        // The second row: below a heading of 28 and a row of 30 points, after the bar and a gap of 14 points.
        window.host.click(at: CGPoint(x: 100, y: 44 + 1 + 14 + 28 + 30 + 15))
        window.settle()
        XCTAssertEqual(window.model.scene.name, "pages")
        XCTAssertTrue(window.host.texts.contains("One page at a time"))
    }

    func testArrowsGoThroughTheListOnceItHasTheKeyboard() async {
        let window = WindowUnderTest()
        window.host.click(at: CGPoint(x: 100, y: 44 + 1 + 14 + 28 + 15))
        window.host.key(.down)
        window.host.key(.down)
        XCTAssertEqual(window.model.scene.name, "list")
        window.host.key(.up)
        XCTAssertEqual(window.model.scene.name, "pages")
    }

    func testPageDownScrollsTheStageThoughTheListHasTheKeyboard() async {
        let window = WindowUnderTest("list")
        window.host.click(at: CGPoint(x: 100, y: 44 + 1 + 14 + 28 + 60 + 15))
        let before = window.offset
        window.host.key(.pageDown)
        window.settle()
        XCTAssertGreaterThan(window.offset.y, before.y + 300)
    }

    func testAnotherSceneStartsAnew() async {
        let window = WindowUnderTest("list")
        window.host.turnWheel(-3, overID: PlaygroundScene.stageID)
        window.settle()
        XCTAssertGreaterThan(window.offset.y, 100)
        window.model.show(SceneCatalog.builtIn.first)
        window.settle()
        window.model.show(SceneCatalog.builtIn.all[2])
        window.settle()
        XCTAssertEqual(window.offset.y, -28)
    }

    func testTheTunedFeelIsForTheStageAlone() async {
        let window = WindowUnderTest("list")
        window.model.tuning.feel.wheel.notchDistance = 200
        window.settle()
        window.host.turnWheel(-1, overID: PlaygroundScene.stageID)
        window.host.turnWheel(-1, overID: "inspector")
        window.settle()
        XCTAssertEqual(window.offset.y, -28 + 200, accuracy: 1e-6)
        XCTAssertEqual(window.host.scrollGeometry(ofID: "inspector")?.contentOffset.y ?? 0, 100, accuracy: 1e-6)
    }

    func testTheStatusLineFollowsTheStage() async {
        let window = WindowUnderTest("list")
        window.model.note(InputEvent(.wheel(.init(source: .notch, dx: 0, dy: -1, location: .zero)), at: .zero))
        window.host.turnWheel(-1, overID: PlaygroundScene.stageID)
        window.host.wait(0.05)
        window.model.update(from: window.host, frameTime: 0.00123)
        window.host.wait(0.001)
        XCTAssertTrue(window.host.texts.contains("decelerating"), "\(window.host.texts)")
        XCTAssertTrue(window.host.texts.contains("72.0"), "\(window.host.texts)")
        XCTAssertTrue(window.host.texts.contains("1.23 ms"))
        XCTAssertTrue(window.host.texts.contains("wheel"))
        window.settle()
        XCTAssertTrue(window.host.texts.contains("idle"))
    }

    func testAMessageStandsAloneWhereItWouldBeCutBesideTheNumbers() async throws {
        let message = "There is no take 1 yet: a take is what is done to the content of the scene"
        let widths = [(720.0, false), (1200.0, true)]
        for (width, numbersToo) in widths {
            let window = WindowUnderTest(width: width, height: 480)
            XCTAssertTrue(window.host.texts.contains("Offset"))
            window.model.notice = message
            window.settle()
            XCTAssertEqual(window.host.texts.contains("Offset"), numbersToo, "\(width)")
            XCTAssertTrue(window.host.texts.contains(message), "\(width): \(window.host.texts)")
        }
    }

    func testTheButtonUnfoldsTheInspectorWhereItIsFolded() async {
        let window = WindowUnderTest(width: 900, height: 600)
        XCTAssertNil(window.host.frame(ofID: "inspector"))
        window.host.click(id: "inspector-button")
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "inspector"))
        window.host.click(id: "inspector-button")
        window.settle()
        XCTAssertNil(window.host.frame(ofID: "inspector"))
    }

    func testTheWindowFoldsAsItGetsNarrower() {
        let wide = WindowRegions(size: CGSize(width: 960, height: 600))
        XCTAssertFalse(wide.isInspectorFolded || wide.isSidebarFolded)
        let medium = WindowRegions(size: CGSize(width: 959, height: 600))
        XCTAssertTrue(medium.isInspectorFolded && !medium.isSidebarFolded)
        let narrow = WindowRegions(size: CGSize(width: 799, height: 600))
        XCTAssertTrue(narrow.isInspectorFolded && narrow.isSidebarFolded)
        XCTAssertEqual(WindowRegions(size: .zero).scene, .zero)
    }

    func testAnotherFeelIsChosenFromTheList() async {
        let window = WindowUnderTest()
        window.host.click(id: "feel-button")
        window.settle()
        for feel in ScrollFeel.builtIn { XCTAssertTrue(window.host.texts.contains(feel.title), feel.name) }
        window.host.click(id: "feel direct")
        window.settle()
        XCTAssertFalse(window.model.isFeelMenuOpen)
        XCTAssertEqual(window.model.tuning.feel, ScrollFeel.direct)
        XCTAssertTrue(window.host.texts.contains("Direct"))
        XCTAssertFalse(window.host.texts.contains(ScrollFeel.gtk.title), "the list is closed")
    }

    func testAClickBesideTheListClosesItAndDoesNothingElse() async {
        let window = WindowUnderTest()
        window.host.click(id: "feel-button")
        window.settle()
        window.host.click(at: CGPoint(x: 300, y: 400))
        window.settle()
        XCTAssertFalse(window.model.isFeelMenuOpen)
        XCTAssertEqual(window.model.tuning.feel, ScrollFeel.uikit)
    }

    func testTheArrowKeysGoThroughTheFeels() async {
        let window = WindowUnderTest()
        window.host.click(id: "feel-button")
        for _ in ScrollFeel.builtIn { window.host.key(.down) }
        XCTAssertEqual(window.model.tuning.base, ScrollFeel.builtIn.last?.name)
        window.host.key(.up)
        XCTAssertEqual(window.model.tuning.base, ScrollFeel.builtIn.dropLast().last?.name)
        XCTAssertTrue(window.model.isFeelMenuOpen, "the keys leave the list open")
        window.host.key(.escape)
        XCTAssertFalse(window.model.isFeelMenuOpen)
    }

    func testTheListOfFeelsFitsALowAndNarrowWindow() async {
        let window = WindowUnderTest(width: 400, height: 300)
        window.model.openFeelMenu()
        window.settle()
        let frame = window.host.frame(ofID: "feel-menu") ?? .zero
        XCTAssertGreaterThan(frame.height, 100)
        XCTAssertLessThanOrEqual(frame.maxY, 300)
        XCTAssertGreaterThanOrEqual(frame.minX, 0)
    }
}
