import ScrollPhysics
import XCTest

/// Content that becomes longer at its end while it moves, as when more rows are loaded: it moves on as it would have.
final class GrowingContentTests: XCTestCase {
    private struct Movement {
        var feel: ScrollFeel
        var axis: ScrollAxis
        var targets: SnapTargets
        var intent: ScrollIntent

        func extent(_ length: Double) -> ScrollExtent {
            let lengths = AxisExtent(viewport: 400, content: length)
            return ScrollExtent(x: lengths, y: lengths)
        }

        /// The offsets every 10 ms, with content that grows after `growth` seconds, if it does.
        func offsets(from offset: Double, growingAfter growth: Double?) -> [Double] {
            var scroller = Scroller(
                feel: feel, axes: .both, extent: extent(40_000), offset: ScrollVector(x: offset, y: offset))
            scroller.isPaging = targets == .paging
            scroller.send(intent, at: 0, resolve: targets.resolve)
            if let growth { scroller.setExtent(extent(60_000), at: .seconds(growth), resolve: targets.resolve) }
            return (0..<100).map { step in
                let time = (growth ?? 0) + Double(step) * 0.01
                scroller.run(to: time, resolve: targets.resolve)
                return scroller.offset(at: .seconds(time))[axis]
            }
        }
    }

    func testASnapMovesOnAsItWouldHave() {
        let spans = (0..<90).map { TargetSpan(start: Double($0) * 400, end: Double($0 + 1) * 400) }
        let targets = [SnapTargets.paging, .aligned(AlignedTargets(horizontal: spans, vertical: spans))]
        check(targets) { axis in
            [200, 900, 8000].flatMap { speed in [along(axis, speed), along(axis, -speed)].map { .fling($0) } }
        }
    }

    func testWhatAKeyANotchOrAProgramMovesMovesOnAsItWouldHave() {
        check([.none]) { axis in
            [-1.0, 1].flatMap { side -> [ScrollIntent] in
                let delta = axis == .horizontal ? ScrollVector(x: side, y: 0) : ScrollVector(x: 0, y: -side)
                let keys: [ScrollKey] = axis == .horizontal ? [.left, .right] : [.pageUp, .pageDown]
                return [
                    .wheel(.notch, delta), .key(side < 0 ? keys[0] : keys[1], shift: false),
                    .scrollTo(along(axis, 20_000 + side * 3000), animated: true),
                ]
            }
        }
    }

    private func check(_ targets: [SnapTargets], _ intents: (ScrollAxis) -> [ScrollIntent]) {
        for feel in ScrollFeel.builtIn {
            for axis in ScrollAxis.allCases {
                for (targets, intent) in targets.flatMap({ targets in intents(axis).map { (targets, $0) } }) {
                    let movement = Movement(feel: feel, axis: axis, targets: targets, intent: intent)
                    for offset in [20_010.0, 20_150, 20_390] {
                        let still = movement.offsets(from: offset, growingAfter: nil)
                        for step in [1, 5, 20] {
                            let grown = movement.offsets(from: offset, growingAfter: Double(step) * 0.01)
                            let change = zip(still.dropFirst(step), grown).map { abs($0 - $1) }.max() ?? 0
                            XCTAssertLessThan(change, 1e-6, "\(feel.name), \(axis), \(intent) from \(offset)")
                        }
                    }
                }
            }
        }
    }

    private func along(_ axis: ScrollAxis, _ length: Double) -> ScrollVector {
        var vector = ScrollVector.zero
        vector[axis] = length
        return vector
    }
}
