import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class PageZoomTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var path: [Int] = []
        @Published var hasSource = true
    }

    private struct Screen: View {
        @ObservedObject var model: Model
        var kind = 0
        var inset: CGFloat = 0
        @Namespace private var space

        var body: some View {
            NavigationStack(path: $model.path) {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 100, height: 60)
                        .matchedTransitionSource(id: model.hasSource ? 1 : 9, in: space) {
                            $0.clipShape(RoundedRectangle(cornerRadius: 12))
                        }
                    Spacer()
                    Text("below").id("below")
                }
                .padding(.top, inset)
                .toolbar(.hidden, for: .navigationBar)
                .navigationDestination(for: Int.self) { _ in
                    switch kind {
                    case 0: page.navigationTransition(.zoom(sourceID: 1, in: space))
                    case 1: page.navigationTransition(.slide)
                    default: page.navigationTransition(.automatic)
                    }
                }
            }
        }

        private var page: some View { Color.red.overlay { Text("Page").id("page") } }
    }

    private func screen(_ model: Model, kind: Int = 0) -> ViewHost {
        host(300, 500) { Screen(model: model, kind: kind) }
    }

    /// The clip through which the page is drawn during the transition.
    private func frame(_ host: ViewHost) -> CGRect? {
        for item in host.displayList.items.reversed() {
            guard case .pushClip(.roundedRect(let rect, radius: _)) = item else { continue }
            return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        }
        return nil
    }

    func testAPageGrowsOutOfASourceBelowTheTop() async throws {
        let model = Model()
        let host = host(300, 500) { Screen(model: model, inset: 240) }
        model.path = [1]
        host.wait(0.02)
        let early = try XCTUnwrap(frame(host))
        XCTAssertLessThan(early.width, 200)
        XCTAssertGreaterThan(early.minY, 100)
    }

    func testThePageGrowsOutOfItsSourceAndGoesBackThere() async throws {
        let model = Model()
        let host = screen(model)
        model.path = [1]
        host.wait(0.02)
        let early = try XCTUnwrap(frame(host))
        XCTAssertLessThan(early.width, 200)
        host.wait(0.15)
        let later = try XCTUnwrap(frame(host))
        XCTAssertGreaterThan(later.width, early.width)
        // The edges, since `contains` compares widths of a union, which may differ by a rounding error.
        let isAroundSource = later.minX <= 100 && later.maxX >= 200 && later.minY <= 0 && later.maxY >= 60
        XCTAssertTrue(isAroundSource, "around its source: \(later)")
        host.wait(1)
        XCTAssertNil(frame(host), "the page lies")
        XCTAssertTrue(host.texts.contains("Page"))
        model.path = []
        host.wait(0.05)
        let back = try XCTUnwrap(frame(host))
        host.wait(0.1)
        XCTAssertLessThan(try XCTUnwrap(frame(host)).width, back.width)
        host.wait(1)
        XCTAssertFalse(host.texts.contains("Page"))
    }

    func testAFingerDrawsThePageBackToItsSource() async throws {
        let model = Model()
        let host = screen(model)
        model.path = [1]
        host.wait(1)
        host.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 154, y: 300), over: 0.5, release: false)
        let half = try XCTUnwrap(frame(host))
        XCTAssertEqual(half.width, 200, accuracy: 15, "half of the way from 300 to 100")
        XCTAssertTrue(host.texts.contains("below"))
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: CGPoint(x: 270, y: 300))), at: host.time))
        host.frame(at: host.time)
        host.release(at: CGPoint(x: 270, y: 300))
        host.wait(1)
        XCTAssertEqual(model.path, [])
    }

    private struct Reader: View {
        @ObservedObject var model: Model
        @Namespace private var space

        var body: some View {
            NavigationStack(path: $model.path) {
                Color.blue.frame(width: 100, height: 60).matchedTransitionSource(id: 1, in: space)
                    .navigationDestination(for: Int.self) { _ in
                        ScrollView {
                            VStack(spacing: 0) { ForEach(0..<40) { Text("row \($0)").frame(height: 40) } }
                        }
                        .id("list")
                        .navigationTransition(.zoom(sourceID: 1, in: space))
                    }
            }
        }
    }

    func testAPageIsPulledDownIntoItsSourceWhereItsContentIsAtTheTop() async throws {
        let model = Model()
        let host = host(300, 500) { Reader(model: model) }
        model.path = [1]
        host.wait(1)
        let row = host.location(of: "row 5")
        host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300), over: 0.3)
        host.wait(2)
        XCTAssertLessThan(host.location(of: "row 5").y, row.y - 50, "up, it scrolls")
        host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 450), over: 0.5, release: false)
        XCTAssertNil(frame(host), "away from its top it scrolls")
        host.release(at: CGPoint(x: 150, y: 450))
        host.wait(2)
        XCTAssertEqual(model.path, [1])
        host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 480), over: 0.2)
        host.wait(3)

        host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 250), over: 0.5, release: false)
        let near = try XCTUnwrap(frame(host))
        XCTAssertEqual(near.width, 260, accuracy: 12, "a fifth of the way from 300 to 100")
        host.wait(0.5)
        host.release(at: CGPoint(x: 150, y: 250))
        host.wait(1)
        XCTAssertNil(frame(host), "too short a way, it comes back")
        XCTAssertEqual(model.path, [1])
        host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 450), over: 0.3)
        host.wait(1)
        XCTAssertEqual(model.path, [])
    }

    private struct Presenter: View {
        @ObservedObject var model: Model
        let isSheet: Bool
        @Namespace private var space

        var body: some View {
            let isOpen = Binding {
                model.path == [1]
            } set: {
                model.path = $0 ? [1] : []
            }
            VStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 60).matchedTransitionSource(id: 1, in: space)
                Spacer()
            }
            .sheet(isPresented: isSheet ? isOpen : .constant(false)) { opened }
            .fullScreenCover(isPresented: isSheet ? .constant(false) : isOpen) { opened }
        }

        private var opened: some View {
            Color.red.overlay { Text("Opened") }.navigationTransition(.zoom(sourceID: 1, in: space))
        }
    }

    func testCoversAndSheetsGrowOutOfTheirSourcesToo() async throws {
        for isSheet in [false, true] {
            let model = Model()
            let host = host(300, 500) { Presenter(model: model, isSheet: isSheet) }
            model.path = [1]
            host.wait(0.02)
            let early = try XCTUnwrap(frame(host))
            XCTAssertLessThan(early.width, 220)
            XCTAssertLessThan(early.minY, 40, "it comes from its source, not from below: \(early)")
            host.wait(0.12)
            XCTAssertGreaterThan(try XCTUnwrap(frame(host)).width, early.width)
            host.wait(1)
            XCTAssertNil(frame(host))
            XCTAssertTrue(host.texts.contains("Opened"))
            model.path = []
            host.wait(0.25)
            XCTAssertLessThan(try XCTUnwrap(frame(host)).width, 250)
            host.wait(1)
            XCTAssertFalse(host.texts.contains("Opened"))
        }
    }

    func testACoverIsPulledDownIntoItsSource() async throws {
        let model = Model()
        let host = host(300, 500) { Presenter(model: model, isSheet: false) }
        model.path = [1]
        host.wait(1)
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 400), over: 0.5, release: false)
        XCTAssertEqual(try XCTUnwrap(frame(host)).width, 180, accuracy: 12)
        host.release(at: CGPoint(x: 150, y: 400))
        host.wait(1)
        XCTAssertEqual(model.path, [])
        XCTAssertFalse(host.texts.contains("Opened"))
    }

    func testWithoutItsSourceThePageComesFromTheTrailingEdge() async {
        let model = Model()
        model.hasSource = false
        let host = screen(model)
        model.path = [1]
        host.wait(0.05)
        XCTAssertNil(frame(host))
        XCTAssertGreaterThan(host.center(ofID: "page").x, 200)
    }

    func testASlideMovesThePageBelowByItsWholeWidthAndOtherwiseItGivesWayALittle() async {
        for (kind, share) in [(1, 1.0), (2, 0.28)] {
            let model = Model()
            let host = screen(model, kind: kind)
            let start = host.center(ofID: "below").x
            model.path = [1]
            host.wait(0.1)
            let page = Double(host.center(ofID: "page").x - 150)
            let below = Double(start - host.center(ofID: "below").x)
            XCTAssertGreaterThan(page, 10)
            XCTAssertEqual(below, share * (300 - page), accuracy: 4, "\(kind)")
        }
    }
}
