import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *lazy*.
@MainActor
final class MeasuredLazyTests: XCTestCase {
    func testLazyGridSections() async { measured("lazy/grid-sections") { LazyGridSectionsCase.MeasuredRoot() } }
    func testLazyStacks() async { measured("lazy/stacks") { LazyStacksCase.MeasuredRoot() } }
    /// Section b's header at the top, section c's footer at the bottom.
    func testLazyPinnedBoth() async {
        measured("lazy/pinned-both") {
            PinnedChapters(pinned: [.sectionHeaders, .sectionFooters], actions: [("topB3", "b3", .top)])
        }
    }

    /// The current header sticks to the top over the rows; scrollTo(.top) leaves no space for it; a section that has left is gone.
    func testLazyPinnedHeaders() async {
        measured("lazy/pinned-headers") {
            PinnedChapters(pinned: .sectionHeaders, actions: [("topB3", "b3", .top), ("bottomA7", "a7", .bottom)])
        }
    }
    func testLazyGrids() async { measured("lazy/grids") { LazyGridsCase.MeasuredRoot() } }
    func testLazyGridAlignment() async { measured("lazy/grid-alignment") { LazyGridAlignmentCase.MeasuredRoot() } }
    func testLazyLaziness() async { measured("lazy/laziness") { LazinessCase.MeasuredRoot() } }
    func testLazyPinnedFooters() async {
        measured("lazy/pinned-footers") {
            PinnedChapters(pinned: .sectionFooters, actions: [("topB3", "b3", .top), ("bottomB0", "b0", .bottom)])
        }
    }
}

/// Section headers and footers in a lazy grid take a line of their own over the grid's whole width (not the
/// tracks' width); each section starts a new line; line spacing applies around them.
private enum LazyGridSectionsCase {
    struct MeasuredRoot: View {
        let tracks = [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))]
        var body: some View {
            ScrollView {
                LazyVGrid(columns: tracks, spacing: 4) {
                    Section {
                        ForEach(["a0", "a1", "a2", "a3", "a4"], id: \.self) { Color.indigo.frame(height: 20).id($0) }
                    } header: {
                        Color.gray.frame(height: 24).id("aH")
                    } footer: {
                        Color.black.frame(height: 16).id("aF")
                    }
                    Section {
                        ForEach(["b0", "b1", "b2", "b3"], id: \.self) { Color.teal.frame(height: 20).id($0) }
                    } header: {
                        Slab(w: 46, h: 16).id("bH")
                    }
                }
                .id("grid")
            }
            .frame(width: 240)
            .id("scroll")
        }
    }
}

/// Lazy stacks fill the axis across them (a LazyVStack the proposed width, a LazyHStack the proposed height)
/// and share a row like other flexible views; section headers are ordinary children outside a scroll view.
private enum LazyStacksCase {
    struct MeasuredRoot: View {
        var body: some View {
            HStack(alignment: .top, spacing: 20) {
                LazyVStack(alignment: .leading, spacing: 6) {
                    Slab(w: 34.5, h: 16).id("alpha")
                    Slab(w: 60, h: 20).id("red")
                    Slab(w: 28, h: 16).id("beta")
                }
                .id("vstack")
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        Slab(w: 50, h: 20).id("green")
                        Slab(w: 50, h: 20)
                    } header: {
                        Slab(w: 44.5, h: 16).id("header")
                    }
                }
                .id("sections")
                LazyHStack(alignment: .bottom, spacing: 4) {
                    Slab(w: 20, h: 30).id("orange")
                    Slab(w: 13, h: 16).id("hi")
                }
                .id("hstack")
            }
            .id("row")
        }
    }
}

/// Eight rows between a header and a footer.
private struct Chapter: View {
    let key: String
    var body: some View {
        Section {
            ForEach((0..<8).map { "\(key)\($0)" }, id: \.self) { Slab(w: 200, h: 20).id($0) }
        } header: {
            Slab(w: 200, h: 24).id("\(key)H")
        } footer: {
            Slab(w: 200, h: 16).id("\(key)F")
        }
    }
}

/// Three chapters with pinned headers or footers, and actions that scroll to a row.
private struct PinnedChapters: View {
    let pinned: PinnedScrollableViews
    let actions: [(name: String, row: String, anchor: UnitPoint)]

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    Chapter(key: "a")
                    Chapter(key: "b")
                    Chapter(key: "c")
                }
            }
            .id("scroll")
            .onAppear {
                for action in actions { Meter.on(action.name) { reader.scrollTo(action.row, anchor: action.anchor) } }
            }
        }
    }
}

/// A grid of three kinds of columns, one of adaptive columns and one of two rows.
private enum LazyGridsCase {
    struct MeasuredRoot: View {
        let kinds = [
            GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
        ]

        var body: some View {
            VStack(spacing: 16) {
                LazyVGrid(columns: kinds, spacing: 4) {
                    ForEach((0..<6).map { "cell\($0)" }, id: \.self) { Color.orange.frame(height: 20).id($0) }
                }
                .frame(width: 280)
                .id("columns")
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
                    ForEach((0..<5).map { "adaptive\($0)" }, id: \.self) { Color.teal.frame(height: 24).id($0) }
                }
                .frame(width: 240)
                .id("adaptive")
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
                    ForEach((0..<5).map { "hcell\($0)" }, id: \.self) { Color.indigo.frame(width: 40).id($0) }
                }
                .frame(height: 70)
                .id("rows")
            }
            .id("stack")
        }
    }
}

/// The alignment of a grid, and those of its tracks.
private enum LazyGridAlignmentCase {
    struct MeasuredRoot: View {
        let tracks = [
            GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
            GridItem(.fixed(60), alignment: .bottomTrailing),
        ]

        var body: some View {
            VStack(spacing: 16) {
                LazyVGrid(columns: tracks, alignment: .trailing, spacing: 4) {
                    Slab(w: 20, h: 20).id("t0")
                    Slab(w: 20, h: 40).id("t1")
                    Slab(w: 20, h: 20).id("t2")
                    Slab(w: 20, h: 20).id("t3")
                }
                .frame(width: 240)
                .id("trailing")
                LazyVGrid(columns: tracks, alignment: .leading, spacing: 4) {
                    Slab(w: 20, h: 20).id("l0")
                    Slab(w: 20, h: 40).id("l1")
                    Slab(w: 20, h: 20).id("l2")
                }
                .frame(width: 240)
                .id("leading")
            }
        }
    }
}

/// Two hundred rows, of which those in view exist.
private enum LazinessCase {
    struct MeasuredRoot: View {
        let names = (0..<200).map { "r\($0)" }

        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(names, id: \.self) { Slab(w: 200, h: 20).id($0) }
                    }
                }
                .id("scroll")
                .onAppear {
                    Meter.on("top100") { reader.scrollTo("r100", anchor: .top) }
                }
            }
        }
    }
}
