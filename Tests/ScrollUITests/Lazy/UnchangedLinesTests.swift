import Foundation
import ScrollPhysics
import TestSupport
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// Lines that stay in view while content scrolls are not built, measured and placed again.
@MainActor
final class UnchangedLinesTests: XCTestCase {
    enum Container: CaseIterable { case stack, grid, sections, row }

    private struct Rows: View {
        let container: Container
        let change: Knob

        var body: some View {
            ScrollView(container == .row ? .horizontal : .vertical) {
                switch container {
                case .stack: LazyVStack(spacing: 3) { rows(400) }
                case .grid: LazyVGrid(columns: [GridItem(), GridItem()], spacing: 4) { rows(800) }
                case .sections:
                    LazyVStack(spacing: 2, pinnedViews: [.sectionHeaders]) {
                        ForEach(0..<40) { section in
                            Section {
                                rows(section % 7)
                            } header: {
                                Text("section \(section)")
                            }
                        }
                    }
                case .row: LazyHStack { rows(400) }.environment(\.layoutDirection, .rightToLeft)
                }
            }
            .id("list")
        }

        private func rows(_ count: Int) -> some View {
            ForEach(0..<count, id: \.self) { index in
                let more = index % 5 == 0 ? CGFloat(change.count) : 0
                Color.red.frame(width: length(index), height: length(index) + more)
            }
        }

        /// Multiples of 10, so that the differences of several lines from the estimate often cancel.
        private func length(_ index: Int) -> CGFloat { CGFloat(10 + 10 * (index * 13 % 5)) }
    }

    /// At any step, forwards and backwards, between changes of rows in view.
    func testRowsLieWhereALayoutOfAllOfThemPlacesThem() async throws {
        for container in Container.allCases {
            for seed in FuzzSeeds.all(slice: 4, oneIn: 100) {
                var random = SeededNumbers(seed: seed)
                let change = Knob()
                let host = host(200, 300) { Rows(container: container, change: change) }
                for step in 0..<60 {
                    if random.next(8) == 0 { change.count += 10 }
                    let distance = CGFloat(random.next(160)) - 90
                    let isRow = container == .row
                    host.touchpad(CGVector(dx: isRow ? -distance : 0, dy: isRow ? 0 : distance))
                    let shown = try frames(in: host)
                    try stack(in: host).setNeedsLayout()
                    host.frame(at: host.time)
                    XCTAssertEqual(shown, try frames(in: host), "\(container), seed \(seed), step \(step)")
                }
            }
        }
    }

    private func stack(in host: ViewHost) throws -> LazyStackNode {
        try XCTUnwrap(host.graph.scrolls.nodes.first?.lazyStacks.first)
    }

    /// The frames of the rows, in the order in which they are drawn.
    private func frames(in host: ViewHost) throws -> [CGRect] {
        let stack = try stack(in: host)
        XCTAssertFalse(stack.rows.isEmpty)
        return stack.rows.map(\.frame)
    }
}
