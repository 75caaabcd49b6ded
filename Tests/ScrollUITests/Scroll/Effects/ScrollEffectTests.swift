import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ScrollEffectTests: XCTestCase {
    private typealias Threshold = ScrollTransitionConfiguration.Threshold

    /// A view of 100 points in a window of 200 whose opacity is the strength of the effect, scrolled by `offset`: it is
    /// wholly visible from 0 to 100 and invisible from 200 on.
    private func strength(
        _ configuration: ScrollTransitionConfiguration, at offset: CGFloat, after seconds: Double = 0
    ) -> Double {
        let host = host(100, 200) {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        Color.clear.frame(width: 100, height: 100)
                        Color(white: 1).frame(width: 100, height: 100)
                            .scrollTransition(configuration) { effect, phase in
                                effect.opacity(phase.isIdentity ? 1 : 0.25)
                            }
                        Color.clear.frame(width: 100, height: 1000).id("rest")
                    }
                }
                .id("list")
            }
        }
        _ = host.apply(
            .scrollTo(ScrollVector(x: 0, y: Double(offset)), animated: false), toScrollWithID: "list", at: .zero)
        host.frame(at: host.time + .milliseconds(1))
        if seconds > 0 { host.wait(seconds) }
        let opacity = host.displayList.items.compactMap { item -> Double? in
            guard case .pushGroup(let opacity) = item else { return nil }
            return opacity
        }.first
        return (1 - (opacity ?? 1)) / 0.75
    }

    func testTheDefaultThresholdIsWhollyInside() async {
        XCTAssertEqual(strength(.interactive(timingCurve: .linear), at: 100), 0, accuracy: 1e-9)
        XCTAssertEqual(strength(.interactive(timingCurve: .linear), at: 150), 0.5, accuracy: 1e-9)
        XCTAssertEqual(strength(.interactive(timingCurve: .linear), at: 199), 0.99, accuracy: 1e-9)
    }

    func testTheCurveShapesTheWay() async {
        XCTAssertEqual(
            strength(.interactive(timingCurve: .easeIn), at: 130), UnitCurve.easeIn.value(at: 0.3), accuracy: 1e-9)
        XCTAssertEqual(strength(.interactive, at: 130), UnitCurve.easeInOut.value(at: 0.3), accuracy: 1e-9)
    }

    func testThresholdsMoveTheStart() async {
        let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        XCTAssertEqual(strength(linear.threshold(.visible(0.5)), at: 150), 0, accuracy: 1e-9)
        XCTAssertEqual(strength(linear.threshold(.visible(0.5)), at: 175), 0.5, accuracy: 1e-9)
        XCTAssertEqual(strength(linear.threshold(.hidden), at: 199), 0, accuracy: 1e-9)
        // The middles coincide at 50; the ends meet 150 further on.
        XCTAssertEqual(strength(linear.threshold(.centered), at: 50), 0, accuracy: 1e-9)
        XCTAssertEqual(strength(linear.threshold(.centered), at: 125), 0.5, accuracy: 1e-9)
        XCTAssertEqual(strength(linear.threshold(.visible.inset(by: 20)), at: 80), 0, accuracy: 1e-9)
        XCTAssertEqual(strength(linear.threshold(.visible.inset(by: 20)), at: 140), 0.5, accuracy: 1e-9)
        let between = Threshold.visible.interpolated(towards: .hidden, amount: 0.5)
        XCTAssertEqual(strength(linear.threshold(between), at: 150), 0, accuracy: 1e-9)
        XCTAssertEqual(strength(linear.threshold(between), at: 175), 0.5, accuracy: 1e-9)
    }

    func testIdentityDoesNothingAndAnimatedCrossesOver() async {
        XCTAssertEqual(strength(.identity, at: 190), 0)
        XCTAssertEqual(strength(.animated, at: 149, after: 2), 0)
        XCTAssertEqual(strength(.animated(.linear(duration: 1)), at: 190, after: 0.5), 0.5, accuracy: 0.02)
        XCTAssertEqual(strength(.animated, at: 151, after: 2), 1, accuracy: 0.01)
    }

    func testAnInteractiveTransitionWithAnAnimationRunsAfter() async {
        let chasing = ScrollTransitionConfiguration.interactive(timingCurve: .linear).animation(.linear(duration: 1))
        XCTAssertEqual(strength(chasing, at: 150), 0, accuracy: 0.01)
        XCTAssertEqual(strength(chasing, at: 150, after: 0.5), 0.25, accuracy: 0.01)
        XCTAssertEqual(strength(chasing, at: 150, after: 2), 0.5, accuracy: 0.01)
    }

    /// Whether a view of 100 points, `offset` of them outside, is blended with the content below.
    private func isBlended(_ configuration: ScrollTransitionConfiguration, at offset: CGFloat) -> Bool {
        let host = host(100, 200) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 100).scrollTransition(configuration) { effect, phase in
                        effect.blendMode(phase.isIdentity ? .normal : .multiply)
                    }
                    Color.clear.frame(width: 100, height: 1000)
                }
            }
            .id("list")
        }
        _ = host.apply(
            .scrollTo(ScrollVector(x: 0, y: Double(offset)), animated: false), toScrollWithID: "list", at: .zero)
        host.wait(2)
        return host.displayList.dump().contains("blend multiply")
    }

    func testWhatHasNoNumbersChangesWhereThePhaseDoes() async {
        for configuration in [ScrollTransitionConfiguration.interactive, .interactive(timingCurve: .circularEaseIn)] {
            XCTAssertFalse(isBlended(configuration, at: 0))
            XCTAssertTrue(isBlended(configuration, at: 5))
            XCTAssertTrue(isBlended(configuration, at: 95))
        }
        XCTAssertFalse(isBlended(.animated, at: 45))
        XCTAssertTrue(isBlended(.animated, at: 55))
        XCTAssertFalse(isBlended(.interactive.threshold(.visible(0.5)), at: 45))
        XCTAssertTrue(isBlended(.interactive.threshold(.visible(0.5)), at: 55))
    }

    func testTheLeadingPhaseIsAtTheRightWhereReadingBeginsThere() async {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let probe = Probe()
            let host = host(200, 100) {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<2) { index in
                            Color.red.frame(width: 150, height: 100)
                                .scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
                                    effect.offset(y: phase.value * 60)
                                }
                                .scrollProgressEffect { effect, progress in
                                    MainActor.assumeIsolated { probe.hit("\(index) at \(progress)") }
                                    return effect
                                }
                        }
                    }
                }
                .defaultScrollAnchor(.trailing)
                .environment(\.layoutDirection, direction)
            }
            host.wait(0.1)
            // The first card is 50 points outside at the leading end: 125 of 175 points from the middle.
            let isRight = direction == .rightToLeft
            let rects = host.displayList.items.compactMap { item -> Rect? in
                guard case .fill(.rect(let rect), _) = item, rect.width == 150 else { return nil }
                return rect
            }
            XCTAssertEqual(rects.first { $0.x == (isRight ? 150 : -100) }?.y ?? .nan, -40, accuracy: 0.51)
            XCTAssertTrue(probe.events.contains("0 at \(-125.0 / 175)"), "\(probe.events)")
        }
    }

    private func translation(_ host: ViewHost) -> Double? {
        host.displayList.items.compactMap { item -> Double? in
            guard case .fill(.rect(let rect), .solid(let color)) = item, color.red == 255, color.blue == 255 else {
                return nil
            }
            return rect.x
        }.first
    }

    func testBug20ProgressIsContinuousWhereItIsAskedFor() async {
        let host = host(400, 200) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(width: 100, height: 100)
                    Color(white: 1).frame(width: 100, height: 100)
                        .scrollProgressEffect { effect, progress in effect.offset(x: progress * 100) }
                    Color.clear.frame(width: 100, height: 1000)
                }
            }
            .id("list")
        }
        for (offset, progress) in [(0.0, 1.0 / 3), (50, 0), (125, -0.5), (190, -140.0 / 150)] {
            let goal = ScrollVector(x: 0, y: offset)
            _ = host.apply(.scrollTo(goal, animated: false), toScrollWithID: "list", at: host.time)
            host.frame(at: host.time + .milliseconds(1))
            XCTAssertEqual(translation(host) ?? .nan, (150 + progress * 100).rounded(), accuracy: 0.51)
        }
    }

    func testAVisualEffectFollowsTheGeometryWithoutABody() async {
        let probe = Probe()
        struct Row: View {
            let probe: Probe
            var body: some View {
                probe.hit("body")
                return Color(white: 1).frame(width: 100, height: 100)
                    .visualEffect { effect, proxy in
                        effect.offset(x: proxy.frame(in: .scrollView).minY)
                    }
            }
        }
        let host = host(400, 200) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(width: 100, height: 100)
                    Row(probe: probe)
                    Color.clear.frame(width: 100, height: 1000)
                }
            }
            .id("list")
        }
        XCTAssertEqual(translation(host), 250)
        _ = host.apply(.scrollTo(ScrollVector(x: 0, y: 30), animated: false), toScrollWithID: "list", at: host.time)
        host.frame(at: host.time + .milliseconds(1))
        XCTAssertEqual(translation(host), 220)
        XCTAssertEqual(probe["body"], 1)
    }
}
