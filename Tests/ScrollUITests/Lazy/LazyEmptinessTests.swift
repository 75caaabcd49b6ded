import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// Lists whose elements temporarily have no views.
@MainActor
final class LazyEmptinessTests: XCTestCase {
    @MainActor @Observable
    final class Model {
        var ids = [1, 2, 3]
        var isShown = true
    }

    private struct Rows: View {
        let model: Model
        var body: some View {
            ScrollView {
                LazyVStack { ForEach(model.ids, id: \.self) { Row(model: model, id: $0) } }
            }
        }
    }

    private struct Row: View {
        let model: Model
        let id: Int
        var body: some View {
            if model.isShown { Text("row \(id)") }
        }
    }

    /// A grid in place of content that was scrolled: the lengths of its lines are known again before it is measured.
    private struct Exchange: View {
        let model: Model
        var body: some View {
            ScrollView {
                if model.isShown {
                    Color.blue.frame(height: 900)
                } else {
                    LazyVGrid(columns: [GridItem(), GridItem()]) {
                        ForEach(0..<3) { number in
                            if number < 2 { Color.red.frame(height: number == 0 ? 10 : 40) }
                        }
                    }
                }
            }
            .id("window")
        }
    }

    func testAGridWithAnElementWithoutViewsIsAsHighAsItsLines() async {
        let model = Model()
        let host = host(300, 300) { Exchange(model: model) }
        model.isShown = false
        host.wait(0.1)
        XCTAssertEqual(host.scrollGeometry(ofID: "window")?.contentSize.height, 40)
    }

    func testRowsThatAllLeaveAreNoLongerDrawn() async {
        let model = Model()
        let host = host(100, 200) { Rows(model: model) }
        XCTAssertEqual(host.texts, ["row 1", "row 2", "row 3"])
        model.ids = []
        host.wait(0.02)
        XCTAssertEqual(host.texts, [])
    }

    func testElementsOfWhichNoneHasViewsShowThoseThatCome() async {
        let model = Model()
        model.isShown = false
        let host = host(100, 200) { Rows(model: model) }
        XCTAssertEqual(host.texts, [])
        model.isShown = true
        host.wait(0.02)
        XCTAssertEqual(host.texts, ["row 1", "row 2", "row 3"])
    }
}
