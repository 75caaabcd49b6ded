import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// What stacks propose to their views when they place them.
@MainActor
final class StackPlacementTests: XCTestCase {
    private static let layouts: [(name: String, layout: AnyLayout, fills: Axis.Set)] = [
        ("row", AnyLayout(HStackLayout(spacing: 4)), .vertical),
        ("column", AnyLayout(VStackLayout(spacing: 4)), .horizontal),
        ("overlay", AnyLayout(ZStackLayout()), [.horizontal, .vertical]),
    ]

    /// The surroundings of a view in which both lengths, one of them or none are proposed.
    private static let surroundings: [(name: String, around: (AnyView) -> AnyView)] = [
        ("window", { AnyView($0) }),
        ("fixed size", { AnyView($0.fixedSize()) }),
        ("scrolled down", { content in AnyView(ScrollView { content }) }),
        ("scrolled across", { content in AnyView(ScrollView(.horizontal) { content }) }),
    ]

    private static var views: some View {
        Group {
            Color.red.frame(width: 100, height: 70)
            Color.blue.id("flexible")
        }
    }

    private static func stacks(_ name: String) -> AnyView {
        switch name {
        case "row": AnyView(HStack(spacing: 4) { views }.id("stack"))
        case "column": AnyView(VStack(spacing: 4) { views }.id("stack"))
        default: AnyView(ZStack { views }.id("stack"))
        }
    }

    func testAFlexibleViewIsAsLongAsItsStackWhereverTheStackLies() async throws {
        for (name, layout, fills) in Self.layouts {
            let forms = [("built in", Self.stacks(name)), ("layout", AnyView(layout { Self.views }.id("stack")))]
            for (form, stack) in forms {
                for (place, around) in Self.surroundings {
                    let host = host(300, 200) { around(stack) }
                    let whole = try XCTUnwrap(host.frame(ofID: "stack"))
                    let view = try XCTUnwrap(host.frame(ofID: "flexible"))
                    let text = "\(form) \(name), \(place)"
                    if fills.contains(.horizontal) { XCTAssertEqual(view.width, whole.width, text) }
                    if fills.contains(.vertical) { XCTAssertEqual(view.height, whole.height, text) }
                }
            }
        }
    }

    func testADividerIsAsHighAsItsScrolledRow() async {
        let host = host(300, 200) {
            ScrollView {
                HStack {
                    Color.red.frame(width: 20, height: 60)
                    Divider().id("line")
                }
            }
        }
        XCTAssertEqual(host.frame(ofID: "line")?.height, 60)
    }

    func testButtonsOfAColumnOfItsOwnSizeAreEquallyWide() async {
        let host = host(300, 200) {
            VStack {
                Color.red.frame(width: 120, height: 20)
                Color.blue.frame(width: 40, height: 20).frame(maxWidth: .infinity).id("narrow")
            }
            .fixedSize()
        }
        XCTAssertEqual(host.frame(ofID: "narrow")?.width, 120)
    }

    func testACardInAScrollViewIsAsHighAsItsText() async {
        let host = host(300, 200) {
            ScrollView {
                ZStack {
                    RoundedRectangle(cornerRadius: 8).fill(.blue).id("card")
                    Color.red.frame(width: 50, height: 80).padding(10)
                }
            }
        }
        XCTAssertEqual(host.frame(ofID: "card"), CGRect(x: 0, y: 0, width: 300, height: 100))
    }

    /// The other views of a stack lie in the size of the largest one, even where it covers more than the window.
    func testAViewThatCoversMoreThanTheWindowWidensTheOthers() async {
        let host = host(300, 100) {
            ZStack {
                Color.blue.aspectRatio(2, contentMode: .fill).id("fill")
                Color.red.frame(maxHeight: 10).id("line")
                Color.green.aspectRatio(1, contentMode: .fit).id("fit")
            }
        }
        XCTAssertEqual(host.frame(ofID: "fill"), CGRect(x: 0, y: -25, width: 300, height: 150))
        XCTAssertEqual(host.frame(ofID: "line"), CGRect(x: 0, y: 45, width: 300, height: 10))
        XCTAssertEqual(host.frame(ofID: "fit"), CGRect(x: 75, y: -25, width: 150, height: 150))
    }

    /// In a width in which no letter fits, the last permitted line is an ellipsis.
    func testANarrowTextLooksTheSameAsBuiltAnew() async {
        final class Model: ObservableObject { @Published var height: CGFloat? }
        struct Narrow: View {
            @ObservedObject var model: Model

            var body: some View { Text("AM").frame(width: 0, height: model.height) }
        }
        let model = Model()
        let updated = host(100, 100) { Narrow(model: model) }
        model.height = 42
        updated.wait(0.1)
        let anew = host(100, 100) { Narrow(model: model) }
        XCTAssertEqual(updated.texts, anew.texts)
    }

    func testAGivenSpacingLiesAroundSpacersToo() async {
        let host = host(300, 100) {
            HStack(spacing: 10) {
                Color.red.frame(width: 20)
                Spacer().id("spacer")
                Color.blue.frame(width: 20)
            }
        }
        XCTAssertEqual(host.frame(ofID: "spacer")?.minX, 30)
        XCTAssertEqual(host.frame(ofID: "spacer")?.width, 240)
    }
}
