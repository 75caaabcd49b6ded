import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// A change spreads no further than necessary: new sizes up to the views whose answers stay the same, drawing to the
/// visible part.
@MainActor
final class SettlingTests: XCTestCase {
    @MainActor @Observable
    final class Model {
        var text = "a"
    }

    private struct Changing: View {
        let model: Model
        var body: some View { Text(model.text).id("text") }
    }

    private struct Column: View {
        let count: Int
        let model: Model
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Changing(model: model)
                    ForEach(1..<count, id: \.self) { Text("row \($0)") }
                }
            }
            .id("list")
        }
    }

    private func changed(_ count: Int, to text: String) -> FrameReport {
        let model = Model()
        let host = host(200, 200) { Column(count: count, model: model) }
        model.text = text
        host.frame(at: .milliseconds(20))
        XCTAssertEqual(host.texts.first, text)
        return host.report
    }

    func testTheCostOfAChangedTextOfTheSameSizeDoesNotGrowWithTheTree() async {
        let (few, many) = (changed(200, to: "b"), changed(20_000, to: "b"))
        XCTAssertEqual(many.bodies, 1)
        XCTAssertEqual(many.layouts, few.layouts)
        XCTAssertLessThanOrEqual(many.layouts, 2)
        XCTAssertEqual(many.measurements, few.measurements)
        XCTAssertEqual(many.nodesPainted, few.nodesPainted)
        XCTAssertEqual(many.items, few.items)
    }

    /// Stacks of both axes around a text, with flexible views beside each.
    private struct Nested: View {
        let depth: Int
        let model: Model
        var body: some View {
            if depth == 0 {
                Changing(model: model)
            } else {
                HStack {
                    Color.red
                    VStack {
                        Color.green
                        Nested(depth: depth - 1, model: model).frame(minHeight: 1)
                    }
                }
            }
        }
    }

    func testATextOfTheSameSizeInNestedStacksOfBothAxesIsAllThatIsLaidOut() async {
        let model = Model()
        let host = host(400, 400) { Nested(depth: 4, model: model) }
        model.text = "b"
        host.frame(at: .milliseconds(20))
        XCTAssertEqual(host.texts.first, "b")
        XCTAssertLessThanOrEqual(host.report.layouts, 2)
        XCTAssertLessThanOrEqual(host.report.measurements, 20)
    }

    func testAWiderTextMovesWhatIsBesideIt() async {
        let model = Model()
        let host = host(200, 200) {
            HStack(spacing: 0) {
                Changing(model: model)
                Text("next").id("next")
            }
        }
        let (width, place) = (host.frame(ofID: "text")?.width ?? 0, host.frame(ofID: "next")?.minX ?? 0)
        model.text = "aaa"
        host.wait(0.02)
        XCTAssertEqual(host.frame(ofID: "text")?.width ?? 0, 3 * width, accuracy: 1e-9)
        XCTAssertEqual(host.frame(ofID: "next")?.minX ?? 0, place + width, accuracy: 1e-9)
    }

    func testALineThatMovesInAFrameOfTheSameSizeMovesWhatIsOnIt() async {
        let model = Model()
        let host = host(200, 200) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Changing(model: model).frame(width: 40, height: 80, alignment: .top)
                Text("next").id("next")
            }
        }
        let before = host.frame(ofID: "next")?.minY ?? 0
        model.text = "a\nb\nc"
        host.wait(0.02)
        XCTAssertGreaterThan((host.frame(ofID: "next")?.minY ?? 0) - before, 10)
    }

    func testATextInAFixedFrameLaysOutNothingAroundIt() async {
        let model = Model()
        let probe = Probe()
        let host = host(200, 200) {
            CountingLayout(probe: probe) { Changing(model: model).frame(width: 100, height: 20) }
        }
        probe.clear()
        model.text = "longer"
        host.wait(0.02)
        XCTAssertEqual(probe["place"], 0)
        XCTAssertTrue(host.texts.contains("longer"))
    }

    private struct CountingLayout: Layout {
        let probe: Probe
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews.first?.sizeThatFits(proposal) ?? .zero
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            MainActor.assumeIsolated { probe.hit("place") }
            for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
        }
    }

    // MARK: Drawing

    private func scroll(_ host: ViewHost, to offset: Double) {
        host.apply(.scrollTo(ScrollVector(x: 0, y: offset), animated: false), toScrollWithID: "list", at: host.time)
        host.frame(at: host.time + .milliseconds(8))
    }

    func testALongStackDrawsWhatIsInViewAndLittleMore() async {
        let host = host(200, 200) { Column(count: 2000, model: Model()) }
        let height = host.frame(ofID: "text")?.height ?? 0
        for row in [0, 1, 500, 1234, 1980] {
            scroll(host, to: Double(row) * Double(height))
            let seen = (max(row, 1)..<min(2000, row + Int(200 / height))).map { "row \($0)" }
            XCTAssertTrue(Set(seen).isSubset(of: host.texts), "row \(row)")
            XCTAssertLessThan(host.texts.count, seen.count + 10)
        }
    }

    func testAStackOfStacksDrawsWhatIsInViewAndLittleMore() async {
        let host = host(200, 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { part in
                        VStack(spacing: 0) {
                            ForEach(0..<200, id: \.self) { Text("\(part) \($0)").frame(height: 20) }
                        }
                    }
                }
            }
            .id("list")
        }
        scroll(host, to: 3 * 4000 - 100)
        XCTAssertTrue(Set(["2 195", "2 199", "3 0", "3 4"]).isSubset(of: host.texts))
        XCTAssertLessThan(host.texts.count, 220)
    }

    func testWhatAnEffectBringsIntoViewIsDrawn() async {
        let host = host(200, 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<400, id: \.self) { number in
                        Text("row \(number)").frame(height: 20).offset(y: number == 399 ? -7900 : 0)
                    }
                }
            }
        }
        XCTAssertTrue(host.texts.contains("row 399"))
    }
}
