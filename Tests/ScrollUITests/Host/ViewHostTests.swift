import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ViewHostTests: XCTestCase {
    struct Counter: View {
        @State var count = 0
        var body: some View {
            VStack {
                Text("Count \(count)").id("label")
                Rectangle().fill(.red).frame(width: 50, height: 50).id("box").onTapGesture { count += 1 }
            }
        }
    }

    func testATapChangesStateAndTheTextFollows() async {
        let host = ViewHost(size: CGSize(width: 200, height: 200)) { Counter() }
        host.frame(at: .zero)
        XCTAssertTrue(host.displayList.items.count >= 2)
        let box = host.frame(ofID: "box")
        XCTAssertEqual(box?.width, 50)
        host.click(at: CGPoint(x: box?.midX ?? 0, y: box?.midY ?? 0))
        host.wait(0.1)
        XCTAssertEqual(host.displayList.runs.map(\.string), ["Count 1"])
    }

    func testALazyListBuildsOnlyTheRowsInViewAndScrollsByNotches() async {
        let host = ViewHost(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10_000_000) { index in Text("\(index)").frame(height: 20) }
                }
            }
            .id("list")
        }
        host.frame(at: .zero)
        XCTAssertEqual(host.displayList.runs.count, 10)
        host.notch(-1, at: CGPoint(x: 100, y: 100))
        host.wait(1)
        XCTAssertEqual(host.scrollGeometry(ofID: "list")?.contentOffset.y, 100)
        XCTAssertEqual(host.displayList.runs.first?.string, "5")
        XCTAssertFalse(host.needsFrame)
    }

    func testACarouselRestsOnACardAfterAFling() async {
        let host = ViewHost(size: CGSize(width: 400, height: 200)) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<20) { index in
                        Color.red.frame(width: 150, height: 100).id(index)
                            .scrollTransition { effect, phase in
                                effect.scaleEffect(phase.isIdentity ? 1 : 0.9).opacity(phase.isIdentity ? 1 : 0.5)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 20)
            .scrollTargetBehavior(.viewAligned)
            .id("carousel")
        }
        host.frame(at: .zero)
        XCTAssertEqual(host.scrollGeometry(ofID: "carousel")?.contentOffset.x, -20)
        host.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 100))
        host.wait(4)
        let offset = host.scrollGeometry(ofID: "carousel")?.contentOffset.x ?? 0
        XCTAssertGreaterThan(offset, 100)
        XCTAssertEqual((offset + 20).truncatingRemainder(dividingBy: 160), 0, accuracy: 0.01)
    }
}
