import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// Objects are released with the identity to which they belong, and no node is left behind.
@MainActor
final class LifetimeTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    @Observable
    final class Watched {
        var count = 0
    }

    private struct Owner: View {
        @StateObject private var model: Model
        @State private var watched: Watched
        init(_ model: @escaping () -> Model, _ watched: Watched) {
            _model = StateObject(wrappedValue: model())
            _watched = State(initialValue: watched)
        }
        var body: some View {
            Text("\(model.count) \(watched.count)").onTapGesture {
                model.count += 1
                watched.count += 1
            }
        }
    }

    private struct Switching: View {
        let knob: Knob
        let owner: Owner
        var body: some View {
            VStack { if !knob.isOn { owner.padding().background { owner } } }
        }
    }

    fileprivate final class Weak<Object: AnyObject> {
        private(set) weak var object: Object?
        init(_ object: Object?) { self.object = object }
    }

    func testAnObjectGoesWithTheViewThatOwnsIt() async {
        let knob = Knob()
        var made: [Weak<Model>] = []
        let host = host {
            Switching(
                knob: knob,
                owner: Owner(
                    {
                        let model = Model()
                        made.append(Weak(model))
                        return model
                    }, Watched()))
        }
        XCTAssertEqual(made.count, 2, "one for each of the two places")
        XCTAssertTrue(made.allSatisfy { $0.object != nil })
        knob.isOn = true
        host.wait(0.05)
        XCTAssertTrue(made.allSatisfy { $0.object == nil })
        knob.isOn = false
        host.wait(0.05)
        XCTAssertEqual(made.count, 4)
    }

    private struct Row: View {
        let index: Int
        let probe: Probe
        @StateObject private var life: Life
        @State private var taps = 0

        init(_ index: Int, _ probe: Probe) {
            self.index = index
            self.probe = probe
            _life = StateObject(wrappedValue: Life("row", probe))
        }

        var body: some View {
            Text("\(index) \(taps)").frame(width: 200, height: 20).id(index).onTapGesture { taps += 1 }
        }
    }

    func testTheStateOfARowGoesWhenItIsScrolledAway() async {
        let probe = Probe()
        let host = host(200, 100) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row($0, probe) } } }.id("list")
        }
        host.click(id: 0)
        XCTAssertEqual(host.texts.first, "0 1")
        let made = probe["new row"]
        XCTAssertLessThanOrEqual(made, 7)
        host.apply(.scrollTo(.init(x: 0, y: 10_000), animated: false), toScrollWithID: "list", at: host.time)
        host.wait(0.1)
        XCTAssertEqual(probe["end row"], made, "all that left the window")
        host.apply(.scrollTo(.zero, animated: false), toScrollWithID: "list", at: host.time)
        host.wait(0.1)
        XCTAssertEqual(host.texts.first, "0 0", "another identity")
        XCTAssertLessThanOrEqual(probe["new row"] - probe["end row"], 7, "only those in view are alive")
    }

    fileprivate final class Item: Identifiable {
        let id: Int
        init(_ id: Int) { self.id = id }
    }

    @Observable
    final class Store {
        @ObservationIgnored fileprivate var weak: [Weak<Item>] = []
        fileprivate var items: [Item]
        init() {
            items = (0..<200).map(Item.init)
            weak = items.map(Weak.init)
        }
    }

    private struct Items: View {
        let store: Store
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(store.items) { item in
                        Text("\(item.id)").frame(height: 20).onTapGesture { _ = item.id }
                    }
                }
            }
            .id("list")
        }
    }

    func testElementsThatLeftTheDataAreLetGo() async {
        let store = Store()
        let host = host(200, 100) { Items(store: store) }
        host.apply(.scrollTo(.init(x: 0, y: 1000), animated: false), toScrollWithID: "list", at: host.time)
        host.wait(0.1)
        store.items.removeFirst(150)
        host.wait(0.1)
        XCTAssertEqual(store.weak.prefix(150).filter { $0.object != nil }.count, 0)
        XCTAssertEqual(store.weak.suffix(50).filter { $0.object == nil }.count, 0)
    }

    func testATreeGoesWithItsHostAndWhatItFollowedMayLiveOn() async {
        let model = Model()
        let knob = Knob()
        var binding: Binding<Int>?
        struct Follower: View {
            @ObservedObject var model: Model
            let knob: Knob
            @State private var own = 0
            let take: (Binding<Int>) -> Void
            var body: some View {
                take($own)
                return Text("\(model.count) \(knob.count) \(own)")
            }
        }
        weak var tree: ViewHost?
        do {
            let host = host { Follower(model: model, knob: knob) { binding = $0 } }
            tree = host
            XCTAssertEqual(host.texts, ["0 0 0"])
        }
        XCTAssertNil(tree)
        model.count = 1
        knob.count = 1
        binding?.wrappedValue = 1
        XCTAssertEqual(binding?.wrappedValue, 1)
    }

    func testATreeGoesThoughAChangeOfItWasNeverShown() async {
        struct Reader: View {
            let knob: Knob
            var body: some View { Text("\(knob.count)") }
        }
        func tree(changing change: (Knob) -> Void) -> (host: Weak<ViewHost>, knob: Weak<Knob>) {
            let knob = Knob()
            let host = host { Reader(knob: knob) }
            change(knob)
            return (Weak(host), Weak(knob))
        }
        for tree in [tree { $0.count = 1 }, tree { knob in withAnimation { knob.count = 1 } }] {
            XCTAssertNil(tree.host.object)
            XCTAssertNil(tree.knob.object)
        }
    }

    func testATaskIsCancelledWhenItsViewGoes() async {
        let knob = Knob()
        let probe = Probe()
        struct Working: View {
            let knob: Knob
            let probe: Probe
            var body: some View {
                VStack {
                    if !knob.isOn {
                        Color.red.task(id: knob.count) {
                            probe.hit("start")
                            try? await Task.sleep(for: .seconds(60))
                            probe.hit(Task.isCancelled ? "cancelled" : "done")
                        }
                    }
                }
            }
        }
        let host = host { Working(knob: knob, probe: probe) }
        await probe.wait(for: "start", count: 1)
        knob.count = 1
        host.wait(0.05)
        await probe.wait(for: "start", count: 2)
        await probe.wait(for: "cancelled", count: 1)
        knob.isOn = true
        host.wait(0.05)
        await probe.wait(for: "cancelled", count: 2)
        XCTAssertEqual(probe["start"], 2)
        XCTAssertEqual(probe["done"], 0)
    }
}

extension Probe {
    /// Lets other tasks run until the event has happened `count` times, or never will.
    fileprivate func wait(for name: String, count: Int) async {
        for _ in 0..<10_000 where self[name] < count { await Task.yield() }
        XCTAssertEqual(self[name], count, name)
    }
}
