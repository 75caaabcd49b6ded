import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// Content with its end as the anchor for size changes stays at the end in any window, if it is there or about to be.
@MainActor
final class EdgeAnchorTests: XCTestCase {
    private func stage(isLazy: Bool, anchored: Bool = true) -> AnchoringStage {
        var options = AnchoringStage.Options(isEven: false, isLazy: isLazy)
        options.initial = .bottom
        options.sizeChanges = anchored ? .bottom : nil
        let stage = AnchoringStage(options)
        stage.host.wait(0.1)
        return stage
    }

    private func apply(_ intent: ScrollIntent, _ stage: AnchoringStage) {
        stage.host.apply(intent, toScrollWithID: "list", at: stage.host.time)
    }

    private let ways: [(name: String, start: Double, intents: [ScrollIntent])] = [
        ("a fling that bounces", -40, [.fling(ScrollVector(x: 0, y: 6000))]),
        ("a short fling", -100, [.fling(ScrollVector(x: 0, y: 900))]),
        ("the wheel", -250, Array(repeating: .wheel(.notch, ScrollVector(x: 0, y: -1)), count: 6)),
        ("keys", -200, [.key(.pageDown, shift: false)]),
        ("the End key", -700, [.key(.end, shift: false)]),
    ]

    func testAResizeOnTheLastBitOfTheWayLeadsToTheEndAsItIsThen() async {
        for isLazy in [false, true] {
            for way in ways {
                for delay in stride(from: 0.02, through: 1, by: 0.09) {
                    for delta in [-32.0, 100] {
                        let stage = stage(isLazy: isLazy)
                        let start = stage.host.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan
                        apply(.scrollTo(ScrollVector(x: 0, y: start + way.start), animated: false), stage)
                        stage.host.wait(0.1)
                        for intent in way.intents { apply(intent, stage) }
                        stage.host.wait(delay)
                        stage.resize(by: delta)
                        stage.host.wait(1.5)
                        XCTAssertEqual(
                            stage.left, 0, accuracy: 0.5, "\(way.name), lazy \(isLazy), after \(delay) s, \(delta) pt")
                    }
                }
            }
        }
    }

    func testWhatSettlesAtTheEndMovesNoFurtherFromItInASmallerWindow() async {
        for delay in stride(from: 0.1, through: 1.2, by: 0.05) {
            let stage = stage(isLazy: false, anchored: false)
            apply(.fling(ScrollVector(x: 0, y: 6000)), stage)
            stage.host.wait(delay)
            let phase = stage.host.scrollSnapshot(ofID: "list")?.phase
            stage.resize(by: -32)
            stage.host.wait(3)
            XCTAssertLessThanOrEqual(stage.left, 32.01, "after \(delay) s, \(String(describing: phase))")
            XCTAssertGreaterThanOrEqual(stage.left, -0.01, "after \(delay) s")
        }
    }

    func testAHandKeepsWhatItHolds() async {
        let stage = stage(isLazy: false)
        let start = stage.host.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan
        apply(.scrollTo(ScrollVector(x: 0, y: start - 200), animated: false), stage)
        apply(.down(ScrollVector(x: 50, y: 250), .touch), stage)
        apply(.move(ScrollVector(x: 50, y: 200)), stage)
        stage.host.wait(0.1)
        let held = stage.left
        XCTAssertEqual(stage.host.scrollSnapshot(ofID: "list")?.phase, .interacting)
        stage.resize(by: -32)
        stage.host.wait(0.1)
        XCTAssertEqual(stage.left, held + 32, accuracy: 0.01)
    }
}
