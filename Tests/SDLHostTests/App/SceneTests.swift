import SwiftUI
import Drawing
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

    private struct Counting: App {
        @State private var count = 0

        var body: some Scene {
            Group(count: $count)
                .commands { CommandMenu("Menu \(count)") { Button("More") { count += 1 }.keyboardShortcut("k") } }
        }

        struct Group: Scene {
            @Binding var count: Int
            @State private var own = 0

            var body: some Scene {
                WindowGroup {
                    Button("Count \(count), own \(own)") {
                        count += 1
                        own += 1
                    }
                    .keyboardShortcut("l")
                }
            }
        }
    }

    func testViewsAndCommandsFollowTheStateOfAnAppAndOfItsScenes() {
        onMainActor {
            let host = ViewHost(size: CGSize(width: 300, height: 200)) { AppView(app: Counting()) }
            host.frame(at: .zero)
            @MainActor func press(_ key: Character) -> String {
                let time = host.time + .milliseconds(100)
                host.send(InputEvent(.keyDown(.character(key), modifiers: .control), at: time))
                host.frame(at: time)
                return host.displayList.dump()
            }
            XCTAssertTrue(host.displayList.dump().contains("Menu 0"))
            var dump = press("k")
            XCTAssertTrue(dump.contains("Menu 1"), dump)
            XCTAssertTrue(dump.contains("Count 1, own 0"), dump)
            dump = press("l")
            XCTAssertTrue(dump.contains("Menu 2"), dump)
            XCTAssertTrue(dump.contains("Count 2, own 1"), dump)
        }
    }
}
