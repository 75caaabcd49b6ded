import Foundation
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class TuningSearchTests: XCTestCase {
    private func found(_ query: String) -> [String] {
        let search = TuningSearch(query)
        return TuningGroup.all.flatMap { group in group.parameters.filter { search.finds($0, in: group.title) } }
            .map(\.id)
    }

    func testItFindsByNameUnitDescriptionAndGroup() throws {
        XCTAssertEqual(found("deceleration rate"), ["fling.decelerationRate"])
        XCTAssertTrue(found("pt/s").contains("fling.minimumVelocity"))
        XCTAssertEqual(Set(found("touchpad")).isSuperset(of: ["touchpad.gain", "touchpad.liftGap"]), true)
        let number = try XCTUnwrap(ScrollFeel.parameter("velocity.horizon"))
        XCTAssertTrue(found(number.description).contains(number.id))
        XCTAssertEqual(found("no such number"), [])
        XCTAssertEqual(found("  ").count, ScrollFeel.parameters.count + StageParameter.all.count)
    }

    func testEveryNumberIsFoundByItsOwnName() {
        for parameter in TuningGroup.all.flatMap(\.parameters) {
            XCTAssertTrue(found(parameter.fullTitle.uppercased()).contains(parameter.id), parameter.id)
        }
    }

    func testTypingShowsWhatIsFoundOfAllGroupsAndEscapeShowsEverything() async {
        let window = WindowUnderTest()
        window.model.search()
        window.settle()
        XCTAssertTrue(window.host.wantsTextInput)
        window.host.type("notch dist")
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "slider wheel.notchDistance"))
        XCTAssertNil(window.host.frame(ofID: "slider fling.decelerationRate"))
        XCTAssertNil(window.host.frame(ofID: "group Fling"))
        window.host.key(.escape)
        window.settle()
        XCTAssertEqual(window.model.inspector.query, "")
        XCTAssertNotNil(window.host.frame(ofID: "slider fling.decelerationRate"))
        window.host.key(.escape)
        XCTAssertFalse(window.host.wantsTextInput, "the second one leaves")
    }

    func testWhatIsFoundIsShownThoughItsGroupIsClosed() async {
        let window = WindowUnderTest("list")
        XCTAssertNil(window.host.frame(ofID: "slider animation.duration"))
        window.model.inspector.query = "animated"
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "slider animation.duration"))
    }

    func testWhereNothingIsFoundThatIsSaid() async {
        let window = WindowUnderTest()
        window.model.inspector.query = "jelly"
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "nothing found"))
        XCTAssertTrue(window.host.texts.contains { $0.contains("jelly") })
    }

    func testTheSearchOpensAFoldedInspector() async {
        let window = WindowUnderTest(width: 800)
        XCTAssertNil(window.host.frame(ofID: "search"))
        window.model.search()
        window.settle()
        XCTAssertTrue(window.host.wantsTextInput)
    }

    func testControlFIsTheWindows() {
        let event = InputEvent(.keyDown(.character("f"), modifiers: .control), at: .zero)
        XCTAssertEqual(WindowShortcut(event), .search)
        XCTAssertFalse(WindowShortcut.search.isForText)
    }

    // MARK: Groups

    func testAGroupIsOpenedAndClosedInItsScene() async {
        let window = WindowUnderTest()
        window.host.click(id: "group Fling")
        window.settle()
        XCTAssertNil(window.host.frame(ofID: "slider fling.momentum"))
        window.model.show(SceneCatalog.builtIn.scene(named: "list") ?? SceneCatalog.builtIn.first)
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "slider fling.momentum"))
        window.model.show(SceneCatalog.builtIn.first)
        window.settle()
        window.host.click(id: "group Fling")
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "slider fling.momentum"))
    }

    func testTheNumbersOfATouchpadOpenOnceThereIsOne() async {
        let window = WindowUnderTest(height: 2400)
        XCTAssertNil(window.host.frame(ofID: "slider touchpad.gain"))
        let wheel = InputEvent.Wheel(source: .touchpad, dx: 0, dy: 0.5, location: .zero)
        window.model.note(InputEvent(.wheel(wheel), at: window.host.time))
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "slider touchpad.gain"))
    }

    /// Compared with the actual scroll views.
    func testTheNumbersOfSnappingAreOpenWhereverSomethingSnaps() async throws {
        let group = try XCTUnwrap(TuningGroup.all.first { $0.title == "Snap" })
        for scene in Repetition.cases(SceneCatalog.builtIn.all, few: 6) {
            let window = WindowUnderTest(scene.name, height: 1600)
            let snaps = window.host.scrollViewIDs(inside: scene.name).contains {
                window.host.scrollSnapshot(ofID: $0).map { $0.restRule != .none } ?? false
            }
            let isOpen = group.isReached(in: scene, stage: StageSettings(), hasTouchpad: false)
            XCTAssertTrue(isOpen || !snaps, scene.name)
        }
    }
}
