import AppUI
import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// `containerRelativeFrame` measures a view by the nearest container, between its insets.
@MainActor
final class RelativeContainerTests: XCTestCase {
    private static let containers: [(String, @MainActor () -> AnyView)] = [
        ("window", { AnyView(Measured()) }),
        ("page with a bar", { AnyView(NavigationStack { Measured().navigationTitle("Page") }) }),
        (
            "page with a toolbar",
            {
                AnyView(
                    NavigationStack {
                        Measured().navigationTitle("Page").toolbar {
                            ToolbarItem(placement: .bottomBar) { Text("below") }
                        }
                    })
            }
        ),
        (
            "first column",
            {
                AnyView(
                    NavigationSplitView {
                        Measured()
                    } detail: {
                        Color.blue
                    })
            }
        ),
        (
            "last column",
            {
                AnyView(
                    NavigationSplitView {
                        Color.blue
                    } detail: {
                        Measured().navigationTitle("Page")
                    })
            }
        ),
        ("tab", { AnyView(TabView { Measured().tabItem { Text("first") } }) }),
        ("page of tabs", { AnyView(TabView { Measured() }.tabViewStyle(.page)) }),
        ("page in a tab", { AnyView(TabView { NavigationStack { Measured() }.tabItem { Text("first") } }) }),
        ("inspector", { AnyView(Color.blue.inspector(isPresented: .constant(true)) { Measured() }) }),
        (
            "inspector of a page",
            {
                AnyView(NavigationStack { Color.blue.inspector(isPresented: .constant(true)) { Measured() } })
            }
        ),
        (
            "sheet",
            {
                AnyView(
                    Color.blue.sheet(isPresented: .constant(true)) { Measured().presentationDetents([.medium]) })
            }
        ),
        ("cover", { AnyView(Color.blue.fullScreenCover(isPresented: .constant(true)) { Measured() }) }),
        ("scroll view", { AnyView(ScrollView([]) { Measured() }.contentMargins(20, for: .scrollContent)) }),
    ]

    func testAViewTakesTheSizeOfItsContainer() async {
        for (name, container) in Self.containers {
            let host = window(container)
            expectEqualSizes(host, name)
        }
    }

    func testAViewTakesTheSizeThatItsContainerTakesOn() async {
        for (name, container) in Self.containers {
            let host = window(container)
            host.size = CGSize(width: 1000, height: 660)
            host.wait(1)
            expectEqualSizes(host, name + ", another window")
            host.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 10, trailing: 24)
            host.wait(1)
            expectEqualSizes(host, name + ", other insets")
        }
    }

    func testABarThatGoesLeavesItsSpaceToTheContainer() async {
        let model = Model()
        let host = host(800, 600) { BarredPage(model: model) }
        host.wait(0.5)
        expectEqualSizes(host, "with a bar")
        model.isBarHidden = true
        host.wait(0.5)
        expectEqualSizes(host, "without a bar")
        XCTAssertEqual(host.frame(ofID: "own")?.height, 600)
    }

    @Observable
    fileprivate final class Model {
        var isBarHidden = false
    }

    private func window(_ container: @MainActor @escaping () -> AnyView) -> ViewHost {
        let host = host(800, 600) { container() }
        host.safeAreaInsets = EdgeInsets(top: 30, leading: 12, bottom: 20, trailing: 0)
        host.wait(1.5)
        return host
    }

    private func expectEqualSizes(_ host: ViewHost, _ name: String) {
        guard let all = host.frame(ofID: "all"), let own = host.frame(ofID: "own") else {
            return XCTFail("\(name): not there")
        }
        XCTAssertEqual(own.width, all.width, accuracy: 0.5, name)
        XCTAssertEqual(own.height, all.height, accuracy: 0.5, name)
    }
}

/// A view that fills its container, and one in a fixed frame that measures itself by the container.
private struct Measured: View {
    var body: some View {
        Color.clear.id("all")
            .overlay {
                Color.red.containerRelativeFrame([.horizontal, .vertical]).id("own").frame(width: 50, height: 40)
            }
    }
}

private struct BarredPage: View {
    let model: RelativeContainerTests.Model

    var body: some View {
        NavigationStack {
            Measured().navigationTitle("Page").toolbar(model.isBarHidden ? .hidden : .visible, for: .navigationBar)
        }
    }
}
