import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Changes in several transactions of one event: each change has its own animation, whichever views are evaluated for
/// it.
@MainActor
final class SeparateTransactionTests: XCTestCase {
    private let second = Animation.linear(duration: 1)

    // MARK: Scroll positions

    private struct Status: View {
        @State private var status = "resting"
        @State private var position = ScrollPosition(y: 0)
        let handle: Handle

        var body: some View {
            handle.set = { status = $0 }
            handle.scroll = { position.scrollTo(y: $0) }
            return VStack(spacing: 0) {
                Text(status)
                ScrollView { Color.red.frame(width: 100, height: 5000) }
                    .scrollPosition($position)
                    .frame(height: 200)
                    .id("scroll")
            }
        }
    }

    @MainActor
    private final class Handle {
        var set: (String) -> Void = { _ in }
        var scroll: (CGFloat) -> Void = { _ in }
        var done = 0
    }

    func testAPlainChangeOfAnAncestorLeavesAnAnimatedScrollAnimated() async {
        let handle = Handle()
        TransactionOrder.inBoth(
            { handle.set("moving") },
            {
                withAnimation(self.second) {
                    handle.scroll(1000)
                } completion: {
                    handle.done += 1
                }
            }
        ) { order, change in
            handle.done = 0
            let host = host { Status(handle: handle) }
            change()
            host.frame(at: .zero)
            XCTAssertTrue(host.texts.contains("moving"))
            host.advance(to: .milliseconds(500))
            XCTAssertEqual(host.scrollGeometry(ofID: "scroll")?.contentOffset.y ?? 0, 500, accuracy: 20, order)
            XCTAssertEqual(handle.done, 0, order)
            host.advance(to: .seconds(2))
            XCTAssertEqual(host.scrollGeometry(ofID: "scroll")?.contentOffset.y, 1000, order)
            XCTAssertEqual(handle.done, 1, order)
        }
    }

    // MARK: One view

    private struct Pair: View {
        @State private var x: CGFloat = 0
        @State private var y: CGFloat = 0
        @State private var isMore = false
        let handle: PairHandle

