import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class PagingTests: XCTestCase {
    private func pages(margin: CGFloat = 0) -> ViewHost {
        host(300, 200) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<5) { Color.red.containerRelativeFrame(.horizontal).frame(height: 200).id($0) }
                }
            }
            .contentMargins(.horizontal, margin)
            .scrollTargetBehavior(.paging)
            .id("pages")
        }
    }

    private func offset(_ host: ViewHost) -> CGFloat { host.scrollGeometry(ofID: "pages")?.contentOffset.x ?? .nan }

    func testAFlickGoesToTheNextPageAndNoFurther() async {
        let host = pages()
        host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 100, y: 100), over: 0.05)
        host.wait(4)
        XCTAssertEqual(offset(host), 300, accuracy: 0.01)
    }

    func testASlowShortDragComesBack() async {
        let host = pages()
        host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 180, y: 100), over: 1)
        host.wait(0.2)
        host.release(at: CGPoint(x: 180, y: 100))
        host.wait(4)
        XCTAssertEqual(offset(host), 0, accuracy: 0.01)
    }

    func testAPageIsTheWindowBetweenTheMargins() async {
        let host = pages(margin: 30)
        XCTAssertEqual(host.frame(ofID: 0)?.width, 240)
        for page in 1...4 {
            host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 100, y: 100), over: 0.05)
            host.wait(4)
            XCTAssertEqual(offset(host), CGFloat(page) * 240 - 30, accuracy: 0.01)
        }
    }

    func testAResizeKeepsThePage() async {
        let host = pages()
        host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 100, y: 100), over: 0.05)
        host.wait(4)
        host.size = CGSize(width: 500, height: 200)
        host.wait(1)
        XCTAssertEqual(offset(host), 500, accuracy: 0.01)
        host.size = CGSize(width: 123, height: 200)
        host.wait(1)
        XCTAssertEqual(offset(host), 123, accuracy: 0.01)
    }

    func testColumnsFollowTheFormula() async {
        let host = host(320, 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 16) {
                    ForEach(0..<6) {
                        Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 16).frame(height: 90).id($0)
                    }
                }
            }
            .contentMargins(.horizontal, 20)
        }
        XCTAssertEqual(host.frame(ofID: 0), CGRect(x: 20, y: 5, width: 132, height: 90))
        XCTAssertEqual(host.frame(ofID: 1)?.minX, 168)
    }
}
