import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Known complaints about Apple's implementation, with their numbers in our list; the others are tested with the
/// features that they concern.
@MainActor
final class KnownBugTests: XCTestCase {
    private struct Feed: View {
        @State private var rows: [Int]
        @State private var id: Int?
        let change: (inout [Int]) -> Void
        let isLazy: Bool
        var step: Int?

        init(_ rows: [Int], isLazy: Bool, step: Int? = nil, change: @escaping (inout [Int]) -> Void) {
            _rows = State(wrappedValue: rows)
            self.isLazy = isLazy
            self.step = step
            self.change = change
        }

        @ViewBuilder private var content: some View {
            if isLazy {
                LazyVStack(spacing: 0) { rowViews }.scrollTargetLayout()
            } else {
                VStack(spacing: 0) { rowViews }.scrollTargetLayout()
            }
        }

        private var rowViews: some View {
            ForEach(rows, id: \.self) { row in
                Color.red.frame(width: 100, height: CGFloat(20 + abs(row) % 5 * 7)).id(row)
            }
        }

        var body: some View {
            VStack(spacing: 0) {
                ScrollView { content }.scrollPosition(id: $id).frame(height: 200).id("feed")
                HStack(spacing: 0) {
                    Color.blue.frame(width: 30, height: 30).id("change").onTapGesture { change(&rows) }
                    Color.green.frame(width: 30, height: 30).id("step").onTapGesture { id = step }
                }
            }
        }
    }

    private func prepending(_ rows: inout [Int]) {
        let first = rows.first ?? 0
        rows.insert(contentsOf: (first - 20)..<first, at: 0)
    }

    private func offset(_ host: ViewHost) -> CGFloat { host.scrollGeometry(ofID: "feed")?.contentOffset.y ?? .nan }

    /// The row that covers the middle of the window, and its start.
    private func middle(_ host: ViewHost, _ rows: Range<Int>) -> (row: Int, y: CGFloat)? {
        for row in rows {
            guard let frame = host.frame(ofID: row), frame.minY <= 100, frame.maxY > 100 else { continue }
            return (row, frame.minY)
        }
        return nil
    }

