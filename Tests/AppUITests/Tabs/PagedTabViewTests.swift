import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class PagedTabViewTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var page = 0
        @Published var pages = ["one", "two", "three", "four"]
    }

    private struct Pages: View {
        @ObservedObject var model: Model
        var probe = Probe()

        var body: some View {
            TabView(selection: $model.page) {
                ForEach(model.pages.indices, id: \.self) { index in
                    Text(model.pages[index]).onAppear { probe.hit(model.pages[index]) }.tag(index)
                }
            }
            .tabViewStyle(.page)
            .id("pages")
        }
    }

    /// The texts within the window.
    private func shown(_ host: ViewHost) -> [String] {
        host.textLocations.filter { (0..<host.size.width).contains($0.location.x) }.map(\.text)
    }

    func testASwipeGoesToTheNextPageAndTellsTheSelection() async {
        let model = Model()
        let host = host(300, 400) { Pages(model: model) }
        host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200))
        host.wait(1.5)
        XCTAssertEqual(model.page, 1)
        XCTAssertEqual(shown(host), ["two"])
        host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 120, y: 200), over: 0.03)
        host.wait(1.5)
        XCTAssertEqual(model.page, 2, "not more than one page a gesture")
    }

    func testASlowShortDragComesBack() async {
        let model = Model()
        let host = host(300, 400) { Pages(model: model) }
        host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 180, y: 200), over: 1.5, steps: 60)
        host.wait(1.5)
        XCTAssertEqual(model.page, 0)
        XCTAssertEqual(shown(host), ["one"])
    }

    func testTheSelectionGoesToAPageAtOnceOrWithAnAnimation() async {
        let model = Model()
        let host = host(300, 400) { Pages(model: model) }
        model.page = 2
        host.wait(0.02)
        XCTAssertEqual(shown(host), ["three"])
        withAnimation(.linear(duration: 0.4)) { model.page = 0 }
        host.wait(0.2)
        XCTAssertEqual(model.page, 0, "the pages on the way are not told")
        XCTAssertEqual(host.scrollOffset("pages").x, 300, accuracy: 30)
        host.wait(0.5)
        XCTAssertEqual(shown(host), ["one"])
    }

    func testTheFirstLayoutShowsTheSelection() async {
        let model = Model()
        model.page = 3
        let host = host(300, 400) { Pages(model: model) }
        XCTAssertEqual(shown(host), ["four"])
    }

    func testPagesAreMadeAsTheyComeIn() async {
        let model = Model()
        model.pages = (0..<1000).map { "page \($0)" }
        let probe = Probe()
        let host = host(300, 400) { Pages(model: model, probe: probe) }
        XCTAssertLessThan(probe.events.count, 4)
        model.page = 700
        host.wait(0.1)
        XCTAssertEqual(shown(host), ["page 700"])
        XCTAssertLessThan(probe.events.count, 8)
    }

    func testTagsThatAreNoIDsAreFound() async {
        struct Named: View {
            @ObservedObject var model: Model
            @State var name = "c"
            var body: some View {
                TabView(selection: $name) {
                    ForEach(Array("abcd"), id: \.self) { Text("page \($0)").padding().tag(String($0)) }
                }
                .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
                .onChange(of: model.page) { name = "d" }
                .overlay(alignment: .top) { Text("at \(name)") }
            }
        }
        let model = Model()
        let host = host(300, 400) { Named(model: model) }
        XCTAssertEqual(shown(host).sorted(), ["at c", "page c"])
        model.page = 1
        host.wait(0.1)
        XCTAssertEqual(shown(host).sorted(), ["at d", "page d"])
        host.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 250, y: 200))
        host.wait(1.5)
        XCTAssertEqual(shown(host).sorted(), ["at c", "page c"])
    }

    func testWithoutASelectionPagesAreSwipedAllTheSame() async {
        let host = host(300, 400) {
            TabView {
                Text("one")
                Text("two")
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        }
        host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200))
        host.wait(1.5)
        XCTAssertEqual(shown(host), ["two"])
    }

    func testAPressBesideTheMiddleOfTheDotsGoesAPageOn() async {
        let model = Model()
        let host = host(300, 400) { Pages(model: model) }
        host.click(at: CGPoint(x: 170, y: 380))
        host.wait(1.5)
        XCTAssertEqual(model.page, 1)
        host.click(at: CGPoint(x: 130, y: 380))
        host.wait(1.5)
        XCTAssertEqual(model.page, 0)
    }

    func testArrowKeysGoFromPageToPage() async {
        let model = Model()
        let host = host(300, 400) { Pages(model: model) }
        host.key(.tab)
        host.key(.right)
        host.wait(1.5)
        XCTAssertEqual(model.page, 1)
    }

    func testAPageStaysWhenTheWindowIsAnotherSize() async {
        let model = Model()
        model.page = 2
        let host = host(300, 400) { Pages(model: model) }
        host.size = CGSize(width: 500, height: 300)
        host.wait(0.5)
        XCTAssertEqual(shown(host), ["three"])
        XCTAssertEqual(model.page, 2)
    }

    func testFromRightToLeftTheFirstPageIsAtTheRight() async {
        let model = Model()
        let host = host(300, 400) { Pages(model: model).environment(\.layoutDirection, .rightToLeft) }
        XCTAssertEqual(shown(host), ["one"])
        host.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 250, y: 200))
        host.wait(1.5)
        XCTAssertEqual(model.page, 1)
        XCTAssertEqual(shown(host), ["two"])
        model.page = 3
        host.wait(0.1)
        XCTAssertEqual(shown(host), ["four"])
    }

    func testASteadyFrameOfASwipeEvaluatesNoBody() async {
        let model = Model()
        let host = host(300, 400) { Pages(model: model) }
        host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 200, y: 200), release: false)
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: CGPoint(x: 190, y: 200))), at: host.time))
        host.wait(0.02)
        XCTAssertEqual(host.report.bodies, 0)
        XCTAssertEqual(host.report.layouts, 0)
    }

    func testTheDotsAreInTheMiddleFromTheFirstFrameOn() async {
        let host = ViewHost(size: CGSize(width: 300, height: 400)) {
            TabView { ForEach(0..<3, id: \.self) { Text("page \($0)") } }.tabViewStyle(.page)
        }
        host.frame(at: .zero)
        let first = host.displayList.dump()
        host.wait(0.5)
        XCTAssertEqual(first, host.displayList.dump())
    }
}

extension ViewHost {
    /// The offset of the outermost scroll view with that id on it or around it.
    func scrollOffset(_ id: String) -> CGPoint { scrollGeometry(ofID: id)?.contentOffset ?? .zero }
}
