import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Measurements on Apple's systems for the rules of the scroll API, one rule each. Whole frames of measured windows are
/// in `Measured`; the anchors have a file of their own.
@MainActor
final class MeasuredRuleTests: XCTestCase {
    private func rows(_ count: Int = 30) -> some View {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Color.red.frame(width: 120, height: 20).id($0) } }
    }

    // MARK: The container

    func testAScrollViewTakesTheProposalAlongItsAxisAndTheContentsLengthAcross() async {
        let host = host(300, 200) { ScrollView { self.rows(3) }.id("scroll") }
        XCTAssertEqual(host.frame(ofID: "scroll")?.size, CGSize(width: 120, height: 200))
    }

    func testWithoutAProposalAScrollViewIsAsLongAsItsContent() async {
        let host = host(300, 200) { ScrollView { self.rows(3) }.fixedSize().id("scroll") }
        XCTAssertEqual(host.frame(ofID: "scroll")?.size, CGSize(width: 120, height: 60))
    }

    func testContentWiderThanTheWindowWidensTheScrollViewWhichIsCentred() async {
        let host = host(300, 200) { ScrollView { Color.red.frame(width: 400, height: 400) }.id("scroll") }
        XCTAssertEqual(host.frame(ofID: "scroll")?.minX, -50)
        XCTAssertEqual(host.frame(ofID: "scroll")?.width, 400)
    }

    func testSeveralViewsAreACentredColumnEightPointsApartInEitherDirection() async {
        for axes in [Axis.Set.vertical, .horizontal] {
            let host = host(300, 200) {
                ScrollView(axes) {
                    Color.red.frame(width: 100, height: 30).id("first")
                    Color.red.frame(width: 40, height: 30).id("second")
                }
                .id("scroll")
            }
            let first = host.frame(ofID: "first") ?? .zero
            let second = host.frame(ofID: "second") ?? .zero
            XCTAssertEqual(second.minY - first.maxY, 8)
            XCTAssertEqual(second.midX, first.midX)
        }
    }

    func testContentThatShrinksIsPulledBackIntoTheBoundsAtOnce() async {
        struct Shrinking: View {
            @State private var height: CGFloat = 1000
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(width: 100, height: height) }
                        .defaultScrollAnchor(.bottom, for: .initialOffset).frame(height: 200).id("scroll")
                    Color.blue.frame(width: 30, height: 30).id("shrink").onTapGesture { height = 500 }
                }
            }
        }
        let host = host(200, 230) { Shrinking() }
        XCTAssertEqual(host.scrollGeometry(ofID: "scroll")?.contentOffset.y, 800)
        host.wait(0.1)
        host.click(id: "shrink")
        XCTAssertEqual(host.scrollGeometry(ofID: "scroll")?.contentOffset.y, 300)
    }

    // MARK: Places

    private func row10(from start: CGFloat, _ anchor: UnitPoint?, top: CGFloat = 0) -> (y: CGFloat, offset: CGFloat) {
        let row = start > 0 ? 2 : 12
        let host = host(200, 200) {
            ScrollViewReader { proxy in
                ScrollView { self.rows(60) }
                    .contentMargins(.top, top, for: .scrollContent)
                    .onTapGesture { proxy.scrollTo(row, anchor: anchor) }
                    .id("scroll")
            }
        }
        _ = host.apply(.scrollTo(.init(x: 0, y: Double(start)), animated: false), toScrollWithID: "scroll", at: .zero)
        host.frame(at: .zero)
        host.click(at: CGPoint(x: 100, y: 100))
        return (host.frame(ofID: row)?.minY ?? .nan, host.scrollGeometry(ofID: "scroll")?.contentOffset.y ?? .nan)
    }

    func testScrollToCentresByAnchorAndMovesTheLeastWithout() async {
        XCTAssertEqual(row10(from: 0, .center).y, 90)
        XCTAssertEqual(row10(from: 0, nil).y, 180, "below the fold: at the lower edge")
        XCTAssertEqual(row10(from: 300, nil).y, 0, "above: at the upper edge")
    }

    func testScrollToAlignsBelowTheInset() async {
        XCTAssertEqual(row10(from: 0, .top, top: 20).offset, 240 - 20)
    }

    // MARK: Margins

    func testMarginsWidenTheScrollViewAndMoveTheContent() async {
        let host = host(300, 200) {
            ScrollView { self.rows().id("content") }.contentMargins(20, for: .scrollContent).id("scroll")
        }
        XCTAssertEqual(host.frame(ofID: "scroll")?.width, 160)
        let origin = host.frame(ofID: "content")?.origin ?? .zero
        XCTAssertEqual(origin.x - (host.frame(ofID: "scroll")?.minX ?? 0), 20)
        XCTAssertEqual(origin.y, 20)
    }

    func testMarginsOfIndicatorsMoveNothing() async {
        let host = host(300, 200) {
            ScrollView { self.rows().id("content") }.contentMargins(20, for: .scrollIndicators).id("scroll")
        }
        XCTAssertEqual(host.frame(ofID: "scroll")?.width, 120)
        XCTAssertEqual(host.frame(ofID: "content")?.minY, 0)
    }

    // MARK: Observers

    func testTheGeometryIsToldAtAppearanceAndOnceForAJumpAndNoPhaseForEither() async {
        let probe = Probe()
        let host = host(120, 150) {
            ScrollViewReader { proxy in
                ScrollView { self.rows(20) }
                    .contentMargins(.top, 20, for: .scrollContent)
                    .onScrollGeometryChange(
                        for: ScrollGeometry.self, of: { $0 }, action: { _, _ in probe.hit("geometry") }
                    )
                    .onScrollPhaseChange { old, new in probe.hit("\(old) \(new)") }
                    .onTapGesture { proxy.scrollTo(10, anchor: .top) }
            }
        }
        XCTAssertEqual(
            probe.events, ["idle idle", "geometry"], "Apple's tells the geometry twice here, first an empty one")
        probe.clear()
        host.click(at: CGPoint(x: 60, y: 75))
        host.wait(0.5)
        XCTAssertEqual(probe["geometry"], 1)
        XCTAssertEqual(probe["idle animating"], 0)
    }

    // MARK: Lazy containers

    func testALazyColumnHasTheRowsInItsWindowAndNoMoreAndFillsTheWidth() async {
        let host = host(200, 219) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100) { Color.red.frame(width: 50, height: 20).id($0) } }.id(
                    "stack")
            }
        }
        XCTAssertEqual((0..<100).filter { host.frame(ofID: $0) != nil }, Array(0...10))
        XCTAssertEqual(host.frame(ofID: "stack")?.width, 200)
    }

    func testAGridsTracksAndLinesAreEightPointsApart() async {
        let host = host(208, 300) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                    ForEach(0..<8) { Color.red.frame(height: 20).id($0) }
                }
            }
        }
        XCTAssertEqual(host.frame(ofID: 1)?.minX, 108)
        XCTAssertEqual(host.frame(ofID: 2)?.minY, 28)
    }

    // MARK: Pulling

    func testAHundredPointsOfPullOverAWindowOfThreeHundredShowFortySixAndAHalf() async {
        let host = host(200, 300) { ScrollView { Color.red.frame(width: 200, height: 900) }.id("scroll") }
        let (slop, pulled) = (10.0, 100.0)
        func finger(_ y: Double) -> InputEvent.Pointer { .init(device: .touch, location: CGPoint(x: 100, y: 50 + y)) }
        host.send(InputEvent(.pointerDown(finger(0)), at: host.time))
        for step in 1...11 {
            host.wait(0.05)
            host.send(InputEvent(.pointerMoved(finger((slop + pulled) * Double(step) / 11)), at: host.time))
        }
        host.frame(at: host.time)
        let expected = (1 - 1 / (pulled * 0.55 / 300 + 1)) * 300
        XCTAssertEqual(expected, 46.5, accuracy: 0.05)
        let shown = -Double(host.scrollGeometry(ofID: "scroll")?.contentOffset.y ?? .nan)
        XCTAssertEqual(shown, expected, accuracy: 0.5)
    }
}