        var body: some View {
            handle.x = { x = $0 }
            handle.y = { y = $0 }
            handle.more = { isMore = $0 }
            return VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    Color.clear.frame(width: x, height: 10)
                    Color.red.frame(width: 10, height: 10).id("x")
                }
                Color.blue.frame(width: 10, height: 10).id("y").offset(x: y)
                if isMore { Color.green.frame(width: 10, height: 10).id("more") }
            }
            .frame(width: 300, alignment: .leading)
        }
    }

    @MainActor
    private final class PairHandle {
        var x: (CGFloat) -> Void = { _ in }
        var y: (CGFloat) -> Void = { _ in }
        var more: (Bool) -> Void = { _ in }
    }

    private func minX(_ id: String, _ host: ViewHost) -> CGFloat { host.frame(ofID: id)?.minX ?? .nan }

    func testWithinOneViewOnlyWhatIsEnclosedIsAnimated() async {
        let handle = PairHandle()
        TransactionOrder.inBoth({ handle.x(100) }, { withAnimation(self.second) { handle.y(100) } }) { order, change in
            let host = host { Pair(handle: handle) }
            change()
            host.frame(at: .zero)
            host.advance(to: .milliseconds(500))
            XCTAssertEqual(minX("x", host), 100, order)
            XCTAssertEqual(minX("y", host), 50, accuracy: 1, order)
        }
    }

    func testAFrameIsAnimatedByItsOwnChangeAndNotByAnother() async {
        let handle = PairHandle()
        TransactionOrder.inBoth({ handle.y(100) }, { withAnimation(self.second) { handle.x(100) } }) { order, change in
            let host = host { Pair(handle: handle) }
            change()
            host.frame(at: .zero)
            host.advance(to: .milliseconds(500))
            XCTAssertEqual(minX("x", host), 50, accuracy: 1, order)
            XCTAssertEqual(minX("y", host), 100, order)
        }
    }

    func testTwoAnimationsOfOneEventKeepTheirOwnTimes() async {
        let handle = PairHandle()
        var done: [String] = []
        let host = host { Pair(handle: handle) }
        withAnimation(self.second) {
            handle.y(100)
        } completion: {
            done.append("y")
        }
        withAnimation(.linear(duration: 2)) {
            handle.x(100)
        } completion: {
            done.append("x")
        }
        host.frame(at: .zero)
        host.advance(to: .milliseconds(500))
        XCTAssertEqual(minX("x", host), 25, accuracy: 1)
        XCTAssertEqual(minX("y", host), 50, accuracy: 1)
        host.advance(to: .milliseconds(1500))
        XCTAssertEqual(done, ["y"])
        host.advance(to: .milliseconds(2500))
        XCTAssertEqual(done, ["y", "x"])
    }

    func testAViewThatComesPlainlyDoesNotFadeBesideAnAnimatedChange() async {
        let handle = PairHandle()
        TransactionOrder.inBoth({ handle.more(true) }, { withAnimation(self.second) { handle.y(100) } }) {
            order, change in
            let host = host { Pair(handle: handle) }
            change()
            host.frame(at: .zero)
            host.advance(to: .milliseconds(300))
            XCTAssertFalse(host.displayList.dump().contains("opacity"), order)
            XCTAssertEqual(minX("y", host), 30, accuracy: 1, order)
        }
    }

    func testDisabledAnimationsStayDisabledBesideAnAnimatedChange() async {
        let handle = PairHandle()
        TransactionOrder.inBoth(
            { withTransaction(\.disablesAnimations, true) { handle.x(100) } },
            { withAnimation(self.second) { handle.y(100) } }
        ) { order, change in
            let host = host { Pair(handle: handle) }
            change()
            host.frame(at: .zero)
            host.advance(to: .milliseconds(500))
            XCTAssertEqual(minX("x", host), 100, order)
            XCTAssertEqual(minX("y", host), 50, accuracy: 1, order)
        }
    }

    func testAPlaceThatIsSetTwiceStartsItsAnimationWhereItWasSetFirst() async {
        let handle = PairHandle()
        let host = host { Pair(handle: handle) }
        handle.y(40)
        withAnimation(self.second) { handle.y(100) }
        host.frame(at: .zero)
        XCTAssertEqual(minX("y", host), 40)
        host.advance(to: .milliseconds(500))
        XCTAssertEqual(minX("y", host), 70, accuracy: 1)
    }

    func testAViewThatComesInOneUpdateSeesTheChangesOfTheNext() async {
        struct Outer: View {
            @State private var isMore = false
            @State private var number = 1
            let handle: PairHandle
            var body: some View {
                handle.more = { isMore = $0 }
                handle.x = { number = Int($0) }
                return VStack { if isMore { Inner(number: Binding(get: { number }, set: { number = $0 })) } }
            }
        }
        struct Inner: View {
            @Binding var number: Int
            var body: some View { Text("number \(number)") }
        }
        let handle = PairHandle()
        let host = host { Outer(handle: handle) }
        withAnimation(self.second) { handle.more(true) }
        handle.x(7)
        host.frame(at: .zero)
        host.advance(to: .seconds(2))
        XCTAssertEqual(host.texts, ["number 7"])
    }

    func testAResizeIsNotAnimatedByAChangeOfTheSameFrame() async {
        struct Edges: View {
            @State private var y: CGFloat = 0
            let handle: PairHandle
            var body: some View {
                handle.y = { y = $0 }
                return HStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10).id("y").offset(y: y)
                    Spacer()
                    Color.red.frame(width: 10, height: 10).id("end")
                }
            }
        }
        let handle = PairHandle()
        let host = host { Edges(handle: handle) }
        host.size.width = 400
        withAnimation(self.second) { handle.y(100) }
        host.frame(at: .zero)
        XCTAssertEqual(minX("end", host), 390)
    }
}
