import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ScrollPositionTests: XCTestCase {
    private struct Carousel: View {
        @State var current: Int?
        let animation: Animation?
        var body: some View {
            VStack {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 10) {
                        ForEach(0..<100) { Color.red.frame(width: 190, height: 100).id($0) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $current)
                .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
                .id("carousel")
                Text("at \(current ?? -1)")
                Color.blue.frame(width: 40, height: 20).id("next")
                    .onTapGesture { withAnimation(animation) { current = (current ?? 0) + 1 } }
            }
        }
    }

    private func offset(_ host: ViewHost) -> CGFloat {
        host.scrollGeometry(ofID: "carousel")?.contentOffset.x ?? .nan
    }

    func testAnInitialValueIsHonoured() async {
        let host = host(400, 300) { Carousel(current: 7, animation: nil) }
        XCTAssertEqual(offset(host), 7 * 200 - 210, accuracy: 0.01, "the least move that shows it whole")
    }

    func testSettingTheIDScrollsThereAndSettlesExactly() async {
        let host = host(200, 300) { Carousel(current: 0, animation: .snappy) }
        host.click(id: "next")
        host.wait(0.1)
        XCTAssertGreaterThan(offset(host), 0)
        XCTAssertLessThan(offset(host), 200)
        host.wait(3)
        XCTAssertEqual(offset(host), 190 + 10 - 10 + 0, accuracy: 10.01)
        XCTAssertEqual(host.texts, ["at 1"])
        XCTAssertFalse(host.needsFrame)
    }

    func testScrollingByHandWritesTheBinding() async {
        let host = host(190, 300) { Carousel(current: 0, animation: nil) }
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 30, y: 100))
        host.wait(3)
        XCTAssertEqual(offset(host), 200, accuracy: 0.01)
        XCTAssertEqual(host.texts, ["at 1"])
    }

    func testOneGestureMovesNoFurtherThanItsLimit() async {
        let host = host(190, 300) { Carousel(current: 0, animation: nil) }
        host.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 10, y: 100), over: 0.03)
        host.wait(4)
        XCTAssertEqual(offset(host), 200, accuracy: 0.01)
    }
}
