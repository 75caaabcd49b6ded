import AppUI
import Drawing
import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// Where one view is expected, several are arranged by a stack, and one is as if there were none.
@MainActor
final class ImplicitStackTests: XCTestCase {
    @Observable
    final class Model {
        var hasSecond = true
        var hasFirst = true
    }

    /// A body of up to two views.
    private struct Two: View {
        let model: Model
        var body: some View {
            if model.hasFirst { Color.red.frame(width: 40, height: 30).id("first") }
            if model.hasSecond { Color.blue.frame(width: 20, height: 22).id("second") }
        }
    }

    private enum Arrangement {
        case column, leadingColumn, row, overlay

        /// Whether the second frame is where the arrangement has it beside the first.
        func holds(_ first: CGRect, _ second: CGRect) -> Bool {
            switch self {
            case .column: second.minY >= first.maxY && abs(second.midX - first.midX) < 0.01
            case .leadingColumn: second.minY >= first.maxY && abs(second.minX - first.minX) < 0.01
            case .row: second.minX >= first.maxX && abs(second.midY - first.midY) < 0.01
            case .overlay: abs(second.midX - first.midX) < 0.01 && abs(second.midY - first.midY) < 0.01
            }
        }
    }

    private typealias Make = (Two) -> any View

    private func show(_ make: Make, _ model: Model) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 800, height: 600)) { AnyView(make(Two(model: model))) }
        host.frame(at: .zero)
        host.wait(1)
        return host
    }

    private func check(_ name: String, _ arrangement: Arrangement, _ make: Make) {
        let model = Model()
        let host = show(make, model)
        for moment in ["at first", "again"] {
            guard let first = host.frame(ofID: "first"), let second = host.frame(ofID: "second") else {
                return XCTFail("\(name), \(moment): a view is missing")
            }
            XCTAssert(arrangement.holds(first, second), "\(name), \(moment): \(first) and \(second)")
            model.hasSecond = false
            host.wait(1)
            let alone = Model()
            alone.hasSecond = false
            XCTAssertEqual(host.frame(ofID: "first"), show(make, alone).frame(ofID: "first"), name)
            model.hasFirst = false
            host.wait(1)
            XCTAssertNil(host.frame(ofID: "first"), name)
            (model.hasFirst, model.hasSecond) = (true, true)
            host.wait(1)
        }
    }

    func testPagesAndPanels() async {
        check("the window", .column) { $0 }
        check("a page", .column) { two in NavigationStack { two } }
        check("a pushed page", .column) { two in
            NavigationStack(path: .constant([1])) { Color.clear.navigationDestination(for: Int.self) { _ in two } }
        }
        check("a column", .column) { two in
            NavigationSplitView {
                two
            } detail: {
                Color.clear
            }
        }
        check("a tab", .column) { two in TabView { Tab("Tab", systemImage: "star") { two } } }
        check("a tab item", .column) { two in TabView { two.tabItem { Text("Tab") } } }
        check("a sheet", .column) { two in Color.clear.sheet(isPresented: .constant(true)) { two } }
        check("a cover", .column) { two in Color.clear.fullScreenCover(isPresented: .constant(true)) { two } }
        check("a popover", .column) { two in
            Color.clear.frame(width: 9, height: 9).popover(isPresented: .constant(true)) { two }
        }
        check("an inspector", .column) { two in Color.clear.inspector(isPresented: .constant(true)) { two } }
        check("a scroll view", .column) { two in ScrollView { two } }
    }

    func testLabels() async {
        check("a button", .row) { two in Button(action: {}, label: { two }) }
        check("a button of a style", .row) { two in Button(action: {}, label: { two }).buttonStyle(.borderedProminent) }
        check("a button of its own style", .row) { two in Button(action: {}, label: { two }).buttonStyle(Framed()) }
        check("a link", .row) { two in NavigationStack { NavigationLink(destination: { Text("x") }, label: { two }) } }
        check("a link in a list", .row) { two in
            NavigationStack { List { NavigationLink(destination: { Text("x") }, label: { two }) } }
        }
        check("a menu", .row) { two in Menu(content: { Text("x") }, label: { two }) }
        check("a switch", .leadingColumn) { two in Toggle(isOn: .constant(true)) { two } }
        check("the label of a value", .leadingColumn) { two in LabeledContent(content: { Text("x") }, label: { two }) }
    }

    func testLayers() async {
        check("a background", .overlay) { two in Color.clear.background { two } }
        check("an overlay", .overlay) { two in Color.clear.overlay { two } }
        check("a bar in the safe area", .overlay) { two in Color.clear.safeAreaInset(edge: .bottom) { two } }
    }

    private struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(9).background(.green) }
    }

    func testABackgroundOfAButtonsStyleIsAroundItsWholeLabel() async {
        let host = show({ two in Button(action: {}, label: { two }).buttonStyle(Framed()) }, Model())
        // Both views, the stack's 8 points between them, and 9 points at each side.
        XCTAssert(host.displayList.dump().contains("fill rect(357 276 86 48)"), host.displayList.dump())
    }

    func testALoopInAButtonOfALazyRowIsPartOfTheRow() async {
        var taps = 0
        let host = ViewHost(size: CGSize(width: 300, height: 300)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Button {
                        taps += 1
                    } label: {
                        ForEach(0..<3) { Color.red.frame(width: 20, height: 20).id($0) }
                    }
                    Text("after").id("after")
                }
            }
        }
        host.frame(at: .zero)
        let frames = (0..<3).compactMap { host.frame(ofID: $0) }
        XCTAssertEqual(frames.map(\.minY), [frames[0].minY, frames[0].minY, frames[0].minY])
        XCTAssertEqual(frames.map { $0.minX - frames[0].minX }, [0, 28, 56])
        host.click(at: CGPoint(x: frames[2].midX, y: frames[2].midY))
        XCTAssertEqual(taps, 1)
    }
}
