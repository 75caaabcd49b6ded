import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class LazyStackTests: XCTestCase {
    /// Cards as wide as the window, under a text that changes with each click.
    private struct Carousel: View {
        @State private var count = 0

        private var row: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<20) { _ in Color.red.containerRelativeFrame(.horizontal) }
                }
            }
            .id("row")
        }

        var body: some View {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Text("Count \(count)")
                    row
                }
                Button("Add") { count += 1 }.frame(width: 50).id("add")
            }
        }
    }

    // The window is 350 points wide, 50 of which are the button's.
    private func carousel(showing card: Double) -> ViewHost {
        let host = host(350, 300) { Carousel() }
        host.apply(.scrollTo(ScrollVector(x: 300 * card, y: 0), animated: false), toScrollWithID: "row", at: host.time)
        host.wait(0.1)
        return host
    }

    func testALayoutOfWhatIsAroundLeavesTheOffsetAlone() async {
        let host = carousel(showing: 3)
        for _ in 1...3 {
            host.click(id: "add")
            XCTAssertEqual(host.scrollGeometry(ofID: "row")?.contentOffset.x, 900, "\(host.texts)")
        }
    }

    func testRowsThatFollowTheWindowKeepTheirPlaceWhenItIsResized() async {
        let host = carousel(showing: 7)
        host.size.width = 250
        host.wait(0.1)
        XCTAssertEqual(host.scrollGeometry(ofID: "row")?.contentSize.width, 20 * 200)
        XCTAssertEqual(host.scrollGeometry(ofID: "row")?.contentOffset.x, 7 * 200)
    }

    func testACardThatRestsAtTheMarginRestsThereWhenTheWindowIsResized() async {
        let host = host(350, 300) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<20) { _ in Color.red.containerRelativeFrame(.horizontal) }
                }
            }
            .contentMargins(.horizontal, 25, for: .scrollContent)
            .id("row")
        }
        let seventh = ScrollVector(x: 7 * 310 - 25, y: 0)
        host.apply(.scrollTo(seventh, animated: false), toScrollWithID: "row", at: host.time)
        host.wait(0.1)
        host.size.width = 250
        host.wait(0.1)
        XCTAssertEqual(host.scrollGeometry(ofID: "row")?.contentOffset.x, 7 * 210 - 25)
    }

    private struct Rows: View {
        @State var ids = Array(0..<1000)
        let height: (Int) -> CGFloat
        let probe: Probe
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(ids, id: \.self) { id in
                        Color.red.frame(height: height(id)).id(id)
                            .onAppear { probe.hit("+\(id)") }
                            .onDisappear { probe.hit("-\(id)") }
                    }
                }
            }
            .id("list")
            .overlay(alignment: .bottom) {
                Color.blue.frame(width: 20, height: 20).id("prepend")
                    .onTapGesture { ids.insert(contentsOf: (-20)..<0, at: 0) }
            }
        }
    }

    private func offset(_ host: ViewHost) -> CGFloat { host.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan }

    func testRowsComeAndGoWithTheWindow() async {
        let probe = Probe()
        let host = host(100, 100) { Rows(height: { _ in 20 }, probe: probe) }
        XCTAssertEqual(probe.events, (0..<5).map { "+\($0)" })
        probe.clear()
        host.notch(-0.2, at: CGPoint(x: 50, y: 50))
        host.wait(1)
        XCTAssertEqual(offset(host), 20, accuracy: 1e-9)
        XCTAssertEqual(Set(probe.events), ["+5", "-0"])
    }

    func testRowsAboveThatAreMeasuredLateMoveNothingInView() async {
        let probe = Probe()
        let host = host(100, 100) { Rows(height: { CGFloat(20 + ($0 * 7) % 31) }, probe: probe) }
        host.key(.end)
        host.wait(3)
        // Scrolling up over unmeasured rows: each frame's step is the requested one.
        for _ in 0..<30 {
            let visible = (0..<1000).filter { host.frame(ofID: $0) != nil }
            guard let id = visible.last, let before = host.frame(ofID: id)?.minY else { return XCTFail("no row") }
            let wheel = InputEvent.Wheel(source: .touchpad, dx: 0, dy: 7, location: CGPoint(x: 50, y: 50))
            host.send(InputEvent(.wheel(wheel), at: host.time))
            host.frame(at: host.time + .milliseconds(8))
            guard let after = host.frame(ofID: id)?.minY else { continue }
            XCTAssertEqual(after - before, 7, accuracy: 1e-6)
        }
    }

    func testPrependingKeepsWhatIsInViewInPlace() async {
        let probe = Probe()
        let host = host(100, 100) { Rows(height: { _ in 20 }, probe: probe) }
        host.notch(-3, at: CGPoint(x: 50, y: 50))
        host.wait(2)
        XCTAssertEqual(host.frame(ofID: 16)?.minY, 20)
        host.click(id: "prepend")
        XCTAssertEqual(host.frame(ofID: 16)?.minY, 20)
        XCTAssertEqual(offset(host), 300 + 20 * 20, accuracy: 1e-9)
    }

    func testTheLastOfTenMillionRowsIsOnItsPixel() async {
        let host = host(200, 100) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<10_000_000) { Color.red.frame(height: 108).id($0) } }
            }
            .id("list")
        }
        host.key(.end)
        host.wait(5)
        XCTAssertEqual(host.frame(ofID: 9_999_999), CGRect(x: 0, y: -8, width: 200, height: 108))
    }

    private struct CountingRow: View {
        let id: Int
        @State private var taps = 0
        var body: some View {
            Text("\(id):\(taps)").frame(width: 100, height: 20).onTapGesture { taps += 1 }
        }
    }

    func testAReusedRowBeginsWithFreshState() async {
        let host = host(100, 100) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { CountingRow(id: $0) } } }.id("list")
        }
        for row in 0..<5 { host.click(at: CGPoint(x: 50, y: 10 + 20 * row)) }
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["0:1", "1:1", "2:1", "3:1", "4:1"])
        host.notch(-2, at: CGPoint(x: 50, y: 50))
        host.wait(2)
        XCTAssertEqual(host.texts, ["10:0", "11:0", "12:0", "13:0", "14:0"])
        host.notch(2, at: CGPoint(x: 50, y: 50))
        host.wait(2)
        XCTAssertEqual(host.texts, ["0:0", "1:0", "2:0", "3:0", "4:0"], "rows out of sight lose their state")
    }
}
