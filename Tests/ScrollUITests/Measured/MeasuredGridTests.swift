import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *grid*.
@MainActor
final class MeasuredGridTests: XCTestCase {
    func testGridRtl() async { measured("grid/rtl") { GridRtlCase.MeasuredRoot() } }
    func testGridBasic() async { measured("grid/basic") { GridBasicCase.MeasuredRoot() } }
    func testGridSpacing() async { measured("grid/spacing") { GridSpacingCase.MeasuredRoot() } }
    func testGridModifiers() async { measured("grid/modifiers") { GridModifiersCase.MeasuredRoot() } }
    func testGridAlignment() async { measured("grid/alignment") { GridAlignmentCase.MeasuredRoot() } }
    func testGridFlexible() async { measured("grid/flexible") { GridFlexibleCase.MeasuredRoot() } }
}

/// The distance that was measured between a row of texts and a row of boxes below it.
private let gapBelowText: CGFloat = 8.15087890625

/// Right-to-left grid: columns run from the right; a cell across two columns is centred in both, whatever the alignment
/// of its first column.
private enum GridRtlCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 16) {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow {
                        Slab(w: 40, h: 30).id("a")
                        Slab(w: 60, h: 30).id("b")
                        Slab(w: 30, h: 30).id("c")
                    }
                    GridRow {
                        Slab(w: 100, h: 30).gridCellColumns(2).id("d")
                        Slab(w: 30, h: 30).id("e")
                    }
                    GridRow {
                        Slab(w: 40, h: 30).gridColumnAlignment(.trailing).id("f")
                    }
                }
                .id("grid")
                Slab(w: 200, h: 48).id("lazy")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}

/// Columns are as wide as their widest cell and rows as tall as their tallest one; cells are centred; a row may be
/// short of cells.
private enum GridBasicCase {
    struct MeasuredRoot: View {
        var body: some View {
            Grid(verticalSpacing: gapBelowText) {
                GridRow {
                    Slab(w: 9, h: 16).id("a")
                    Slab(w: 17, h: 16).id("bb")
                    Slab(w: 28, h: 16).id("ccc")
                }
                GridRow {
                    Slab(w: 30, h: 20).id("red")
                    Slab(w: 8, h: 16).id("e")
                    Slab(w: 50, h: 40).id("blue")
                }
                GridRow {
                    Slab(w: 10, h: 16).id("g")
                    Slab(w: 10, h: 16).id("h")
                }
            }
            .id("grid")
            .padding(.top, 57.553466796875)
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }
}

/// Explicit spacing and top leading alignment of a grid.
private enum GridSpacingCase {
    struct MeasuredRoot: View {
        var body: some View {
            Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
                GridRow {
                    Slab(w: 9, h: 16).id("a")
                    Slab(w: 30, h: 30).id("red")
                }
                GridRow {
                    Slab(w: 60, h: 20).id("blue")
                    Slab(w: 10, h: 16).id("h")
                }
            }
            .id("grid")
        }
    }
}

/// Cell modifiers: a span keeps the grid's alignment, a trailing column, an anchor, an unsized cell that takes its
/// column's width, and a view across all columns that widens them equally.
private enum GridModifiersCase {
    struct MeasuredRoot: View {
        var body: some View {
            Grid(alignment: .leading, verticalSpacing: gapBelowText) {
                GridRow {
                    Slab(w: 44.5, h: 16).gridCellColumns(2).id("header")
                    Slab(w: 28, h: 16).id("ccc")
                }
                GridRow {
                    Slab(w: 9, h: 16).gridColumnAlignment(.trailing).id("a")
                    Slab(w: 60, h: 40).id("red")
                    Slab(w: 8, h: 16).gridCellAnchor(.bottomTrailing).id("e")
                }
                Color.orange.frame(height: 4).id("divider")
                GridRow {
                    Color.teal
                        .gridCellUnsizedAxes(.horizontal)
                        .frame(height: 20)
                        .id("blue")
                    Slab(w: 10, h: 16).id("h")
                }
            }
            .id("grid")
            .padding(.top, 67.84912109375)
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }
}

/// Bottom trailing and centre alignment of grids.
private enum GridAlignmentCase {
    struct MeasuredRoot: View {
        var body: some View {
            HStack(alignment: .top, spacing: 16) {
                grid(.bottomTrailing, "").id("bottomTrailing")
                grid(.center, "c").id("center")
            }
            .id("row")
        }

        private func grid(_ alignment: Alignment, _ name: String) -> some View {
            Grid(alignment: alignment, verticalSpacing: gapBelowText) {
                GridRow {
                    Slab(w: 9, h: 16).id("\(name)a")
                    Slab(w: 40, h: 40).id("\(name)red")
                }
                GridRow {
                    Slab(w: 60, h: 20).id("\(name)blue")
                    Slab(w: 10, h: 16).id("\(name)h")
                }
            }
        }
    }
}

/// Flexible cells: three columns share the width of the grid's frame equally.
private enum GridFlexibleCase {
    struct MeasuredRoot: View {
        var body: some View {
            Grid(verticalSpacing: gapBelowText) {
                GridRow {
                    Slab(w: 9, h: 16).id("a")
                    Color.orange.frame(height: 20).id("red")
                    Slab(w: 28, h: 16).id("ccc")
                }
                GridRow {
                    Color.teal.frame(height: 30).id("blue")
                    Slab(w: 8, h: 16).id("e")
                    Color.teal.frame(height: 30).id("green")
                }
            }
            .frame(width: 280)
            .id("grid")
        }
    }
}
