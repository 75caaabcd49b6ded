import Glibc
import XCTest

@testable import ScrollPhysics

final class AlignedTargetsTests: XCTestCase {
    private func spans(_ count: Int, item: Double = 300, gap: Double = 10) -> [TargetSpan] {
        (0..<count).map { index in
            let start = Double(index) * (item + gap)
            return TargetSpan(start: start, end: start + item)
        }
    }

    private func projection(
        _ offset: Double, to projected: Double, direction: Double = 0, start: Double? = nil, viewport: Double = 400
    ) -> AxisProjection {
        AxisProjection(
            offset: offset, start: start, projected: projected, direction: direction,
            extent: AxisExtent(viewport: viewport, content: 20 * 310 - 10))
    }

    func testNearestToTheProjectionAgreesWithTheReference() throws {
        let fixture = try Fixture("paging_targets")
        for vector in try fixture.cases(where: "rule", is: "projected_nearest") {
            let decay = DecayMotion(
                start: try vector.number("offset"), velocity: try vector.number("velocity"),
                rate: try vector.number("rate"))
            fixture.check(decay.destination, try vector.number("projected"), vector.id)
            let points = try vector.numbers("snap_points").map { TargetSpan(start: $0, end: $0) }
            let projection = AxisProjection(
                offset: decay.start, projected: decay.destination, extent: AxisExtent(viewport: 100, content: 10_000))
            let target = alignedTarget(among: points, for: projection, rule: AlignmentRule())
            fixture.check(try XCTUnwrap(target), try vector.number("target"), vector.id)
        }
    }

    func testLimitsAgreeWithTheReference() throws {
        let fixture = try Fixture("paging_targets")
        for vector in try fixture.cases(where: "rule", is: "item_aligned_with_limit") {
            let decay = DecayMotion(
                start: try vector.number("offset"), velocity: try vector.number("velocity"),
                rate: try vector.number("rate"))
            let item = try vector.number("item")
            let extent = AxisExtent(viewport: item, content: 1e5)
            let stops = AlignedStops(
                spans: spans(50, item: item, gap: try vector.number("gap")), extent: extent, anchor: 0)
            let target = stops.target(
                for: .init(AxisProjection(offset: decay.start, projected: decay.destination, extent: extent)),
                atMost: vector.optionalNumber("max_items_from_start").map { Int($0) })
            fixture.check(target, try vector.number("target"), vector.id)
        }
    }

    func testAlignedOffsetsAgreeWithTheReference() throws {
        let fixture = try Fixture("snap_alignment")
        for vector in try fixture.cases(where: "kind", is: "aligned_offset") {
            let area = try vector.numbers("area")
            let port = try vector.numbers("snapport")
            let anchor = ["start": 0, "center": 0.5, "end": 1][vector.text("align") ?? ""] ?? .nan
            let offset = TargetSpan(start: area[0], end: area[1])
                .offset(aligning: anchor, with: TargetSpan(start: port[0], end: port[1]))
            let shown = min(max(offset, 0), try vector.number("max_offset"))
            fixture.check(shown, try vector.number("offset"), vector.id)
        }
    }

    func testAGestureThatInsistsNeverGoesBack() {
        for offset in stride(from: 1.0, to: 3000, by: 37) {
            let forward = projection(offset, to: offset + 20, direction: 1)
            let target = alignedTarget(among: spans(20), for: forward, rule: AlignmentRule()) ?? 0
            XCTAssertGreaterThan(target, offset)
            let back = projection(offset, to: offset - 20, direction: -1)
            XCTAssertLessThan(alignedTarget(among: spans(20), for: back, rule: AlignmentRule()) ?? 9e9, offset)
        }
    }

    func testLimitsCountTargetsFromWhereTheGestureBegan() {
        let far = projection(700, to: 4000, direction: 1, start: 620, viewport: 940)
        let expected: [(TargetLimit, Double)] = [
            (.alwaysByOne, 930), (.alwaysByFew, 1550), (.always, 1550), (.never, 4030), (.automatic, 4030),
        ]
        for (limit, place) in expected {
            let target = alignedTarget(among: spans(20), for: far, rule: AlignmentRule(limit: limit))
            XCTAssertEqual(target, place, limit.rawValue)
        }
    }

