import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
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

    /// Seconds from the click to the completion, in steps of a hundredth; nil if it is not called within four.
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

    func testTheLogicalEndCannotBePutOff() async {
        XCTAssertEqual(delay(.easeIn(duration: 0.35).logicallyComplete(after: 2)) ?? .nan, 0.35, accuracy: 0.011)
        XCTAssertEqual(delay(.spring(duration: 0.5).logicallyComplete(after: 2)) ?? .nan, 0.5, accuracy: 0.011)
    }

    func testARepeatedSpringIsLogicallyDoneInItsFirstRound() async {
        XCTAssertEqual(delay(.spring(duration: 0.5).repeatCount(3)) ?? .nan, 0.5, accuracy: 0.011)
        XCTAssertEqual(delay(.spring(duration: 0.5).repeatForever()) ?? .nan, 0.5, accuracy: 0.011)
    }

    func testWithoutAnythingToAnimateItIsDoneAtOnce() async {
        XCTAssertEqual(delay(nil), 0)
        XCTAssertEqual(delay(.linear(duration: 1), changes: false), 0)
    }

    func testWhatNeverEndsIsNeverDone() async {
        XCTAssertNil(delay(.linear(duration: 1).repeatForever()))
    }
}

/// An animated scroll completes when the content has arrived.
extension AnimationCompletionTests {
    private struct Rows: View {
        @State private var position = ScrollPosition(idType: Int.self)
        let probe: Probe
        let animation: Animation
        let byProxy: Bool

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    ScrollView { rows.scrollTargetLayout() }.scrollPosition($position).frame(height: 200).id("rows")
                    Color.blue.frame(width: 40, height: 40).id("go").onTapGesture {
                        withAnimation(animation) {
                            if byProxy {
                                proxy.scrollTo(150, anchor: .top)
                            } else {
                                position.scrollTo(id: 150, anchor: .top)
                            }
                        } completion: {
                            probe.hit("done")
                        }
                    }
                }
            }
        }

        private var rows: some View {
            LazyVStack(spacing: 0) {
                ForEach(0..<300, id: \.self) { Color.red.frame(width: 50, height: 20 + CGFloat($0 % 7)).id($0) }
            }
        }
    }

    private func offset(_ host: ViewHost) -> CGFloat { host.scrollGeometry(ofID: "rows")?.contentOffset.y ?? .nan }

    func testAScrollIsDoneWhenTheContentHasArrived() async {
        for feel in ScrollFeel.builtIn {
            for (name, animation) in [("default", Animation.default), ("linear", .linear(duration: 0.5))] {
                for byProxy in [false, true] {
                    let probe = Probe()
                    let host = ViewHost(size: CGSize(width: 200, height: 240), feel: feel) {
                        Rows(probe: probe, animation: animation, byProxy: byProxy)
                    }
                    host.frame(at: .zero)
                    host.click(id: "go")
                    var whenDone: CGFloat?
                    for _ in 0..<300 {
                        if whenDone == nil, probe["done"] > 0 { whenDone = offset(host) }
                        host.wait(1.0 / 60)
                    }
                    let message = "\(feel.name), \(name), by proxy \(byProxy)"
                    XCTAssertEqual(probe["done"], 1, message)
                    XCTAssertEqual(whenDone ?? .nan, offset(host), accuracy: 0.5, message)
                    XCTAssertGreaterThan(offset(host), 3000, message)
                }
            }
        }
    }

    func testAScrollThatAHandStopsIsDone() async {
        let probe = Probe()
        let host = host(200, 240) { Rows(probe: probe, animation: .default, byProxy: false) }
        host.click(id: "go")
        host.wait(0.05)
        XCTAssertEqual(probe["done"], 0)
        host.click(at: CGPoint(x: 100, y: 100))
        XCTAssertEqual(probe["done"], 1)
    }
}
