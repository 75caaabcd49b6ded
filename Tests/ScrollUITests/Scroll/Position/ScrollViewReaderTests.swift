import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ScrollViewReaderTests: XCTestCase {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<50) { Color.red.frame(width: 50, height: 20).id($0) } }
                    }
                    .frame(height: 200).id("rows")
                    Text("count \(count)").frame(width: 100, height: 30).id("count").onTapGesture {
                        count += 1
                        proxy.scrollTo(count * 10, anchor: .top)
                    }
                }
            }
        }
    }

    func testStateThatOnlyItsContentReadsBringsTheContentUpToDate() async {
        let host = host(200, 300) { Counter() }
        for count in 1...3 {
            host.click(id: "count")
            XCTAssertEqual(host.displayList.runs.map(\.string), ["count \(count)"])
            XCTAssertEqual(
                host.frame(ofID: count * 10)?.minY ?? .nan, host.frame(ofID: "rows")?.minY ?? 0, accuracy: 0.01)
        }
    }
}

/// The scroll views that a reader controls.
extension ScrollViewReaderTests {
    private struct Inside: View {
        let target: Int
        var body: some View {
            ScrollView {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Color.blue.frame(width: 100, height: 20).id("go").onTapGesture {
                            proxy.scrollTo(target, anchor: .top)
                        }
                        ForEach(0..<50) { Color.red.frame(width: 50, height: 20).id($0) }
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) { ForEach(100..<150) { Color.red.frame(width: 50, height: 20).id($0) } }
                        }
                        .id("strip")
                    }
                }
            }
            .id("rows")
        }
    }

    func testAReaderInAScrollViewServesTheOneThatItStandsIn() async {
        let host = host(200, 300) { Inside(target: 20) }
        host.click(id: "go")
        XCTAssertEqual(host.scrollGeometry(ofID: "rows")?.contentOffset.y, 420)
    }

    func testTheScrollViewsInAReaderComeBeforeTheOneAround() async {
        let host = host(200, 300) { Inside(target: 120) }
        host.click(id: "go")
        XCTAssertEqual(host.scrollGeometry(ofID: "strip")?.contentOffset.x ?? 0, 1000, accuracy: 100)
        XCTAssertEqual(host.scrollGeometry(ofID: "rows")?.contentOffset.y, 0)
    }

    func testAReaderInALazyRowOfAScrollViewServesThatScrollView() async {
        let host = host(200, 300) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        ScrollViewReader { proxy in
                            Color.red.frame(height: 30).onTapGesture { proxy.scrollTo(60, anchor: .top) }
                        }
                    }
                }
            }
            .id("rows")
        }
        host.click(at: CGPoint(x: 100, y: 100))
        host.wait(0.1)
        XCTAssertEqual(host.scrollGeometry(ofID: "rows")?.contentOffset.y, 1800)
    }
}
