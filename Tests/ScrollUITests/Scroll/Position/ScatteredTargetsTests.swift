import Foundation
import ScrollUI
import TestSupport
import ViewTestSupport
import XCTest

/// Views of a layout that places them in any order, with any lengths, over each other and with gaps.
@MainActor
final class ScatteredTargetsTests: XCTestCase {
    func testTheIDIsThatOfTheViewThatBeginsFirstAmongThoseThatReachBeyondTheStart() async {
        for seed in FuzzSeeds.all(slice: 6, oneIn: 100) {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                var random = SplitMix(state: seed)
                // Whole multiples, so that several views begin at the same point.
                let spans = (0..<12).map { _ in
                    let start = CGFloat(Int.random(in: 0...10, using: &random)) * 80
                    return start...start + CGFloat(Int.random(in: 0...8, using: &random)) * 20
                }
                check(spans, direction, "seed \(seed), \(direction)")
            }
        }
    }

    private func check(_ spans: [ClosedRange<CGFloat>], _ direction: LayoutDirection, _ name: String) {
        let seen = Seen()
        let host = host(200, 100) { Views(spans: spans, seen: seen).environment(\.layoutDirection, direction) }
        let isMirrored = direction == .rightToLeft
        for _ in 0..<75 {
            let wheel = InputEvent.Wheel(
                source: .touchpad, dx: isMirrored ? -17 : 17, dy: 0, location: CGPoint(x: 100, y: 50))
            host.send(InputEvent(.wheel(wheel), at: host.time))
            host.wait(0.016)
            guard let offset = host.scrollGeometry(ofID: "views")?.contentOffset.x else { return XCTFail(name) }
            let start = isMirrored ? Scattered.length - offset - 200 : offset
            XCTAssertEqual(seen.id, front(spans, from: start), "\(name), at \(start)")
        }
    }

    private func front(_ spans: [ClosedRange<CGFloat>], from start: CGFloat) -> Int? {
        let order = spans.indices.sorted { (spans[$0].lowerBound, $0) < (spans[$1].lowerBound, $1) }
        return order.first { spans[$0].upperBound > start + 0.5 } ?? order.last
    }
}

@MainActor
private final class Seen {
    var id: Int?
}

private struct Views: View {
    let spans: [ClosedRange<CGFloat>]
    let seen: Seen

    var body: some View {
        ScrollView(.horizontal) {
            Scattered(spans: spans) { ForEach(spans.indices, id: \.self) { Color.red.id($0) } }.scrollTargetLayout()
        }
        .scrollPosition(id: Binding(get: { seen.id }, set: { seen.id = $0 }), anchor: .leading)
        .id("views")
    }
}

private struct Scattered: Layout {
    /// Longer than the views, so that the window also gets beyond all of them.
    static let length: CGFloat = 1400
    let spans: [ClosedRange<CGFloat>]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: Self.length, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, span) in zip(subviews, spans) {
            view.place(
                at: CGPoint(x: bounds.minX + span.lowerBound, y: bounds.minY),
                proposal: ProposedViewSize(width: span.upperBound - span.lowerBound, height: 100))
        }
    }
}
