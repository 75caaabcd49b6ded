import Drawing
import Foundation
import Observation
import OpenCombine
import ScrollUI
import ViewTestSupport
import XCTest

/// Changes of objects, which keep no earlier values, in several transactions of one event.
@MainActor
final class ObjectTransactionTests: XCTestCase {
    private let second = Animation.linear(duration: 1)

    private final class PairModel: ObservableObject {
        @Published var x: CGFloat = 0
        @Published var y: CGFloat = 0
    }

    @Observable
    fileprivate final class Observed {
        var x: CGFloat = 0
        var y: CGFloat = 0
    }

    private struct PublishedView: View {
        @ObservedObject var model: PairModel
        var body: some View { Color.red.frame(width: 10 + model.x, height: 10).id("y").offset(x: model.y) }
    }

    private struct ObservedView: View {
        let model: Observed
        var body: some View { Color.red.frame(width: 10 + model.x, height: 10).id("y").offset(x: model.y) }
    }

    func testAPlainChangeOfAnObjectLosesNoAnimationOfAnother() async {
        let published = PairModel()
        TransactionOrder.inBoth({ published.x = 10 }, { withAnimation(self.second) { published.y = 100 } }) {
            order, change in
            published.x = 0
            published.y = 0
            check(host { PublishedView(model: published) }, change, order)
        }
        let observed = Observed()
        TransactionOrder.inBoth({ observed.x = 10 }, { withAnimation(self.second) { observed.y = 100 } }) {
            order, change in
            observed.x = 0
            observed.y = 0
            check(host { ObservedView(model: observed) }, change, order)
        }
    }

    private func check(_ host: ViewHost, _ change: () -> Void, _ order: String) {
        let start = host.frame(ofID: "y")?.midX ?? .nan
        change()
        host.frame(at: .zero)
        XCTAssertEqual(host.frame(ofID: "y")?.width ?? .nan, 20, "\(order): the plain change is animated")
        host.advance(to: .milliseconds(500))
        XCTAssertEqual((host.frame(ofID: "y")?.midX ?? .nan) - start, 50, accuracy: 1, order)
        XCTAssertEqual(host.frame(ofID: "y")?.width, 20, order)
    }

    func testPropertiesOfOneObjectKeepTheAnimationsOfTheirOwnChanges() async {
        let published = PairModel()
        let observed = Observed()
        let hosts = [host { PublishedView(model: published) }, host { ObservedView(model: observed) }]
        let starts = hosts.map { $0.frame(ofID: "y")?.midX ?? .nan }
        withAnimation(self.second) {
            published.y = 100
            observed.y = 100
        }
        withAnimation(.linear(duration: 2)) {
            published.x = 80
            observed.x = 80
        }
        for (host, start) in zip(hosts, starts) {
            host.frame(at: .zero)
            host.advance(to: .milliseconds(500))
            XCTAssertEqual((host.frame(ofID: "y")?.midX ?? .nan) - start, 50, accuracy: 1)
            XCTAssertEqual(host.frame(ofID: "y")?.width ?? .nan, 30, accuracy: 1)
            host.advance(to: .seconds(3))
            XCTAssertEqual(host.frame(ofID: "y")?.width, 90)
        }
    }

    /// Both objects, read in a closure that is called during layout or evaluation of the tree, and not in the body.
    private func inClosures(
        _ wrapped: @escaping (@escaping () -> (CGFloat, CGFloat)) -> AnyView, _ name: String
    ) {
        let published = PairModel()
        TransactionOrder.inBoth({ published.x = 10 }, { withAnimation(self.second) { published.y = 100 } }) {
            order, change in
            (published.x, published.y) = (0, 0)
            check(host { PublishedReader(model: published, wrapped: wrapped) }, change, "\(name), published, \(order)")
        }
        let observed = Observed()
        TransactionOrder.inBoth({ observed.x = 10 }, { withAnimation(self.second) { observed.y = 100 } }) {
            order, change in
            (observed.x, observed.y) = (0, 0)
            check(host { wrapped { (observed.x, observed.y) } }, change, "\(name), observed, \(order)")
        }
    }

    private struct PublishedReader: View {
        @ObservedObject var model: PairModel
        let wrapped: (@escaping () -> (CGFloat, CGFloat)) -> AnyView
        var body: some View { wrapped { (model.x, model.y) } }
    }

    private struct Marked: View {
        let pair: (x: CGFloat, y: CGFloat)
        var body: some View { Color.red.frame(width: 10 + pair.x, height: 10).id("y").offset(x: pair.y) }
    }

    private struct Sent: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    func testAGeometryReaderKeepsTheAnimationsOfEachChange() async {
        inClosures(
            { pair in AnyView(GeometryReader { _ in Marked(pair: pair()).frame(width: 200) }) }, "geometry")
    }

    func testAScrollViewReaderKeepsTheAnimationsOfEachChange() async {
        inClosures({ pair in AnyView(ScrollViewReader { _ in Marked(pair: pair()) }) }, "reader")
    }

    func testAPreferenceReaderKeepsTheAnimationsOfEachChange() async {
        inClosures(
            { pair in
                AnyView(
                    Color.clear.frame(width: 200, height: 20).preference(key: Sent.self, value: 1)
                        .overlayPreferenceValue(Sent.self) { _ in Marked(pair: pair()) })
            }, "preference")
    }

    func testARowKeepsTheAnimationsOfEachChange() async {
        inClosures({ pair in AnyView(ForEach(0..<1, id: \.self) { _ in Marked(pair: pair()) }) }, "row")
    }

    // MARK: State beside objects

    @MainActor
    private final class MixedHandle {
        var x: (CGFloat) -> Void = { _ in }
    }

