import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Two columns: the first view at the left, the others below each other at its right. Each part is a collection of the same type.
private struct Columns: Layout {
    let parts: (LayoutSubviews) -> [LayoutSubviews]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (column, views) in parts(subviews).enumerated() {
            for row in views.indices {
                let point = CGPoint(x: bounds.minX + CGFloat(column) * 20, y: bounds.minY + CGFloat(row) * 10)
                views[row].place(at: point, proposal: .unspecified)
            }
        }
    }
}

/// A row that says what its guides are, or leaves it to the protocol.
private struct FirstAlone: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}

private struct FirstWithoutGuides: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        FirstAlone().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        FirstAlone().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { nil }
}

@MainActor
final class LayoutSubviewsTests: XCTestCase {
    private func origins(_ parts: @escaping (LayoutSubviews) -> [LayoutSubviews]) -> [CGPoint?] {
        let host = host(100, 100) {
            Columns(parts: parts) { ForEach(0..<4) { Color.red.frame(width: 20, height: 10).id($0) } }
        }
        return (0..<4).map { host.frame(ofID: $0)?.origin }
    }

    func testPartsOfTheViewsAreViewsOfALayoutThatCountFromZero() async {
        let apart = [CGPoint.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 20)]
        XCTAssertEqual(origins { [$0[0..<1], $0[1...]] }, apart)
        XCTAssertEqual(origins { [$0.prefix(1), $0.dropFirst()] }, apart)
        XCTAssertEqual(origins { [$0.prefix(1), $0[0..<4].dropFirst()[0..<3]] }, apart)
        XCTAssertEqual(origins { [$0[[0]], $0[[1, 2, 3]]] }, apart)
    }

    func testChosenViewsHaveTheOrderOfTheirIndices() async {
        let origins = origins { [$0[[3, 2]], $0[1...][[0]], $0[[0, 1]][[0]]] }
        XCTAssertEqual(origins, [CGPoint(x: 40, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 10), .zero])
    }

    /// The distance by which the guided view is above the plain one.
    private func rise(_ layout: some Layout) -> CGFloat {
        let host = host(100, 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Color.red.frame(width: 20, height: 20).id("plain")
                layout {
                    Color.blue.frame(width: 20, height: 20).alignmentGuide(.firstTextBaseline) { _ in 35 }.id("guided")
                }
            }
        }
        return (host.frame(ofID: "plain")?.minY ?? .nan) - (host.frame(ofID: "guided")?.minY ?? .nan)
    }

    func testALayoutHasTheGuidesOfItsViewsUnlessItSaysThatItHasNone() async {
        XCTAssertEqual(rise(FirstAlone()), 15)
        XCTAssertEqual(rise(FirstWithoutGuides()), 0)
        XCTAssertEqual(rise(AnyLayout(FirstAlone())), 15)
        XCTAssertEqual(rise(AnyLayout(FirstWithoutGuides())), 0)
    }
}
