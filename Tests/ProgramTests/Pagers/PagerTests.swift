import SwiftUI
import XCTest

@MainActor
final class PagerTests: XCTestCase {
    private let middle = CGPoint(x: 195, y: 300)

    func testAPagerOfOffsetsTurnsOnePageAtATimeHoweverFastItIsThrown() async {
        let phone = Phone { FruitPagerView() }
        phone.flick(from: CGPoint(x: 330, y: 300), by: CGSize(width: -280, height: 0))
        XCTAssertTrue(phone.shows("Page 1"), "\(phone.texts)")
        XCTAssertEqual(phone.frame("cherry").minX, 0, accuracy: 0.5)
        phone.drag(from: middle, by: CGSize(width: -60, height: 0), over: 1.2)
        XCTAssertTrue(phone.shows("Page 1"), "slow and short")
        phone.tap("On")
        phone.tap("On")
        XCTAssertTrue(phone.shows("Page 2"))
        phone.drag(from: middle, by: CGSize(width: -90, height: 0), lifts: false)
        phone.wait(0.5)
        XCTAssertEqual(phone.frame("pear").minX, -30, accuracy: 1, "a third beyond the end")
    }

    func testClipsPlayOneAfterTheOtherAndADoubleTapLikesOne() async {
        let phone = Phone { ClipsFeed() }
        XCTAssertTrue(phone.shows("playing ada"))
        XCTAssertTrue(phone.shows("loaded 2, played 1"))
        phone.flick(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -300))
        XCTAssertTrue(phone.shows("playing grace"), "\(phone.texts)")
        XCTAssertTrue(phone.shows("loaded 3, played 2"))
        phone.tap(middle, rest: 0.1)
        phone.tap(middle)
        XCTAssertTrue(phone.shows("501"), "\(phone.texts)")
    }

    func testATourGoesOnByButtonAndSwipeAndEndsByStart() async {
        let phone = Phone { TourContainer() }
        phone.tap("Continue")
        XCTAssertTrue(phone.shows("Track your walks"))
        XCTAssertFalse(phone.shows("Welcome"))
        phone.drag(from: middle, by: CGSize(width: -120, height: 0))
        XCTAssertTrue(phone.shows("Share with friends"))
        phone.drag(from: middle, by: CGSize(width: 120, height: 0))
        XCTAssertTrue(phone.shows("Track your walks"))
        phone.tap("Skip")
        XCTAssertFalse(phone.shows("Skip"))
        phone.tap("Start")
        XCTAssertTrue(phone.shows("Home"))
    }

    func testAnOnboardingEndsOnItsLastPageByHandAndByButton() async {
        let phone = Phone { MorphingOnboarding() }
        phone.flick(from: CGPoint(x: 300, y: 300), by: CGSize(width: -200, height: 0))
        XCTAssertTrue(phone.shows("Step 2"), "\(phone.texts)")
        XCTAssertEqual(phone.location(of: "Step 2")?.x ?? 0, 195, accuracy: 3)
        phone.tap("Next")
        XCTAssertTrue(phone.shows("Get started"), "\(phone.texts)")
        XCTAssertEqual(phone.location(of: "Step 3")?.x ?? 0, 195, accuracy: 3)
    }

    func testAnUnderlineIsUnderThePageThatIsShown() async {
        let phone = Phone { TopTabs() }
        XCTAssertEqual(phone.frame("underline").minX, 15, accuracy: 0.5)
        phone.drag(from: CGPoint(x: 300, y: 400), by: CGSize(width: -195, height: 0), lifts: false)
        let between = phone.frame("underline").minX
        XCTAssertTrue((20..<134).contains(between), "\(between)")
        phone.lift(CGPoint(x: 105, y: 400))
        phone.wait(2)
        XCTAssertEqual(phone.frame("underline").midX, 195, accuracy: 0.5)
        phone.tap("Settings")
        XCTAssertTrue(phone.shows("Settings 1"), "\(phone.texts)")
        XCTAssertEqual(phone.frame("underline").maxX, 375, accuracy: 0.5)
    }

    func testACubeTurnsAFaceAfterAThirdOfItsWidth() async {
        let phone = Phone { CubePager() }
        phone.drag(from: middle, by: CGSize(width: -100, height: 0))
        XCTAssertTrue(phone.shows("Face 1/4"))
        phone.drag(from: middle, by: CGSize(width: -180, height: 0))
        XCTAssertTrue(phone.shows("Face 2/4"))
        XCTAssertTrue(phone.shows("Two"))
        XCTAssertFalse(phone.shows("One"))
    }

    func testStoriesGoOnAndBackByTapsAndHideTheirBarsWhileHeld() async {
        let phone = Phone { StoriesViewer() }
        let (left, right) = (CGPoint(x: 60, y: 500), CGPoint(x: 330, y: 500))
        phone.tap(right)
        phone.tap(right)
        XCTAssertTrue(phone.shows("The sea"), "\(phone.texts)")
        phone.tap(left)
        XCTAssertTrue(phone.shows("On the train"))
        phone.drag(from: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 100), over: 0.4)
        XCTAssertTrue(phone.shows("On the train"), "it comes back: \(phone.texts)")
        phone.drag(from: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 300), over: 0.4)
        XCTAssertTrue(phone.shows("All stories seen"))
    }

    func testABookIsLeafedToTheOtherSideWhereItsScriptRunsSo() async {
        let phone = Phone { BookReader() }
        phone.flick(from: CGPoint(x: 300, y: 400), by: CGSize(width: -200, height: 0))
        XCTAssertTrue(phone.shows("Chapter 2 of 12"), "\(phone.texts)")
        phone.tap("Arabic")
        XCTAssertTrue(phone.shows("Chapter 2 of 12"))
        phone.flick(from: CGPoint(x: 100, y: 400), by: CGSize(width: 200, height: 0))
        XCTAssertTrue(phone.shows("Chapter 3 of 12"), "\(phone.texts)")
    }

    func testAMarkWithinThePagesGlidesWithThem() async {
        let phone = Phone { TidePages() }
        XCTAssertTrue(phone.shows("0.0"), "\(phone.texts)")
        let start = phone.frame("mark").minX
        phone.drag(from: CGPoint(x: 300, y: 350), by: CGSize(width: -195, height: 0), lifts: false)
        let between = phone.frame("mark").minX
        XCTAssertTrue(between > start + 5 && between < start + 29, "\(between - start) of 30 points")
        phone.lift(CGPoint(x: 105, y: 350))
        phone.wait(2)
        XCTAssertTrue(phone.shows("1.0"), "\(phone.texts)")
        XCTAssertEqual(phone.frame("mark").minX, start + 30, accuracy: 0.5)
        for _ in 0..<3 { phone.flick(from: CGPoint(x: 330, y: 350), by: CGSize(width: -250, height: 0)) }
        XCTAssertTrue(phone.shows("2.0"), "\(phone.texts)")
    }
}
