import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Words that wrap, as written for SwiftUI.
private struct Flow: Layout {
    var spacing: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        place(subviews, width: proposal.width ?? .infinity) { _, _ in }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        _ = place(subviews, width: bounds.width) { subview, point in
            subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
    }

    private func place(
        _ subviews: Subviews, width: CGFloat, _ put: (LayoutSubview, CGPoint) -> Void
    ) -> CGSize {
        var (x, y, line, widest) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, line) = (0, y + line + spacing, 0) }
            put(subview, CGPoint(x: x, y: y))
            x += size.width + spacing
            line = max(line, size.height)
            widest = max(widest, x - spacing)
        }
        return CGSize(width: widest, height: y + line)
    }
}

private struct Share: LayoutValueKey {
    static let defaultValue = 1.0
}

/// Divides the width by the views' shares, and counts the values in its cache.
private struct Shares: Layout {
    struct Kept {
        var total: Double
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func makeCache(subviews: Subviews) -> Kept { Kept(total: subviews.reduce(0) { $0 + $1[Share.self] }) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept) {
        var x = bounds.minX
        for subview in subviews where subview.priority >= 0 {
            let width = bounds.width * subview[Share.self] / cache.total
            let size = ProposedViewSize(width: width, height: bounds.height)
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: size)
            x += width
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Kept
    ) -> CGFloat? {
        guide == .bottom ? 5 : nil
    }
}

@MainActor
final class LayoutProtocolTests: XCTestCase {
    func testAFlowWrapsAndIsAsHighAsItsLines() async {
        let host = host(100, 300) {
            Flow {
                ForEach(0..<5) { Color.red.frame(width: 40, height: 20).id($0) }
            }
            .id("flow")
        }
        XCTAssertEqual(host.frame(ofID: "flow")?.size, CGSize(width: 90, height: 80))
        XCTAssertEqual(host.frame(ofID: 3)?.origin, CGPoint(x: 55, y: 110 + 30))
    }

    func testLayoutValuesAnchorsAndTheCacheReachTheLayout() async {
        let host = host(400, 100) {
            Shares {
                Color.red.layoutValue(key: Share.self, value: 3).padding(0).id("three")
                Color.blue.frame(height: 20).id("one")
            }
        }
        XCTAssertEqual(host.frame(ofID: "three"), CGRect(x: 0, y: 0, width: 300, height: 100))
        XCTAssertEqual(host.frame(ofID: "one"), CGRect(x: 300, y: 40, width: 100, height: 20))
    }

    func testAViewThatIsNotPlacedGoesToTheMiddle() async {
        let host = host(400, 100) {
            Shares {
                Color.red.frame(width: 20, height: 20).layoutPriority(-1).id("left out")
            }
        }
        XCTAssertEqual(host.frame(ofID: "left out"), CGRect(x: 190, y: 40, width: 20, height: 20))
    }

    func testALayoutHasALineOfItsOwn() async {
        let host = host(400, 100) {
            HStack(alignment: .bottom, spacing: 0) {
                Shares { Color.red }.frame(height: 40).id("shares")
                Color.blue.frame(width: 10, height: 5).id("box")
            }
        }
        XCTAssertEqual(host.frame(ofID: "box")?.minY, host.frame(ofID: "shares")?.minY)
    }

    private struct Turning: View {
        @State var isRow = true
        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 4))
            layout {
                Counted().id("a")
                Color.blue.frame(width: 20, height: 20).id("b").onTapGesture { isRow.toggle() }
            }
        }
    }

    private struct Counted: View {
        @State private var taps = 0
        var body: some View { Text("\(taps)").frame(width: 30, height: 20).onTapGesture { taps += 1 } }
    }

    func testAnotherLayoutKeepsTheStateOfItsViews() async {
        let host = host(100, 100) { Turning() }
        XCTAssertEqual(host.frame(ofID: "b")?.origin, CGPoint(x: 23 + 34, y: 40))
        host.click(id: "a")
        host.click(id: "b")
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["1"])
        XCTAssertEqual(host.frame(ofID: "b")?.origin, CGPoint(x: 40, y: 28 + 24))
    }

    func testASpacerInALayoutGrowsAlongIt() async {
        let host = host(100, 100) {
            AnyLayout(HStackLayout(spacing: 0)) {
                Color.red.frame(width: 10, height: 10).id("a")
                Spacer()
                Color.red.frame(width: 10, height: 10).id("b")
            }
        }
        XCTAssertEqual(host.frame(ofID: "b")?.maxX, 100)
    }

    func testTheFirstViewThatFitsIsShown() async {
        let host = host(100, 100) {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 200, height: 10).id("wide")
                Color.red.frame(width: 80, height: 10).id("fits")
                Color.red.frame(width: 20, height: 10).id("small")
            }
        }
        XCTAssertNil(host.frame(ofID: "wide"))
        XCTAssertNotNil(host.frame(ofID: "fits"))
        XCTAssertNil(host.frame(ofID: "small"))
        host.size.width = 50
        host.wait(0.1)
        XCTAssertNil(host.frame(ofID: "fits"))
        XCTAssertNotNil(host.frame(ofID: "small"))
    }

    func testPlacesAreMirroredFromRightToLeft() async {
        let host = host(100, 100) {
            Flow { ForEach(0..<2) { Color.red.frame(width: 40, height: 20).id($0) } }
                .environment(\.layoutDirection, .rightToLeft)
        }
        XCTAssertEqual(host.frame(ofID: 0)?.minX, 55)
        XCTAssertEqual(host.frame(ofID: 1)?.minX, 5)
    }
}