    func testTheLastItemIsReachableAndCanBeLeftAgain() {
        let end = 20 * 310.0 - 10 - 700
        let forward = projection(5270, to: 5490, direction: 1, start: 5270, viewport: 700)
        XCTAssertEqual(alignedTarget(among: spans(20), for: forward, rule: AlignmentRule(limit: .alwaysByOne)), end)
        let back = projection(end, to: end - 30, direction: -1, viewport: 700)
        XCTAssertEqual(alignedTarget(among: spans(20), for: back, rule: AlignmentRule(limit: .alwaysByOne)), 5270)
    }

    func testMarginsAndAnchorsAreCounted() {
        let extent = AxisExtent(viewport: 440, content: 3090, leadingInset: 20, trailingInset: 40)
        let projection = AxisProjection(offset: 0, projected: 600, extent: extent)
        XCTAssertEqual(alignedTarget(among: spans(10), for: projection, rule: AlignmentRule()), 600)
        let centred = AlignmentRule(anchor: 0.5)
        XCTAssertEqual(alignedTarget(among: spans(10), for: projection, rule: centred), 620 + 150 - 20 - 190)
    }

    func testRowsOfAGridCountOnce() {
        let grid = (0..<40).map { index in
            let start = Double(index / 4 * 100)
            return TargetSpan(start: start, end: start + 90)
        }
        let extent = AxisExtent(viewport: 200, content: 1000)
        let projection = AxisProjection(offset: 200, projected: 900, direction: 1, extent: extent)
        let target = alignedTarget(among: grid, for: projection, rule: AlignmentRule(limit: .alwaysByOne))
        XCTAssertEqual(target, 300)
    }

    func testTenMillionTargetsCostAFewLookUps() {
        struct Rows: RandomAccessCollection {
            let counter: Counter
            var startIndex: Int { 0 }
            var endIndex: Int { 10_000_000 }
            subscript(index: Int) -> TargetSpan {
                counter.count += 1
                return TargetSpan(start: Double(index) * 50, end: Double(index) * 50 + 50)
            }
        }
        final class Counter { var count = 0 }
        let rows = Rows(counter: Counter())
        let projection = AxisProjection(
            offset: 0, projected: 300_000_012, extent: AxisExtent(viewport: 800, content: 5e8))
        XCTAssertEqual(alignedTarget(among: rows, for: projection, rule: AlignmentRule()), 300_000_000)
        XCTAssertLessThan(rows.counter.count, 200)
    }

