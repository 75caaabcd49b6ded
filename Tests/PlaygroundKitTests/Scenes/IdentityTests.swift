import Drawing
import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit

/// The lessons with simulated input. The counts are read from the screen, where the layer displays its own.
@MainActor
final class IdentityTests: XCTestCase {
    private func makeHost(width: CGFloat = 760, height: CGFloat = 1200) -> ViewHost {
        let scene = SceneCatalog.builtIn.scene(named: "identity") ?? SceneCatalog.builtIn.first
        let host = makeSceneHost(scene, size: CGSize(width: width, height: height))
        host.wait(0.1)
        return host
    }

    /// The texts after each `label` on screen, from the top left.
    private func counts(_ label: String, _ host: ViewHost) -> [Int] {
        let texts = host.texts
        return texts.indices.dropLast().filter { texts[$0] == label }.compactMap { Int(texts[$0 + 1]) }
    }

    /// The counts of the first lesson.
    private func tapCounters(_ host: ViewHost) -> [Int] { Array(counts("body ran", host).prefix(2)) }

    /// The counts of the last lesson: passed down, then in the environment, outermost first.
    private func players(_ host: ViewHost) -> [Int] { Array(counts("body ran", host).suffix(6)) }

    /// The counts of the layer itself.
    private func evaluations(_ type: String, _ host: ViewHost) -> [Int] {
        host.tree.root.all.filter { $0.type == type }.compactMap(\.evaluations)
    }

    func testABranchLosesItsStateAndATernaryKeepsIt() async {
        let host = makeHost()
        for name in ["branches", "value"] {
            for _ in 0..<3 { host.click(id: "tap-\(name)") }
        }
        XCTAssertEqual(host.texts.filter { $0.hasSuffix("taps") }, ["3 taps", "3 taps"])
        XCTAssertEqual(tapCounters(host), [4, 4])
        host.click(id: "highlight")
        XCTAssertEqual(host.texts.filter { $0.hasSuffix("taps") }, ["0 taps", "3 taps"])
        // The one is new and ran once; the other was not evaluated again.
        XCTAssertEqual(tapCounters(host), [1, 4])
        XCTAssertEqual(evaluations("TapCounter", host), [1, 4])
        host.click(id: "highlight")
        XCTAssertEqual(tapCounters(host), [1, 4])
    }

    func testFreshIdsLoseTheStarsAndRunEveryRow() async {
        let host = makeHost()
        XCTAssertEqual(counts("rows run", host), [3, 3])
        host.click(id: "fresh Grace")
        host.click(id: "stable Grace")
        XCTAssertEqual(host.texts.filter { $0 == "starred" }.count, 2)
        XCTAssertEqual(counts("rows run", host), [4, 4])
        host.click(id: "toast")
        XCTAssertEqual(host.texts.filter { $0 == "starred" }.count, 1)
        XCTAssertTrue(host.texts.contains("ForEach(contacts, id: \\.title)"))
        XCTAssertEqual(host.texts.filter { $0 == "Contacts updated" }.count, 2)
        XCTAssertEqual(counts("rows run", host), [7, 4])
        host.click(id: "toast")
        XCTAssertEqual(counts("rows run", host), [10, 4])
    }

    func testAnObjectInTheEnvironmentRunsOnlyWhoReadsIt() async {
        let host = makeHost()
        XCTAssertEqual(players(host), [1, 1, 1, 1, 1, 1])
        host.click(id: "next")
        XCTAssertEqual(players(host), [2, 2, 2, 1, 1, 2])
        XCTAssertEqual(host.texts.filter { $0 == "Saffron" }.count, 2)
        host.click(id: "next")
        XCTAssertEqual(players(host), [3, 3, 3, 1, 1, 3])
        XCTAssertEqual(evaluations("PassedDeck", host) + evaluations("FreeDeck", host), [3, 1])
        XCTAssertEqual(evaluations("SharedObjectLesson", host), [1])
    }

    func testTheCountsThemselvesRunNoBody() async {
        let host = makeHost()
        host.frame(at: host.time)
        host.wait(1)
        host.frame(at: host.time)
        XCTAssertEqual(host.report.bodies, 0)
        XCTAssertFalse(host.needsFrame)
        XCTAssertEqual(players(host), [1, 1, 1, 1, 1, 1])
    }

    // MARK: Flashes

