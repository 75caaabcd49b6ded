import Drawing
import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import TestSupport
import ViewTestSupport
import XCTest

/// Whatever the budget is, the same is shown and told.
@MainActor
final class PrefetchFuzzTests: XCTestCase {
    private enum Budget: CaseIterable { case none, unlimited, random }

    @MainActor @Observable
    final class Model {
        var ids = Array(0..<300)
        var isWide = false
        /// Set by the root view.
        @ObservationIgnored var note = Binding.constant("")
    }

    /// Holds what rows read and nothing around them does. Those who read an observable object are told of it in any order.
    private struct Root: View {
        let model: Model
        let probe: Probe
        @State private var note = "note"

        var body: some View {
            let _ = model.note = $note
            Feed(model: model, note: $note, probe: probe)
        }
    }

    private struct Feed: View {
        let model: Model
        let note: Binding<String>
        let probe: Probe

        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
                    Section("head") {
                        ForEach(model.ids, id: \.self) { id in
                            FeedRow(id: id, note: note, probe: probe)
                                .onAppear { probe.hit("row \(id)") }
                                .onDisappear { probe.hit("row \(id) gone") }
                        }
                    }
                }
            }
            .environment(\.lineSpacing, model.isWide ? 6 : 0)
            .safeAreaPadding(.leading, model.isWide ? 9 : 0)
            .id("list")
        }
    }

    private struct FeedRow: View {
        let id: Int
        @Binding var note: String
        let probe: Probe
        @State private var taps = 0

        var body: some View {
            switch abs(id) % 7 {
            case 0: carousel
            case 1: reader
            case 2:
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { _ in Text("at \(taps)")
                }
            case 6: Text("wide \(note)").frame(maxWidth: .infinity).background(.blue).ignoresSafeArea(edges: .leading)
            case 3: Text("grows").frame(height: 20 + CGFloat(taps) * 10).task { await begin() }
            default: notes
            }
        }

        private var notes: some View {
            Text("\(note) \(id) \(String(repeating: "word ", count: abs(id) % 9))")
                .padding(CGFloat(abs(id) % 7))
                .background(.blue, in: RoundedRectangle(cornerRadius: 4))
                .onChange(of: note, initial: id % 2 == 0) { probe.hit("note of \(id)") }
        }

        private var carousel: some View {
            ScrollView(.horizontal) {
                LazyHStack {
                    ForEach(0..<8, id: \.self) { card in
                        Text("card \(id).\(card)").frame(width: 70, height: 40)
                            .onAppear { probe.hit("card \(id).\(card)") }
                            .onDisappear { probe.hit("card \(id).\(card) gone") }
                    }
                }
            }
        }

        private var reader: some View {
            GeometryReader { proxy in
                Text("y \(Int(proxy.frame(in: .global).minY))")
                    .onChange(of: proxy.size) { probe.hit("size of \(id)") }
            }
            .frame(height: 30)
        }

        private func begin() async {
            probe.hit("task \(id)")
            taps = 1
        }
    }

    private struct Outcome {
        var frames: [String] = []
        var events: [String] = []
    }

    func testRandomScriptsShowAndTellTheSameWithEveryBudget() async {
        for seed in FuzzSeeds.all(slice: 3, oneIn: 100) {
            let without = await play(.none, seed)
            for budget in [Budget.unlimited, .random] {
                let with = await play(budget, seed)
                let told = zip(with.events, without.events).enumerated().first { $1.0 != $1.1 }
                XCTAssertNil(told.map { "event \($0.offset): \($0.element)" }, "\(budget), seed \(seed)")
                XCTAssertEqual(with.events.count, without.events.count, "\(budget), seed \(seed)")
                let first = zip(with.frames, without.frames).enumerated().first { $1.0 != $1.1 }
                let difference = first.map { "frame \($0.offset):\n\($0.element.0)\n\($0.element.1)" }
                XCTAssertNil(difference, "\(budget), seed \(seed)")
                XCTAssertEqual(with.frames.count, without.frames.count)
            }
        }
    }

    private func play(_ budget: Budget, _ seed: UInt64) async -> Outcome {
        var (random, steps) = (SplitMix(state: seed), SplitMix(state: seed + 1))
        let (model, probe) = (Model(), Probe())
        let host = host(240, 320) { Root(model: model, probe: probe) }
        var outcome = Outcome()
        for _ in 0..<60 {
            act(&random, host, model)
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                host.frame(at: host.time + .milliseconds(Int.random(in: 4...30, using: &random)))
                outcome.frames.append(host.displayList.dump())
                // Tasks of rows run between frames.
                for _ in 0..<20 { await Task.yield() }
                switch budget {
                case .none: host.prefetch(within: .none)
                case .unlimited: host.prefetch(within: .unlimited)
                case .random: host.prefetch(within: .steps(.random(in: 0...9, using: &steps)))
                }
            }
        }
        outcome.events = probe.events
        return outcome
    }

    private func act(_ random: inout SplitMix, _ host: ViewHost, _ model: Model) {
        let velocity = ScrollVector(x: 0, y: .random(in: -6000...6000, using: &random))
        let offset = ScrollVector(x: 0, y: .random(in: 0...8000, using: &random))
        switch Int.random(in: 0..<14, using: &random) {
        case 0...4: host.apply(.fling(velocity), toScrollWithID: "list", at: host.time)
        case 5: host.apply(.scrollTo(offset, animated: true), toScrollWithID: "list", at: host.time)
        case 6: host.apply(.scrollTo(offset, animated: false), toScrollWithID: "list", at: host.time)
        case 7: model.note.wrappedValue += "s"
        case 8: model.ids.removeFirst(3)
        case 9: model.ids.insert(contentsOf: [-Int.random(in: 1...1_000_000, using: &random)], at: 5)
        case 10: withAnimation(.linear(duration: 0.2)) { model.ids.shuffle(using: &random) }
        case 11: host.size = CGSize(width: .random(in: 200...300, using: &random), height: 320)
        case 12: model.isWide.toggle()
        default: drag(&random, host)
        }
    }

    private func drag(_ random: inout SplitMix, _ host: ViewHost) {
        let way = CGPoint(x: .random(in: -90...90, using: &random), y: .random(in: -90...90, using: &random))
        host.drag(from: CGPoint(x: 120, y: 160), to: CGPoint(x: 120 + way.x, y: 160 + way.y))
    }
}
