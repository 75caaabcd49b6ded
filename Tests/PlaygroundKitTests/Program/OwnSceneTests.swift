import AnalysisTestSupport
import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A scene of another author in the window: the whole lab works for it.
@MainActor
final class OwnSceneTests: XCTestCase {
    private func window(_ scene: String = "my-carousel", height: CGFloat = 800) -> WindowUnderTest {
        WindowUnderTest(scene, height: height, program: OwnProgram.program)
    }

    private func cardWidth(_ window: WindowUnderTest) -> CGFloat? { window.host.frame(ofID: "card 0")?.width }

    private let width = "scenes.my-carousel.cardWidth"

    // MARK: The scenes

    func testScenesStandUnderTheirHeadingsInTheOrderInWhichTheyAreWritten() async {
        let scenes = OwnProgram.program.scenes
        XCTAssertEqual(scenes.groups.prefix(2).map(\.title), ["Scenes", "Phones"])
        XCTAssertEqual(scenes.all.prefix(3).map(\.name), ["my-carousel", "small", "gallery"])
        XCTAssertEqual(scenes.first.title, "My carousel")
        XCTAssertEqual(try scenes.scene(called: "My Carousel").name, "my-carousel")
        XCTAssertEqual(try scenes.scene(called: "MY-CAROUSEL").name, "my-carousel")
    }

    func testScenesOfTheSameNameGetNumbers() async {
        let scenes = SceneCatalog(
            OwnProgram.scenes {
                PlaygroundScene("Gallery") { EmptyView() }
                PlaygroundScene("gallery!") { EmptyView() }
                SceneCatalog.builtIn
            })
        XCTAssertEqual(scenes.all.prefix(3).map(\.name), ["gallery", "gallery-2", "gallery-3"])
        XCTAssertEqual(Set(scenes.all.map(\.name)).count, scenes.all.count)
    }

    func testTheListOfScenesShowsThem() async {
        let window = window()
        XCTAssertTrue(window.host.displayList.dump().contains("text \"My carousel\""))
        window.host.click(id: "scene small")
        window.settle()
        XCTAssertEqual(window.model.scene.title, "Small")
    }

    func testASceneStandsAtItsSizeInTheMiddleOfTheStage() async throws {
        let window = window("small")
        let frame = try XCTUnwrap(window.host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.frame)
        XCTAssertEqual(frame.size, CGSize(width: 390, height: 280), "without the padding above")
        let regions = window.model.regions
        XCTAssertEqual(frame.midX, regions.sidebarWidth + regions.stage.width / 2, accuracy: 1)
    }

    func testItsTextsAreSetAsAnAppsAndNotAsTheWindows() async throws {
        let texts = VStack {
            Text("One").id("one line")
            Text("One\nTwo").id("two lines")
        }
        let scenes = SceneCatalog(OwnProgram.scenes { PlaygroundScene("Texts") { texts } })
        let window = WindowUnderTest("texts", program: PlaygroundProgram(name: "lab", title: "Lab", scenes: scenes))
        let app = ViewHost(size: CGSize(width: 400, height: 400)) { texts }
        app.frame(at: .zero)
        for id in ["one line", "two lines"] {
            XCTAssertEqual(window.host.frame(ofID: id)?.height, try XCTUnwrap(app.frame(ofID: id)?.height), id)
        }
    }

    // MARK: Its numbers

    func testTheInspectorHasItsNumbersInAGroupOfTheirOwnAndNoneOfTheStage() async {
        let window = window()
        let titles = TuningGroup.groups(of: window.model.scene).map(\.title)
        XCTAssertEqual(titles.first, "My carousel")
        XCTAssertFalse(titles.contains("Stage"))
        XCTAssertNotNil(window.host.frame(ofID: "slider \(width)"))
        window.model.show(SceneCatalog.builtIn.first)
        window.settle()
        XCTAssertNil(window.host.frame(ofID: "slider \(width)"))
    }

    func testAPersonTunesANumberAndUndoesIt() async {
        let window = window()
        XCTAssertEqual(cardWidth(window), 280)
        window.host.click(id: "field \(width)")
        window.settle()
        window.host.type("320")
        window.host.key(.return)
        window.settle()
        XCTAssertEqual(cardWidth(window), 320)
        XCTAssertEqual(window.model.changeCount, 1)
        window.model.undo()
        window.settle()
        XCTAssertEqual(cardWidth(window), 280)
        window.model.redo()
        window.settle()
        XCTAssertEqual(cardWidth(window), 320)
        window.model.resetAll()
        window.settle()
        XCTAssertEqual(cardWidth(window), 280)
    }

    func testANumberOfWholeStepsStaysWhole() async throws {
        let window = window()
        let number = try XCTUnwrap(TuningGroup.parameter("scenes.my-carousel.cards", in: window.model.scene))
        number.set(3.4, in: &window.model.tuning)
        window.settle()
        XCTAssertEqual(number.value(in: window.model.tuning), 3)
        XCTAssertNotNil(window.host.frame(ofID: "card 2"))
        XCTAssertNil(window.host.frame(ofID: "card 3"))
    }

    func testAPresetHasThem() async {
        let window = window()
        window.tune(320)
        window.model.change { $0.save(as: "Wide") }
        window.model.resetAll()
        window.settle()
        XCTAssertEqual(cardWidth(window), 280)
        window.model.choose { $0.choose($0.tuning.presets.entries[0]) }
        window.settle()
        XCTAssertEqual(cardWidth(window), 320)
    }

    func testAAndBHaveTheirOwnAndAreToldApart() async throws {
        let window = window()
        window.model.flip()
        window.tune(200)
        XCTAssertEqual(cardWidth(window), 200)
        let (a, b) = (try XCTUnwrap(window.model.tuning.on(.a)), try XCTUnwrap(window.model.tuning.on(.b)))
        let differences = TuningDifferences(a, b, in: window.model.program.scenes.all).all
        XCTAssertEqual(differences.map(\.name), ["My carousel: Card width"])
        XCTAssertEqual(differences.map { [$0.a, $0.b] }, [["280 pt", "200 pt"]])
        window.model.flip()
        window.settle()
        XCTAssertEqual(cardWidth(window), 280)
    }

    func testAPinnedNumberStandsAboveTheGroupsInItsSceneAlone() async throws {
        let window = window()
        window.model.togglePin(try XCTUnwrap(TuningGroup.parameter(width, in: window.model.scene)))
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "pinned"))
        window.model.show(SceneCatalog.builtIn.first)
        window.settle()
        XCTAssertNil(window.host.frame(ofID: "pinned"))
        XCTAssertEqual(window.model.tuning.pinned, [width])
    }

    func testWhatWasTunedIsThereOnTheNextStart() async throws {
        let folder = try temporaryFolder().path
        let store = TuningStore(environment: ["XDG_STATE_HOME": folder], program: "my-lab")
        let window = window()
        window.tune(320)
        window.model.tuning.pinned = [width]
        _ = try store.save(window.model.tuning, since: Tuning())
        XCTAssertEqual(store.path, folder + "/my-lab/tuning.json")
        let loaded = store.load().tuning
        XCTAssertEqual(loaded.stage, window.model.tuning.stage)
        XCTAssertEqual(loaded.pinned, [width])
    }

    func testTheWindowHasTheNameOfTheProgram() async {
        XCTAssertTrue(window().host.displayList.dump().contains("text \"My lab\""))
    }
}

extension WindowUnderTest {
    /// Sets the width of the scene's cards.
    fileprivate func tune(_ width: Double) {
        model.scene.set(width, of: model.scene.numbers[0], in: &model.tuning.stage)
        settle()
    }
}
