import Foundation
import ScrollUI
import XCTest

@testable import SDLHost

final class SceneTests: XCTestCase {
    private struct Named: App {
        var body: some Scene { WindowGroup("Colors") { Text("one") } }
    }

    private struct Sized: App {
        var body: some Scene { Main().defaultSize(width: 400, height: 300) }
    }

    private struct Main: Scene {
        var body: some Scene { WindowGroup { Text("two") } }
    }

    func testAWindowTakesItsTitleFromItsGroup() {
        onMainActor {
            let window = WindowDescription(Named().body, programName: "program")
            XCTAssertEqual(window.options.title, "Colors")
            XCTAssertEqual(window.options.size, CGSize(width: 1280, height: 800))
        }
    }

    func testAWindowWithoutATitleIsCalledLikeTheProgram() {
        onMainActor {
            XCTAssertEqual(WindowDescription(Sized().body, programName: "program").options.title, "program")
        }
    }

    func testASizeReachesTheWindowThroughScenesOfOnesOwn() {
        onMainActor {
            let window = WindowDescription(Sized().body, programName: "program")
            XCTAssertEqual(window.options.size, CGSize(width: 400, height: 300))
        }
    }
}
