import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ScrollObservationTests: XCTestCase {
    private struct Watched: View {
        let probe: Probe
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<50) { Color.red.frame(width: 100, height: 20).id($0) }
                        }
                    }
                    .frame(height: 200)
                    .id("list")
                    .onScrollGeometryChange(for: Bool.self) {
                        $0.contentOffset.y > 50
                    } action: {
                        probe.hit("deep \($0)>\($1)")
                    }
                    .onScrollPhaseChange { old, new in probe.hit("\(old)>\(new)") }
                    Color.blue.frame(width: 20, height: 20).id("go")
                        .onTapGesture { proxy.scrollTo(30, anchor: .center) }
                    Color.blue.frame(width: 20, height: 20).id("glide")
                        .onTapGesture { withAnimation { proxy.scrollTo(0) } }
                }
            }
        }
    }

    private func offset(_ host: ViewHost) -> CGFloat { host.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan }

    func testThePhaseIsToldOnceAtAppearanceAndThenAtEachChange() async {
        let probe = Probe()
        let host = host(200, 300) { Watched(probe: probe) }
        XCTAssertEqual(probe.events, ["idle>idle"])
        probe.clear()
        host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 60), over: 0.1)
        host.wait(4)
        let phases = probe.events.filter { !$0.hasPrefix("deep") }
        XCTAssertEqual(
            phases,
            ["idle>tracking", "tracking>interacting", "interacting>decelerating", "decelerating>idle"])
        XCTAssertEqual(probe["deep false>true"], 1)
    }

    func testAReaderScrollsToAViewByItsAnchor() async {
        let host = host(200, 300) { Watched(probe: Probe()) }
        host.click(id: "go")
        XCTAssertEqual(offset(host), 30 * 20 + 10 - 100, accuracy: 1e-9)
        host.click(id: "glide")
        host.wait(0.1)
        XCTAssertGreaterThan(offset(host), 0)
        host.wait(3)
        XCTAssertEqual(offset(host), 0, accuracy: 1e-9)
    }
}
