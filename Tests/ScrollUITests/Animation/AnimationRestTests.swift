import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// Frames are made until the latest animations have ended, and no longer.
@MainActor
final class AnimationRestTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var offsets: [CGFloat] = [0, 0, 0]
        @Published var isShown = true
    }

    private struct Boxes: View {
        @ObservedObject var model: Model

        var body: some View {
            ZStack {
                if model.isShown {
                    ForEach(0..<3) { Color.red.frame(width: 20, height: 20).offset(x: model.offsets[$0]).id($0) }
                }
            }
        }
    }

    private let (model, long) = (Model(), Animation.linear(duration: 60))

    private func start(_ animation: Animation) -> ViewHost {
        let host = host(300, 300) { Boxes(model: model) }
        withAnimation(animation) { model.offsets[0] = 100 }
        host.wait(0.1)
        XCTAssertTrue(host.needsFrame)
        return host
    }

    func testAReplacedAnimationNeedsNoFramesAfterTheEndOfTheLatest() async {
        for former in [long, .linear(duration: 1).repeatForever(), .spring(duration: 60)] {
            for latest in [Animation.linear(duration: 0.5), .spring(duration: 0.3)] {
                let host = start(former)
                withAnimation(latest) { model.offsets[0] = 0 }
                host.wait(0.1)
                XCTAssertTrue(host.needsFrame, "\(former), \(latest)")
                host.wait(0.5)
                XCTAssertFalse(host.needsFrame, "\(former), \(latest)")
            }
        }
    }

    func testAnAnimationOfAViewThatHasLeftNeedsNoFrames() async {
        for animation in [long, .linear(duration: 1).repeatForever(), .spring(duration: 60)] {
            let host = start(animation)
            model.isShown = false
            host.wait(0.1)
            XCTAssertFalse(host.needsFrame, "\(animation)")
            model.isShown = true
            model.offsets[0] = 0
        }
    }

    func testAnotherValuesAnimationNeedsFramesAfterOneWasReplaced() async {
        let host = start(long)
        withAnimation(.linear(duration: 2)) { model.offsets[1] = 100 }
        withAnimation(.linear(duration: 0.5)) { model.offsets[0] = 0 }
        host.wait(1)
        XCTAssertTrue(host.needsFrame)
        host.wait(1.1)
        XCTAssertFalse(host.needsFrame)
    }

    func testRandomAnimationsNeedFramesUntilTheLastOfEachValueHasEnded() async {
        for seed in 0..<40 { check(seed: UInt64(seed)) }
    }

    private func check(seed: UInt64) {
        var random = SplitMix(state: seed)
        let host = host(300, 300) { Boxes(model: model) }
        model.offsets = [0, 0, 0]
        host.frame(at: .zero)
        var ends = [0.0, 0, 0]
        var time = 0.0
        for _ in 0..<8 {
            let value = Int.random(in: 0..<3, using: &random)
            let length = Double.random(in: 0.1..<3, using: &random)
            let isSpring = Bool.random(using: &random)
            let animation = isSpring ? Animation.spring(duration: length / 2) : .easeIn(duration: length)
            withAnimation(animation) { model.offsets[value] += CGFloat.random(in: 1..<100, using: &random) }
            host.frame(at: host.time)
            ends[value] = time + animation.duration
            time += Double.random(in: 0.02..<0.8, using: &random)
            host.advance(to: .seconds(time))
        }
        let end = ends.max() ?? 0
        guard end > time + 0.05 else { return }
        host.advance(to: .seconds(end - 0.03))
        XCTAssertTrue(host.needsFrame, "seed \(seed)")
        host.advance(to: .seconds(end + 0.03))
        XCTAssertFalse(host.needsFrame, "seed \(seed)")
    }
}
