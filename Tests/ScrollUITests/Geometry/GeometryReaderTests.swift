import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class GeometryReaderTests: XCTestCase {
    func testItTakesAllRoomAndPutsItsContentAtTheTopLeadingCorner() async {
        var sizes: [CGSize] = []
        let host = host(300, 200) {
            GeometryReader { proxy in
                let _ = sizes.append(proxy.size)
                Color.red.frame(width: proxy.size.width / 3, height: 20).id("third")
            }
            .id("reader")
        }
        XCTAssertEqual(host.frame(ofID: "reader"), CGRect(x: 0, y: 0, width: 300, height: 200))
        XCTAssertEqual(host.frame(ofID: "third"), CGRect(x: 0, y: 0, width: 100, height: 20))
        host.size.width = 600
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: "third")?.width, 200)
        XCTAssertEqual(sizes.map(\.width), [300, 600], "once for each size")
    }

    func testWithoutAnOfferItIsTenPointsLong() async {
        let host = host(300, 200) { GeometryReader { _ in Color.red }.fixedSize().id("reader") }
        XCTAssertEqual(host.frame(ofID: "reader")?.size, CGSize(width: 10, height: 10))
    }

    func testFramesAreToldInTheNamedTheScrollViewsAndTheWindowsSpace() async {
        var frames: [String: CGRect] = [:]
        let host = host(300, 200) {
            VStack(spacing: 0) {
                Color.red.frame(height: 50)
                ScrollView {
                    VStack(spacing: 0) {
                        Color.blue.frame(width: 100, height: 30)
                        GeometryReader { proxy in
                            let _ = frames["named"] = proxy.frame(in: .named("content"))
                            let _ = frames["scroll"] = proxy.frame(in: .scrollView)
                            let _ = frames["vertical"] = proxy.frame(in: .scrollView(axis: .vertical))
                            let _ = frames["horizontal"] = proxy.frame(in: .scrollView(axis: .horizontal))
                            let _ = frames["global"] = proxy.frame(in: .global)
                            let _ = frames["local"] = proxy.frame(in: .local)
                            let _ = frames["bounds"] = proxy.bounds(of: .scrollView)
                            let _ = frames["nobody"] = proxy.bounds(of: .named("nobody")) ?? .null
                            Color.green
                        }
                        .frame(width: 100, height: 400)
                    }
                    .coordinateSpace(.named("content"))
                }
                .id("scroll")
            }
        }
        host.apply(.scrollTo(.init(x: 0, y: 40), animated: false), toScrollWithID: "scroll", at: host.time)
        host.wait(0.1)
        let size = CGSize(width: 100, height: 400)
        XCTAssertEqual(frames["named"], CGRect(origin: CGPoint(x: 0, y: 30), size: size))
        XCTAssertEqual(frames["scroll"], CGRect(origin: CGPoint(x: 0, y: -10), size: size))
        XCTAssertEqual(frames["vertical"], frames["scroll"])
        XCTAssertEqual(frames["global"], CGRect(origin: CGPoint(x: 100, y: 40), size: size))
        XCTAssertEqual(frames["horizontal"], frames["global"], "no such scroll view: the window")
        XCTAssertEqual(frames["local"], CGRect(origin: .zero, size: size))
        XCTAssertEqual(frames["bounds"], CGRect(x: 0, y: 10, width: 100, height: 150))
        XCTAssertEqual(frames["nobody"], .null)
    }

    func testAReaderThatAskedForNoPlaceIsNotEvaluatedByScrolling() async {
        var evaluations = 0
        let host = host(300, 200) {
            ScrollView {
                GeometryReader { proxy in
                    let _ = evaluations += 1
                    Color.red.frame(height: proxy.size.width)
                }
                .frame(width: 100, height: 1000)
            }
            .id("scroll")
        }
        evaluations = 0
        host.notch(-1, at: CGPoint(x: 150, y: 100))
        host.wait(1)
        XCTAssertEqual(evaluations, 0)
    }

    private struct Measured: View {
        @State var width: CGFloat = 100
        let told: (CGFloat, CGFloat) -> Void
        var body: some View {
            Color.red.frame(width: width, height: 50).id("box")
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: told)
                .onTapGesture { width += 20 }
        }
    }

    func testAGeometryChangeIsToldOnceForEachValueAfterLayout() async {
        var told: [[CGFloat]] = []
        let host = host(300, 200) { Measured { told.append([$0, $1]) } }
        host.wait(0.1)
        XCTAssertEqual(told, [[100, 100]])
        host.click(id: "box")
        host.size.height = 300
        host.wait(0.1)
        XCTAssertEqual(told, [[100, 100], [100, 120]])
    }

    private struct Growing: View {
        @State private var width: CGFloat = 10
        var body: some View {
            Color.red.frame(width: width, height: 10)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 + 1 })
        }
    }

    func testAViewThatGrowsWithItsOwnSizeDoesNotHangTheFrame() async {
        let host = host(300, 200) { Growing() }
        XCTAssertGreaterThan(host.report.bodies, 1)
        XCTAssertLessThan(host.report.bodies, 20)
    }
}
