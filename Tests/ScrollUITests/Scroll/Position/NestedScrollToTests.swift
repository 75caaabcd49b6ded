import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// A list of 400 points whose pinned header is a row of tabs, and whose rows are carousels.
private struct Shelves: View {
    let goal: AnyHashable
    var anchor: UnitPoint? = .center

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<20, id: \.self) { row in
                            ScrollView(.horizontal) {
                                HStack(spacing: 0) {
                                    ForEach(0..<10, id: \.self) { card in
                                        Color.blue.frame(width: 100, height: 100).id("\(row).\(card)")
                                    }
                                }
                            }
                            .frame(height: 100)
                        }
                    } header: {
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) {
                                ForEach(0..<10, id: \.self) { tab in
                                    Color.red.frame(width: 100, height: 50).id("tab \(tab)")
                                }
                            }
                        }
                        .frame(height: 50)
                        .id("tabs")
                    }
                }
            }
            .id("list")
            .frame(width: 200, height: 400)
            Color.green.frame(height: 40).onTapGesture { reader.scrollTo(goal, anchor: anchor) }.id("go")
        }
    }
}

@MainActor
final class NestedScrollToTests: XCTestCase {
    private func host(_ goal: some Hashable, anchor: UnitPoint? = .center) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 200, height: 440)) {
            VStack(spacing: 0) { Shelves(goal: AnyHashable(goal), anchor: anchor) }
        }
        host.frame(at: .zero)
        return host
    }

    private func go(_ host: ViewHost) {
        host.click(id: "go")
        host.advance(to: host.time + .seconds(2))
    }

    private func y(_ host: ViewHost) -> CGFloat { host.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan }

    func testATabInAPinnedHeaderMovesTheTabsAndNotTheList() async {
        let host = host("tab 7")
        host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
        host.advance(to: host.time + .seconds(4))
        let before = y(host)
        XCTAssertGreaterThan(before, 0)
        go(host)
        XCTAssertEqual(host.frame(ofID: "tab 7")?.midX ?? 0, 100, accuracy: 0.5)
        XCTAssertEqual(y(host), before, accuracy: 0.01)
    }

    func testACardInACarouselThatIsSeenMovesTheCarouselAlone() async {
        let host = host("1.6")
        go(host)
        XCTAssertEqual(host.frame(ofID: "1.6")?.midX ?? 0, 100, accuracy: 0.5)
        XCTAssertEqual(y(host), 0, accuracy: 0.01)
    }

    func testACardInACarouselThatIsHalfHiddenBringsTheListAlong() async {
        let host = host("3.6")
        go(host)
        XCTAssertEqual(host.frame(ofID: "3.6")?.midX ?? 0, 100, accuracy: 0.5)
        XCTAssertEqual(host.frame(ofID: "3.6")?.midY ?? 0, 200, accuracy: 0.5)
    }

    func testARowOfTheListComesBeforeCardsOfTheSameID() async {
        let host = host(12, anchor: .top)
        go(host)
        XCTAssertEqual(y(host), 50 + 1200, accuracy: 0.5)
    }
}
