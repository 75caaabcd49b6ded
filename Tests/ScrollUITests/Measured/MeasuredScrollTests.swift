import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *scroll*.
@MainActor
final class MeasuredScrollTests: XCTestCase {
    func testIosScrollGeometry() async { measured("ios/scroll/geometry") { ScrollGeometryCase.MeasuredRoot() } }
    func testScrollBoth() async { measured("scroll/both") { ScrollBothCase.MeasuredRoot() } }
    func testScrollFlash() async { measured("scroll/flash") { ScrollFlashCase.MeasuredRoot() } }
    func testScrollInStack() async { measured("scroll/in-stack") { ScrollInStackCase.MeasuredRoot() } }
    func testScrollMargins() async { measured("scroll/margins") { ScrollMarginsCase.MeasuredRoot() } }
    func testScrollNarrowContent() async {
        measured("scroll/narrow-content") { ScrollNarrowContentCase.MeasuredRoot() }
    }
    func testScrollVertical() async { measured("scroll/vertical") { ScrollVerticalCase.MeasuredRoot() } }
    func testScrollWideContent() async { measured("scroll/wide-content") { ScrollWideContentCase.MeasuredRoot() } }
    func testScrollGeometry() async { measured("scroll/geometry") { ScrollGeometryCase.MeasuredRoot() } }
    func testScrollPositionCenter() async {
        measured("scroll/position-center", applied: 205.5) { ScrollPositionCenterCase.MeasuredRoot() }
    }
    func testScrollChildren() async { measured("scroll/children") { ScrollChildrenCase.MeasuredRoot() } }
    func testScrollHorizontal() async { measured("scroll/horizontal") { ScrollHorizontalCase.MeasuredRoot() } }
    func testScrollModifiers() async { measured("scroll/modifiers") { ScrollModifiersCase.MeasuredRoot() } }
    func testScrollPadding() async { measured("scroll/padding") { ScrollPaddingCase.MeasuredRoot() } }
    func testScrollVerticalOverflow() async {
        measured("scroll/vertical-overflow") { ScrollOverflowCase.MeasuredRoot() }
    }
}

/// ScrollGeometry with a 20 pt top content margin at rest and after scrollTo(top), the number of geometry
/// callbacks and of phase callbacks: the same on macOS and iOS.
private enum ScrollGeometryCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 0) {
                ScrollViewReader { reader in
                    ScrollView {
                        Ladder(names: (0..<20).map { "g\($0)" })
                    }
                    .contentMargins(.top, 20, for: .scrollContent)
                    .frame(height: 150)
                    .id("scroll")
                    .onScrollGeometryChange(for: ScrollGeometry.self) {
                        $0
                    } action: { _, now in
                        Meter.hit("geometryCalls")
                        Meter.set("contentOffset.x", now.contentOffset.x)
                        Meter.set("contentOffset.y", now.contentOffset.y)
                        Meter.set("contentSize.width", now.contentSize.width)
                        Meter.set("contentSize.height", now.contentSize.height)
                        Meter.set("contentInsets.top", now.contentInsets.top)
                        Meter.set("contentInsets.bottom", now.contentInsets.bottom)
                        Meter.set("contentInsets.leading", now.contentInsets.leading)
                        Meter.set("containerSize.width", now.containerSize.width)
                        Meter.set("containerSize.height", now.containerSize.height)
                        Meter.set("visibleRect.minY", now.visibleRect.minY)
                        Meter.set("visibleRect.height", now.visibleRect.height)
                        Meter.set("bounds.minY", now.bounds.minY)
                        Meter.set("bounds.height", now.bounds.height)
                    }
                    .onScrollPhaseChange { _, _ in Meter.hit("phaseChanges") }
                    .onAppear {
                        Meter.on("top10") { reader.scrollTo("g10", anchor: .top) }
                    }
                }
                Slab(w: 20, h: 8)
            }
        }
    }
}

/// Both axes: the scroll view takes the whole proposal, content starts at the top left.
private enum ScrollBothCase {
    struct MeasuredRoot: View {
        var body: some View {
            ScrollView([.horizontal, .vertical]) {
                Slab(w: 500, h: 400).id("content")
            }
            .id("scroll")
        }
    }
}

/// scrollIndicatorsFlash(onAppear:) has no effect on the layout.
private enum ScrollFlashCase {
    struct MeasuredRoot: View {
        var body: some View {
            ScrollView {
                Ladder(names: (0..<20).map { "row\($0)" })
            }
            .scrollIndicatorsFlash(onAppear: true)
            .id("scroll")
        }
    }
}

/// Between two fixed siblings of a stack the scroll view takes the rest of the length.
private enum ScrollInStackCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 0) {
                Slab(w: 44.5, h: 16).id("header")
                ScrollView {
                    Ladder(names: (0..<20).map { "row\($0)" }).id("content")
                }
                .id("scroll")
                Slab(w: 39.5, h: 16).id("footer")
            }
            .id("stack")
        }
    }
}

