import Foundation
import Observation
import ScrollUI
import XCTest

/// Scrolls by the program while earlier ones run.
@MainActor
final class OverlappingScrollTests: XCTestCase {
    @MainActor
    @Observable
    fileprivate final class Model {
        var position = ScrollPosition()
        @ObservationIgnored var proxy: ScrollViewProxy?
    }

    private struct Screen: View {
        @Bindable var model: Model

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Color.red.frame(width: 50, height: 10).id($0) }
                    }
                }
                .scrollPosition($model.position)
                .frame(width: 100, height: 100)
                .id("scroll")
                .onAppear { model.proxy = proxy }
            }
        }
    }

    private let model = Model()
    private var host = ViewHost(size: .zero) { EmptyView() }

    override func setUp() async throws {
        host = ViewHost(size: CGSize(width: 100, height: 100)) { [model] in Screen(model: model) }
        host.frame(at: .zero)
    }

    private var offset: Double { host.scrollGeometry(ofID: "scroll").map { Double($0.contentOffset.y) } ?? .nan }

    private func offset(at seconds: Double) -> Double {
        host.frame(at: .seconds(seconds))
        return offset
    }

    private let expected = EvenChange.twelve.shown(at: 11.0 / 60)

    func testEachScrollToAnOffsetLeadsFromWhatTheEarlierOnesShow() async {
        for step in 0..<12 {
            withAnimation(.linear(duration: 0.35)) { model.position.scrollTo(y: CGFloat(10 * (step + 1))) }
            host.frame(at: .seconds(Double(step) / 60))
        }
        XCTAssertEqual(offset, expected, accuracy: 0.01)
        XCTAssertEqual(offset(at: 1), 120, accuracy: 0.01)
    }

    func testEachScrollToAViewLeadsFromWhatTheEarlierOnesShow() async {
        for step in 0..<12 {
            withAnimation(.linear(duration: 0.35)) { model.proxy?.scrollTo(step + 1, anchor: .top) }
            host.frame(at: .seconds(Double(step) / 60))
        }
        XCTAssertEqual(offset, expected, accuracy: 0.01)
        XCTAssertEqual(offset(at: 1), 120, accuracy: 0.01)
    }

    func testASpringTakesOverOffsetAndVelocity() async {
        withAnimation(.linear(duration: 1)) { model.position.scrollTo(y: 200) }
        host.frame(at: .zero)
        withAnimation(.linear(duration: 1)) { model.position.scrollTo(y: 300) }
        host.frame(at: .seconds(0.2))
        let spring = Spring(duration: 0.4, bounce: 0)
        withAnimation(.spring(spring)) { model.position.scrollTo(y: 500) }
        host.frame(at: .seconds(0.4))
        // The first shows 80 points and has 200 a second; the second has covered 0.2 of the distance from there to 300, at 1 a second.
        let shown = 80 + 0.2 * (300 - 80)
        let velocity = 200 * (1 - 0.2) + (300 - 80)
        let expected: Double = shown + spring.value(target: 500 - shown, initialVelocity: velocity, time: 0.1)
        XCTAssertEqual(offset(at: 0.5), expected, accuracy: 0.01)
    }

    func testAScrollWithoutAnAnimationEndsAllThatRun() async {
        for goal in [200, 300] as [CGFloat] {
            withAnimation(.linear(duration: 1)) { model.position.scrollTo(y: goal) }
            host.frame(at: .seconds(Double(goal) / 1000))
        }
        model.position.scrollTo(y: 50)
        XCTAssertEqual(offset(at: 0.5), 50)
        XCTAssertEqual(offset(at: 0.6), 50)
    }

    func testAHandEndsAllThatRunAndThoseWhoWaitForThem() async {
        var ends: [Int: Duration] = [:]
        for step in 0..<2 {
            withAnimation(.linear(duration: 1)) {
                model.position.scrollTo(y: CGFloat(200 * (step + 1)))
            } completion: { [host] in
                ends[step] = host.time
            }
            host.frame(at: .milliseconds(200 * step))
        }
        host.frame(at: .milliseconds(400))
        let press = InputEvent.Pointer(device: .touch, location: CGPoint(x: 50, y: 50))
        host.send(InputEvent(.pointerDown(press), at: .milliseconds(410)))
        host.frame(at: .milliseconds(420))
        let held = offset
        let changes = [
            EvenChange(distance: 200, start: 0, length: 1), EvenChange(distance: 200, start: 0.2, length: 1),
        ]
        XCTAssertEqual(held, changes.shown(at: 0.41), accuracy: 0.01)
        XCTAssertEqual(offset(at: 0.8), held)
        XCTAssertEqual(ends, [0: .milliseconds(420), 1: .milliseconds(420)])
    }

    func testACompletionComesOnceNothingScrollsAnyMore() async {
        var ends: [Int: Double] = [:]
        for (step, length) in [1, 0.2].enumerated() {
            withAnimation(.linear(duration: length)) {
                model.position.scrollTo(y: CGFloat(200 * (step + 1)))
            } completion: { [host] in
                ends[step] = host.time / .seconds(1)
            }
            host.frame(at: .milliseconds(200 * step))
        }
        for frame in 21...150 { host.frame(at: .milliseconds(10 * frame)) }
        XCTAssertEqual(ends[0] ?? .nan, 0.4, accuracy: 0.011)
        XCTAssertEqual(ends[1] ?? .nan, 0.4, accuracy: 0.011)
    }
}
