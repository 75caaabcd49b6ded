import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ListInsertionTests: XCTestCase {
    private struct Card: Codable, Transferable {
        let name: String

        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .item) }
    }

    private final class Model: ObservableObject {
        @Published var names = ["one", "two", "three"]
    }

    private struct Screen: View {
        @ObservedObject var model: Model
        let probe: Probe
        var takesCards = true

        var body: some View {
            VStack(spacing: 0) {
                Text("new").frame(height: 60).draggable(Card(name: "new"))
                Text("old").frame(height: 60).onDrag { NSItemProvider() }
                List {
                    if takesCards {
                        ForEach(model.names, id: \.self) { Text($0) }
                            .dropDestination(for: Card.self) { cards, offset in
                                model.names.insert(contentsOf: cards.map(\.name), at: offset)
                            }
                    } else {
                        ForEach(model.names, id: \.self) { Text($0) }
                            .onInsert(of: [UTType.item]) { offset, providers in
                                probe.hit("\(providers.count) at \(offset)")
                            }
                    }
                }
                .listStyle(.plain)
            }
        }
    }

    private func drag(_ name: String, to point: CGPoint, _ host: ViewHost, release: Bool = true) {
        host.drag(from: host.location(of: name), to: point, over: 0.4, release: release)
        host.wait(0.3)
    }

    func testWhatIsDroppedBetweenRowsIsInsertedThere() async {
        let model = Model()
        let host = host(300, 500) { Screen(model: model, probe: Probe()) }
        let two = host.location(of: "two")
        drag("new", to: CGPoint(x: two.x, y: two.y + 8), host)
        XCTAssertEqual(model.names, ["one", "two", "new", "three"])
    }

    func testALineShowsWhereItWouldGo() async {
        let host = host(300, 500) { Screen(model: Model(), probe: Probe()) }
        let two = host.location(of: "two")
        let before = host.displayList.items.count
        drag("new", to: CGPoint(x: two.x, y: two.y - 8), host, release: false)
        XCTAssertGreaterThan(host.displayList.items.count, before)
        host.key(.escape)
        host.wait(0.3)
    }

    func testAProviderIsHandedOnWithTheOffset() async {
        let probe = Probe()
        let host = host(300, 500) { Screen(model: Model(), probe: probe, takesCards: false) }
        let one = host.location(of: "one")
        drag("old", to: CGPoint(x: one.x, y: one.y - 8), host)
        XCTAssertEqual(probe.events, ["1 at 0"])
    }

    private struct Boxes: View {
        @ObservedObject var model: Model
        let probe: Probe
        var types = [UTType.text]

        var body: some View {
            VStack(spacing: 0) {
                Text("new").frame(height: 60).draggable(Card(name: "new"))
                Text("text").frame(height: 60).onDrag { NSItemProvider(object: NSString("text")) }
                List {
                    ForEach(model.names, id: \.self) { Text($0) }
                        .dropDestination(for: Card.self) { cards, offset in
                            model.names.insert(contentsOf: cards.map(\.name), at: offset)
                        }
                    Section("below") {
                        ForEach([String](), id: \.self) { Text($0) }
                            .onInsert(of: types) { offset, providers in probe.hit("\(providers.count) at \(offset)") }
                    }
                }
                .listStyle(.plain)
            }
        }
    }

    func testAnEmptyForEachTakesADropBelowItsHeaderAndInAnEmptyList() async {
        let (model, probe) = (Model(), Probe())
        let host = host(300, 500) { Boxes(model: model, probe: probe) }
        let header = host.location(of: "below")
        drag("text", to: CGPoint(x: header.x, y: header.y + 12), host)
        XCTAssertEqual(probe.events, ["1 at 0"])
        model.names = []
        host.wait(0.5)
        drag("new", to: host.location(of: "below"), host)
        XCTAssertEqual(model.names, ["new"], "whose types are the card's")
    }

    func testTheSpaceBelowTheRowsOfAListTakesADropToo() async {
        let model = Model()
        model.names = []
        let host = host(300, 500) { Screen(model: model, probe: Probe()) }
        drag("new", to: CGPoint(x: 150, y: 400), host)
        XCTAssertEqual(model.names, ["new"])
        drag("old", to: CGPoint(x: 150, y: 400), host)
        XCTAssertEqual(model.names, ["new"])
    }

    func testOnlyTheTypesThatWereAskedForAreInserted() async {
        let probe = Probe()
        let pictures = host(300, 500) { Boxes(model: Model(), probe: probe, types: [.image]) }
        let header = pictures.location(of: "below")
        drag("text", to: CGPoint(x: header.x, y: header.y + 12), pictures)
        XCTAssertEqual(probe.events, [])
        let texts = host(300, 500) { Boxes(model: Model(), probe: probe, types: [.image, .text]) }
        drag("text", to: CGPoint(x: header.x, y: header.y + 12), texts)
        XCTAssertEqual(probe.events, ["1 at 0"])
    }
}
