import Drawing
import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class GalleryTests: XCTestCase {
    // In a window of 680 points, two cards and a gap of 16 fill the width between the margins of 28.
    private let pitch: CGFloat = (680 - 2 * 28 - 16) / 2 + 16

    private func gallery(width: CGFloat = 680) -> ViewHost {
        let host = makeSceneHost(SceneCatalog.builtIn.first, size: CGSize(width: width, height: 600))
        host.wait(0.1)
        return host
    }

    private func offset(_ host: ViewHost) -> CGFloat {
        host.scrollGeometry(ofID: PlaygroundScene.stageID)?.contentOffset.x ?? .nan
    }

    func testItStartsWithTheFirstCardAtTheMargin() async {
        let host = gallery()
        XCTAssertEqual(offset(host), -28)
        XCTAssertTrue(host.texts.contains("Ember, 1 of 20"), "\(host.texts)")
    }

    func testADragRestsExactlyOnACard() async {
        for way in stride(from: -600.0, through: -40, by: 35) {
            let host = gallery()
            host.drag(from: CGPoint(x: 640, y: 300), by: CGVector(dx: way, dy: 0))
            host.wait(4)
            let cards = (offset(host) + 28) / pitch
            XCTAssertEqual(cards, cards.rounded(), accuracy: 1e-9, "dragged by \(way)")
            XCTAssertFalse(host.needsFrame, "dragged by \(way)")
        }
    }

    func testWhileItIsDraggedTheContentStaysUnderThePointer() async {
        let host = gallery()
        let start = CGPoint(x: 600, y: 300)
        host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: start)), at: host.time))
        var taken: CGFloat?
        for step in 1...20 {
            let x = start.x - CGFloat(step) * 9
            host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: CGPoint(x: x, y: 300))), at: host.time))
            host.wait(0.016)
            guard offset(host) > -28 else { continue }
            let grip = x + offset(host)
            XCTAssertEqual(taken ?? grip, grip, accuracy: 1e-9, "step \(step)")
            taken = grip
        }
        XCTAssertNotNil(taken)
    }

    func testThePaddlesGoToTheNextCardAndBack() async {
        let host = gallery()
        for card in 1...3 {
            host.click(id: "paddle-forward")
            host.wait(1)
            XCTAssertEqual(offset(host), CGFloat(card) * pitch - 28, accuracy: 1e-9)
        }
        XCTAssertTrue(host.texts.contains { $0.hasSuffix(", 4 of 20") })
        host.click(id: "paddle-back")
        host.wait(1)
        XCTAssertEqual(offset(host), 2 * pitch - 28, accuracy: 1e-9)
    }

    func testWithReducedMotionThePaddlesJump() async {
        let host = gallery()
        host.reduceMotion = true
        host.click(id: "paddle-forward")
        XCTAssertEqual(offset(host), pitch - 28, accuracy: 1e-9)
    }

    func testAFamilyGoesToItsFirstCard() async {
        let host = gallery()
        let strip = host.frame(ofID: "families") ?? .zero
        // The second chip of 132 points, after the margin and a gap of 10.
        host.click(at: CGPoint(x: 28 + 132 + 10 + 40, y: strip.midY))
        host.wait(1)
        XCTAssertTrue(host.texts.contains("Coral, 4 of 20"), "\(host.texts)")
    }

    func testThePaddleBackDoesNothingAtTheStart() async {
        let host = gallery()
        host.click(id: "paddle-back")
        host.wait(1)
        XCTAssertEqual(offset(host), -28)
    }

    func testThePaddleForwardEndsWithTheLastCardInSight() async {
        let host = gallery()
        for _ in 0..<25 {
            host.click(id: "paddle-forward")
            host.wait(0.6)
        }
        XCTAssertEqual(offset(host), 18 * pitch - 28, accuracy: 1e-9)
        XCTAssertTrue(host.texts.contains { $0.hasSuffix(", 19 of 20") })
    }

    func testANarrowWindowShowsOneCard() async {
        let host = gallery(width: 400)
        host.click(id: "paddle-forward")
        host.wait(1)
        let wide: CGFloat = 400 - 2 * 28 + 16
        XCTAssertEqual(offset(host), wide - 28, accuracy: 1e-9)
    }

    func testTheTitleFollowsTheCard() async {
        let host = gallery()
        host.drag(from: CGPoint(x: 640, y: 300), by: CGVector(dx: -pitch, dy: 0), over: 1)
        host.wait(3)
        let card = Int(((offset(host) + 28) / pitch).rounded())
        XCTAssertGreaterThan(card, 0)
        XCTAssertTrue(host.texts.contains { $0.hasSuffix(", \(card + 1) of 20") }, "\(host.texts)")
    }

    private func title(_ host: ViewHost) -> String? { host.texts.first { $0.hasSuffix(" of 20") } }

    /// The paddles only change at either end, and the strip with the group of the front card.
    func testACardInTheMiddleOfItsGroupEvaluatesTheHeaderAlone() async {
        let host = gallery()
        for _ in 0..<4 {
            host.click(id: "paddle-forward")
            host.wait(1)
        }
        host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: CGPoint(x: 340, y: 300))), at: host.time))
        var evaluated: Set<Int> = []
        for step in 1...60 {
            let (before, time) = (title(host), host.time + .milliseconds(16))
            let location = CGPoint(x: 340 - CGFloat(step) * 10, y: 300)
            host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: location)), at: time))
            host.frame(at: time)
            if title(host) != before { evaluated.insert(host.report.bodies) }
        }
        XCTAssertEqual(evaluated.min(), 2, "the scene and its header: \(evaluated)")
    }

    func testTheTunedMarginMovesTheCards() async {
        var tuning = Tuning()
        tuning.stage.contentMargin = 60
        let host = makeSceneHost(SceneCatalog.builtIn.first, size: CGSize(width: 680, height: 600), tuning: tuning)
        host.wait(0.1)
        XCTAssertEqual(offset(host), -60)
    }

    func testTunedAwaySnappingLetsTheCardsRestAnywhere() async {
        var tuning = Tuning()
        tuning.stage.snapBehavior = .none
        let host = makeSceneHost(SceneCatalog.builtIn.first, size: CGSize(width: 680, height: 600), tuning: tuning)
        host.wait(0.1)
        host.drag(from: CGPoint(x: 640, y: 300), by: CGVector(dx: -137, dy: 0), over: 2)
        host.wait(3)
        let cards = (offset(host) + 28) / pitch
        XCTAssertNotEqual(cards, cards.rounded())
    }

    // MARK: Header and strip

    func testTheFamilyOfTheCardInFrontStaysInSight() async {
        let host = gallery()
        for _ in 0..<20 {
            host.click(id: "paddle-forward")
            host.wait(0.6)
            let name = host.texts.first { $0.hasSuffix(" of 20") }?.prefix { $0 != "," } ?? ""
            let family = ColorFamilies.name(ofColor: String(name))
            let frame = host.frame(ofID: family) ?? .null
            XCTAssertGreaterThanOrEqual(frame.minX, 0, "\(name) of \(family)")
            XCTAssertLessThanOrEqual(frame.maxX, 680, "\(name) of \(family)")
        }
    }

    func testTheStripGoesTheWayOfTheCardsAndRestsBetweenItsOwn() async {
        let host = gallery()
        func place() -> CGFloat { host.scrollGeometry(ofID: "families")?.contentOffset.x ?? .nan }
        var places = [place()]
        for _ in 0..<18 {
            host.click(id: "paddle-forward")
            host.wait(0.8)
            places.append(place())
        }
        XCTAssertEqual(places, places.sorted())
        let moves = zip(places, places.dropFirst()).filter { $0 != $1 }
        XCTAssertGreaterThan(moves.count, 1)
        XCTAssertLessThan(moves.count, ColorFamily.neighbours.count)
    }

    func testTheFamiliesAreTheCardsInTheirOrder() async {
        XCTAssertEqual(ColorFamily.neighbours.flatMap(\.colors).map(\.id), Array(0..<20))
    }

    /// The bars between the cards and the strip.
    private func bars(_ host: ViewHost) -> [Rect] {
        let strip = Double(host.frame(ofID: "families")?.minY ?? 0)
        return host.displayList.items.compactMap { item in
            guard case .fill(.roundedRect(let rect, _), _) = item, rect.y < strip, rect.height <= 10, rect.width > 20
            else { return nil }
            return rect
        }
    }

    /// The bars while the cards are dragged.
    private func bars(_ device: InputEvent.Pointer.Device) -> [Rect] {
        let host = gallery()
        for step in 0...10 {
            var pointer = InputEvent.Pointer(location: CGPoint(x: 600 - Double(step) * 20, y: 300))
            pointer.device = device
            pointer.id = device == .mouse ? 0 : 1
            host.send(InputEvent(step == 0 ? .pointerDown(pointer) : .pointerMoved(pointer), at: host.time))
            host.wait(1.0 / 60)
        }
        XCTAssertGreaterThan(offset(host), -28)
        return bars(host)
    }

    func testAMouseGetsABarBelowTheCardsAndAFingerNone() async {
        let bar = bars(.mouse).first
        XCTAssertEqual(bar?.height, 6)
        let host = gallery()
        let cards = host.displayList.items.compactMap { item -> Double? in
            guard case .fill(.roundedRect(let rect, _), _) = item, rect.height > 200 else { return nil }
            return rect.y + rect.height
        }
        XCTAssertGreaterThan(bar?.y ?? 0, cards.max() ?? .infinity)
        XCTAssertEqual(bars(.touch), [])
    }
}

private enum ColorFamilies {
    static func name(ofColor name: String) -> String {
        ColorFamily.neighbours.first { $0.colors.contains { $0.name == name } }?.title ?? ""
    }
}
