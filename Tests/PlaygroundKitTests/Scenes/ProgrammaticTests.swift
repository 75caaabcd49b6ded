import Drawing
import Foundation
import PlaygroundKit
import ScrollUI
import TestSupport
import XCTest

@MainActor
final class ProgrammaticTests: XCTestCase {
    private func scene(part share: CGFloat = 0.1, reduceMotion: Bool = false) -> ViewHost {
        let host = makeSceneHost(
            SceneCatalog.builtIn.scene(named: "programmatic") ?? SceneCatalog.builtIn.first,
            size: CGSize(width: 680, height: 600))
        host.reduceMotion = reduceMotion
        host.wait(0.1)
        host.choose(share, in: "part")
        return host
    }

    private func fill(_ field: String, with text: String, _ host: ViewHost) {
        host.click(id: "field \(field)")
        host.type(text)
    }

    // MARK: Form

    func testSubmitBringsTheFirstIncompleteSectionToTheTop() async {
        let host = scene()
        host.click(id: "submit")
        host.wait(2)
        XCTAssertEqual(host.top(of: "Parcel"), 16, accuracy: 0.01)
        XCTAssertTrue(host.texts.contains("Parcel is not complete"), "\(host.texts)")
    }

    func testSubmitGivesTheKeyboardToTheFirstEmptyField() async {
        let host = scene()
        host.click(id: "submit")
        host.wait(2)
        host.type("3.5 by hand")
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("3.5 by hand"), "\(host.texts)")
        let field = host.frame(ofID: "field Weight") ?? .null
        XCTAssertTrue(host.wantsTextInput)
        XCTAssertTrue(CGRect(x: 0, y: 0, width: 680, height: 600).contains(field), "\(field)")
    }

    func testWhatWasFilledInIsPassedOver() async {
        let host = scene()
        host.click(id: "submit")
        host.wait(2)
        fill("Weight", with: "1.2", host)
        host.click(id: "submit")
        host.wait(2)
        XCTAssertTrue(host.texts.contains("Payment is not complete"), "\(host.texts)")
        XCTAssertGreaterThanOrEqual(host.top(of: "Payment"), -0.01)
        let before = host.stageOffset
        fill("Holder", with: "Ada Moss", host)
        fill("Card", with: "1111 2222 3333 4444", host)
        host.click(id: "submit")
        host.wait(2)
        XCTAssertTrue(host.texts.contains("Everything is filled in"), "\(host.texts)")
        XCTAssertEqual(host.stageOffset, before)
    }

    func testBlanksAreNoAnswer() async {
        let host = scene()
        host.click(id: "submit")
        host.wait(2)
        fill("Weight", with: "   ", host)
        host.click(id: "submit")
        host.wait(2)
        XCTAssertTrue(host.texts.contains("Parcel is not complete"), "\(host.texts)")
    }

    func testWithReducedMotionSubmitJumps() async {
        let host = scene(reduceMotion: true)
        host.click(id: "submit")
        XCTAssertEqual(host.top(of: "Parcel"), 16, accuracy: 0.01)
    }

    // MARK: Categories

    private static let families = ["Fire", "Sun", "Meadow", "Sea", "Dusk", "Velvet", "Blossom"]

    func testACategoryBringsItsFirstCard() async {
        let host = scene(part: 0.5)
        for (family, card) in [("Meadow", "Moss"), ("Fire", "Ember"), ("Dusk", "Azure")] {
            host.click(id: family)
            host.wait(2)
            XCTAssertTrue(host.texts.contains(card), "\(family): \(host.texts)")
            let stage = host.frame(ofID: PlaygroundScene.stageID) ?? .zero
            let cards = stage.width - 28 + 16
            let index = (host.stageOffset.x / cards).rounded()
            XCTAssertEqual(host.stageOffset.x, index * cards, accuracy: 0.01, family)
        }
    }

    func testScrollingTheCardsKeepsTheirCategoryInSight() async {
        let host = scene(part: 0.5)
        let list = host.frame(ofID: "categories") ?? .zero
        XCTAssertFalse(list.contains(host.frame(ofID: "Blossom") ?? .zero), "it must be out of sight at first")
        for _ in 0..<20 {
            host.drag(from: CGPoint(x: 620, y: 300), by: CGVector(dx: -380, dy: 0))
            host.wait(2)
        }
        XCTAssertTrue(host.texts.contains("Rose"), "\(host.texts)")
        let shown = host.frame(ofID: "Blossom") ?? .zero
        XCTAssertGreaterThanOrEqual(shown.minY, list.minY - 0.01)
        XCTAssertLessThanOrEqual(shown.maxY, list.maxY + 0.01)
    }

    func testACategoryInSightDoesNotMoveTheList() async {
        let host = scene(part: 0.5)
        let before = host.frame(ofID: "Fire")
        host.click(id: "Sun")
        host.wait(2)
        XCTAssertEqual(host.frame(ofID: "Fire"), before)
    }

    // MARK: Card

    /// Clicks the segments at these shares of the pickers.
    private func ask(_ host: ViewHost, anchor: CGFloat, offset: CGFloat, motion: CGFloat) {
        host.choose(anchor, in: "Anchor")
        host.choose(offset, in: "Offset")
        host.choose(motion, in: "Motion")
        host.click(id: "go")
        host.wait(3)
    }

    private func place(_ host: ViewHost, share: CGFloat) -> CGFloat {
        let (card, stage) = (host.frame(ofID: "card 30") ?? .null, host.frame(ofID: PlaygroundScene.stageID) ?? .zero)
        return card.minY + card.height * share - stage.minY - stage.height * share
    }

    func testACardComesToItsAnchorAndOffsetWithEveryAnimation() async {
        let anchors: [(CGFloat, CGFloat)] = [(0.36, 0), (0.58, 0.5), (0.85, 1)]
        let offsets: [(CGFloat, CGFloat)] = [(0.15, -40), (0.5, 0), (0.85, 40)]
        let motions: [CGFloat] = [0.1, 0.36, 0.58, 0.85]
        let places = anchors.flatMap { anchor in offsets.map { (anchor, $0) } }
        let all = motions.flatMap { motion in places.map { (motion, $0.0, $0.1) } }
        for (motion, (anchor, share), (offset, points)) in Repetition.cases(all, few: 6) {
            let host = scene(part: 0.9)
            ask(host, anchor: anchor, offset: offset, motion: motion)
            XCTAssertEqual(place(host, share: share), points, accuracy: 0.01, "\(motion), \(share), \(points)")
        }
    }

    func testTheLeastMoveShowsACardWhole() async {
        let host = scene(part: 0.9)
        ask(host, anchor: 0.1, offset: 0.5, motion: 0.36)
        XCTAssertEqual(place(host, share: 1), 0, accuracy: 0.01)
    }

    func testTheMarksOfTheAnchorLeaveTheCardsFree() async {
        let host = scene(part: 0.9)
        let marks = host.displayList.items.compactMap { item -> Rect? in
            guard case .fill(.roundedRect(let rect, _), _) = item, rect.height == 2, rect.width == 22
            else { return nil }
            return rect
        }
        XCTAssertEqual(marks.count, 2)
        let card = host.frame(ofID: "card 2") ?? .zero
        for mark in marks {
            XCTAssertTrue(mark.x + mark.width <= Double(card.minX) || mark.x >= Double(card.maxX), "\(mark), \(card)")
        }
    }

    func testAFingerTakesASlowScrollOver() async {
        let host = scene(part: 0.9)
        host.choose(0.58, in: "Motion")
        host.click(id: "go")
        host.wait(0.5)
        XCTAssertEqual(host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.phase, .animating)
        let start = CGPoint(x: 340, y: 400)
        host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: start)), at: host.time))
        host.wait(0.1)
        let held = host.stageOffset
        host.wait(3)
        XCTAssertEqual(host.stageOffset, held)
        XCTAssertNotEqual(place(host, share: 0.5), 0, accuracy: 1)
    }
}
