import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Lengths that change while the content is at rest, or in the same frame in which it is scrolled.
@MainActor
final class LengthChangeTests: XCTestCase {
    private func offset(_ host: ViewHost) -> CGPoint {
        host.scrollGeometry(ofID: "list")?.contentOffset ?? CGPoint(x: CGFloat.nan, y: .nan)
    }

    // MARK: A jump and a spacer in one frame

    private struct Spaced: View {
        @State private var height: CGFloat = 120
        @State private var position = ScrollPosition(idType: Int.self)
        let animation: Animation?

        var body: some View {
            VStack(spacing: 0) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Color.clear.frame(height: height)
                        ForEach(0..<80) { Color.red.frame(height: CGFloat(20 + $0 % 5 * 13)).id($0) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition($position).frame(height: 300).id("list")
                HStack(spacing: 0) {
                    button("down", to: 900, height: 120)
                    button("up", to: 100, height: 174)
                    button("back", to: 100, height: 66)
                }
            }
        }

        private func button(_ name: String, to y: CGFloat, height: CGFloat) -> some View {
            Color.blue.frame(width: 30, height: 30).id(name).onTapGesture {
                withAnimation(animation) {
                    self.height = height
                    position.scrollTo(y: y)
                }
            }
        }
    }

    func testAPointIsReachedThoughASpacerChangesInTheSameFrame() async {
        for animation in [nil, Animation.default, .easeInOut(duration: 0.4), .bouncy] {
            for way in ["up", "back"] {
                let host = host(200, 330) { Spaced(animation: animation) }
                host.click(id: "down")
                host.wait(3)
                XCTAssertEqual(offset(host).y, 900, accuracy: 0.01, "down, \(String(describing: animation))")
                host.click(id: way)
                host.wait(3)
                XCTAssertEqual(offset(host).y, 100, accuracy: 0.01, "\(way), \(String(describing: animation))")
            }
        }
    }

    // MARK: Widths

    private struct Pages: View {
        let isLazy: Bool
        var share: CGFloat = 1
        var anchor = UnitPoint.leading
        var page = 0

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView(.horizontal) {
                    if isLazy {
                        LazyHStack(spacing: 10) { pages }.scrollTargetLayout()
                    } else {
                        HStack(spacing: 10) { pages }.scrollTargetLayout()
                    }
                }
                .scrollTargetBehavior(.viewAligned(anchor: anchor))
                .contentMargins(.horizontal, 20)
                .id("list")
                .onTapGesture { proxy.scrollTo(page, anchor: anchor) }
            }
        }

        private var pages: some View {
            ForEach(0..<9) {
                Color.red.containerRelativeFrame(.horizontal) { width, _ in width * share }.frame(height: 100).id($0)
            }
        }
    }

    func testAPageThatAFlickCameToRestOnIsKeptWithoutABinding() async {
        for isLazy in [true, false] {
            for share in [1, 0.6] {
                let host = host(300, 100) { Pages(isLazy: isLazy, share: share) }
                host.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 60, y: 50), over: 0.1)
                host.wait(4)
                let page = (0..<9).first { abs((host.frame(ofID: $0)?.minX ?? .nan) - 20) < 0.01 }
                guard let page, page > 0 else { return XCTFail("no page at the edge") }
                for width in [500, 333, 200, 301.5, 300] {
                    host.size = CGSize(width: width, height: 100)
                    host.wait(1)
                    XCTAssertEqual(
                        host.frame(ofID: page)?.minX ?? .nan, 20, accuracy: 0.01, "lazy \(isLazy), width \(width)")
                }
            }
        }
    }

    func testAPageThatTheProgramScrolledToIsKeptWithoutABinding() async {
        for isLazy in [true, false] {
            for anchor in [UnitPoint.leading, .center, .trailing] {
                let host = host(300, 100) { Pages(isLazy: isLazy, share: 0.6, anchor: anchor, page: 5) }
                host.click(at: CGPoint(x: 50, y: 50))
                host.wait(1)
                for width in [500, 333, 200, 301.5, 300] {
                    host.size = CGSize(width: width, height: 100)
                    host.wait(1)
                    guard let frame = host.frame(ofID: 5) else { return XCTFail("the page is gone") }
                    XCTAssertEqual(
                        frame.minX + frame.width * anchor.x, 20 + (width - 40) * anchor.x, accuracy: 0.01,
                        "lazy \(isLazy), \(anchor), width \(width)")
                }
            }
        }
    }

    // MARK: Margins

    private struct Margins: View {
        @State private var margin: CGFloat = 20
        let axis: Axis.Set
        var anchor: UnitPoint?

        var body: some View {
            VStack(spacing: 0) {
                ScrollView(axis) { Color.red.frame(width: 900, height: 900).id("content") }
                    .contentMargins(.all, margin, for: .scrollContent)
                    .defaultScrollAnchor(anchor, for: .sizeChanges)
                    .frame(width: 200, height: 200).id("list")
                Color.blue.frame(width: 30, height: 30).id("grow").onTapGesture { margin = 60 }
                Color.green.frame(width: 30, height: 30).id("shrink").onTapGesture { margin = 5 }
            }
        }
    }

    func testContentAtItsStartStaysThereWhenTheMarginChanges() async {
        let host = host(200, 260) { Margins(axis: .vertical) }
        XCTAssertEqual(offset(host).y, -20)
        host.click(id: "grow")
        host.wait(0.1)
        XCTAssertEqual(offset(host).y, -60)
        host.click(id: "shrink")
        host.wait(0.1)
        XCTAssertEqual(offset(host).y, -5)
    }

    func testContentAwayFromItsStartStaysWhereItIsWhenTheMarginChanges() async {
        let host = host(200, 260) { Margins(axis: .vertical) }
        host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), over: 1)
        host.wait(3)
        let place = offset(host).y
        XCTAssertGreaterThan(place, 50)
        host.click(id: "grow")
        host.wait(0.1)
        XCTAssertEqual(offset(host).y, place)
    }

    func testContentThatBeginsAtTheRightStaysThereWhenTheMarginChanges() async {
        let host = host(200, 260) { Margins(axis: .horizontal).environment(\.layoutDirection, .rightToLeft) }
        XCTAssertEqual(offset(host).x, 900 + 20 - 200)
        host.click(id: "grow")
        host.wait(0.1)
        XCTAssertEqual(offset(host).x, 900 + 60 - 200)
    }
}
