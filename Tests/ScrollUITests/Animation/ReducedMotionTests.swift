import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ReducedMotionTests: XCTestCase {
    private struct Screen: View {
        @State private var isMoved = false
        @Environment(\.accessibilityReduceMotion) private var reduces
        var body: some View {
            VStack(spacing: 0) {
                if !isMoved { Color(white: 1).frame(width: 40, height: 20).transition(.move(edge: .leading)) }
                Color.red.frame(width: 20, height: 20).id("box").offset(x: isMoved ? 100 : 0)
                    .animation(.linear(duration: 1), value: isMoved)
                Text(reduces ? "still" : "moving")
                Color.blue.frame(width: 50, height: 30).id("pad")
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
            }
        }
    }

    func testAnimationsJumpAndTransitionsFade() async {
        let host = host(300, 300) { Screen() }
        host.reduceMotion = true
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["still"])
        let start = host.frame(ofID: "box")?.minX ?? .nan
        host.click(id: "pad")
        XCTAssertEqual((host.frame(ofID: "box")?.minX ?? .nan) - start, 100)
        host.wait(0.3)
        let dump = host.displayList.dump()
        XCTAssertTrue(dump.contains("group"), "the view that went fades where it was:\n\(dump)")
        host.wait(2)
        XCTAssertFalse(host.needsFrame)
    }
}
