import ScrollPhysics
import XCTest

/// What holds whatever a person does, checked on seeded scripts.
final class RandomScriptTests: XCTestCase {
    private let seeds = 0..<1500 as Range<UInt64>

    func testOffsetsAreNumbersAndStayWithinTheRubberBand() {
        for seed in seeds {
            let script = ScrollScript(seed: seed)
            var scroller = script.scroller
            var hasNewLengths = false
            for step in script.steps {
                scroller.send(step.intent, at: step.time, resolve: script.targets.resolve)
                hasNewLengths = hasNewLengths || scroller.extent != script.extent
                for ahead in [0, 0.004, 0.03, 0.2, 1] {
                    let what = "seed \(seed) after \(step.intent) + \(ahead)"
                    check(scroller, at: step.time + ahead, mayReturn: hasNewLengths, what)
                }
            }
        }
    }

    /// New lengths may leave moving content further out for a moment; it is then on its way back.
    private func check(_ scroller: Scroller, at time: Double, mayReturn: Bool, _ what: String) {
        let offset = scroller.offset(at: .seconds(time))
        XCTAssertTrue(offset.isFinite, "\(what): \(offset)")
        XCTAssertTrue(scroller.velocity(at: .seconds(time)).isFinite, what)
        for axis in ScrollAxis.allCases {
            let bounds = scroller.extent[axis]
            let outside = abs(bounds.overscroll(of: offset[axis]))
            guard outside > bounds.viewport + 1e-6 else { continue }
            let isReturning = mayReturn && scroller.isMoving(at: .seconds(time))
            XCTAssertTrue(isReturning, "\(what): \(outside) outside of \(bounds)")
        }
    }

    func testItComesToRestWithinTheBoundsAndOnATarget() {
        for seed in seeds {
            let script = ScrollScript(seed: seed)
            var scroller = script.scroller
            for step in script.steps { scroller.send(step.intent, at: step.time, resolve: script.targets.resolve) }
            scroller.send(.fling(ScrollVector(x: 700, y: -900)), at: script.end - 30, resolve: script.targets.resolve)
            scroller.run(to: script.end, resolve: script.targets.resolve)
            let end = Duration.seconds(script.end)
            let offset = scroller.offset(at: end)
            XCTAssertEqual(scroller.phase(at: end), .idle, "seed \(seed)")
            XCTAssertNil(scroller.nextTransition(after: end), "seed \(seed)")
            XCTAssertEqual(scroller.extent.clamp(offset), offset, "seed \(seed)")
            let again = ScrollProjection(
                offset: offset, start: offset, projected: offset, axes: script.axes, cause: .fling,
                extent: scroller.extent)
            guard let target = script.targets.resolve(again), script.feel.fling.momentum > 0 else { continue }
            XCTAssertEqual(target.x, offset.x, accuracy: 1e-9, "seed \(seed)")
            XCTAssertEqual(target.y, offset.y, accuracy: 1e-9, "seed \(seed)")
        }
    }

    func testTheFrameRateChangesNothing() {
        for seed in 0..<250 as Range<UInt64> {
            let script = ScrollScript(seed: seed)
            let first = script.steps.map(\.time).max() ?? 0
            let times = (0...60).map { Double($0) * (first + 3) / 60 }
            let expected = script.offsets(at: times, rate: nil)
            for rate in [30.0, 60, 120, 144, 240] {
                let offsets = script.offsets(at: times, rate: rate)
                XCTAssertEqual(offsets, expected, "seed \(seed) at \(rate) Hz")
            }
        }
    }

    func testTheSameScriptGivesTheSameBits() {
        for seed in 0..<300 as Range<UInt64> {
            let times = (0...40).map { Double($0) * 0.1 }
            let once = ScrollScript(seed: seed).offsets(at: times, rate: 60)
            let twice = ScrollScript(seed: seed).offsets(at: times, rate: 60)
            XCTAssertEqual(once.map(\.x.bitPattern), twice.map(\.x.bitPattern), "seed \(seed)")
            XCTAssertEqual(once.map(\.y.bitPattern), twice.map(\.y.bitPattern), "seed \(seed)")
        }
    }

    func testMirroredInputGivesTheMirrorImage() {
        for seed in seeds {
            let script = ScrollScript(seed: seed).withAMirrorImage
            guard !script.extent.x.fits, !script.extent.y.fits else { continue }
            let times = (0...60).map { Double($0) * 0.05 }
            let offsets = script.offsets(at: times, rate: nil)
            let mirror = script.mirrored.offsets(at: times, rate: nil)
            for (time, (offset, image)) in zip(times, zip(offsets, mirror)) {
                XCTAssertEqual(offset.x, -image.x, accuracy: 1e-6, "seed \(seed) at \(time)")
                XCTAssertEqual(offset.y, -image.y, accuracy: 1e-6, "seed \(seed) at \(time)")
            }
        }
    }
}

extension ScrollScript {
    /// Without targets, page keys and new lengths, which all count from the start of the content.
    fileprivate var withAMirrorImage: ScrollScript {
        var script = self
        script.targets = .none
        script.steps.removeAll { step in
            switch step.intent {
            case .resize, .content, .insets, .key(.pageUp, _), .key(.pageDown, _), .key(.space, _): true
            default: false
            }
        }
        return script
    }
}