    private struct MixedPublished: View {
        @State private var x: CGFloat = 0
        @ObservedObject var model: PairModel
        let handle: MixedHandle
        let wrapped: (@escaping (CGFloat) -> (CGFloat, CGFloat), CGFloat) -> AnyView
        var body: some View {
            handle.x = { x = $0 }
            return wrapped({ ($0, model.y) }, x)
        }
    }

    private struct MixedObserved: View {
        @State private var x: CGFloat = 0
        let model: Observed
        let handle: MixedHandle
        let wrapped: (@escaping (CGFloat) -> (CGFloat, CGFloat), CGFloat) -> AnyView
        var body: some View {
            handle.x = { x = $0 }
            return wrapped({ ($0, model.y) }, x)
        }
    }

    /// State in `x` and an object in `y`, read by one view.
    private func mixed(
        _ wrapped: @escaping (@escaping (CGFloat) -> (CGFloat, CGFloat), CGFloat) -> AnyView, _ name: String
    ) {
        let handle = MixedHandle()
        let published = PairModel()
        let observed = Observed()
        let kinds: [(String, (CGFloat) -> Void, () -> ViewHost)] = [
            (
                "published", { published.y = $0 },
                { host { MixedPublished(model: published, handle: handle, wrapped: wrapped) } }
            ),
            (
                "observed", { observed.y = $0 },
                { host { MixedObserved(model: observed, handle: handle, wrapped: wrapped) } }
            ),
        ]
        for (kind, y, makeHost) in kinds {
            TransactionOrder.inBoth({ handle.x(10) }, { withAnimation(self.second) { y(100) } }) { order, change in
                y(0)
                check(makeHost(), change, "\(name), \(kind), \(order)")
            }
        }
    }

    func testAPlainChangeOfStateLosesNoAnimationOfAnObjectInTheSameBody() async {
        mixed({ pair, x in AnyView(Marked(pair: pair(x))) }, "body")
    }

    func testAPlainChangeOfStateLosesNoAnimationOfAnObjectInAGeometryReader() async {
        mixed({ pair, x in AnyView(GeometryReader { _ in Marked(pair: pair(x)).frame(width: 200) }) }, "geometry")
    }

    func testARowWithAnotherElementLosesNoAnimationOfAnObject() async {
        mixed({ pair, x in AnyView(ForEach([Numbered(x: x)]) { Marked(pair: pair($0.x)) }) }, "element")
    }

    func testTwoAnimationsOfStateAndOfAnObjectKeepTheirTimesInAndOutOfAnEvent() async {
        for isEvent in [true, false] {
            let handle = MixedHandle()
            let model = Observed()
            let host = host {
                MixedObserved(model: model, handle: handle) { pair, x in AnyView(Marked(pair: pair(x))) }
            }
            let start = host.frame(ofID: "y")?.midX ?? .nan
            let change = {
                withAnimation(.linear(duration: 2)) { handle.x(80) }
                withAnimation(self.second) { model.y = 100 }
            }
            isEvent ? press(in: host, change) : change()
            host.frame(at: .seconds(5))
            host.advance(to: .milliseconds(5500))
            XCTAssertEqual(host.frame(ofID: "y")?.width ?? .nan, 30, accuracy: 1, "\(isEvent)")
            XCTAssertEqual((host.frame(ofID: "y")?.midX ?? .nan) - start, 50, accuracy: 1, "\(isEvent)")
        }
    }

    private func press(in host: ViewHost, _ action: @escaping () -> Void) {
        host.onUnhandledKey = { _, _ in
            action()
            return true
        }
        host.send(InputEvent(.keyDown(.space, modifiers: []), at: .seconds(5)))
    }

    private struct Vanishing: View {
        @State private var isGone = false
        let model: Observed
        var body: some View {
            VStack(spacing: 0) {
                if !isGone {
                    Button("Go") {
                        isGone = true
                        withAnimation(.linear(duration: 1)) { model.y = 100 }
                        withAnimation(.linear(duration: 2)) { isGone = true }
                        withAnimation(.linear(duration: 2)) { model.x = 80 }
                    }
                    .frame(width: 100, height: 30)
                    .id("button")
                }
                Marked(pair: (model.x, model.y))
            }
        }
    }

    func testAButtonMayRemoveItselfBeforeItChangesAnObject() async {
        let model = Observed()
        let host = host { Vanishing(model: model) }
        let start = host.frame(ofID: "y")?.midX ?? .nan
        guard let button = host.frame(ofID: "button") else { return XCTFail("no button") }
        host.click(at: CGPoint(x: button.midX, y: button.midY))
        XCTAssertNil(host.frame(ofID: "button"))
        XCTAssertEqual(host.frame(ofID: "y")?.width, 10)
        host.advance(to: host.time + .milliseconds(500))
        XCTAssertEqual(host.frame(ofID: "y")?.width ?? .nan, 30, accuracy: 1)
        XCTAssertEqual((host.frame(ofID: "y")?.midX ?? .nan) - start, 50, accuracy: 1)
    }

    private struct Numbered: Identifiable {
        let id = 0
        let x: CGFloat
    }

    func testAPropertyThatIsSetThreeTimesEndsWhereItWasSetLast() async {
        let model = Observed()
        let host = host { ObservedView(model: model) }
        model.x = 10
        withAnimation(self.second) { model.x = 50 }
        model.y = 30
        host.frame(at: .zero)
        XCTAssertEqual(host.frame(ofID: "y")?.width ?? .nan, 20, "the animation starts where it was set first")
        host.advance(to: .seconds(2))
        XCTAssertEqual(host.frame(ofID: "y")?.width, 60)
    }
}
