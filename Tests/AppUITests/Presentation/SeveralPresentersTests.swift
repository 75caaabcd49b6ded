import AppUI
import Drawing
import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// A presentation around several views leaves their layout to the container around them.
@MainActor
final class SeveralPresentersTests: XCTestCase {
    @Observable
    final class Model {
        var isShown = false
        var count = 3
    }

    private struct Rows: View {
        let model: Model
        var hasFirst = true
        let present: (AnyView, Binding<Bool>) -> AnyView
        var body: some View {
            @Bindable var model = model
            present(
                AnyView(
                    Group {
                        if hasFirst { Text("first") }
                        ForEach(0..<model.count, id: \.self) { Text("row \($0)") }
                    }), $model.isShown)
        }
    }

    private func show<Root: View>(@ViewBuilder _ root: () -> Root) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 300, height: 400), root: root)
        host.frame(at: .zero)
        return host
    }

    private func check(
        _ name: String, showsPanel: Bool = true, _ present: @escaping (AnyView, Binding<Bool>) -> AnyView
    ) {
        let containers: [(String, (Rows) -> AnyView)] = [
            ("column", { rows in AnyView(VStack { rows }) }),
            ("lazy column", { rows in AnyView(ScrollView { LazyVStack { rows } }) }),
            ("list", { rows in AnyView(List { rows }) }),
        ]
        for (containerName, container) in containers {
            for hasFirst in [true, false] {
                let (model, plainModel) = (Model(), Model())
                let host = show { container(Rows(model: model, hasFirst: hasFirst, present: present)) }
                let plain = show { container(Rows(model: plainModel, hasFirst: hasFirst) { view, _ in view }) }
                func compare(_ moment: String) {
                    for host in [host, plain] { host.wait(1) }
                    let place = "\(name), \(containerName), \(moment), \(hasFirst)"
                    XCTAssertEqual(host.displayList.dump(), plain.displayList.dump(), place)
                }
                compare("at first")
                for count in [1, 0, 1, 2, 30] {
                    (model.count, plainModel.count) = (count, count)
                    compare("with \(count)")
                    let fresh = Model()
                    fresh.count = count
                    let anew = show { container(Rows(model: fresh, hasFirst: hasFirst, present: present)) }
                    XCTAssertEqual(host.placedTree, anew.placedTree, "\(name), \(containerName), with \(count)")
                }
                guard showsPanel else { continue }
                model.isShown = true
                host.wait(1)
                let panels = host.displayList.dump().components(separatedBy: "\"panel\"").count - 1
                XCTAssertEqual(panels, 1, "\(name), \(containerName)")
                model.isShown = false
                compare("afterwards")
            }
        }
    }

    func testTheViewsAreLaidOutAsWithoutAndThePanelIsShownOnce() async {
        check("sheet") { view, isShown in AnyView(view.sheet(isPresented: isShown) { Text("panel") }) }
        check("cover") { view, isShown in AnyView(view.fullScreenCover(isPresented: isShown) { Text("panel") }) }
        check("alert") { view, isShown in AnyView(view.alert("panel", isPresented: isShown) { Button("OK") {} }) }
        check("menu", showsPanel: false) { view, _ in AnyView(view.contextMenu { Button("panel") {} }) }
        check("popover") { view, isShown in AnyView(view.popover(isPresented: isShown) { Text("panel") }) }
    }

    func testAPopoverAroundNoViewIsBesideTheViewAround() async {
        struct Empty: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    Text("a text")
                    Group {}.popover(isPresented: $isShown) { Text("panel") }
                }
                .position(x: 200, y: 300)
            }
        }
        let host = show { Empty() }
        host.wait(1)
        let panel = host.textLocations.first { $0.text == "panel" }?.location ?? .zero
        XCTAssertEqual(panel.x, 200, accuracy: 60)
        XCTAssertEqual(panel.y, 300, accuracy: 60)
    }
}
