import XCTest

@testable import ScrollPhysics

/// Lengths so small that their products underflow.
final class DustTests: XCTestCase {
    private func intents() -> [ScrollIntent] {
        [
            .down(.zero, .touch), .move(ScrollVector(x: 30, y: 300)), .move(ScrollVector(x: 60, y: 600)), .up(nil),
            .wheel(.notch, ScrollVector(x: 1, y: -1)), .wheel(.touchpad, ScrollVector(x: 3, y: -7)),
            .key(.pageDown, shift: false), .key(.end, shift: false), .fling(ScrollVector(x: -300, y: -3000)),
            .scrollTo(ScrollVector(x: 9, y: 99), animated: true), .fling(ScrollVector(x: 300, y: 3000)),
        ]
    }

    func testEveryFeelMovesByNumbersInAViewportOfDust() {
        let subnormal = [1, 8, 1024].map { Double.leastNonzeroMagnitude * $0 }
        for length in [1e-9, 1e-12, 1e-100, 1e-154, 1e-200, 1e-307] + subnormal {
            let axis = AxisExtent(viewport: length, content: 5000, leadingInset: length, trailingInset: length)
            for feel in ScrollFeel.builtIn {
                var scroller = Scroller(feel: feel, axes: .both, extent: ScrollExtent(x: axis, y: axis))
                var time = Duration.zero
                for intent in intents() {
                    scroller.apply(intent, at: time)
                    for _ in 0..<8 {
                        time += .milliseconds(20)
                        scroller.advance(to: time)
                        let state = (scroller.offset(at: time), scroller.velocity(at: time))
                        guard state.0.isFinite, state.1.isFinite else {
                            return XCTFail("\(feel.name), \(length): \(state) after \(intent)")
                        }
                    }
                }
                scroller.apply(.resize(width: 300, height: length), at: time)
                scroller.apply(.fling(ScrollVector(x: 0, y: -100)), at: time)
                XCTAssertTrue(scroller.offset(at: time + .milliseconds(50)).isFinite, "\(feel.name), \(length)")
            }
        }
    }

    func testLengthsOfNothingButRoundingCountAsNone() {
        let dust = AxisExtent(
            viewport: .leastNormalMagnitude / 8, content: 9e-10, leadingInset: .leastNonzeroMagnitude,
            trailingInset: 1e-9)
        XCTAssertEqual(dust.withoutDust, AxisExtent(viewport: 0, content: 0, leadingInset: 0, trailingInset: 1e-9))
    }
}
