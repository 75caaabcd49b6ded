import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *layout*.
@MainActor
final class MeasuredLayoutTests: XCTestCase {
    func testLayoutAlignmentGuide() async {
        measured("layout/alignment-guide") { LayoutAlignmentGuideCase.MeasuredRoot() }
    }
    func testLayoutFixedSize() async { measured("layout/fixed-size") { LayoutFixedSizeCase.MeasuredRoot() } }
    func testLayoutFrameFlex() async { measured("layout/frame-flex") { LayoutFrameFlexCase.MeasuredRoot() } }
    func testLayoutHstackAlignment() async {
        measured("layout/hstack-alignment") { LayoutHstackAlignmentCase.MeasuredRoot() }
    }
    func testLayoutHstackIdeal() async { measured("layout/hstack-ideal") { LayoutHstackIdealCase.MeasuredRoot() } }
    func testLayoutNestedStacks() async { measured("layout/nested-stacks") { LayoutNestedStacksCase.MeasuredRoot() } }
    func testLayoutPaddingEdges() async { measured("layout/padding-edges") { LayoutPaddingEdgesCase.MeasuredRoot() } }
    func testLayoutSpacer() async { measured("layout/spacer") { LayoutSpacerCase.MeasuredRoot() } }
    func testLayoutSpacingDefault() async {
        measured("layout/spacing-default") { LayoutSpacingDefaultCase.MeasuredRoot() }
    }
    func testLayoutVstackSpacingDefault() async {
        measured("layout/vstack-spacing-default") { LayoutVstackSpacingDefaultCase.MeasuredRoot() }
    }
    func testLayoutZstackFill() async { measured("layout/zstack-fill") { LayoutZstackFillCase.MeasuredRoot() } }
    func testLayoutDivider() async { measured("layout/divider") { LayoutDividerCase.MeasuredRoot() } }
    func testLayoutFrameFixed() async { measured("layout/frame-fixed") { LayoutFrameFixedCase.MeasuredRoot() } }
    func testLayoutViewThatFits() async { measured("layout/view-that-fits") { LayoutViewThatFitsCase.MeasuredRoot() } }
    func testIosLayoutBasics() async { measured("ios/layout/basics") { PhoneLayoutCase.MeasuredRoot() } }
}

/// Custom leading guides shift children against each other and widen the column.
private enum LayoutAlignmentGuideCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Slab(w: 100, h: 20)
                    .alignmentGuide(.leading) { d in d[.trailing] }
                    .id("a")
                Slab(w: 50, h: 20).id("b")
                Slab(w: 30, h: 20)
                    .alignmentGuide(.leading) { d in d.width / 2 }
                    .id("c")
            }
            .id("stack")
        }
    }
}

/// A colour's ideal size is 10 x 10, per axis.
private enum LayoutFixedSizeCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 0) {
                Color.orange.fixedSize().id("both")
                Color.teal
                    .fixedSize(horizontal: true, vertical: false)
                    .frame(height: 30)
                    .id("horizontal")
            }
        }
    }
}

/// Flexible frames in a column 300 wide: minimum only, maximum only, minimum with infinite maximum, ideal
/// with fixedSize, a clamped colour, a child larger than the maximum.
private enum LayoutFrameFlexCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 0) {
                Slab(w: 40, h: 20).frame(minWidth: 100).id("min")
                Slab(w: 40, h: 20).frame(maxWidth: 200).id("max")
                Slab(w: 40, h: 20).frame(minWidth: 50, maxWidth: .infinity).id("fill")
                Slab(w: 40, h: 20).frame(idealWidth: 150).fixedSize().id("ideal")
                Color.orange.frame(maxWidth: 120, maxHeight: 20).id("clampFlexible")
                Slab(w: 250, h: 20).frame(maxWidth: 200).id("overflow")
            }
        }
    }
}

/// Top and bottom alignment of rows.
private enum LayoutHstackAlignmentCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 0) {
                HStack(alignment: .top, spacing: 4) {
                    Slab(w: 20, h: 60).id("top1")
                    Slab(w: 20, h: 30).id("top2")
                }
                HStack(alignment: .bottom, spacing: 4) {
                    Slab(w: 20, h: 60).id("bottom1")
                    Slab(w: 20, h: 30).id("bottom2")
                }
            }
        }
    }
}

/// A stack of fixed views is as large as they are, and leading alignment puts it at the column's left edge.
private enum LayoutHstackIdealCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 6) {
                    Slab(w: 30, h: 30).id("a")
                    Slab(w: 40, h: 30).id("b")
                }
                .id("row")
                Slab(w: 200, h: 10).id("wide")
            }
            .id("column")
        }
    }
}

/// Stacks inside stacks with explicit and default spacing, padding, a spacer and a fixed-height row.
private enum LayoutNestedStacksCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 10) {
                HStack(spacing: 10) {
                    Color.orange.id("a")
                    Color.teal.frame(width: 80).id("b")
                }
                .padding(10)
                .id("row")
                HStack {
                    Slab(w: 40, h: 40).id("c")
                    Spacer()
                    Slab(w: 40, h: 40).id("d")
                }
                .frame(height: 60)
                .id("bottom")
            }
        }
    }
}

