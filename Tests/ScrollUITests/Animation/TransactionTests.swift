import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

private struct SourceKey: TransactionKey {
    static let defaultValue = "nobody"
}

extension Transaction {
    fileprivate var source: String {
        get { self[SourceKey.self] }
        set { self[SourceKey.self] = newValue }
    }
}

@MainActor
final class TransactionTests: XCTestCase {
    private final class Log {
        var transactions: [Transaction] = []
    }

    private struct Row: View {
        @State private var isMoved = false
        let change: (() -> Void) -> Void
        let wrap: (AnyView, Bool) -> AnyView

        var body: some View {
            VStack(spacing: 0) {
                wrap(AnyView(Color.red.frame(width: 20, height: 20).id("box").offset(x: isMoved ? 100 : 0)), isMoved)
                Color.clear.frame(width: 300, height: 50).contentShape(Rectangle()).id("pad")
                    .onTapGesture { change { isMoved.toggle() } }
            }
        }
    }

    private func x(_ host: ViewHost) -> CGFloat { host.frame(ofID: "box")?.midX ?? .nan }

    /// The distance of the box after half of an animation of one second, from 0 to 100.
    private func halfway(_ change: @escaping (() -> Void) -> Void, _ wrap: @escaping (AnyView, Bool) -> AnyView)
        -> CGFloat
    {
        let host = host(300, 300) { Row(change: change, wrap: wrap) }
        let start = x(host)
        host.click(id: "pad")
        let changed = host.time - .milliseconds(20)
        host.advance(to: changed + .milliseconds(500))
        return x(host) - start
    }

    private let second = Animation.linear(duration: 1)

    func testTheAnimationOfAValueBeatsTheTransactions() async {
        let way = halfway(
            { withAnimation(.linear(duration: 10), $0) }, { AnyView($0.animation(self.second, value: $1)) })
        XCTAssertEqual(way, 50, accuracy: 0.5)
    }

    func testANilAnimationOfAValueIsAtOnce() async {
        XCTAssertEqual(halfway({ withAnimation(self.second, $0) }, { AnyView($0.animation(nil, value: $1)) }), 100)
    }

    func testAnAnimationWhoseValueStaysLeavesTheTransactionAlone() async {
        let way = halfway({ withAnimation(self.second, $0) }, { view, _ in AnyView(view.animation(nil, value: 1)) })
        XCTAssertEqual(way, 50, accuracy: 0.5)
    }

    func testDisablesAnimationsBeatsTheAnimationOfAValue() async {
        let way = halfway(
            { withTransaction(\.disablesAnimations, true, $0) }, { AnyView($0.animation(self.second, value: $1)) })
        XCTAssertEqual(way, 100)
    }

    func testDisablesAnimationsKeepsTheTransactionsOwnAnimation() async {
        let second = second
        let outside = halfway(
            { change in withAnimation(second) { withTransaction(\.disablesAnimations, true, change) } },
            { view, _ in view })
        XCTAssertEqual(outside, 50, accuracy: 0.5)
        let inside = halfway(
            { withAnimation(second, $0) }, { view, _ in AnyView(view.transaction { $0.disablesAnimations = true }) })
        XCTAssertEqual(inside, 50, accuracy: 0.5)
    }

    func testDisablesAnimationsBeatsTheAnimationOfAModifiersBody() async {
        let second = second
        let way = halfway(
            { withTransaction(\.disablesAnimations, true, $0) },
            { view, isMoved in AnyView(view.animation(second) { $0.offset(x: isMoved ? 40 : 0) }) })
        XCTAssertEqual(way, 140)
    }

    func testTransactionChangesEachUpdateBelow() async {
        let second = second
        let way = halfway({ $0() }, { view, _ in AnyView(view.transaction { $0.animation = second }) })
        XCTAssertEqual(way, 50, accuracy: 0.5)
        let still = halfway(
            { withAnimation(second, $0) }, { view, _ in AnyView(view.transaction { $0.animation = nil }) })
        XCTAssertEqual(still, 100)
    }

    func testTransactionOfAValueChangesOnlyUpdatesOfThatValue() async {
        let second = second
        XCTAssertEqual(
            halfway({ $0() }, { view, v in AnyView(view.transaction(value: v) { $0.animation = second }) }), 50,
            accuracy: 0.5)
        XCTAssertEqual(
            halfway({ $0() }, { view, _ in AnyView(view.transaction(value: 1) { $0.animation = second }) }), 100)
    }

    func testAFrameElsewhereIsNotAnimatedByTheAnimationOfAValue() async {
        struct Two: View {
            @State private var isMoved = false
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    HStack(spacing: 0) {
                        Color.clear.frame(width: isMoved ? 100 : 0, height: 10)
                        Color.red.frame(width: 20, height: 10).id("animated")
                    }
                    .animation(.linear(duration: 1), value: isMoved)
                    HStack(spacing: 0) {
                        Color.clear.frame(width: isMoved ? 100 : 0, height: 10)
                        Color.red.frame(width: 20, height: 10).id("plain")
                    }
                    Color.blue.frame(width: 50, height: 50).id("pad").onTapGesture { isMoved.toggle() }
                }
            }
        }
        let host = host(300, 300) { Two() }
        host.click(id: "pad")
        host.wait(0.2)
        let animated = host.frame(ofID: "animated")?.minX ?? .nan
        let plain = host.frame(ofID: "plain")?.minX ?? .nan
        host.wait(2)
        XCTAssertEqual(plain, host.frame(ofID: "plain")?.minX)
        XCTAssertNotEqual(animated, host.frame(ofID: "animated")?.minX)
    }

    func testAnimationBodyAnimatesItsModifiersAndNotTheView() async {
        struct Split: View {
            @State private var isMoved = false
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 20).id("inner").offset(y: isMoved ? 50 : 0)
                        .animation(.linear(duration: 1)) { $0.offset(x: isMoved ? 100 : 0) }
                    Color.blue.frame(width: 50, height: 50).id("pad").onTapGesture { isMoved.toggle() }
                }
            }
        }
        let host = host(300, 300) { Split() }
        let start = host.frame(ofID: "inner")?.origin ?? .zero
        host.click(id: "pad")
        host.advance(to: host.time + .milliseconds(480))
        let place = host.frame(ofID: "inner")?.origin ?? .zero
        XCTAssertEqual(place.y - start.y, 50)
        XCTAssertEqual(place.x - start.x, 50, accuracy: 1)
    }

    func testAKeyOfTheProgramsOwnTravels() async {
        let log = Log()
        _ = halfway(
            { withTransaction(\.source, "button", $0) },
            { view, value in AnyView(view.transaction { if value { log.transactions.append($0) } }) })
        XCTAssertEqual(log.transactions.first?.source, "button")
        XCTAssertEqual(Transaction().source, "nobody")
    }

    func testBindingsCarryTheirAnimation() async {
        struct Bound: View {
            @State private var isMoved = false
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 20).id("box").offset(x: isMoved ? 100 : 0)
                    Color.blue.frame(width: 50, height: 50).id("pad")
                        .onTapGesture { $isMoved.animation(.linear(duration: 1)).wrappedValue.toggle() }
                }
            }
        }
        let host = host(300, 300) { Bound() }
        let start = x(host)
        host.click(id: "pad")
        host.advance(to: host.time + .milliseconds(480))
        XCTAssertEqual(x(host) - start, 50, accuracy: 1)
    }
}