/// contentMargins: content margins on all edges or horizontally widen the scroll view and shift the content,
/// automatic top margins shift it down, indicator margins change nothing.
private enum ScrollMarginsCase {
    struct MeasuredRoot: View {
        func rows(_ letter: String, _ count: Int) -> Ladder { Ladder(names: (0..<count).map { "\(letter)\($0)" }) }
        var body: some View {
            HStack(spacing: 20) {
                ScrollView { rows("a", 20) }
                    .contentMargins(20, for: .scrollContent)
                    .id("content")
                ScrollView { rows("b", 3) }
                    .contentMargins(.horizontal, 12, for: .scrollContent)
                    .id("horizontal")
                ScrollView { rows("c", 3) }
                    .contentMargins(.top, 30)
                    .id("automatic")
                ScrollView { rows("d", 20) }
                    .contentMargins(20, for: .scrollIndicators)
                    .id("indicators")
            }
        }
    }
}

/// Cross axis inside a frame wider than the content: the scroll view shrinks to the content's width and the
/// frame centres it.
private enum ScrollNarrowContentCase {
    struct MeasuredRoot: View {
        var body: some View {
            ScrollView { Slab(w: 100, h: 400).id("content") }
                .id("scroll")
                .frame(width: 250, height: 150)
                .id("frame")
        }
    }
}

/// A vertical scroll view whose content is shorter than the viewport: full proposed height, width of the
/// content, content at the top edge.
private enum ScrollVerticalCase {
    struct MeasuredRoot: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Slab(w: 120, h: 20).id("row0")
                    Slab(w: 120, h: 20).id("row1")
                    Slab(w: 120, h: 20).id("row2")
                }
                .id("content")
            }
            .id("scroll")
        }
    }
}

/// Cross axis with content wider than the proposal: the scroll view grows past its proposal and is centred on
/// it.
private enum ScrollWideContentCase {
    struct MeasuredRoot: View {
        var body: some View {
            ScrollView { Slab(w: 400, h: 400).id("content") }.id("scroll")
        }
    }
}

/// scrollPosition(id:anchor: .center) over a plain stack: the initial value does not scroll, a reader scroll
/// moves the view and leaves the binding alone.
private enum ScrollPositionCenterCase {
    struct MeasuredRoot: View {
        @State private var current: String? = "row10"
        let names = (0..<30).map { "row\($0)" }
        var body: some View {
            let _ = Meter.set("position", current ?? "nil")
            VStack(spacing: 0) {
                ScrollViewReader { reader in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(names, id: \.self) { Slab(w: 120, h: 30).id($0) }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollPosition(id: $current, anchor: .center)
                    .id("scroll")
                    .onAppear {
                        Meter.on("top7") { reader.scrollTo("row7", anchor: .top) }
                    }
                }
                Slab(w: 110, h: 1)
            }
        }
    }
}

/// Three views in a scroll view of either axis form a centred column.
private enum ScrollChildrenCase {
    struct Three: View {
        let letter: String
        var body: some View {
            Slab(w: 22.5, h: 16).id("\(letter)Top")
            Slab(w: 60, h: 30).id("\(letter)Block")
            Slab(w: 44.5, h: 16).id("\(letter)Bottom")
        }
    }

    struct MeasuredRoot: View {
        var body: some View {
            HStack(alignment: .top, spacing: 20) {
                ScrollView { Three(letter: "v") }.id("vScroll")
                ScrollView(.horizontal) { Three(letter: "h") }.id("hScroll")
            }
            .id("row")
        }
    }
}

/// A row of twelve cells in a horizontal scroll view, which is as high as they are.
private enum ScrollHorizontalCase {
    struct MeasuredRoot: View {
        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 8) {
                    ForEach((0..<12).map { "cell\($0)" }, id: \.self) { Slab(w: 60, h: 40).id($0) }
                }
                .id("content")
            }
            .id("scroll")
        }
    }
}

/// Hidden indicators, in both ways, and disabled scrolling.
private enum ScrollModifiersCase {
    struct MeasuredRoot: View {
        var body: some View {
            HStack(spacing: 20) {
                ScrollView(showsIndicators: false) {
                    Ladder(names: (0..<20).map { "left\($0)" }, width: 80).id("contentA")
                }
                .id("scrollA")
                ScrollView {
                    Ladder(names: (0..<20).map { "row\($0)" }, width: 80).id("contentB")
                }
                .scrollIndicators(.hidden)
                .scrollDisabled(true)
                .id("scrollB")
            }
            .id("row")
        }
    }
}

/// Default padding around the rows in a scroll view.
private enum ScrollPaddingCase {
    struct MeasuredRoot: View {
        var body: some View {
            ScrollView {
                Ladder(names: (0..<20).map { "row\($0)" })
                    .padding()
                    .id("padded")
            }
            .id("scroll")
        }
    }
}

/// Rows with distances, longer than the window.
private enum ScrollOverflowCase {
    struct MeasuredRoot: View {
        var body: some View {
            ScrollView {
                Ladder(names: (0..<20).map { "row\($0)" }, gap: 8).id("content")
            }
            .id("scroll")
        }
    }
}
