import Foundation
import ScrollUI
import XCTest

@MainActor
final class AnimationCompletionTests: XCTestCase {
    private struct Box: View {
        @State private var isMoved = false
        let animation: Animation?
        let criteria: AnimationCompletionCriteria
        var changes = true
        let done: () -> Void

        var body: some View {
            ZStack(alignment: .leading) {
                Color.clear.frame(width: 300, height: 50).contentShape(Rectangle())
                Color.red.frame(width: 20, height: 20).id("box").offset(x: isMoved ? 100 : 0)
            }
            .id("pad")
            .onTapGesture {
                withAnimation(animation, completionCriteria: criteria) {
                    if changes { isMoved.toggle() }
                } completion: {
                    done()
                }
            }
        }
    }

    /// Seconds from the click to the completion, in steps of a hundredth; nil if it did not come within four.
    private func delay(
        _ animation: Animation?, _ criteria: AnimationCompletionCriteria = .logicallyComplete, changes: Bool = true
    ) -> Double? {
        let probe = Probe()
        let host = host(300, 100) {
            Box(animation: animation, criteria: criteria, changes: changes) { probe.hit("done") }
        }
        host.framesPerSecond = 100
        host.click(at: CGPoint(x: 150, y: 50))
        if probe["done"] > 0 { return 0 }
        let start = host.time
        for step in 1...400 {
            host.advance(to: start + .milliseconds(10 * step))
            if probe["done"] > 0 { return Double(step) / 100 }
        }
        return nil
    }

    func testACurveIsDoneAtItsEnd() async {
        XCTAssertEqual(delay(.linear(duration: 1)) ?? .nan, 1, accuracy: 0.011)
        XCTAssertEqual(delay(.linear(duration: 1).delay(0.5).speed(2)) ?? .nan, 0.75, accuracy: 0.011)
        XCTAssertEqual(delay(.linear(duration: 0.3).repeatCount(3)) ?? .nan, 0.9, accuracy: 0.011)
    }

    func testASpringIsLogicallyDoneBeforeItSettles() async {
        XCTAssertEqual(delay(.spring(duration: 0.5, bounce: 0.3)) ?? .nan, 0.5, accuracy: 0.011)
        let settled = Spring(duration: 0.5, bounce: 0.3).settlingDuration
        XCTAssertGreaterThan(settled, 0.6)
        XCTAssertEqual(delay(.spring(duration: 0.5, bounce: 0.3), .removed) ?? .nan, settled, accuracy: 0.011)
    }

    func testTheLogicalEndCanBeSet() async {
        XCTAssertEqual(delay(.linear(duration: 1).logicallyComplete(after: 0.25)) ?? .nan, 0.25, accuracy: 0.011)
    }

    func testWithoutAnythingToAnimateItIsDoneAtOnce() async {
        XCTAssertEqual(delay(nil), 0)
        XCTAssertEqual(delay(.linear(duration: 1), changes: false), 0)
    }

    func testWhatNeverEndsIsNeverDone() async {
        XCTAssertNil(delay(.linear(duration: 1).repeatForever()))
    }
}
