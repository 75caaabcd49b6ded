import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// A scroll to a view ends at the requested position, although the rows on the way were never measured.
@MainActor
final class ScrollGoalTests: XCTestCase {
    private struct Rows: View {
        @State private var position = ScrollPosition(idType: Int.self)
        let goal: Int
        let anchor: UnitPoint?
        let animation: Animation?

        var body: some View {
            VStack(spacing: 0) {
                ScrollView {
                    LazyVStack(spacing: 10) {
                        ForEach(0..<90) { row in
                            Color.red.frame(width: 100, height: CGFloat(20 + row % 5 * 23)).id(row)
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition($position).frame(height: 300).id("rows")
                Color.green.frame(width: 30, height: 30).id("end")
                    .onTapGesture { withAnimation(animation) { position.scrollTo(edge: .bottom) } }
                Color.blue.frame(width: 30, height: 30).id("go")
                    .onTapGesture { withAnimation(animation) { position.scrollTo(id: goal, anchor: anchor) } }
            }
        }
    }

    private let animations: [Animation?] = [nil, .default, .easeInOut(duration: 1), .bouncy]

    private func frame(of row: Int, anchor: UnitPoint?, _ animation: Animation?) -> CGRect {
        let host = host(200, 360) { Rows(goal: row, anchor: anchor, animation: animation) }
        host.click(id: "go")
        host.wait(4)
        XCTAssertFalse(host.needsFrame, "row \(row), \(String(describing: animation))")
        return host.frame(ofID: row) ?? .null
    }

    func testItLiesAtItsAnchorWithEveryAnimation() async {
        for animation in animations {
            for row in [7, 31, 62, 80] {
                let message = "row \(row), \(String(describing: animation))"
                XCTAssertEqual(frame(of: row, anchor: .top, animation).minY, 0, accuracy: 0.01, message)
                XCTAssertEqual(frame(of: row, anchor: .center, animation).midY, 150, accuracy: 0.01, message)
                XCTAssertEqual(frame(of: row, anchor: .bottom, animation).maxY, 300, accuracy: 0.01, message)
            }
        }
    }

    func testWithoutAnAnchorItComesToTheNearerEdge() async {
        for animation in animations {
            XCTAssertEqual(
                frame(of: 50, anchor: nil, animation).maxY, 300, accuracy: 0.01, String(describing: animation))
        }
    }

    func testAnEdgeIsReachedWithEveryAnimation() async {
        for animation in animations {
            let host = host(200, 360) { Rows(goal: 0, anchor: .top, animation: animation) }
            host.click(id: "end")
            host.wait(4)
            XCTAssertFalse(host.needsFrame, String(describing: animation))
            XCTAssertEqual(host.frame(ofID: 89)?.maxY ?? .nan, 300, accuracy: 0.01, String(describing: animation))
        }
    }

    func testAHandTakesTheContentOver() async {
        let host = host(200, 360) { Rows(goal: 62, anchor: .center, animation: .default) }
        host.click(id: "go")
        host.wait(0.1)
        host.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 200), over: 1)
        host.wait(4)
        XCTAssertNotEqual(host.frame(ofID: 62)?.midY, 150)
    }
}
