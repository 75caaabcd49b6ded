import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The numbers were measured on Apple's systems.
@MainActor
final class ScrollAnchorTests: XCTestCase {
    private struct Screen<Content: View>: View {
        @State private var height: CGFloat
        let grown: CGFloat
        let wrap: (ScrollView<AnyView>) -> Content

        init(_ height: CGFloat, grown: CGFloat, @ViewBuilder wrap: @escaping (ScrollView<AnyView>) -> Content) {
            _height = State(wrappedValue: height)
            self.grown = grown
            self.wrap = wrap
        }

        var body: some View {
            VStack(spacing: 0) {
                wrap(ScrollView { AnyView(Color.red.frame(width: 100, height: height).id("content")) })
                    .frame(height: 200)
                Color.blue.frame(width: 30, height: 30).id("grow").onTapGesture { height = grown }
            }
        }
    }

    private func y(_ host: ViewHost) -> CGFloat? { host.frame(ofID: "content")?.minY }

    func testABottomAnchorBeginsThereAndStays() async {
        let host = host(200, 230) { Screen(400, grown: 500) { $0.defaultScrollAnchor(.bottom) } }
        XCTAssertEqual(y(host), -200)
        host.click(id: "grow")
        XCTAssertEqual(y(host), -300)
    }

    func testShortContentLiesWhereItsAnchorSays() async {
        XCTAssertEqual(y(host(200, 230) { Screen(60, grown: 0) { $0 } }), 0)
        XCTAssertEqual(
            y(host(200, 230) { Screen(60, grown: 0) { $0.defaultScrollAnchor(.bottom, for: .alignment) } }), 140)
        XCTAssertEqual(
            y(host(200, 230) { Screen(60, grown: 0) { $0.defaultScrollAnchor(.center, for: .alignment) } }), 70)
    }

    func testTheAnchorOfARolePrecedesThatOfAllRolesInEitherOrder() async {
        let hosts = [
            host(200, 230) {
                Screen(60, grown: 400) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment) }
            },
            host(200, 230) {
                Screen(60, grown: 400) { $0.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom) }
            },
            host(200, 230) {
                Screen(60, grown: 400) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .alignment) }
            },
        ]
        for host in hosts { XCTAssertEqual(y(host), 0) }
        let initial = host(200, 230) {
            Screen(400, grown: 500) { $0.defaultScrollAnchor(.top).defaultScrollAnchor(.bottom, for: .initialOffset) }
        }
        XCTAssertEqual(y(initial), -200)
    }

    func testSizeChangesAloneLeaveContentThatLiesElsewhere() async {
        let host = host(200, 230) { Screen(400, grown: 500) { $0.defaultScrollAnchor(.bottom, for: .sizeChanges) } }
        host.click(id: "grow")
        XCTAssertEqual(y(host), 0)
    }

    func testTheInitialOffsetAloneDoesNotStick() async {
        let host = host(200, 230) { Screen(400, grown: 500) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) } }
        XCTAssertEqual(y(host), -200)
        host.wait(0.1)
        host.click(id: "grow")
        XCTAssertEqual(y(host), -200)
    }

    func testABindingGoesBeforeTheDefault() async {
        struct Bound: View {
            @State private var position = ScrollPosition(y: 30)
            var body: some View {
                ScrollView { Color.red.frame(width: 100, height: 400).id("content") }
                    .scrollPosition($position).defaultScrollAnchor(.bottom).frame(height: 200)
            }
        }
        XCTAssertEqual(y(host(200, 200) { Bound() }), -30)
    }

    func testALazyChatOfUnevenRowsBeginsAtItsEnd() async {
        let host = host(200, 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<500) { Color.red.frame(height: CGFloat(20 + $0 % 7 * 13)).id($0) }
                }
            }
            .defaultScrollAnchor(.bottom)
        }
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: 499)?.maxY ?? .nan, 200, accuracy: 0.01)
    }

    func testAnItemOfOursIsWhereAScrollViewBegins() async {
        let host = host(200, 200) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<50) { Color.red.frame(width: 50, height: 20).id($0) } }
            }
            .defaultScrollItem(20, anchor: .center)
        }
        XCTAssertEqual(host.frame(ofID: 20)?.midY, 100)
    }
}
