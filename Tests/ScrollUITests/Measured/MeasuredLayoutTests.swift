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
    func testLayoutRtlGrid() async { measured("layout/rtl-grid") { LayoutRtlGridCase.MeasuredRoot() } }
    func testLayoutRtlShapes() async { measured("layout/rtl-shapes") { LayoutRtlShapesCase.MeasuredRoot() } }
    func testLayoutSpacer() async { measured("layout/spacer") { LayoutSpacerCase.MeasuredRoot() } }
    func testLayoutSpacingDefault() async {
        measured("layout/spacing-default") { LayoutSpacingDefaultCase.MeasuredRoot() }
    }
    func testLayoutVstackSpacingDefault() async {
        measured("layout/vstack-spacing-default") { LayoutVstackSpacingDefaultCase.MeasuredRoot() }
    }
    func testLayoutZstackFill() async { measured("layout/zstack-fill") { LayoutZstackFillCase.MeasuredRoot() } }
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

/// Right-to-left lazy grid: columns run from the right.
private enum LayoutRtlGridCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 16) {
                Slab(w: 150, h: 110).id("grid")
                LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8) {
                    ForEach(0..<5, id: \.self) { Slab(w: 40, h: 20).id("l\($0)") }
                }
                .frame(width: 200)
                .id("lazy")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}

/// Right-to-left: position(x:) and offset(x:) leave the layout frames alone; the row and the column mirror.
private enum LayoutRtlShapesCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                HStack(spacing: 10) {
                    Slab(w: 40, h: 30).id("arrow")
                    Slab(w: 40, h: 30).id("fixedArrow")
                    Slab(w: 15, h: 12).id("image")
                    Slab(w: 15, h: 12).id("flippedImage")
                }
                .id("row")
                Slab(w: 120, h: 20).id("gradient")
                ZStack(alignment: .topLeading) {
                    Color.clear.frame(width: 160, height: 40).id("positionBox")
                    Slab(w: 20, h: 20).position(x: 30, y: 20).id("positioned")
                }
                .frame(width: 160, height: 40)
                Slab(w: 20, h: 20).offset(x: 40).id("offset")
            }
            .environment(\.layoutDirection, .rightToLeft)
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
