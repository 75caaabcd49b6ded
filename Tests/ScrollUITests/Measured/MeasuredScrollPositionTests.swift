import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *scroll* in which the position is set.
@MainActor
final class MeasuredScrollPositionTests: XCTestCase {
    func testScrollAnchorBottom() async { measured("scroll/anchor-bottom") { AnchorBottomCase.MeasuredRoot() } }
    func testScrollAnchorRoles() async { measured("scroll/anchor-roles") { AnchorRolesCase.MeasuredRoot() } }
    func testScrollPosition() async { measured("scroll/position", applied: 1) { PositionedColumn(height: 20) } }
    func testIosScrollPosition() async { measured("ios/scroll/position") { PositionedColumn(height: 40) } }
    func testScrollScrollTo() async { measured("scroll/scroll-to") { ScrollToCase.MeasuredRoot() } }
}

/// defaultScrollAnchor(.bottom): the content begins at its end.
private enum AnchorBottomCase {
    struct MeasuredRoot: View {
        var body: some View {
            ScrollView {
                Ladder(names: (0..<20).map { "row\($0)" }).id("content")
            }
            .defaultScrollAnchor(.bottom)
            .id("scroll")
        }
    }
}

/// The roles of default anchors: two for short content, two for content that grows by five rows.
private enum AnchorRolesCase {
    struct MeasuredRoot: View {
        @State private var count = 20

        func rows(_ letter: String, _ count: Int) -> Ladder { Ladder(names: (0..<count).map { "\(letter)\($0)" }) }

        var body: some View {
            HStack(spacing: 20) {
                ScrollView { rows("a", 3) }
                    .defaultScrollAnchor(.bottom, for: .alignment)
                    .id("bottomAligned")
                ScrollView { rows("b", 3) }
                    .defaultScrollAnchor(.center, for: .alignment)
                    .id("centerAligned")
                ScrollView { rows("c", count) }
                    .defaultScrollAnchor(.bottom, for: .sizeChanges)
                    .id("sizeChanges")
                ScrollView { rows("d", count) }
                    .defaultScrollAnchor(.bottom)
                    .defaultScrollAnchor(.bottom, for: .sizeChanges)
                    .id("bottomGrows")
            }
            .onAppear {
                Meter.on("grow") { count = 25 }
            }
        }
    }
}

/// scrollPosition(id:) over a lazy column of thirty rows, and a reader that scrolls past the binding.
private struct PositionedColumn: View {
    private let height: CGFloat
    private let names = (0..<30).map { "row\($0)" }
    @State private var current: String? = "row10"

    init(height: CGFloat) { self.height = height }

    var body: some View {
        let _ = Meter.set("position", current ?? "nil")
        VStack(spacing: 0) {
            ScrollViewReader { reader in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(names, id: \.self) { Slab(w: 120, h: height).id($0) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $current)
                .id("scroll")
                .onAppear {
                    Meter.on("set20") { current = "row20" }
                    Meter.on("top5") { reader.scrollTo("row5", anchor: .top) }
                    Meter.on("center7") { reader.scrollTo("row7", anchor: .center) }
                }
            }
            Slab(w: 110, h: 1)
        }
    }
}

/// scrollTo with and without an anchor.
private enum ScrollToCase {
    struct MeasuredRoot: View {
        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    Ladder(names: (0..<20).map { "row\($0)" }).id("content")
                }
                .id("scroll")
                .onAppear {
                    Meter.on("row15") { reader.scrollTo("row15") }
                    Meter.on("row3Top") { reader.scrollTo("row3", anchor: .top) }
                    Meter.on("row10Center") { reader.scrollTo("row10", anchor: .center) }
                    Meter.on("row0") { reader.scrollTo("row0") }
                }
            }
        }
    }
}