    func testUnevenTargetsAreFoundAsByLookingAtAll() {
        for seed in 0..<200 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            var end = 0.0
            let spans = (0..<Int.random(in: 1...60, using: &random)).map { _ in
                // Lengths from a point to a million, and some of zero.
                let length = (pow(10, Double.random(in: -1...6, using: &random))).rounded()
                defer { end += length }
                return TargetSpan(start: end, end: end + length)
            }
            let extent = AxisExtent(viewport: 100, content: end + 100)
            for _ in 0..<50 {
                let place = Double.random(in: 0...end + 1, using: &random)
                let projection = AxisProjection(offset: place, projected: place, extent: extent)
                let nearest = spans.map(\.start).min { abs($0 - place) < abs($1 - place) }
                XCTAssertEqual(
                    alignedTarget(among: spans, for: projection, rule: AlignmentRule()), nearest, "seed \(seed)")
            }
        }
    }

    func testTargetsThatShareAStopAreCountedAsByLookingAtAll() {
        for seed in 0..<400 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let columns = Int.random(in: 1...9, using: &random)
            let rows = (0..<Int.random(in: 1...30, using: &random)).flatMap { row in
                Array(repeating: TargetSpan(start: Double(row) * 100, end: Double(row) * 100 + 90), count: columns)
            }
            let extent = AxisExtent(viewport: 250, content: rows[rows.count - 1].end)
            let places = Set(rows.map { $0.alignedOffset(anchor: 0, in: extent) }).sorted()
            for count in [1, 2, 3, nil] {
                let start = places[Int.random(in: 0..<places.count, using: &random)]
                let goal = Double.random(in: 0...extent.maximumOffset + 1, using: &random)
                let projection = AxisProjection(offset: start, projected: extent.clamp(goal), extent: extent)
                let nearest = places.min { abs($0 - projection.projected) < abs($1 - projection.projected) } ?? 0
                let (from, to) = (places.firstIndex(of: start) ?? 0, places.firstIndex(of: nearest) ?? 0)
                let most = count ?? places.count
                let wanted = places[max(from - most, min(from + most, to))]
                XCTAssertEqual(
                    alignedTarget(among: rows, for: projection, anchor: 0, atMost: count), wanted,
                    "seed \(seed), \(columns) columns, at most \(String(describing: count))")
            }
        }
    }

    func testTargetsThatContainEachOtherAreFoundAsByLookingAtAllWhateverIsAligned() {
        for seed in 0..<400 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let spans = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                let start = Double.random(in: 0...2900, using: &random)
                return TargetSpan(start: start, end: start + Double.random(in: 50...1200, using: &random))
            }
            let extent = AxisExtent(
                viewport: 400, content: 3000, leadingInset: Double.random(in: 0...40, using: &random))
            let anchor = Double(Int.random(in: 0...4, using: &random)) / 4
            var changed = AlignedTargets(vertical: spans)
            changed.anchor = ScrollVector(x: 0, y: anchor)
            let rest = ScrollVector(
                x: 0, y: Double.random(in: extent.minimumOffset...extent.maximumOffset, using: &random))
            let projection = ScrollProjection(
                offset: rest, start: rest, projected: rest, axes: .vertical,
                extent: ScrollExtent(x: AxisExtent(viewport: 400, content: 400), y: extent))
            let nearest = spans.map { abs($0.alignedOffset(anchor: anchor, in: extent) - rest.y) }.min() ?? 0
            for targets in [AlignedTargets(vertical: spans, anchor: ScrollVector(x: 0, y: anchor)), changed] {
                XCTAssertEqual(
                    abs((targets.target(for: projection)?.y ?? .infinity) - rest.y), nearest, accuracy: 1e-9,
                    "seed \(seed), anchor \(anchor)")
            }
        }
    }

    func testNoTargetsMeansNoChoice() {
        let extent = ScrollExtent(
            x: AxisExtent(viewport: 100, content: 100), y: AxisExtent(viewport: 100, content: 900))
        let projection = ScrollProjection(offset: .zero, start: .zero, projected: .zero, extent: extent)
        XCTAssertNil(SnapTargets.aligned(AlignedTargets()).resolve(projection))
        XCTAssertNil(SnapTargets.none.resolve(projection))
    }

    /// All in sight at once, each start twenty times: like a file made to take long.
    func testASearchLooksAtFewTargetsHoweverManyAreInSight() {
        let spans = CountedSpans(count: 200_000)
        let projection = AxisProjection(
            offset: 0, start: 0, projected: 900, direction: 1, extent: AxisExtent(viewport: 1000, content: 5000))
        let target = alignedTarget(among: spans, for: projection, rule: AlignmentRule(limit: .always))
        XCTAssertEqual(try XCTUnwrap(target), Double(TargetLimit.mostVisible) * 0.1, accuracy: 1e-9)
        XCTAssertLessThan(spans.asked.count, 40_000)
    }
}

/// Spans a tenth of a point apart, twenty of each, that count their reads.
private struct CountedSpans: RandomAccessCollection {
    final class Count {
        var count = 0
    }

    let count: Int
    let asked = Count()

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> TargetSpan {
        asked.count += 1
        let start = Double(index / 20) * 0.1
        return TargetSpan(start: start, end: start + 0.1)
    }
}