    func testBug05AProgrammaticScrollIsNotPulledToANeighbour() async {
        struct Cards: View {
            @State private var id: Int?
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        LazyHStack(spacing: 10) { ForEach(0..<100) { Color.red.frame(width: 90).id($0) } }
                            .scrollTargetLayout()
                    }
                    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
                    .scrollPosition(id: $id, anchor: .center)
                    .frame(height: 100)
                    Text("\(id ?? -1)")
                    Color.blue.frame(width: 30, height: 30).id("go").onTapGesture { withAnimation(.snappy) { id = 40 } }
                }
            }
        }
        let host = host(300, 200) { Cards() }
        host.click(id: "go")
        host.wait(3)
        XCTAssertEqual(host.frame(ofID: 40)?.midX ?? .nan, 150, accuracy: 0.01)
        XCTAssertEqual(host.texts, ["40"])
        host.size = CGSize(width: 301, height: 200)
        host.wait(1)
        XCTAssertEqual(host.texts, ["40"])
    }

    func testBug06AnInitialIDIsHonoured() async {
        struct Start: View {
            @State private var id: Int? = 10
            let anchor: UnitPoint?
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<50) { Color.red.frame(width: 50, height: 30).id($0) } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $id, anchor: anchor)
            }
        }
        XCTAssertEqual(host(200, 200) { Start(anchor: .center) }.frame(ofID: 10)?.midY, 100)
        XCTAssertEqual(host(200, 329) { Start(anchor: nil) }.frame(ofID: 10)?.maxY, 329, "one point was cut off")
    }

    func testBug07AWrongIDIsToldWithTheTypeThatTheViewsHave() async {
        struct Wrong: View {
            @State private var id: String? = "7"
            let isLaidOut: Bool
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<9) { Color.red.frame(width: 50, height: 90).id($0) } }
                        .scrollTargetLayout(isEnabled: isLaidOut)
                }
                .scrollPosition(id: $id)
            }
        }
        let wrong = StandardError.text { _ = host(200, 200) { Wrong(isLaidOut: true) } }
        XCTAssertTrue(wrong.contains("of type String") && wrong.contains("of type Int"), wrong)
        let missing = StandardError.text { _ = host(200, 200) { Wrong(isLaidOut: false) } }
        XCTAssertTrue(missing.contains("no scrollTargetLayout"), missing)
    }

    private func prepend(isLazy: Bool, during motion: (ViewHost) -> Void) -> (before: CGFloat, after: CGFloat)? {
        let host = host(200, 230) { Feed(Array(0..<100), isLazy: isLazy, change: prepending) }
        motion(host)
        guard let before = middle(host, -20..<100) else { return nil }
        let velocity = host.scrollGeometry(ofID: "feed")?.velocity.dy
        let press = InputEvent.Pointer(id: 9, location: host.center(ofID: "change"))
        host.send(InputEvent(.pointerDown(press), at: host.time))
        host.send(InputEvent(.pointerUp(press), at: host.time))
        host.frame(at: host.time)
        XCTAssertEqual(host.scrollGeometry(ofID: "feed")?.velocity.dy, velocity, "the velocity stays")
        return host.frame(ofID: before.row).map { (before.y, $0.minY) }
    }

    func testBug08PrependingMovesNothingInSight() async {
        for isLazy in [true, false] {
            let resting = prepend(isLazy: isLazy) { host in
                host.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50), over: 0.3)
                host.wait(4)
            }
            XCTAssertEqual(resting?.before ?? .nan, resting?.after ?? 0, accuracy: 0.01, "at rest, lazy \(isLazy)")
            let flung = prepend(isLazy: isLazy) { host in
                host.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50), over: 0.1)
                host.wait(0.2)
            }
            XCTAssertEqual(flung?.before ?? .nan, flung?.after ?? 0, accuracy: 0.01, "in a fling, lazy \(isLazy)")
            let start = prepend(isLazy: isLazy) { _ in }
            XCTAssertEqual(start?.before ?? .nan, start?.after ?? 0, accuracy: 0.01, "at the start, lazy \(isLazy)")
        }
    }

    func testTheOffsetStaysWhereTheTransactionAsksForThat() async {
        struct Still: View {
            @State private var rows = Array(0..<100)
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Color.red.frame(height: 20).id($0) } }
                    }
                    .frame(height: 200).id("feed")
                    Color.blue.frame(width: 30, height: 30).id("change").onTapGesture {
                        withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) {
                            rows.insert(contentsOf: -20..<0, at: 0)
                        }
                    }
                }
            }
        }
        let host = host(200, 230) { Still() }
        host.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50), over: 0.5)
        host.wait(3)
        let before = offset(host)
        host.click(id: "change")
        XCTAssertEqual(offset(host), before)
    }

    func testBug09AChatAwayFromItsEndStaysWhereItIsReadAndAtItsEndFollows() async {
        struct Chat: View {
            @State private var rows = Array(0..<100)
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Color.red.frame(height: 20).id($0) } }
                    }
                    .defaultScrollAnchor(.bottom).frame(height: 200).id("feed")
                    Color.blue.frame(width: 30, height: 30).id("more").onTapGesture { rows.append(rows.count) }
                }
            }
        }
        let host = host(200, 230) { Chat() }
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: 99)?.maxY, 200)
        host.click(id: "more")
        XCTAssertEqual(host.frame(ofID: 100)?.maxY, 200)
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150), over: 0.5)
        host.wait(3)
        guard let read = middle(host, 0..<100) else { return XCTFail("no row in the middle") }
        host.click(id: "more")
        XCTAssertEqual(host.frame(ofID: read.row)?.minY ?? .nan, read.y, accuracy: 0.01)
    }

    func testBug10ResizeKeepsTheItem() async {
        struct Reader: View {
            @State private var id: Int? = 30
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<60) { Color.red.frame(width: 50, height: 40).id($0) } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $id, anchor: .center)
            }
        }
        let host = host(200, 300) { Reader() }
        for size in [CGSize(width: 300, height: 200), CGSize(width: 200, height: 500), CGSize(width: 77, height: 333)] {
            host.size = size
            host.wait(0.1)
            XCTAssertEqual(host.frame(ofID: 30)?.midY ?? .nan, size.height / 2, accuracy: 0.01)
        }
    }

    func testBug14AJumpInTenMillionRowsLooksNothingThrough() async {
        struct Long: View {
            @State private var position = ScrollPosition(idType: Int.self)
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(0..<10_000_000) { Color.red.frame(height: 20).id($0) } }
                            .scrollTargetLayout()
                    }
                    .scrollPosition($position).frame(height: 200).id("feed")
                    Color.blue.frame(width: 30, height: 30).id("go")
                        .onTapGesture { position.scrollTo(id: 9_999_999, anchor: .bottom) }
                }
            }
        }
        let host = host(200, 230) { Long() }
        host.click(id: "go")
        XCTAssertEqual(host.frame(ofID: 9_999_999)?.maxY, 200)
    }

    func testBug15AnObserverInsideServesItsOwnScrollView() async {
        let probe = Probe()
        let host = host(200, 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<2) { row in
                        ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 60).id("row \(row)") }
                            .onScrollGeometryChange(for: CGFloat.self) {
                                $0.contentOffset.x
                            } action: { _, _ in
                                probe.hit("row \(row)")
                            }
                    }
                }
            }
        }
        host.drag(from: CGPoint(x: 150, y: 90), to: CGPoint(x: 50, y: 90), over: 0.2)
        XCTAssertEqual(probe["row 0"], 0)
        XCTAssertGreaterThan(probe["row 1"], 0)
    }

    func testBug16VelocityIsInTheGeometry() async {
        let host = host(200, 230) { Feed(Array(0..<100), isLazy: true) { _ in } }
        host.drag(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 40), over: 0.15)
        XCTAssertEqual(host.scrollGeometry(ofID: "feed")?.velocity.dy ?? .nan, 1000, accuracy: 60)
    }

    func testBug19TheContainerIsTheWindowBetweenTheInsetsAsMeasured() async {
        let host = host(120, 150) {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20) { Color.red.frame(width: 120, height: 20).id($0) } }
                }
                .contentMargins(.top, 20, for: .scrollContent)
                .id("feed")
                .onTapGesture { proxy.scrollTo(10, anchor: .top) }
            }
        }
        let rest = host.scrollGeometry(ofID: "feed")
        XCTAssertEqual(rest?.contentOffset, CGPoint(x: 0, y: -20))
        XCTAssertEqual(rest?.containerSize, CGSize(width: 120, height: 130))
        XCTAssertEqual(rest?.visibleRect, CGRect(x: 0, y: -20, width: 120, height: 150))
        XCTAssertEqual(rest?.bounds, CGRect(x: 0, y: -20, width: 120, height: 130))
        host.click(at: CGPoint(x: 60, y: 75))
        host.wait(0.1)
        let there = host.scrollGeometry(ofID: "feed")
        XCTAssertEqual(there?.contentOffset.y, 180)
        XCTAssertEqual(there?.visibleRect, CGRect(x: 0, y: 180, width: 120, height: 150))
        XCTAssertEqual(there?.bounds, CGRect(x: 0, y: 180, width: 120, height: 130))
    }
}
