import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class AlertTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var isPresented = false
        @Published var name: String?
    }

    private struct Item: Identifiable { let id: String }

    private func opened<V: View>(_ model: Model, @ViewBuilder _ view: () -> V) -> ViewHost {
        let host = host(400, 500, root: view)
        model.isPresented = true
        host.wait(1)
        return host
    }

    private struct Question: View {
        @ObservedObject var model: Model
        let probe: Probe

        var body: some View {
            Button("Behind") { probe.hit("behind") }
                .alert("Delete?", isPresented: $model.isPresented) {
                    Button("Delete", role: .destructive) { probe.hit("delete") }
                    Button("Keep", role: .cancel) { probe.hit("keep") }
                } message: {
                    Text("For good.")
                }
        }
    }

    func testAnAlertAsksAndItsButtonsCloseItAndAct() async {
        let (model, probe) = (Model(), Probe())
        let host = opened(model) { Question(model: model, probe: probe) }
        XCTAssertTrue(host.texts.contains("Delete?") && host.texts.contains("For good."))
        XCTAssertFalse(host.texts.contains("OK"))
        XCTAssertLessThan(host.location(of: "Keep").x, host.location(of: "Delete").x, "what leaves goes first")
        XCTAssertEqual(host.location(of: "Keep").y, host.location(of: "Delete").y, accuracy: 1)
        host.click(at: CGPoint(x: 5, y: 5))
        host.wait(0.5)
        XCTAssertTrue(model.isPresented, "a press beside it does nothing")
        host.click(at: host.location(of: "Delete"))
        host.wait(1)
        XCTAssertFalse(model.isPresented)
        XCTAssertEqual(probe.events, ["delete"])
        XCTAssertFalse(host.texts.contains("Delete?"))
    }

    func testEscapeLeavesAndReturnSetsOffTheFirstButton() async {
        let (model, probe) = (Model(), Probe())
        let host = opened(model) { Question(model: model, probe: probe) }
        host.key(.escape)
        host.wait(1)
        XCTAssertEqual(probe.events, ["keep"])
        model.isPresented = true
        host.wait(1)
        host.key(.return)
        host.wait(1)
        XCTAssertEqual(probe.events, ["keep", "delete"])
        XCTAssertFalse(model.isPresented)
    }

    func testWithoutButtonsThereIsOneThatCloses() async {
        struct Plain: View {
            @ObservedObject var model: Model
            var body: some View { Text("root").alert("Done", isPresented: $model.isPresented) {} }
        }
        let model = Model()
        let host = opened(model) { Plain(model: model) }
        host.click(at: host.location(of: "OK"))
        host.wait(1)
        XCTAssertFalse(model.isPresented)
    }

    func testEscapeSetsOffTheOnlyButton() async {
        struct Single: View {
            @ObservedObject var model: Model
            let probe: Probe
            var body: some View {
                Text("root").alert("Done", isPresented: $model.isPresented) { Button("Fine") { probe.hit("fine") } }
            }
        }
        let (model, probe) = (Model(), Probe())
        let host = opened(model) { Single(model: model, probe: probe) }
        XCTAssertFalse(host.texts.contains("OK"))
        host.key(.escape)
        host.wait(1)
        XCTAssertEqual(probe.events, ["fine"])
        XCTAssertFalse(model.isPresented)
    }

    func testAnAlertAboutDataAndAnError() async {
        struct Failure: LocalizedError { let errorDescription: String? = "It failed" }
        struct About: View {
            @ObservedObject var model: Model
            var body: some View {
                VStack {
                    Text("root")
                        .alert("About", isPresented: $model.isPresented, presenting: model.name) { name in
                            Button("Use \(name)") { model.name = nil }
                        } message: {
                            Text("It is \($0)")
                        }
                    Text("other").alert(isPresented: .constant(model.name == "error"), error: Failure()) {}
                }
            }
        }
        let model = Model()
        let host = opened(model) { About(model: model) }
        XCTAssertFalse(host.texts.contains("About"), "no data")
        model.name = "data"
        host.wait(1)
        XCTAssertTrue(host.texts.contains("It is data"))
        host.click(at: host.location(of: "Use data"))
        host.wait(1)
        XCTAssertNil(model.name)
        model.name = "error"
        host.wait(1)
        XCTAssertTrue(host.texts.contains("It failed"))
    }

    func testFieldsOfAnAlertAreTypedInto() async {
        struct Rename: View {
            @ObservedObject var model: Model
            @State private var name = ""
            var body: some View {
                Text("named \(name)")
                    .alert("Rename", isPresented: $model.isPresented) {
                        TextField("Name", text: $name)
                        Button("Rename") {}
                        Button("Cancel", role: .cancel) {}
                    }
            }
        }
        let model = Model()
        let host = opened(model) { Rename(model: model) }
        XCTAssertTrue(host.wantsTextInput, "the field has the keyboard")
        host.send(InputEvent(.text("new"), at: host.time))
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("named new"))
        host.click(at: host.location(of: "Rename"))
        host.wait(1)
        XCTAssertFalse(model.isPresented)
    }

    func testAConfirmationIsAtTheLowerEdgeWithAWayOut() async {
        struct Confirm: View {
            @ObservedObject var model: Model
            let probe: Probe
            var body: some View {
                Text("root").confirmationDialog("What now?", isPresented: $model.isPresented, titleVisibility: .visible)
                {
                    Button("Archive") { probe.hit("archive") }
                    Button("Delete", role: .destructive) { probe.hit("delete") }
                }
            }
        }
        let (model, probe) = (Model(), Probe())
        let host = opened(model) { Confirm(model: model, probe: probe) }
        let rows = ["What now?", "Archive", "Delete", "Cancel"].map { host.location(of: $0).y }
        XCTAssertEqual(rows, rows.sorted())
        XCTAssertGreaterThan(rows[0], 250)
        host.click(at: host.location(of: "Archive"))
        host.wait(1)
        XCTAssertEqual(probe.events, ["archive"])
        for leave in [{ host.key(.escape) }, { host.click(at: CGPoint(x: 20, y: 20)) }] {
            model.isPresented = true
            host.wait(1)
            leave()
            host.wait(1)
            XCTAssertFalse(model.isPresented)
        }
        XCTAssertEqual(probe.events, ["archive"])
    }

    func testTheOlderForms() async {
        struct Older: View {
            @ObservedObject var model: Model
            let probe: Probe
            @State private var item: Item?
            @State private var sheet = false
            var body: some View {
                VStack {
                    Button("Item") { item = Item(id: "x") }
                    Button("Sheet") { sheet = true }
                }
                .alert(isPresented: $model.isPresented) {
                    Alert(
                        title: Text("Old"), message: Text("message"),
                        primaryButton: .destructive(Text("Go")) { probe.hit("go") }, secondaryButton: .cancel())
                }
                .background {
                    Color.clear.alert(item: $item) { Alert(title: Text("About \($0.id)")) }
                }
                .actionSheet(isPresented: $sheet) {
                    ActionSheet(title: Text("Pick"), buttons: [.default(Text("One")) { probe.hit("one") }, .cancel()])
                }
            }
        }
        let (model, probe) = (Model(), Probe())
        let host = opened(model) { Older(model: model, probe: probe) }
        XCTAssertTrue(host.texts.contains("message"))
        host.click(at: host.location(of: "Go"))
        host.wait(1)
        host.click(at: host.location(of: "Item"))
        host.wait(1)
        XCTAssertTrue(host.texts.contains("About x"))
        host.click(at: host.location(of: "OK"))
        host.wait(1)
        host.click(at: host.location(of: "Sheet"))
        host.wait(1)
        host.click(at: host.location(of: "One"))
        host.wait(1)
        XCTAssertEqual(probe.events, ["go", "one"])
    }
}
