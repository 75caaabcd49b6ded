import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The distances between the views of stacks without a given spacing, and who gets the space.
@MainActor
final class StackSpacingTests: XCTestCase {
    private static func box(_ length: CGFloat = 20) -> some View { Color.red.frame(width: length, height: length) }

    /// Returns the height of a column of two boxes of 20 points with `middle` in between.
    private func height(around middle: some View) -> CGFloat? {
        host(100, 400) {
            VStack {
                Self.box()
                middle
                Self.box()
            }
            .fixedSize()
            .id("column")
        }
        .frame(ofID: "column")?.height
    }

    func testASpacerWithModifiersIsASpacer() async {
        XCTAssertEqual(height(around: Spacer(minLength: 30)), 70)
        XCTAssertEqual(height(around: Spacer().frame(height: 30)), 70)
        XCTAssertEqual(height(around: Spacer(minLength: 30).opacity(0.5).background(.red).onTapGesture {}), 70)
        XCTAssertEqual(height(around: Spacer(minLength: 30).padding(.horizontal, 4)), 70)
        XCTAssertEqual(height(around: Spacer(minLength: 30).padding(.vertical, 4)), 94)
    }

    func testAnEmptyStackTakesNoSpacing() async {
        XCTAssertEqual(height(around: HStack { EmptyView() }), 40)
        XCTAssertEqual(height(around: VStack { ForEach(0..<0) { _ in Self.box() } }), 40)
        XCTAssertEqual(height(around: ZStack { EmptyView() }), 40)
        XCTAssertEqual(height(around: AnyLayout(VStackLayout())() { EmptyView() }), 40)
    }

    func testTheSpacingOfAStackIsThatOfItsOuterViews() async {
        let ended = VStack {
            Self.box()
            Spacer(minLength: 10)
        }
        XCTAssertEqual(height(around: ended), 20 + 8 + 20 + 10 + 0 + 20)
        XCTAssertEqual(height(around: ended.frame(minHeight: 30)), 20 + 8 + 30 + 8 + 20)
        let across = HStack {
            Self.box()
            Spacer(minLength: 10)
        }
        XCTAssertEqual(height(around: across), 20 + 8 + 20 + 8 + 20)
        XCTAssertEqual(height(around: AnyLayout(VStackLayout())() { ended }), 20 + 8 + 20 + 10 + 0 + 20)
    }

    func testSpacingIsJoinedEdgeByEdge() async {
        var spacing = ViewSpacing.zero
        XCTAssertEqual(spacing.distance(to: ViewSpacing(), along: .vertical), 0)
        spacing.formUnion(ViewSpacing(), edges: .bottom)
        XCTAssertEqual(spacing.distance(to: ViewSpacing(), along: .vertical), 8)
        XCTAssertEqual(ViewSpacing().distance(to: spacing, along: .vertical), 0)
        XCTAssertEqual(spacing.distance(to: ViewSpacing(), along: .horizontal), 0)
    }

    private final class Turn: ObservableObject { @Published var isRow = true }

    private struct Turning<Content: View>: View {
        @ObservedObject var turn: Turn
        let other: AnyLayout
        let content: Content

        var body: some View { (turn.isRow ? AnyLayout(HStackLayout()) : other)() { content } }
    }

    /// Checks `content` in a row, in `other`, and in a row again.
    private func turn(
        to other: AnyLayout, @ViewBuilder _ content: () -> some View, check: (ViewHost, Bool) -> Void
    ) {
        let turn = Turn()
        let content = content()
        let host = host(100, 100) { Turning(turn: turn, other: other, content: content) }
        for isRow in [true, false, true] {
            turn.isRow = isRow
            host.wait(0.1)
            check(host, isRow)
        }
    }

    func testSpacersAndDividersFollowALayoutThatTurns() async {
        turn(to: AnyLayout(VStackLayout())) {
            Self.box()
            Spacer().id("spacer")
            Divider().id("divider")
        } check: { host, isRow in
            XCTAssertEqual(
                host.frame(ofID: "spacer")?.size,
                isRow ? CGSize(width: 79, height: 0) : CGSize(width: 0, height: 79))
            XCTAssertEqual(
                host.frame(ofID: "divider")?.size, isRow ? CGSize(width: 1, height: 100) : CGSize(width: 100, height: 1)
            )
        }
    }

    func testASpacerIsMeasuredAnewWhereALayoutTurns() async {
        turn(to: AnyLayout(ZStackLayout())) {
            Spacer().opacity(0.5).id("spacer")
        } check: { host, isRow in
            XCTAssertEqual(host.frame(ofID: "spacer")?.size, CGSize(width: 100, height: isRow ? 0 : 100))
        }
    }

    func testOfViewsWithoutAMaximumTheOneWithTheGreaterMinimumChoosesFirst() async {
        let host = host(300, 100) {
            HStack(spacing: 0) {
                Color.red.id("small")
                Color.blue.frame(minWidth: 200).id("large")
            }
        }
        XCTAssertEqual(host.frame(ofID: "small")?.width, 100)
        XCTAssertEqual(host.frame(ofID: "large")?.width, 200)
    }

    func testAPriorityEndsAtAModifierThatLaysOut() async {
        func width(_ view: some View) -> CGFloat? {
            host(100, 100) {
                HStack(spacing: 0) {
                    view.id("view")
                    Color.blue
                }
            }
            .frame(ofID: "view")?.width
        }
        let view = Color.red.layoutPriority(1)
        XCTAssertEqual(width(view), 100)
        XCTAssertEqual(width(view.opacity(0.5).background(.blue).offset(x: 3)), 100)
        XCTAssertEqual(width(view.fixedSize(horizontal: false, vertical: true)), 100)
        XCTAssertEqual(width(view.frame(maxHeight: 20)), 50)
        XCTAssertEqual(width(view.frame(height: 20)), 50)
        XCTAssertEqual(width(view.padding(.top, 3)), 50)
        XCTAssertEqual(width(view.ignoresSafeArea()), 50)
    }

    func testARatioNeedsAProposal() async {
        let host = host(100, 100) { Color.red.aspectRatio(2, contentMode: .fit).fixedSize().id("view") }
        XCTAssertEqual(host.frame(ofID: "view")?.size, CGSize(width: 10, height: 10))
    }
}
