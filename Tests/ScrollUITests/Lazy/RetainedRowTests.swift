import Drawing
import Foundation
import Observation
import ScrollPhysics
import TestSupport
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// Rows that went out of view and come back as they were.
@MainActor
final class RetainedRowTests: XCTestCase {
    @MainActor @Observable
    final class Model {
        var label = "row"
        var spacing = 0.0
        var ids = Array(0..<500)
    }

    private struct Rows: View {
        let model: Model
        let probe: Probe
        var hasState = false

        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(model.ids, id: \.self) { id in
                        Row(id: id, model: model, probe: probe, hasState: hasState)
                    }
                }
            }
            .environment(\.lineSpacing, model.spacing)
            .id("list")
        }
    }

    private struct Row: View {
        let id: Int
        let model: Model
        let probe: Probe
        let hasState: Bool

        var body: some View {
            let _ = probe.hit("\(id)")
            if hasState {
                Tapped(id: id)
            } else {
                Text("\(model.label) \(id) \(String(repeating: "word ", count: id % 7 * 3))")
                    .padding(CGFloat(id % 5))
                    .background(.blue, in: RoundedRectangle(cornerRadius: 4))
            }
        }
    }

    private struct Tapped: View {
        let id: Int
        @State private var taps = 0

        var body: some View {
            Text("\(taps) taps on \(id)").frame(height: 50).contentShape(Rectangle()).onTapGesture { taps += 1 }
        }
    }

    private func scroll(_ host: ViewHost, to offset: Double) {
        host.apply(.scrollTo(ScrollVector(x: 0, y: offset), animated: false), toScrollWithID: "list", at: host.time)
        host.frame(at: host.time + .milliseconds(8))
    }

    func testARowThatComesBackIsNotEvaluatedAgain() async {
        let probe = Probe()
        let host = host(200, 300) { Rows(model: Model(), probe: probe) }
        scroll(host, to: 1000)
        let before = host.displayList.dump()
        scroll(host, to: 1200)
        probe.clear()
        scroll(host, to: 1000)
        XCTAssertEqual(probe.events, [])
        XCTAssertEqual(host.displayList.dump(), before)
    }

    func testARowThatIsFarAwayIsLetGo() async {
        let probe = Probe()
        let host = host(200, 300) { Rows(model: Model(), probe: probe) }
        let first = host.texts
        for offset in stride(from: 0.0, through: 3000, by: 100) { scroll(host, to: offset) }
        probe.clear()
        scroll(host, to: 0)
        XCTAssertEqual(host.texts, first)
        XCTAssertTrue(probe.events.contains("0"))
    }

    func testStateIsLostWithTheRow() async {
        let host = host(200, 300) { Rows(model: Model(), probe: Probe(), hasState: true) }
        host.click(at: CGPoint(x: 20, y: 25))
        host.frame(at: host.time + .milliseconds(8))
        XCTAssertEqual(host.texts.first, "1 taps on 0")
        scroll(host, to: 200)
        scroll(host, to: 0)
        XCTAssertEqual(host.texts.first, "0 taps on 0")
    }

    func testARowWhoseModelChangedMeanwhileComesBackWithTheNewValues() async {
        for distance in [70.0, 150, 600] {
            let model = Model()
            let host = host(200, 300) { Rows(model: model, probe: Probe()) }
            scroll(host, to: distance)
            model.label = "item"
            scroll(host, to: 0)
            XCTAssertEqual(host.texts.first?.hasPrefix("item 0"), true, "\(distance)")
        }
    }

    func testARowWhoseEnvironmentChangedMeanwhileComesBackWithTheNewValues() async {
        for distance in [70.0, 150, 600] {
            let model = Model()
            let scrolled = host(200, 300) { Rows(model: model, probe: Probe()) }
            scroll(scrolled, to: distance)
            model.spacing = 9
            scroll(scrolled, to: 0)
            // Rows that grow above the reading position move the content.
            scroll(scrolled, to: 0)
            let fresh = host(200, 300) { Rows(model: model, probe: Probe()) }
            XCTAssertEqual(scrolled.displayList.dump(), fresh.displayList.dump(), "\(distance)")
        }
    }

    /// As with a row that is created when it comes in, nothing is animated in it.
    func testARowWhoseModelChangedWithAnAnimationComesBackAtRest() async {
        for distance in [70.0, 150, 600] {
            let model = Model()
            let scrolled = host(200, 300) { Dimmed(model: model) }
            scroll(scrolled, to: distance)
            withAnimation(.linear(duration: 5)) { model.spacing = 0.5 }
            scroll(scrolled, to: distance)
            scroll(scrolled, to: 0)
            let first = scrolled.displayList.dump().split(separator: "\n").first { $0.contains("opacity") }
            XCTAssertEqual(first?.contains("0.5"), true, "\(distance): \(scrolled.displayList.dump().prefix(300))")
        }
    }

    private struct Dimmed: View {
        let model: Model
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(model.ids, id: \.self) { DimmedRow(id: $0, model: model) } }
            }
            .id("list")
        }
    }

    private struct DimmedRow: View {
        let id: Int
        let model: Model
        var body: some View { Text("row \(id)").frame(height: 50).opacity(1 - model.spacing) }
    }

    /// Rows that are dropped after each frame are made anew, as all rows were.
    func testRandomScriptsShowTheSameWithRetainedRows() async {
        for seed in FuzzSeeds.all(slice: 3, oneIn: 100) {
            let (retained, anew) = (play(seed) { _ in }, play(seed) { $0.graph.dropPrefetchedRows() })
            XCTAssertNil(zip(retained, anew).enumerated().first { $1.0 != $1.1 }?.offset, "seed \(seed)")
            XCTAssertEqual(retained.count, anew.count)
        }
    }

    private func play(_ seed: UInt64, between: (ViewHost) -> Void) -> [String] {
        var random = SplitMix(state: seed)
        let model = Model()
        let host = host(240, 320) { Rows(model: model, probe: Probe()) }
        var frames: [String] = []
        for _ in 0..<40 {
            act(&random, host, model)
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                host.frame(at: host.time + .milliseconds(Int.random(in: 4...30, using: &random)))
                frames.append(host.displayList.dump())
                between(host)
            }
        }
        return frames
    }

    private func act(_ random: inout SplitMix, _ host: ViewHost, _ model: Model) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0...6:
            let velocity = ScrollVector(x: 0, y: .random(in: -3000...3000, using: &random))
            host.apply(.fling(velocity), toScrollWithID: "list", at: host.time)
        case 7: model.label += "s"
        case 8: model.ids.removeFirst(3)
        case 9: withAnimation(.linear(duration: 0.2)) { model.ids.swapAt(3, 8) }
        case 10: host.size = CGSize(width: .random(in: 200...300, using: &random), height: 320)
        default: withAnimation(.linear(duration: 0.2)) { model.spacing = .random(in: 0...8, using: &random) }
        }
    }
}