/// Paddings on chosen edges add up: explicit length, default length, edge insets.
private enum LayoutPaddingEdgesCase {
    struct MeasuredRoot: View {
        var body: some View {
            Color.orange.id("inner")
                .padding(.leading, 30)
                .padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                .id("outer")
        }
    }
}

/// A spacer fills the row, has no height of its own and adds no spacing to its neighbours.
private enum LayoutSpacerCase {
    struct MeasuredRoot: View {
        var body: some View {
            HStack {
                Slab(w: 50, h: 50).id("a")
                Spacer().id("spacer")
                Slab(w: 50, h: 50).id("b")
            }
            .id("stack")
        }
    }
}

/// HStack default spacing between plain views is 8.
private enum LayoutSpacingDefaultCase {
    struct MeasuredRoot: View {
        var body: some View {
            HStack {
                Slab(w: 50, h: 50).id("a")
                Slab(w: 50, h: 50).id("b")
                Slab(w: 50, h: 50).id("c")
            }
            .id("stack")
        }
    }
}

/// VStack default spacing between plain views is 8.
private enum LayoutVstackSpacingDefaultCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack {
                Slab(w: 50, h: 50).id("a")
                Slab(w: 50, h: 50).id("b")
            }
            .id("stack")
        }
    }
}

/// A colour in a ZStack fills the window; the small child goes to the top left.
private enum LayoutZstackFillCase {
    struct MeasuredRoot: View {
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.orange.id("fill")
                Slab(w: 30, h: 30).id("b")
            }
        }
    }
}

/// A divider is 1 thick, horizontal in a column and upright in a row, and takes the length it is offered.
private enum LayoutDividerCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 0) {
                Slab(w: 100, h: 20).id("a")
                Divider().id("hdivider")
                HStack(spacing: 0) {
                    Slab(w: 20, h: 60).id("b")
                    Divider().id("vdivider")
                    Slab(w: 20, h: 60).id("c")
                }
                .id("hstack")
            }
            .id("vstack")
        }
    }
}

/// A fixed frame larger than its view, with the view in its top leading corner.
private enum LayoutFrameFixedCase {
    struct MeasuredRoot: View {
        var body: some View {
            Slab(w: 40, h: 40).id("inner")
                .frame(width: 120, height: 80, alignment: .topLeading)
                .id("outer")
        }
    }
}

/// ViewThatFits takes the first view whose ideal size fits on the given axes, else the last one, which may stick out.
private enum LayoutViewThatFitsCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                choice("wide").frame(width: 200, alignment: .leading).id("wide")
                choice("narrow").frame(width: 60, alignment: .leading).id("narrow")
                choice("tiny").frame(width: 10, alignment: .leading).id("tiny")
                uprightChoice("tall").frame(height: 60, alignment: .top).id("tall")
                uprightChoice("short").frame(height: 20, alignment: .top).id("short")
                ViewThatFits(in: .horizontal) {
                    HStack {
                        Slab(w: 25, h: 16)
                        Slab(w: 25, h: 16)
                    }
                    .fixedSize()
                    .id("axisStack")
                    Slab(w: 25, h: 16).fixedSize().id("axisFallback")
                }
                .frame(width: 100, height: 8, alignment: .topLeading)
                .id("axis")
            }
            .padding(20)
            .id("stack")
        }

        private func choice(_ name: String) -> some View {
            ViewThatFits {
                HStack {
                    Slab(w: 25, h: 16)
                    Slab(w: 25, h: 16)
                    Slab(w: 35.5, h: 16)
                }
                .fixedSize()
                .id("\(name)Stack")
                Slab(w: 25, h: 16).fixedSize().id("\(name)Fallback")
            }
        }

        private func uprightChoice(_ name: String) -> some View {
            ViewThatFits(in: .vertical) {
                VStack(spacing: 0) {
                    Slab(w: 25, h: 16)
                    Slab(w: 25, h: 16)
                }
                .fixedSize()
                .id("\(name)Stack")
                Slab(w: 31, h: 16).fixedSize().id("\(name)Fallback")
            }
        }
    }
}

/// Padding and stacks on the phone: boxes in place of texts, and the distances between texts explicit.
private enum PhoneLayoutCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Slab(w: 39, h: 24.5).id("paddedText")
                    .padding()
                    .id("padded")
                VStack(spacing: 2) {
                    Slab(w: 31.5, h: 24.5).id("one")
                    Slab(w: 31.5, h: 24.5).id("two")
                }
                .id("textStack")
                VStack(spacing: 14.80908203125) {
                    Slab(w: 39, h: 24.5).id("textAboveBox")
                    Slab(w: 40, h: 10).id("box")
                }
                .id("mixedStack")
                HStack {
                    Slab(w: 31.5, h: 24.5).id("hOne")
                    Slab(w: 31.5, h: 24.5).id("hTwo")
                    Slab(w: 10, h: 10).id("hBox")
                }
                .id("hStack")
                Color.gray.frame(height: 0.5).id("divider")
            }
            .id("stack")
        }
    }
}
