import Drawing
import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// Rows that are prepared before they come in.
@MainActor
final class PrefetchTests: XCTestCase {
    @MainActor @Observable
    final class Model {
        var label = "row"
        var ids = Array(0..<500)
    }

    /// Rows with a body that is counted.
    private struct Rows: View {
        let model: Model
        let probe: Probe

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(model.ids, id: \.self) { Row(id: $0, model: model, probe: probe).frame(height: 50) }
                }
            }
            .id("list")
        }
    }

    private struct Row: View {
        let id: Int
        let model: Model
        let probe: Probe

        var body: some View {
            let _ = probe.hit("\(id)")
            Text("\(model.label) \(id)")
                .onAppear { probe.hit("appear \(id)") }
                .onDisappear { probe.hit("disappear \(id)") }
                .onChange(of: model.label) { probe.hit("change \(id)") }
        }
    }

    private func fling(_ host: ViewHost, _ velocity: Double = 1200) {
        host.apply(.fling(ScrollVector(x: 0, y: velocity)), toScrollWithID: "list", at: host.time)
    }

    private func frame(_ host: ViewHost) { host.frame(at: host.time + .milliseconds(8)) }

    func testRowsThatWerePreparedRunNoBodyInTheFrameThatShowsThem() async {
        let host = host(200, 300) { Rows(model: Model(), probe: Probe()) }
        fling(host)
        frame(host)
        var came = 0
        for _ in 0..<100 {
            host.prefetch(within: .unlimited)
            let before = host.texts
            frame(host)
            XCTAssertEqual([host.report.bodies, host.report.rowsMade], [0, 0])
            came += Set(host.texts).subtracting(before).count
        }
        XCTAssertGreaterThan(came, 8)
    }

    func testWithoutPreparingEachRowThatComesInIsMadeInItsFrame() async {
        let host = host(200, 300) { Rows(model: Model(), probe: Probe()) }
        fling(host)
        var made = 0
        for _ in 0..<100 {
            frame(host)
            made += host.report.rowsMade
        }
        XCTAssertGreaterThan(made, 8)
    }

    func testARowThatWasPreparedAndNeverCameInIsToldNothing() async {
        let probe = Probe()
        let host = host(200, 300) { Rows(model: Model(), probe: probe) }
        host.prefetch(within: .unlimited)
        XCTAssertEqual([probe["6"], probe["appear 6"]], [1, 0])
        host.apply(.scrollTo(ScrollVector(x: 0, y: 9000), animated: false), toScrollWithID: "list", at: host.time)
        frame(host)
        host.prefetch(within: .unlimited)
        XCTAssertEqual(probe.events.filter { $0.hasSuffix("appear 6") }, [])
    }

    /// A row of which something changed before it came in is made as if it had not been prepared.
    func testARowWhoseModelChangedComesInWithWhatIsThereNowAndHasSeenNoChange() async {
        let (model, probe) = (Model(), Probe())
        let host = host(200, 300) { Rows(model: model, probe: probe) }
        host.prefetch(within: .unlimited)
        XCTAssertEqual(probe["6"], 1)
        model.label = "line"
        frame(host)
        host.apply(.scrollTo(ScrollVector(x: 0, y: 40), animated: false), toScrollWithID: "list", at: host.time)
        frame(host)
        XCTAssertTrue(host.texts.contains("line 6"), "\(host.texts)")
        XCTAssertEqual([probe["change 5"], probe["change 6"], probe["appear 6"]], [1, 0, 1])
    }

    func testDataThatChangesBringsNoRowOfBefore() async {
        let model = Model()
        let host = host(200, 300) { Rows(model: model, probe: Probe()) }
        host.prefetch(within: .unlimited)
        model.ids.replaceSubrange(6..<8, with: [1006, 1007])
        frame(host)
        host.apply(.scrollTo(ScrollVector(x: 0, y: 80), animated: false), toScrollWithID: "list", at: host.time)
        frame(host)
        XCTAssertEqual(host.texts.suffix(2), ["row 1006", "row 1007"])
    }

    func testARowThatCannotBePreparedIsTriedOnce() async {
        let probe = Probe()
        let host = host(200, 300) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<500, id: \.self) { id in
                        let _ = probe.hit("\(id)")
                        Group {
                            if id == 9 { TextField("row \(id)", text: .constant("")) } else { Text("row \(id)") }
                        }
                        .frame(height: 50)
                    }
                }
            }
            .id("list")
        }
        for step in 1...60 {
            let offset = ScrollVector(x: 0, y: Double(4 * step))
            host.apply(.scrollTo(offset, animated: false), toScrollWithID: "list", at: host.time)
            frame(host)
            host.prefetch(within: .unlimited)
        }
        XCTAssertEqual(probe["9"], 2, "once ahead and once when it comes in")
    }

    func testAStepMakesTheViewsOfOneRow() async {
        let probe = Probe()
        let host = host(200, 300) { Rows(model: Model(), probe: probe) }
        probe.clear()
        host.prefetch(within: .steps(1))
        XCTAssertEqual(probe.events, ["6"])
        host.prefetch(within: .none)
        XCTAssertEqual(probe.events, ["6"])
    }

    func testContentThatIsDraggedBackFindsItsRows() async {
        let host = host(200, 300) { Rows(model: Model(), probe: Probe()) }
        host.apply(.scrollTo(ScrollVector(x: 0, y: 1000), animated: false), toScrollWithID: "list", at: host.time)
        frame(host)
        for offset in [1060.0, 1000, 940] {
            host.prefetch(within: .unlimited)
            host.apply(.scrollTo(ScrollVector(x: 0, y: offset), animated: false), toScrollWithID: "list", at: host.time)
            frame(host)
            XCTAssertEqual(host.report.rowsMade, 0, "\(offset)")
        }
    }

    func testTheRowsWhereAFlingWillRestArePrepared() async {
        let probe = Probe()
        let host = host(200, 300) { Rows(model: Model(), probe: probe) }
        fling(host, 8000)
        frame(host)
        probe.clear()
        host.prefetch(within: .unlimited)
        let made = Set(probe.events)
        host.wait(6)
        XCTAssertTrue(Set(host.texts.map { String($0.dropFirst(4)) }).isSubset(of: made), "\(host.texts) of \(made)")
    }

    func testPreparingAsksForNoFrame() async {
        let host = host(200, 300) { Rows(model: Model(), probe: Probe()) }
        frame(host)
        XCTAssertFalse(host.needsFrame)
        host.prefetch(within: .unlimited)
        XCTAssertFalse(host.needsFrame)
    }

    /// Rows that are used again change in place, which must not reach the stack around them.
    func testPreparingRowsThatAreUsedAgainAsksForNoFrame() async {
        let host = host(200, 300) { PlainRows() }
        for offset in stride(from: 0.0, to: 3000, by: 40) { show(offset, in: host) }
        host.wait(1)
        XCTAssertFalse(host.needsFrame)
        host.prefetch(within: .unlimited)
        XCTAssertFalse(host.needsFrame)
    }

    /// Rows without state and effects; the others have a background that extends beyond the safe area.
    private struct PlainRows: View {
        var probe = Probe()
        var isWide = false
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<500, id: \.self) { id in
                        let _ = probe.hit("\(id)")
                        if isWide {
                            Text("row \(id)").padding(4).background(.blue).frame(height: 50)
                        } else {
                            Text("row \(id)").padding(4).background(.blue, in: Rectangle()).frame(height: 50)
                        }
                    }
                }
            }
            .id("list")
        }
    }

    private func show(_ offset: Double, in host: ViewHost) {
        host.apply(.scrollTo(ScrollVector(x: 0, y: offset), animated: false), toScrollWithID: "list", at: host.time)
        frame(host)
    }

    /// A round that prepares several rows costs less than several rounds that prepare one each.
    func testRowsArePreparedSeveralAtATime() async {
        for isWide in [false, true] {
            let probe = Probe()
            let host = host(200, 300) { PlainRows(probe: probe, isWide: isWide) }
            var (rounds, rows) = (0, 0)
            for frame in 1...200 {
                show(Double(frame) * 30, in: host)
                // The first movement is not foreseen.
                if frame > 1 { XCTAssertEqual(host.report.rowsMade, 0, "frame \(frame)") }
                probe.clear()
                host.prefetch(within: .unlimited)
                if !probe.events.isEmpty { rounds += 1 }
                rows += probe.events.count
            }
            XCTAssertGreaterThan(rows, 100)
            XCTAssertGreaterThan(rows, 5 * rounds)
        }
    }

    func testRowsThatMoveBothWaysAreStillPreparedSeveralAtATime() async {
        let probe = Probe()
        let host = host(200, 300) { PlainRows(probe: probe) }
        for frame in 1...400 {
            let turn = Double(frame % 100)
            show(1000 + 30 * (turn < 50 ? turn : 100 - turn), in: host)
            // The first frame of a movement is not foreseen.
            XCTAssertLessThanOrEqual(host.report.rowsMade, frame == 1 ? 8 : 1, "frame \(frame)")
            host.prefetch(within: .unlimited)
        }
    }

    /// Only row 14 reads what changes, while it is one of those ahead.
    func testARowThatWasLetGoOfIsPreparedAgain() async {
        for change in 2...12 {
            let model = Model()
            let host = host(200, 300) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<500, id: \.self) { Text($0 == 14 ? model.label : "row").frame(height: 50) }
                    }
                }
                .id("list")
            }
            for frame in 1...20 {
                show(Double(frame) * 30, in: host)
                if frame > 1 { XCTAssertEqual(host.report.rowsMade, 0, "change \(change), frame \(frame)") }
                host.prefetch(within: .unlimited)
                if frame == change { model.label = "line" }
            }
        }
    }

    /// Rows with effects, which do not wait behind the content as they are.
    func testRowsOnBothSidesArePreparedWhenTheContentRests() async {
        let host = host(200, 300) { Rows(model: Model(), probe: Probe()) }
        for offset in [30.0, 60, 90, 120, 150, 180, 210, 240, 240, 240, 190, 140] {
            show(offset, in: host)
            if offset == 190 { XCTAssertEqual(host.report.rowsMade, 0) }
            host.prefetch(within: .unlimited)
        }
    }

    func testWhatIsInsideARowIsPlacedBeforeTheRowComesIn() async {
        func layouts(_ budget: PrefetchBudget) -> Int {
            let host = host(200, 300) { PlainRows() }
            var layouts = 0
            for frame in 1...100 {
                show(Double(frame) * 30, in: host)
                layouts += host.report.layouts
                host.prefetch(within: budget)
            }
            return layouts
        }
        let (with, without) = (layouts(.unlimited), layouts(.none))
        XCTAssertLessThan(Double(with), 0.5 * Double(without), "\(with) and \(without)")
    }

    func testTheLinesOfTextThatARowWillDrawAreHandedOut() async {
        let host = host(200, 300) { Rows(model: Model(), probe: Probe()) }
        var lines: [String] = []
        host.prefetch(within: .unlimited) { lines.append($0.string) }
        XCTAssertEqual(lines, ["row 6", "row 7"])
    }

    func testTheFirstCardsOfACarouselAreMadeInStepsOfTheirOwn() async {
        let probe = Probe()
        let host = host(200, 300) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<10, id: \.self) { card in
                                    Card(name: "\(row).\(card)", probe: probe).frame(width: 60, height: 100)
                                }
                            }
                        }
                    }
                }
            }
            .id("list")
        }
        host.apply(.scrollTo(ScrollVector(x: 0, y: 10), animated: false), toScrollWithID: "list", at: host.time)
        frame(host)
        probe.clear()
        var counts: [Int] = []
        for _ in 0..<40 {
            host.prefetch(within: .steps(1))
            counts.append(probe.events.count)
        }
        let steps = zip(counts, counts.dropFirst()).map { $1 - $0 }
        XCTAssertLessThanOrEqual(steps.max() ?? 0, 1, "\(counts)")
        XCTAssertTrue(Set(probe.events).isSuperset(of: ["4.0", "4.1", "4.2", "4.3"]), "\(probe.events)")
        host.prefetch(within: .unlimited)
        host.apply(.scrollTo(ScrollVector(x: 0, y: 110), animated: false), toScrollWithID: "list", at: host.time)
        frame(host)
        XCTAssertEqual(host.report.rowsMade, 0)
    }

    /// The grid has no scroll view of its own: which of its cards will be visible depends on the one around the rows.
    func testTheFirstCardsOfAGridInARowArePrepared() async {
        let host = host(200, 300) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                            ForEach(0..<4, id: \.self) { card in
                                Text("\(row).\(card)").frame(height: 50)
                                    .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                            }
                        }
                    }
                }
            }
            .id("list")
        }
        for frame in 1...60 {
            show(Double(frame) * 30, in: host)
            if frame > 1 { XCTAssertEqual(host.report.rowsMade, 0, "frame \(frame)") }
            host.prefetch(within: .unlimited)
        }
    }

    private struct Card: View {
        let name: String
        let probe: Probe
        var body: some View {
            let _ = probe.hit(name)
            Text(name)
        }
    }
}
