import Drawing
import Foundation
import ScrollUI
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