    /// The number of items that are drawn only for a moment.
    private func extraItems(_ host: ViewHost, _ action: () -> Void) -> Int {
        host.wait(2)
        action()
        let now = host.displayList.items.count
        host.wait(2)
        return now - host.displayList.items.count
    }

    func testWhatIsDrawnAgainFlashesAndTheFlashesEnd() async {
        let host = makeHost()
        let rows = extraItems(host) { host.click(id: "toast") }
        XCTAssertGreaterThan(rows, 10)
        XCTAssertFalse(host.needsFrame)
        XCTAssertEqual(host.report.bodies, 0)
        host.click(at: CGPoint(x: (host.frame(ofID: "flash")?.maxX ?? 0) - 10, y: host.center(ofID: "flash").y))
        XCTAssertEqual(extraItems(host) { host.click(id: "toast") }, 0)
    }

    func testAFlashIsNoLargerThanWhatChanged() async {
        let host = makeHost(height: 600)
        host.turnWheel(-1, overID: PlaygroundScene.stageID)
        // The scrolled view no longer flashes; the bar, which has just disappeared, still does.
        host.wait(0.9)
        host.click(id: "toast")
        let flashes = host.displayList.items.compactMap { item -> Rect? in
            guard case .border(.roundedRect(let rect, _), 1.5, _) = item else { return nil }
            return rect
        }
        XCTAssertFalse(flashes.isEmpty)
        XCTAssertTrue(flashes.allSatisfy { $0.width < 400 || $0.height < 60 }, "\(flashes)")
    }

    func testTheSwitchOfTheFlashesCostsNoState() async {
        let host = makeHost()
        host.click(id: "tap-value")
        host.click(at: CGPoint(x: (host.frame(ofID: "flash")?.maxX ?? 0) - 10, y: host.center(ofID: "flash").y))
        XCTAssertTrue(host.texts.contains("1 tap"))
        XCTAssertEqual(tapCounters(host), [1, 2])
    }

    func testANarrowWindowPutsTheTwoWaysBelowEachOther() async {
        let wide = makeHost()
        XCTAssertEqual(wide.frame(ofID: "tap-branches")?.minY, wide.frame(ofID: "tap-value")?.minY)
        let narrow = makeHost(width: 400)
        XCTAssertEqual(narrow.frame(ofID: "tap-branches")?.minX, narrow.frame(ofID: "tap-value")?.minX)
    }

    func testTheWindowFlashesWhateverSceneItShows() async {
        let window = WindowUnderTest("list")
        window.model.toggleFlashes()
        XCTAssertTrue(window.settle())
        let quiet = window.host.displayList.items.count
        window.host.turnWheel(-1, overID: PlaygroundScene.stageID)
        window.host.wait(0.1)
        XCTAssertGreaterThan(window.host.displayList.items.count, quiet + 20)
        XCTAssertTrue(window.settle())
        XCTAssertNotNil(window.model.notice)
        XCTAssertEqual(
            WindowShortcut(InputEvent(.keyDown(.function(9), modifiers: []), at: .zero)), .flashRepaints)
    }

    // MARK: Fades

    /// The plates of the last lesson: their width and their opacity.
    private func plates(_ host: ViewHost) -> [(width: Double, opacity: Double)] {
        var (plates, groups): ([(width: Double, opacity: Double)], [Double]) = ([], [1])
        for item in host.displayList.items {
            switch item {
            case .pushGroup(let opacity): groups.append((groups.last ?? 1) * opacity)
            case .popGroup: groups.removeLast()
            case .fill(.roundedRect(let rect, _), .solid(let color)) where rect.height == 40:
                plates.append((rect.width, (groups.last ?? 1) * Double(color.alpha) / 255))
            default: break
            }
        }
        return plates
    }

    func testAnotherIdentityFadesWhereAnAttributeMoves() async {
        let host = makeHost(height: 1500)
        XCTAssertEqual(plates(host).map(\.width), [56, 56])
        host.click(id: "widen")
        host.wait(0.38)
        let moving = plates(host)
        XCTAssertEqual(moving.count, 3, "\(moving)")
        XCTAssertEqual(Set(moving.dropLast().map(\.width)), [56, 160], "one of each, neither between")
        for plate in moving.dropLast() { XCTAssertEqual(plate.opacity, 0.5, accuracy: 0.3) }
        XCTAssertEqual(moving.last?.width ?? 0, 108, accuracy: 25)
        XCTAssertEqual(moving.last?.opacity, 1)
        host.wait(1.5)
        XCTAssertEqual(plates(host).map(\.width), [160, 160])
    }
}
