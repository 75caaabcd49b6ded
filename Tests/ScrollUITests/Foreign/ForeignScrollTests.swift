import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Scroll code written for SwiftUI behaves as it does there.
@MainActor
final class ForeignScrollTests: XCTestCase {
    private func flick(_ host: ViewHost, _ dx: CGFloat, _ dy: CGFloat) {
        let start = CGPoint(x: 150 - dx / 2, y: 120 - dy / 2)
        host.drag(from: start, to: CGPoint(x: start.x + dx, y: start.y + dy), over: 0.08)
        host.wait(5)
    }

    func testACarouselGoesCardByCardAndByItsArrows() async {
        let host = host(300, 300) { AlbumCarousel() }
        flick(host, -120, 0)
        XCTAssertTrue(host.texts.contains("Birch"), "\(host.texts)")
        flick(host, -200, 0)
        XCTAssertTrue(host.texts.contains("Coral"), "\(host.texts)")
        host.click(id: "on")
        host.wait(2)
        XCTAssertTrue(host.texts.contains("Dune"), "\(host.texts)")
        host.click(id: "back")
        host.wait(2)
        XCTAssertTrue(host.texts.contains("Coral"), "\(host.texts)")
    }

    func testAConversationBeginsAtItsEndFollowsItAndLetsRead() async {
        let host = host(300, 300) { Conversation() }
        host.wait(0.2)
        XCTAssertEqual(host.frame(ofID: 39)?.maxY ?? .nan, 256, accuracy: 0.01)
        XCTAssertTrue(host.texts.contains("at the end"))
        host.click(id: "send")
        host.wait(0.2)
        XCTAssertEqual(host.frame(ofID: 40)?.maxY ?? .nan, 256, accuracy: 0.01)
        flick(host, 0, 150)
        XCTAssertTrue(host.texts.contains("further up"))
        let read = (0...40).compactMap { row in host.frame(ofID: row).map { (row, $0.minY) } }.first { $0.1 > 60 }
        host.click(id: "send")
        host.wait(0.2)
        XCTAssertEqual(read.flatMap { host.frame(ofID: $0.0)?.minY } ?? .nan, read?.1 ?? 0, accuracy: 0.01)
        host.click(id: "end")
        host.wait(3)
        XCTAssertEqual(host.frame(ofID: 41)?.maxY ?? .nan, 256, accuracy: 0.01)
    }

    func testACustomBehaviorRestsOnItsMultiples() async {
        let host = host(300, 240) { SteppedChart() }
        for _ in 0..<3 {
            let before = host.frame(ofID: "chart")?.minY ?? .nan
            flick(host, 0, -90)
            let after = host.frame(ofID: "chart")?.minY ?? .nan
            XCTAssertLessThan(after, before)
            XCTAssertEqual(after.remainder(dividingBy: 70), 0, accuracy: 0.01)
        }
    }

    func testAHeaderShrinksWhileItScrollsAndGrowsAgain() async {
        let host = host(300, 400) { ShrinkingHeader() }
        XCTAssertEqual(host.frame(ofID: "header")?.height, 120)
        XCTAssertTrue(host.texts.contains("resting"))
        host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250), over: 0.4, release: false)
        XCTAssertTrue(host.texts.contains("moving"))
        host.release(at: CGPoint(x: 150, y: 250))
        host.wait(5)
        XCTAssertEqual(host.frame(ofID: "header")?.height, 40)
        XCTAssertTrue(host.texts.contains("resting"))
    }

    func testPagesBeginWhereTheyShouldAndTellWhichOneIsShown() async {
        let host = host(300, 240) { Onboarding() }
        XCTAssertEqual(host.frame(ofID: 1)?.minX, 0)
        flick(host, -150, 0)
        XCTAssertEqual(host.frame(ofID: 2)?.minX ?? .nan, 0, accuracy: 0.01)
        XCTAssertNotNil(host.frame(ofID: "dots 2"))
    }

    func testAnIndexJumpsToRowsThatWereNeverBuilt() async {
        let host = host(300, 240) { LetterIndex() }
        XCTAssertFalse(host.texts.contains("D1"))
        host.click(id: "jump D")
        host.wait(3)
        XCTAssertTrue(host.texts.contains("D1"), "\(host.texts)")
        XCTAssertEqual(host.texts.filter { $0 == "D" }.count, 2, "the header of the section stays, beside the index")
    }
}
