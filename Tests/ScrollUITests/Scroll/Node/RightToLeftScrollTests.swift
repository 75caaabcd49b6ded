import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// In a right-to-left layout, scroll views, pages, targets and anchors start at the right.
@MainActor
final class RightToLeftScrollTests: XCTestCase {
    private struct Cards<Behavior: ScrollTargetBehavior>: View {
        let behavior: Behavior
        var isLazy = false
        var count = 12
        @State var id: Int?
        @State private var more = 0

        var body: some View {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    if isLazy {
                        LazyHStack(spacing: 10) { cards }.scrollTargetLayout()
                    } else {
                        HStack(spacing: 10) { cards }.scrollTargetLayout()
                    }
                }
                .contentMargins(.leading, 30)
                .scrollTargetBehavior(behavior)
                .scrollPosition(id: $id)
                .frame(height: 60)
                Text("card \(id ?? -1)")
                Color.blue.frame(width: 20, height: 20).id("more").onTapGesture { more += 3 }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }

        private var cards: some View {
            ForEach(0..<(count + more), id: \.self) {
                Color.red.frame(width: CGFloat(60 + $0 % 3 * 25), height: 40).id($0)
            }
        }
    }

    private func flick(_ host: ViewHost, by distance: CGFloat = 140, over seconds: Double = 0.06) {
        host.drag(
            from: CGPoint(x: 150 - distance / 2, y: 30), to: CGPoint(x: 150 + distance / 2, y: 30), over: seconds)
        host.wait(5)
    }

    func testACardsLeadingEdgeIsItsRightOne() async {
        for isLazy in [false, true] {
            let host = host(300, 120) { Cards(behavior: .viewAligned(limitBehavior: .alwaysByOne), isLazy: isLazy) }
            XCTAssertEqual(host.frame(ofID: 0)?.maxX ?? .nan, 270, accuracy: 0.01)
            for card in 1...4 {
                flick(host)
                XCTAssertEqual(host.frame(ofID: card)?.maxX ?? .nan, 270, accuracy: 0.01, "lazy \(isLazy)")
                XCTAssertTrue(host.texts.contains("card \(card)"), "\(host.texts)")
            }
        }
    }

    func testPagesAreCountedFromTheRight() async {
        let host = host(300, 120) { Cards(behavior: .paging) }
        flick(host)
        XCTAssertEqual(host.frame(ofID: 0)?.maxX ?? .nan, 270 + 270, accuracy: 0.01)
    }

    func testAnIDGoesToTheLeadingEdge() async {
        let host = host(300, 120) { Cards(behavior: .viewAligned, id: 5) }
        let frame = host.frame(ofID: 5) ?? .zero
        XCTAssertTrue(frame.minX >= 0 && frame.maxX <= 270, "shown whole: \(frame)")
    }

    func testShortContentLiesAtTheRight() async {
        let host = host(300, 120) { Cards(behavior: .viewAligned, count: 2) }
        XCTAssertEqual(host.frame(ofID: 0)?.maxX ?? .nan, 270, accuracy: 0.01)
        flick(host)
        XCTAssertEqual(host.frame(ofID: 0)?.maxX ?? .nan, 270, accuracy: 0.01)
    }

    func testCardsPutBehindTheLastOneMoveNothing() async {
        for isLazy in [false, true] {
            let host = host(300, 120) { Cards(behavior: .viewAligned(limitBehavior: .alwaysByOne), isLazy: isLazy) }
            flick(host)
            let before = host.frame(ofID: 1)
            host.click(id: "more")
            XCTAssertEqual(host.frame(ofID: 1)?.minX ?? .nan, before?.minX ?? 0, accuracy: 0.01, "lazy \(isLazy)")
        }
    }
}
