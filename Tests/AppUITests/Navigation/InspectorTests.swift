import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class InspectorTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var isPresented = true
    }

    private struct Screen: View {
        @ObservedObject var model: Model

        var body: some View {
            Text("content").id("content").frame(maxWidth: .infinity, maxHeight: .infinity)
                .inspector(isPresented: $model.isPresented) {
                    Text("more").id("more").inspectorColumnWidth(min: 200, ideal: 240, max: 300)
                }
        }
    }

    func testItStandsBesideTheContentAndTheLineBetweenIsDragged() async {
        let model = Model()
        let host = host(800, 400) { Screen(model: model) }
        host.wait(0.1)
        XCTAssertEqual(host.center(ofID: "more").x, 680, accuracy: 2)
        XCTAssertEqual(host.center(ofID: "content").x, 280, accuracy: 2)
        host.drag(from: CGPoint(x: 560, y: 300), to: CGPoint(x: 530, y: 300))
        host.wait(0.1)
        XCTAssertEqual(host.center(ofID: "more").x, 665, accuracy: 2)
        host.drag(from: CGPoint(x: 530, y: 300), to: CGPoint(x: 200, y: 300))
        host.wait(0.1)
        XCTAssertEqual(host.center(ofID: "more").x, 650, accuracy: 2, "no wider than 300")
        model.isPresented = false
        host.wait(1)
        XCTAssertFalse(host.texts.contains("more"))
        XCTAssertEqual(host.center(ofID: "content").x, 400, accuracy: 2)
    }

    func testOnAPageOfAStackItStandsBesideThePageAndItsBars() async {
        let model = Model()
        let host = host(800, 400) {
            NavigationStack {
                Screen(model: model).navigationTitle("Ships").toolbar { Button("Add") {}.id("add") }
            }
        }
        host.wait(0.1)
        XCTAssertEqual(host.center(ofID: "more"), CGPoint(x: 680, y: 200), "as high as the window")
        XCTAssertLessThan(host.frame(ofID: "add")?.maxX ?? 800, 560, "the bar ends where the column begins")
        XCTAssertEqual(host.center(ofID: "content").x, 280, accuracy: 2)
        model.isPresented = false
        host.wait(1)
        XCTAssertFalse(host.texts.contains("more"))
        XCTAssertEqual(host.center(ofID: "content").x, 400, accuracy: 2)
    }

    func testInASheetOverAPageItStandsBesideWhatIsInTheSheet() async {
        let model = Model()
        let host = host(800, 400) {
            NavigationStack {
                Text("page").sheet(isPresented: .constant(true)) { Screen(model: model) }
            }
        }
        host.wait(1)
        XCTAssertTrue(host.texts.contains("more"), "\(host.texts)")
    }

    func testInANarrowWindowItIsASheet() async {
        let model = Model()
        let host = host(400, 400) { Screen(model: model) }
        host.wait(1)
        XCTAssertTrue(host.texts.contains("more"))
        XCTAssertEqual(host.center(ofID: "content").x, 200, accuracy: 2)
        host.key(.escape)
        host.wait(1)
        XCTAssertFalse(model.isPresented)
        XCTAssertFalse(host.texts.contains("more"))
    }
}
