import Foundation
import PlaygroundKit
import ScrollUI
import XCTest

@MainActor
final class ChatTests: XCTestCase {
    private func chat(size: CGSize = CGSize(width: 680, height: 600)) -> ViewHost {
        let host = makeSceneHost(SceneCatalog.builtIn.scene(named: "chat") ?? SceneCatalog.builtIn.first, size: size)
        host.wait(0.1)
        return host
    }

    private func geometry(_ host: ViewHost) -> ScrollGeometry {
        host.scrollGeometry(ofID: PlaygroundScene.stageID)
            ?? ScrollGeometry(
                contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
    }

    /// The distance of the window from the content's end, in points.
    private func left(_ host: ViewHost) -> CGFloat {
        let geometry = geometry(host)
        return geometry.contentSize.height + geometry.contentInsets.bottom - geometry.visibleRect.maxY
    }

    /// A message in the middle of the window, and its start; `old` as long as it is near.
    private func middle(_ host: ViewHost, after old: Int? = nil) -> (id: Int, y: CGFloat)? {
        let y = host.center(ofID: PlaygroundScene.stageID).y
        if let old, let frame = host.frame(ofID: "message \(old)"), abs(frame.minY - y) < 150 {
            return (old, frame.minY)
        }
        for id in (0..<440).reversed() {
            guard let frame = host.frame(ofID: "message \(id)"), frame.minY <= y, frame.maxY + 8 > y else { continue }
            return (id, frame.minY)
        }
        return nil
    }

    private func send(_ text: String, _ host: ViewHost) {
        host.click(id: "draft")
        host.type(text)
        host.click(id: "send")
        host.wait(2)
    }

    private func fling(_ host: ViewHost, by way: CGFloat = 300) {
        host.drag(from: CGPoint(x: 340, y: 200), by: CGVector(dx: 0, dy: way), over: 0.1)
    }

    func testItBeginsWithTheLastMessageAtTheEnd() async {
        for size in [CGSize(width: 680, height: 600), CGSize(width: 360, height: 640), CGSize(width: 900, height: 400)]
        {
            let host = chat(size: size)
            XCTAssertEqual(left(host), 0, accuracy: 0.01, "\(size)")
            let input = host.frame(ofID: "draft") ?? .zero
            XCTAssertLessThan(host.frame(ofID: "message 429")?.maxY ?? .nan, input.minY, "\(size)")
        }
    }

    func testResizingKeepsTheEnd() async {
        // At another height other rows are measured, so the length before the first visible row changes.
        for height in stride(from: 500.0, through: 640, by: 20) {
            let host = chat(size: CGSize(width: 680, height: height))
            for size in [
                CGSize(width: 400, height: height - 100), CGSize(width: 900, height: 700),
                CGSize(width: 680, height: height),
            ] {
                host.size = size
                host.wait(0.1)
                XCTAssertEqual(left(host), 0, accuracy: 0.01, "\(size) after \(height)")
            }
        }
    }

    func testALowerWindowKeepsTheEndWhereTheContentIsAboutToRestThere() async {
        for height in [420.0, 600, 780] {
            for delay in stride(from: 0.02, through: 1, by: 0.1) {
                let host = chat(size: CGSize(width: 680, height: height))
                host.apply(
                    .fling(.init(x: 0, y: 6000)), toScrollWithID: PlaygroundScene.stageID, at: host.time)
                host.wait(delay)
                host.size.height -= 32
                host.wait(3)
                XCTAssertEqual(left(host), 0, accuracy: 0.5, "\(height) pt, after \(delay) s")
            }
        }
    }

    func testOlderMessagesComeInWithoutAJumpInAFling() async {
        let host = chat()
        let (before, length) = (geometry(host).contentOffset.y, geometry(host).contentSize.height)
        fling(host, by: 350)
        var gained: CGFloat = 0
        var last = middle(host)
        var step: CGFloat?
        for frame in 0..<150 {
            host.wait(1.0 / 60)
            gained = max(gained, geometry(host).contentSize.height - length)
            guard let old = last, let place = host.frame(ofID: "message \(old.id)")?.minY else {
                last = middle(host)
                continue
            }
            let moved = place - old.y
            XCTAssertGreaterThanOrEqual(moved, -0.01, "frame \(frame): against the fling")
            if let step { XCTAssertEqual(moved, step, accuracy: 4, "frame \(frame)") }
            step = moved
            last = middle(host, after: old.id)
        }
        XCTAssertGreaterThan(gained, 1000, "nothing was loaded; it began at \(before)")
    }

    func testOlderMessagesStayUnderAFingerThatHolds() async {
        let host = chat()
        let length = geometry(host).contentSize.height
        for drag in 0..<6 {
            host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: CGPoint(x: 340, y: 120))), at: host.time))
            host.wait(0.1)
            var last = middle(host)
            for step in 1...40 {
                let place = CGPoint(x: 340, y: 120 + Double(step) * 9)
                host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: host.time))
                host.wait(0.016)
                if step > 3, let old = last, let now = host.frame(ofID: "message \(old.id)")?.minY {
                    XCTAssertEqual(now - old.y, 9, accuracy: 0.01, "drag \(drag), step \(step)")
                }
                last = middle(host, after: last?.id)
            }
            host.send(InputEvent(.pointerUp(InputEvent.Pointer(location: CGPoint(x: 340, y: 480))), at: host.time))
            host.wait(0.02)
        }
        XCTAssertGreaterThan(geometry(host).contentSize.height, length + 500)
    }

    func testTheBeginningCanBeReached() async {
        let host = chat()
        for _ in 0..<80 where !host.texts.contains("The conversation begins here") {
            fling(host)
            host.wait(0.5)
        }
        host.wait(3)
        XCTAssertTrue(host.texts.contains("The conversation begins here"), "\(host.texts)")
        XCTAssertEqual(geometry(host).visibleRect.minY, -geometry(host).contentInsets.top, accuracy: 0.01)
    }

    func testAMessageThatIsSentComesInAtTheEnd() async {
        let host = chat()
        for (index, text) in ["Good morning", "A", "One more"].enumerated() {
            send(text, host)
            XCTAssertTrue(host.texts.contains(text), "\(host.texts)")
            XCTAssertEqual(left(host), 0, accuracy: 0.01, text)
            XCTAssertNotNil(host.frame(ofID: "message \(430 + index)"))
        }
        XCTAssertTrue(host.texts.contains("Message"), "the line is empty again")
    }

    func testReturnSendsToo() async {
        let host = chat()
        host.click(id: "draft")
        host.type("By return")
        host.key(.return)
        host.wait(2)
        XCTAssertEqual(host.texts.filter { $0 == "By return" }.count, 1)
        XCTAssertEqual(left(host), 0, accuracy: 0.01)
    }

    func testNothingIsSentWhileTheLineIsBlank() async {
        let host = chat()
        send("  ", host)
        XCTAssertNil(host.frame(ofID: "message 430"))
    }

    func testSendingFromFarUpGoesToTheEnd() async {
        for notches in [4, 9, 12, 25] {
            let host = chat()
            for _ in 0..<notches {
                host.turnWheel(1, overID: PlaygroundScene.stageID)
                host.wait(0.05)
            }
            host.wait(1)
            XCTAssertGreaterThan(left(host), 300)
            send("Back down", host)
            XCTAssertEqual(left(host), 0, accuracy: 0.01, "\(notches)")
            XCTAssertTrue(host.texts.contains("Back down"), "\(notches)")
        }
    }

    func testAShortConversationLiesAtTheEnd() async {
        let host = chat()
        host.choose(0.8, in: "length")
        host.wait(0.5)
        let input = host.frame(ofID: "draft") ?? .zero
        let last = host.frame(ofID: "message 429") ?? .null
        XCTAssertLessThan(input.minY - last.maxY, 40)
        XCTAssertTrue(host.texts.contains("The conversation begins here"))
        let first = host.frame(ofID: "message 427") ?? .null
        XCTAssertGreaterThan(first.minY, host.center(ofID: PlaygroundScene.stageID).y)
    }
}
