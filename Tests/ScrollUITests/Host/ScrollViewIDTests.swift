import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The names of scroll views in recordings and tools, with and without an id.
@MainActor
final class ScrollViewIDTests: XCTestCase {
    private struct Mark: Hashable, CustomStringConvertible {
        let text: String
        var description: String { text }
    }

    private struct Several: View {
        @State private var isFirstThere = true
        @State private var count = 0

        var body: some View {
            VStack(spacing: 0) {
                VStack(spacing: 0) {
                    if isFirstThere { strip }
                    strip
                    strip.id("#2")
                    ForEach([Mark(text: "a/b"), Mark(text: "~c#")], id: \.self) { _ in strip }
                    strip.id(7)
                }
                .id("scene")
                ScrollView { Color.green.frame(width: 30, height: 900) }.frame(height: 20)
                HStack {
                    Color.blue.frame(width: 30, height: 30).id("toggle").onTapGesture { isFirstThere.toggle() }
                    Color.blue.frame(width: 30, height: 30).id("count").onTapGesture { count += 1 }
                    Text("\(count)")
                }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }

        private var strip: some View {
            ScrollView(.horizontal) { Color.red.frame(width: 900 + CGFloat(count), height: 20) }.frame(height: 20)
        }
    }

    private func names(_ host: ViewHost) -> [String] { host.scrollViewIDs(inside: "scene").map(\.name) }

    private static let all = ["#1", "#2", "##2", "#a~1b/1", "#~0c~2/1", "#7/1"]

    func testEachScrollViewHasANameThatNoIDCanBe() async {
        let host = host(300, 300) { Several() }
        XCTAssertEqual(names(host), Self.all)
        XCTAssertEqual(Set(Self.all).count, Self.all.count)
    }

    func testANameLeadsToItsScrollViewAlone() async {
        let host = host(300, 300) { Several() }
        for (index, place) in host.scrollViewIDs(inside: "scene").enumerated() {
            XCTAssertEqual(host.scrollSnapshot(ofID: place)?.frame.minY, CGFloat(index) * 20, place.name)
            host.apply(.scrollTo(.init(x: Double(index), y: 0), animated: false), toScrollWithID: place, at: host.time)
        }
        host.wait(0.1)
        let offsets = host.scrollViewIDs(inside: "scene").map { host.scrollGeometry(ofID: $0)?.contentOffset.x }
        XCTAssertEqual(offsets, [0, 1, 2, 3, 4, 5])
        XCTAssertNil(host.scrollSnapshot(ofID: ScrollViewID(name: "#3", inside: "scene")))
        XCTAssertNil(host.scrollSnapshot(ofID: ScrollViewID(name: "#1", inside: "elsewhere")))
    }

    func testNamesStayOverEvaluationsAndWhileOthersComeAndGo() async {
        let host = host(300, 300) { Several() }
        XCTAssertEqual(names(host), Self.all)
        host.click(id: "count")
        XCTAssertEqual(names(host), Self.all)
        host.click(id: "toggle")
        XCTAssertEqual(names(host), Array(Self.all.dropFirst()), "the second keeps its number")
        host.click(id: "toggle")
        XCTAssertEqual(Set(names(host)), Set(Self.all), "one that comes again takes the number that is free")
        let place = ScrollViewID(name: "#1", inside: "scene")
        XCTAssertEqual(host.scrollSnapshot(ofID: place)?.frame.minY, 0)
    }

    func testAnObserverIsAskedForOnceForEachScrollView() async {
        let host = host(300, 300) { Several() }
        let probe = Probe()
        func observe() -> [String] {
            host.observeNewScrolls(inside: "scene") { place in { _, _ in probe.hit(place.name) } }.map(\.name)
        }
        XCTAssertEqual(observe(), Self.all)
        XCTAssertEqual(observe(), [])
        host.click(id: "toggle")
        XCTAssertEqual(observe(), [])
        host.click(id: "toggle")
        XCTAssertEqual(observe(), ["#1"])
        host.drag(from: CGPoint(x: 200, y: 10), to: CGPoint(x: 100, y: 10))
        XCTAssertEqual(Set(probe.events), ["#1"])
    }
}
