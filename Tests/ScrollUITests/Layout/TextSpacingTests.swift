import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The spacing of stacks around texts. Its rule is read from SwiftUI 6.5.4 (`Spacing.textSpacing`); SwiftUI 7.2.5 was measured with 1 point or less
/// between texts, 11.15 below and 6.22 above a text in the body font, and 8 beside one.
@MainActor
final class TextSpacingTests: XCTestCase {
    /// With the tests' font of 10 points: an ascent of 9, a descent of 3, capitals of 7, and a leading of 2 on whole pixels.
    private let (above, below): (CGFloat, CGFloat) = (12 + 2 - 9, 12 + 2 - 7)

    private func text(_ id: String) -> some View { Text("text").font(.system(size: 10)).id(id) }
    private func box(_ id: String) -> some View { Color.red.frame(width: 20, height: 20).id(id) }

    /// Returns the distances between the views with the ids, from top to bottom.
    private func gaps<V: View>(_ ids: [String], @ViewBuilder _ view: () -> V) -> [CGFloat] {
        let host = host(300, 400, root: view)
        let frames = ids.map { host.frame(ofID: $0) ?? .null }
        return zip(frames, frames.dropFirst()).map { ($1.minY - $0.maxY).rounded(toPlaces: 6) }
    }

    func testTextsHaveNoSpacingToEachOtherAndTheirFontsToOtherViews() async {
        let found = gaps(["a", "1", "2", "b", "c"]) {
            VStack {
                box("a")
                text("1")
                text("2")
                box("b")
                box("c")
            }
        }
        XCTAssertEqual(found, [above, 0, below, 8])
    }

    func testAGivenSpacingIsUsedAsItIs() async {
        let found = gaps(["a", "1", "2"]) {
            VStack(spacing: 3) {
                box("a")
                text("1")
                text("2")
            }
        }
        XCTAssertEqual(found, [3, 3])
    }

    func testBesideATextTheSpacingIsThatOfOtherViews() async {
        let host = host(300, 100) {
            HStack {
                text("1")
                text("2")
                box("a")
            }
        }
        let frames = ["1", "2", "a"].map { host.frame(ofID: $0) ?? .null }
        XCTAssertEqual(frames[1].minX - frames[0].maxX, 8, accuracy: 1e-9)
        XCTAssertEqual(frames[2].minX - frames[1].maxX, 8, accuracy: 1e-9)
    }

    func testAFrameOrPaddingAtAnEdgeMakesItThatOfAnotherView() async {
        let found = gaps(["1", "framed", "2", "padded", "3"]) {
            VStack {
                text("1")
                Text("text").font(.system(size: 10)).frame(height: 30).id("framed")
                text("2")
                Text("text").font(.system(size: 10)).padding(4).id("padded")
                text("3")
            }
        }
        XCTAssertEqual(found, [below, above, below, above])
        let beside = gaps(["1", "wide", "2"]) {
            VStack {
                text("1")
                Text("text").font(.system(size: 10)).padding(.horizontal).background(.red).opacity(0.5).id("wide")
                text("2")
            }
        }
        XCTAssertEqual(beside, [0, 0], "only at the other edges")
    }

    func testAStackHasTheSpacingOfTheViewsAtItsEdges() async {
        let column = gaps(["1", "column", "2"]) {
            VStack {
                text("1")
                VStack {
                    text("first")
                    box("last")
                }
                .id("column")
                text("2")
            }
        }
        XCTAssertEqual(column, [0, above])
        let row = gaps(["1", "row", "a"]) {
            VStack {
                text("1")
                HStack(alignment: .top) {
                    text("left")
                    box("right")
                }
                .id("row")
                box("a")
            }
        }
        XCTAssertEqual(row, [below, below], "each edge has a text and another view")
    }

    func testASpacerHasNoSpacingToAText() async {
        let found = gaps(["1", "spacer", "2"]) {
            VStack {
                text("1")
                Spacer(minLength: 10).frame(width: 5).id("spacer")
                text("2")
            }
            .fixedSize()
        }
        XCTAssertEqual(found, [0, 0])
    }

    private struct Growing: View {
        @State private var isLarge = false

        var body: some View {
            VStack {
                Color.red.frame(width: 20, height: 20).id("a").onTapGesture { isLarge = true }
                Text("text").font(.system(size: isLarge ? 20 : 10)).id("1")
                Color.red.frame(width: 20, height: 20).id("b")
            }
        }
    }

    func testAnotherFontHasAnotherSpacing() async {
        let host = host(300, 400) { Growing() }
        host.click(id: "a")
        host.wait(0.1)
        let frames = ["a", "1", "b"].map { host.frame(ofID: $0) ?? .null }
        XCTAssertEqual(frames[1].minY - frames[0].maxY, 24 + 3 - 18, accuracy: 1e-9)
        XCTAssertEqual(frames[2].minY - frames[1].maxY, 24 + 3 - 14, accuracy: 1e-9)
    }

    func testTheSpacingFollowsThePixels() async {
        let host = host(300, 400) {
            VStack {
                box("a")
                text("1")
            }
        }
        host.scale = 4
        host.frame(at: host.time)
        let gap = (host.frame(ofID: "1")?.minY ?? .nan) - (host.frame(ofID: "a")?.maxY ?? .nan)
        XCTAssertEqual(gap, 12 + 1.25 - 9, accuracy: 1e-9)
    }

    func testALayoutOfTheProgramsOwnSeesTheSpacing() async {
        struct Column: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 200)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                var y = bounds.minY
                for (index, subview) in subviews.enumerated() {
                    let size = subview.sizeThatFits(.unspecified)
                    subview.place(at: CGPoint(x: 0, y: y), proposal: .unspecified)
                    y += size.height
                    guard index + 1 < subviews.count else { return }
                    y += subview.spacing.distance(to: subviews[index + 1].spacing, along: .vertical)
                }
            }
        }
        let found = gaps(["a", "1", "2", "b"]) {
            Column {
                box("a")
                text("1")
                text("2")
                box("b")
            }
        }
        XCTAssertEqual(found, [above, 0, below])
    }
}

extension CGFloat {
    fileprivate func rounded(toPlaces places: Int) -> CGFloat {
        let factor = pow(10, CGFloat(places))
        return (self * factor).rounded() / factor
    }
}
