import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Feeds, pagers and rulers written for SwiftUI.
@MainActor
final class ForeignFeedTests: XCTestCase {
    private func flick(_ host: ViewHost, from start: CGPoint, by way: CGSize, over seconds: Double = 0.08) {
        host.drag(from: start, to: CGPoint(x: start.x + way.width, y: start.y + way.height), over: seconds)
        host.wait(5)
    }

    // MARK: The feed

    func testAFeedBeginsBelowItsBarAndPlaysWhatIsWhollyInSight() async {
        let host = host(300, 400) { VideoFeed() }
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: 0)?.minY ?? .nan, 48, accuracy: 0.01)
        XCTAssertEqual(host.frame(ofID: 0)?.width, 276)
        // 80, 90, 90 and 80 points with 10 between them begin at 48: the fourth ends at 418.
        XCTAssertTrue(host.texts.contains("playing 0 1 2"), "\(host.texts)")
        flick(host, from: CGPoint(x: 150, y: 300), by: CGSize(width: 0, height: -60), over: 0.6)
        XCTAssertFalse(host.texts.contains("playing 0 1 2"), "\(host.texts)")
    }

    func testAShelfTakesWhatGoesAcrossAndTheFeedTheRest() async {
        let host = host(300, 400) { VideoFeed() }
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: "card 0.0")?.minX ?? .nan, 28, accuracy: 0.01)
        flick(host, from: CGPoint(x: 200, y: 80), by: CGSize(width: -150, height: 20))
        XCTAssertEqual(host.frame(ofID: 0)?.minY ?? .nan, 48, accuracy: 0.01, "the feed stays")
        let starts = (0..<10).compactMap { host.frame(ofID: "card 0.\($0)")?.minX }
        XCTAssertTrue(starts.contains { abs($0 - 28) < 0.01 }, "\(starts)")
        let first = host.frame(ofID: "card 0.0")?.minX ?? .nan
        XCTAssertLessThan(first, 0)
        XCTAssertGreaterThanOrEqual(first, 28 - 3 * 108 - 0.01, "no more than a few")
        flick(host, from: CGPoint(x: 150, y: 80), by: CGSize(width: 20, height: -40), over: 0.5)
        XCTAssertLessThan(host.frame(ofID: 0)?.minY ?? .nan, 20)
        XCTAssertEqual(host.frame(ofID: "card 0.0")?.minX, first, "the shelf stays")
    }

    func testAFeedLoadsMoreAtItsEndAndGoesBackToItsTop() async {
        let host = host(300, 400) { VideoFeed() }
        for _ in 0..<12 { flick(host, from: CGPoint(x: 150, y: 320), by: CGSize(width: 0, height: -220)) }
        XCTAssertTrue(host.texts.contains { $0.hasPrefix("Feed 30") }, "\(host.texts)")
        XCTAssertNotNil(host.frame(ofID: 29))
        host.click(id: "to top")
        host.wait(3)
        XCTAssertEqual(host.frame(ofID: 0)?.minY ?? .nan, 48, accuracy: 0.01)
        host.click(id: "to seven")
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: 7)?.minY ?? .nan, 48, accuracy: 0.01)
    }

    func testAPullLoadsTheFeedAgain() async {
        let host = host(300, 400) { VideoFeed() }
        host.wait(0.1)
        host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 390), over: 0.5, release: false)
        for _ in 0..<20 { await Task.yield() }
        host.release(at: CGPoint(x: 150, y: 390))
        for _ in 0..<20 {
            host.wait(0.1)
            await Task.yield()
        }
        XCTAssertTrue(host.texts.contains("Feed 12, loaded 1"), "\(host.texts)")
        XCTAssertEqual(host.frame(ofID: 0)?.minY ?? .nan, 48, accuracy: 0.01)
    }

    // MARK: The pager

    func testAPagerTellsItsPhasesAndThePageAtRest() async {
        let host = host(300, 300) { PhotoPager() }
        host.wait(0.1)
        flick(host, from: CGPoint(x: 200, y: 100), by: CGSize(width: -120, height: 0))
        XCTAssertEqual(host.frame(ofID: "photo 1")?.minX ?? .nan, 0, accuracy: 0.01)
        XCTAssertTrue(host.texts.contains("Photo 1, by hand yes"), "\(host.texts)")
        XCTAssertTrue(host.words.contains("idle tracking interacting decelerating idle"), host.words)
        host.click(id: "last")
        host.wait(3)
        XCTAssertEqual(host.frame(ofID: "photo 5")?.minX ?? .nan, 0, accuracy: 0.01)
        XCTAssertTrue(host.texts.contains("Photo 5, by hand no"), "\(host.texts)")
        host.click(id: "second")
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: "photo 1")?.minX ?? .nan, 0, accuracy: 0.01)
        XCTAssertTrue(host.words.contains("animating idle Last"), "a jump has no phase: \(host.words)")
        host.click(id: "point")
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: "photo 2")?.minX ?? .nan, 0, accuracy: 0.01)
        host.size = CGSize(width: 360, height: 300)
        host.wait(1)
        XCTAssertEqual(host.frame(ofID: "photo 2")?.minX ?? .nan, 0, accuracy: 0.01, "turned")
    }

    // MARK: The ruler

    func testARulerRestsWithAMarkInTheMiddle() async {
        let host = host(300, 200) { Ruler() }
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: 20)?.midX ?? .nan, 150, accuracy: 0.01)
        for way in [-37.0, 80, -210, 13] {
            flick(host, from: CGPoint(x: 150, y: 30), by: CGSize(width: way, height: 0))
            let mark = (0..<100).first { abs((host.frame(ofID: $0)?.midX ?? .nan) - 150) < 0.01 }
            XCTAssertTrue(host.texts.contains("Mark \(mark ?? -1)"), "by \(way), \(host.texts)")
        }
        let next = (0..<100).first { (host.frame(ofID: $0)?.minX ?? 0) > 200 } ?? 0
        host.click(id: next)
        host.wait(3)
        XCTAssertEqual(host.frame(ofID: next)?.midX ?? .nan, 150, accuracy: 0.01)
        XCTAssertTrue(host.texts.contains("Mark \(next)"), "\(host.texts)")
        host.size = CGSize(width: 420, height: 200)
        host.wait(1)
        XCTAssertEqual(host.frame(ofID: next)?.midX ?? .nan, 210, accuracy: 0.01)
    }

    // MARK: The profile

    func testAHeaderIsEitherWholeOrGone() async {
        let host = host(300, 400) { Profile() }
        let middle = CGPoint(x: 150, y: 300)
        for (way, rest) in [(-30.0, -120.0), (20, 0), (-50, -120)] {
            flick(host, from: middle, by: CGSize(width: 0, height: way), over: 0.4)
            let top = host.frame(ofID: 0)?.minY ?? .nan
            XCTAssertEqual(top - 120, rest, accuracy: 0.01, "by \(way)")
        }
        flick(host, from: middle, by: CGSize(width: 0, height: -280), over: 0.2)
        XCTAssertNil(host.frame(ofID: 0), "further down it runs out by itself")
    }

    // MARK: Notes

    func testNotesBeginAtTheLastAndFollowIt() async {
        let many = host(300, 200) { Notes(30) }
        XCTAssertEqual(many.frame(ofID: 29)?.maxY ?? .nan, 200, accuracy: 0.01)
        many.click(id: "add")
        many.wait(0.1)
        XCTAssertEqual(many.frame(ofID: 30)?.maxY ?? .nan, 200, accuracy: 0.01)
        let few = host(300, 200) { Notes(3) }
        XCTAssertEqual(few.frame(ofID: 0)?.minY ?? .nan, 0, accuracy: 0.01)
        for _ in 0..<5 { few.click(id: "add") }
        few.wait(0.1)
        XCTAssertEqual(few.frame(ofID: 7)?.maxY ?? .nan, 200, accuracy: 0.01, "grown beyond the window")
    }
}

extension ViewHost {
    /// All texts in the window.
    fileprivate var words: String { texts.joined(separator: " ") }
}
