import Drawing
import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// Sizes of lazy stacks and of what is in and around them: after each change as if they had been created with it. A stack that nobody offers
/// a width is as wide as its first row.
@MainActor
final class LazySizeTests: XCTestCase {
    @MainActor @Observable
    final class Model {
        var names = ["a", "b"]
        var length = 3
        var isNarrow = false
    }

    /// A list with the ideal width, between bars that show it.
    private struct Fitted<Content: View>: View {
        var height: CGFloat = 200
        @ViewBuilder let content: Content

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    content.fixedSize(horizontal: true, vertical: false).id("list")
                }
                .frame(width: 300, alignment: .leading)
            }
            .frame(height: height).id("scroll")
        }
    }

    private func scroll(_ host: ViewHost, to y: Double) {
        host.apply(.scrollTo(ScrollVector(x: 0, y: y), animated: false), toScrollWithID: "scroll", at: host.time)
        host.wait(0.1)
    }

    /// The root's widths before and after the change, the latter also if it is created with it.
    private func check<Root: View>(
        scrolled: Double = 0, change: (Model) -> Void, line: UInt = #line, @ViewBuilder root: @escaping (Model) -> Root
    ) {
        let (model, other) = (Model(), Model())
        let host = shown(root(model))
        if scrolled > 0 { scroll(host, to: scrolled) }
        let before = host.frame(ofID: "list")?.width
        change(model)
        change(other)
        host.wait(0.1)
        if scrolled > 0 { scroll(host, to: 0) }
        let anew = shown(root(other))
        XCTAssertNotEqual(before, host.frame(ofID: "list")?.width, line: line)
        XCTAssertEqual(host.frame(ofID: "list"), anew.frame(ofID: "list"), line: line)
        XCTAssertEqual(host.displayList.dump(), anew.displayList.dump(), line: line)
    }

    private func shown<Root: View>(_ root: Root) -> ViewHost { host(300, 300) { root } }

    func testAFirstElementThatBecomesSeveralRowsGivesTheWidthOfItsFirst() async {
        struct Rows: View {
            let model: Model
            var body: some View {
                LazyVStack {
                    ForEach(model.names, id: \.self) { name in
                        if name == "a" {
                            Color.red.frame(width: 20, height: 10)
                        } else {
                            ForEach(0..<3) { Color.blue.frame(width: CGFloat(60 + $0), height: 10) }
                        }
                    }
                }
                .fixedSize(horizontal: true, vertical: false).id("list")
            }
        }
        check(change: { $0.names = ["c", "d"] }, root: { Rows(model: $0) })
        check(change: { $0.names = ["c", "a"] }, root: { Rows(model: $0) })
    }

    func testAFirstRowThatChangesOutOfViewGivesItsNewWidth() async {
        struct Rows: View {
            let model: Model
            var body: some View {
                Fitted {
                    LazyVStack {
                        ForEach(0..<60) { number in
                            if number == 0 { Dial() } else { Color.red.frame(width: 5, height: 20) }
                        }
                    }
                    .environment(\.turn, model.length)
                }
            }
        }
        check(scrolled: 900, change: { $0.length = 12 }, root: { Rows(model: $0) })
    }

    func testAFirstRowThatIsGivenAnotherValueOutOfViewGivesItsNewWidth() async {
        struct Rows: View {
            let model: Model
            var body: some View {
                let width = CGFloat(10 * model.length)
                Fitted {
                    LazyVStack { ForEach(0..<60) { Color.red.frame(width: $0 == 0 ? width : 5, height: 20) } }
                }
            }
        }
        check(scrolled: 900, change: { $0.length = 12 }, root: { Rows(model: $0) })
    }

    func testAFirstRowThatObservesAValueIsMeasuredWhenItComesBack() async {
        struct Row: View {
            let model: Model
            var body: some View { Color.red.frame(width: CGFloat(10 * model.length), height: 20) }
        }
        check(scrolled: 900, change: { $0.length = 12 }) { model in
            Fitted {
                LazyVStack {
                    ForEach(0..<60) { number in
                        if number == 0 { Row(model: model) } else { Color.red.frame(width: 5, height: 20) }
                    }
                }
            }
        }
    }

    func testAPinnedHeaderIsAsWideAsTheStackAfterEachChange() async {
        struct Sections: View {
            let model: Model
            var body: some View {
                ScrollView {
                    LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
                        ForEach(0..<3) { section in
                            Section {
                                ForEach(0..<10) { _ in Color.red.frame(width: 20, height: 20) }
                            } header: {
                                Color.blue.frame(maxWidth: .infinity).frame(height: 10).id("header \(section)")
                            }
                        }
                    }
                    .frame(width: model.isNarrow ? 100 : 300)
                }
                .id("scroll")
            }
        }
        let model = Model()
        let host = host(300, 200) { Sections(model: model) }
        scroll(host, to: 100)
        XCTAssertEqual(host.frame(ofID: "header 0")?.width, 300)
        model.isNarrow = true
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: "header 0")?.width, 100)
        model.isNarrow = false
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: "header 0")?.width, 300)
    }

    func testAFrameInAGeometryReaderIsAsHighAsTheStackInIt() async {
        struct Grid: View {
            let model: Model
            var body: some View {
                ScrollView {
                    GeometryReader { _ in
                        LazyVGrid(columns: [GridItem(), GridItem()]) {
                            ForEach(model.names, id: \.self) { name in
                                Color.red.frame(height: name == "a" ? 30 : 10)
                            }
                        }
                        .frame(width: 200).id("frame")
                    }
                    .frame(height: 100)
                }
            }
        }
        let model = Model()
        model.names = ["a"]
        let host = host(300, 300) { Grid(model: model) }
        XCTAssertEqual(host.frame(ofID: "frame")?.height, 30)
        model.names = ["c"]
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: "frame")?.height, 10)
    }

    /// What is in them is laid out alone.
    func testRowsThatComeIntoViewInAGeometryReaderOrACrosswiseScrollViewAreShown() async {
        struct Moved: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 100, height: model.isNarrow ? 10 : 250)
                    LazyVStack { ForEach(0..<5) { Text("row \($0)").frame(height: 30) } }
                        .fixedSize(horizontal: false, vertical: true)
                }
                .frame(height: 1200, alignment: .top)
            }
        }
        for isReader in [true, false] {
            let model = Model()
            let host = host(300, 300) {
                ScrollView {
                    if isReader {
                        GeometryReader { _ in Moved(model: model) }.frame(height: 1200)
                    } else {
                        ScrollView(.horizontal) { Moved(model: model) }.frame(height: 1200)
                    }
                }
            }
            XCTAssertEqual(host.texts, ["row 0", "row 1"])
            model.isNarrow = true
            host.wait(0.1)
            XCTAssertEqual(host.texts, ["row 0", "row 1", "row 2", "row 3", "row 4"], "\(isReader)")
        }
    }

    func testRowsOfAnAlternativeThatDoesNotFitAnyMoreAreNowhere() async {
        struct Alternatives: View {
            let model: Model
            var body: some View {
                ViewThatFits(in: .horizontal) {
                    LazyVStack { ForEach(0..<2) { Color.red.frame(width: 200, height: 10).id("wide \($0)") } }
                    Text("narrow").id("narrow")
                }
                .frame(width: model.isNarrow ? 100 : 300)
            }
        }
        let model = Model()
        let host = host(300, 300) { Alternatives(model: model) }
        XCTAssertNotNil(host.frame(ofID: "wide 0"))
        model.isNarrow = true
        host.wait(0.1)
        XCTAssertNotNil(host.frame(ofID: "narrow"))
        XCTAssertNil(host.frame(ofID: "wide 0"))
        model.isNarrow = false
        host.wait(0.1)
        XCTAssertNotNil(host.frame(ofID: "wide 1"))
    }

    /// The rows of a section are counted by the mean of the visible ones, not by the length of the whole section.
    func testSectionsInPlaceOfOthersAreAsLongAsTheyWouldBeAnew() async {
        struct Sections: View {
            let model: Model
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(model.names, id: \.self) { name in
                            Section {
                                Color.red.frame(height: 40)
                            } header: {
                                Text(name).frame(height: 20)
                            }
                        }
                    }
                }
                .id("scroll")
            }
        }
        let model = Model()
        let host = host(300, 100) { Sections(model: model) }
        XCTAssertEqual(host.scrollGeometry(ofID: "scroll")?.contentSize.height, 120)
        model.names = ["c", "d", "e", "f", "g"]
        host.wait(0.1)
        XCTAssertEqual(host.scrollGeometry(ofID: "scroll")?.contentSize.height, 300)
    }

    private struct Endless: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: CGFloat.infinity, height: 100)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews {
                subview.place(at: bounds.origin, proposal: ProposedViewSize(width: .infinity, height: 100))
            }
        }
    }

    func testALazyRowWithoutEndIsLaidOutWithoutACrash() async {
        let host = host(300, 200) {
            HStack {
                Endless {
                    ScrollView(.horizontal) { LazyHStack { ForEach(0..<9) { Text("row \($0)") } } }
                    ScrollView(.horizontal) {
                        LazyHStack { ForEach(0..<2) { _ in Color.red.frame(minWidth: .infinity) } }
                    }
                    .environment(\.layoutDirection, .rightToLeft)
                }
            }
        }
        host.wait(0.1)
        XCTAssertTrue(host.texts.isEmpty, "nothing of it has a position in the window")
    }

    func testAScrollViewOfTheWidthOfItsFirstRowFollowsAnotherFirstRow() async {
        check {
            $0.isNarrow = true
        } root: { model in
            ScrollView(.horizontal) {
                ScrollView {
                    LazyVStack { ShortList(model: model) }
                }
                .frame(height: 100)
                .id("list")
            }
        }
    }

    /// The first view is measured in each layout, and placed only at first.
    func testAScrollViewInAViewThatFitsNoMoreIsMeasuredAsItIs() async {
        let model = Model()
        model.length = 0
        let host = host(400, 300) { FittingRow(model: model) }
        XCTAssertEqual(host.texts, [])
        for length in [350, 300] {
            model.length = length
            host.wait(0.1)
            XCTAssertEqual(host.texts, ["narrow"], "\(length)")
        }
        model.length = 250
        host.wait(0.1)
        XCTAssertEqual(host.texts, [])
    }
}

private struct FittingRow: View {
    let model: LazySizeTests.Model

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack {
                Color.green.frame(width: CGFloat(model.length), height: 20)
                ScrollView { LazyVStack { Color.red.frame(width: model.length > 0 ? 120 : 60, height: 20) } }
                    .frame(height: 50)
            }
            Text("narrow")
        }
    }
}

private struct ShortList: View {
    let model: LazySizeTests.Model

    var body: some View {
        ScrollView {
            LazyVStack {
                Color.red.frame(width: model.isNarrow ? 60 : 90, height: model.isNarrow ? 22 : 34)
                Color.blue.frame(width: 50, height: 12)
            }
        }
        .frame(height: 30)
    }
}

private struct Dial: View {
    @Environment(\.turn) private var turn
    var body: some View { Color.blue.frame(width: CGFloat(10 * turn), height: 20) }
}

extension EnvironmentValues {
    @Entry fileprivate var turn = 3
}
