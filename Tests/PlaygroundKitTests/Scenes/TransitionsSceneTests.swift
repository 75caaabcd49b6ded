import Drawing
import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class TransitionsSceneTests: XCTestCase {
    private func scene() -> ViewHost {
        let host = makeSceneHost(
            SceneCatalog.builtIn.scene(named: "transitions") ?? SceneCatalog.builtIn.first,
            size: CGSize(width: 680, height: 600))
        host.wait(0.1)
        return host
    }

    /// Opens a menu and clicks an entry.
    private func choose(_ menu: String, _ title: String, in host: ViewHost) {
        host.click(id: menu)
        guard let place = place(of: title, in: host) else { return XCTFail("\(title) is not in the menu of \(menu)") }
        host.click(at: CGPoint(x: place.x + 8, y: place.y - 4))
        host.wait(0.8)
    }

    /// The start of the baseline of a text; of the front one if it is drawn twice.
    private func place(of text: String, in host: ViewHost) -> CGPoint? {
        let line = host.displayList.dump().split(separator: "\n").last { $0.contains("text \"\(text)\" at ") }
        let numbers =
            line?.split(separator: " at ").last?.split(separator: " ").prefix(2).compactMap { Double($0) } ?? []
        return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }

    private func segment(_ id: String, share: Double, in host: ViewHost) {
        let picker = host.frame(ofID: id) ?? .zero
        host.click(at: CGPoint(x: picker.minX + picker.width * CGFloat(share), y: picker.midY))
        host.wait(0.8)
    }

    /// The drawing of the cards alone, which are in the only clip of the scene.
    private func cards(_ host: ViewHost) -> [String] {
        let lines = host.displayList.dump().split(separator: "\n").map(String.init)
        return Array(lines.drop { !$0.hasPrefix("clip") }.dropFirst())
    }

    /// Lines drawn within an effect: indented deeper than the clip's.
    private func changed(_ host: ViewHost) -> [String] { cards(host).filter { $0.hasPrefix("    text") } }

    func testEveryEffectIsChosenFromTheMenuAndChangesTheCardsAtTheEnds() async {
        let plain = scene()
        segment("way", share: 0.56, in: plain)
        XCTAssertTrue(plain.texts.contains("scrollTransition(.identity)"), "\(plain.texts)")
        let untouched = cards(plain)
        XCTAssertFalse(untouched.isEmpty)
        var seen: [[String]] = [untouched]
        for effect in ShownEffect.allCases {
            let host = scene()
            segment("way", share: 0.35, in: host)
            choose("effect", effect.title, in: host)
            XCTAssertTrue(host.texts.contains(effect.title), "\(effect): \(host.texts)")
            let drawn = cards(host)
            XCTAssertFalse(seen.contains(drawn), "\(effect) draws as another one")
            XCTAssertTrue(host.texts.contains("Fuchsia"), "\(effect): the middle is there")
            seen.append(drawn)
        }
    }

    func testEveryWayHasACodeOfItsOwnThatShows() async {
        let ways = [
            (0.1, "scrollTransition(.interactive(timingCurve: .easeInOut).threshold(.visible))"),
            (0.35, "scrollTransition(.animated(.default).threshold(.visible))"), (0.6, "scrollTransition(.identity)"),
            (0.9, "scrollProgressEffect { effect, progress in … }"),
        ]
        let host = scene()
        for (share, code) in ways {
            segment("way", share: share, in: host)
            XCTAssertTrue(host.texts.contains(code), "\(host.texts)")
        }
    }

    func testThresholdsDecideWhichCardsAreChanged() async {
        // Two cards are whole and two are cut when the row rests in the middle.
        let expected: [(TransitionThreshold, Set<String>)] = [
            (.visible, ["Citron", "Saffron"]), (.hidden, []),
            (.centered, ["Citron", "Fuchsia", "Harbour", "Saffron"]),
        ]
        for (threshold, names) in expected {
            let host = scene()
            segment("way", share: 0.35, in: host)
            choose("threshold", threshold.title, in: host)
            let lines = changed(host)
            let all = ["Citron", "Fuchsia", "Harbour", "Saffron"]
            let found = Set(all.filter { name in lines.contains { $0.contains("\"\(name)\"") } })
            XCTAssertEqual(found, names, "\(threshold)")
        }
    }

    func testTheVisibleShareIsSetWithTheSlider() async {
        let host = scene()
        segment("way", share: 0.35, in: host)
        choose("threshold", TransitionThreshold.visibleShare.title, in: host)
        XCTAssertTrue(host.texts.contains("0.50"), "\(host.texts)")
        // 116 of the 200 points of the cut cards are visible.
        XCTAssertTrue(changed(host).isEmpty, "more than half of each is in sight")
        let slider = host.frame(ofID: "amount") ?? .zero
        host.drag(from: CGPoint(x: slider.midX, y: slider.midY), by: CGVector(dx: 300, dy: 0))
        host.wait(1)
        XCTAssertTrue(host.texts.contains("1.00"), "\(host.texts)")
        XCTAssertFalse(changed(host).isEmpty)
    }

    func testOneEndAloneLeavesTheOtherAsItIs() async {
        for (share, name) in [(0.5, "Citron"), (0.85, "Saffron")] {
            let host = scene()
            segment("ends", share: share, in: host)
            let lines = changed(host)
            XCTAssertTrue(lines.contains { $0.contains("\"\(name)\"") }, "\(lines)")
            XCTAssertFalse(lines.contains { $0.contains(name == "Citron" ? "Saffron" : "Citron") }, "\(lines)")
        }
    }

    func testAnAnimatedTransitionGoesOnAfterTheScrollHasStopped() async {
        let host = scene()
        segment("way", share: 0.35, in: host)
        host.drag(from: CGPoint(x: 500, y: 400), by: CGVector(dx: -60, dy: 0), over: 1)
        let first = cards(host)
        host.wait(0.1)
        XCTAssertTrue(host.needsFrame || first != cards(host))
        host.wait(3)
        XCTAssertFalse(host.needsFrame)
    }

    func testTheProgressChangesWithEveryPoint() async {
        let host = scene()
        segment("way", share: 0.9, in: host)
        var seen: Set<[String]> = [cards(host)]
        for _ in 0..<5 {
            host.drag(from: CGPoint(x: 500, y: 400), by: CGVector(dx: -12, dy: 0), over: 0.5)
            host.wait(1)
            XCTAssertTrue(seen.insert(cards(host)).inserted, "each place is drawn in its own way")
        }
        XCTAssertEqual(host.report.bodies, 0, "scrolling evaluates nothing")
    }

    func testBlendModesAreChosenWhereTheyMeanSomething() async {
        let host = scene()
        segment("way", share: 0.35, in: host)
        XCTAssertNil(host.frame(ofID: "blend"))
        choose("effect", ShownEffect.blend.title, in: host)
        let first = cards(host)
        choose("blend", BlendMode.screen.title, in: host)
        XCTAssertTrue(host.texts.contains("Screen"), "\(host.texts)")
        XCTAssertNotEqual(cards(host), first)
        XCTAssertEqual(BlendMode.colorDodge.title, "Color dodge")
    }

    func testInALowWindowTheControlsOpenByAButtonAndLieOverNothing() async {
        let host = makeSceneHost(
            SceneCatalog.builtIn.scene(named: "transitions") ?? SceneCatalog.builtIn.first,
            size: CGSize(width: 400, height: 300))
        host.wait(0.1)
        XCTAssertNil(place(of: "Threshold", in: host))
        let (button, cards) = (host.frame(ofID: "choose") ?? .zero, host.frame(ofID: PlaygroundScene.stageID) ?? .zero)
        XCTAssertGreaterThanOrEqual(cards.minY, button.maxY)
        XCTAssertGreaterThan(cards.height, 100)
        host.click(id: "choose")
        host.wait(0.2)
        XCTAssertNotNil(place(of: "Threshold", in: host))
        segment("ends", share: 0.5, in: host)
        host.key(.escape)
        host.wait(0.2)
        XCTAssertNil(place(of: "Threshold", in: host))
        XCTAssertTrue(host.texts.contains { $0.hasPrefix("Cards change at the leading end") }, "\(host.texts)")
    }
}
