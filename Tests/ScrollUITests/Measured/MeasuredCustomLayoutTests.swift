import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of custom layouts.
@MainActor
final class MeasuredCustomLayoutTests: XCTestCase {
    func testCustomlayoutFlow() async { measured("customlayout/flow") { CustomlayoutFlowCase.MeasuredRoot() } }
    func testCustomlayoutRadial() async { measured("customlayout/radial") { CustomlayoutRadialCase.MeasuredRoot() } }
    func testCustomlayoutValues() async { measured("customlayout/values") { CustomlayoutValuesCase.MeasuredRoot() } }
    func testCustomlayoutAny() async { measured("customlayout/any") { CustomlayoutAnyCase.MeasuredRoot() } }
    func testLayoutRtlCustom() async { measured("layout/rtl-custom") { LayoutRtlCustomCase.MeasuredRoot() } }
}

/// Rows of views at their ideal sizes, as many in each as fit the width; 8 between views, 6 between rows, and views at
/// the top of their row.
private struct WrappingRows: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 300
        return CGSize(width: width, height: arrangement(of: subviews, within: width).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let origins = arrangement(of: subviews, within: bounds.width).origins
        for (view, origin) in zip(subviews, origins) {
            view.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: ProposedViewSize(view.sizeThatFits(.unspecified)))
        }
    }

    private func arrangement(of subviews: Subviews, within width: CGFloat) -> (origins: [CGPoint], height: CGFloat) {
        var origins: [CGPoint] = []
        var next = CGPoint.zero
        var rowHeight: CGFloat = 0
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            if next.x > 0, next.x + size.width > width {
                next = CGPoint(x: 0, y: next.y + rowHeight + 6)
                rowHeight = 0
            }
            origins.append(next)
            next.x += size.width + 8
            rowHeight = max(rowHeight, size.height)
        }
        return (origins, next.y + rowHeight)
    }
}

/// A custom layout that wraps its views into rows.
private enum CustomlayoutFlowCase {
    struct MeasuredRoot: View {
        var body: some View {
            WrappingRows {
                Slab(w: 25, h: 16).id("one")
                Slab(w: 25, h: 16).id("two")
                Slab(w: 35.5, h: 16).id("three")
                Slab(w: 27.5, h: 16).id("four")
                Slab(w: 25, h: 16).id("five")
                Slab(w: 60, h: 30).id("box")
                Slab(w: 18.5, h: 16).id("six")
            }
            .frame(width: 160)
            .id("flow")
        }
    }
}

/// A custom layout that places views by their centres on a circle.
private enum CustomlayoutRadialCase {
    struct MeasuredRoot: View {
        var body: some View {
            Ring {
                Slab(w: 9, h: 16).id("a")
                Slab(w: 8.5, h: 16).id("b")
                Slab(w: 20, h: 20).id("c")
                Slab(w: 9.5, h: 16).id("d")
                Slab(w: 8, h: 16).id("e")
            }
            .frame(width: 160, height: 160)
            .id("radial")
        }
    }

    /// A square whose first four views stand above, right of, below and left of its centre, 12 from the edges; later
    /// ones stand in the same directions, half as far out.
    struct Ring: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let side = min(proposal.width ?? 200, proposal.height ?? 200)
            return CGSize(width: side, height: side)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let radius = min(bounds.width, bounds.height) / 2 - 12
            for (index, view) in subviews.enumerated() {
                let distance = index < 4 ? radius : radius / 2
                var centre = CGPoint(x: bounds.midX, y: bounds.midY)
                switch index % 4 {
                case 0: centre.y -= distance
                case 1: centre.x += distance
                case 2: centre.y += distance
                default: centre.x -= distance
                }
                view.place(at: centre, anchor: .center, proposal: .unspecified)
            }
        }
    }
}

/// A custom layout reads layout values (indents) and priorities (the order).
private enum CustomlayoutValuesCase {
    struct MeasuredRoot: View {
        var body: some View {
            RankedColumn {
                Slab(w: 24.5, h: 16).id("low")
                Slab(w: 28.5, h: 16)
                    .layoutPriority(1)
                    .layoutValue(key: Indent.self, value: 20)
                    .id("high")
                Slab(w: 40, h: 10)
                    .layoutValue(key: Indent.self, value: 8)
                    .layoutValue(key: GapAbove.self, value: 8.15087890625)
                    .id("bar")
                Slab(w: 26, h: 16)
                    .layoutValue(key: GapAbove.self, value: 4.7421875)
                    .id("last")
            }
            .id("values")
        }
    }

    struct Indent: LayoutValueKey {
        static var defaultValue: CGFloat { 0 }
    }

    /// The measured distance from the view before, which Apple's fonts determine.
    struct GapAbove: LayoutValueKey {
        static var defaultValue: CGFloat { 0 }
    }

    /// A column of views at their ideal sizes, those of higher priority first, each indented by its own value.
    struct RankedColumn: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            var size = CGSize.zero
            for view in ranked(subviews) {
                let ideal = view.sizeThatFits(.unspecified)
                size.width = max(size.width, view[Indent.self] + ideal.width)
                size.height += view[GapAbove.self] + ideal.height
            }
            return size
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var y = bounds.minY
            for view in ranked(subviews) {
                let ideal = view.sizeThatFits(.unspecified)
                y += view[GapAbove.self]
                view.place(
                    at: CGPoint(x: bounds.minX + view[Indent.self], y: y), proposal: ProposedViewSize(ideal))
                y += ideal.height
            }
        }

        /// The views by descending priority, and in their own order where it is equal.
        private func ranked(_ subviews: Subviews) -> [LayoutSubview] {
            let ranks = Set(subviews.map(\.priority)).sorted(by: >)
            return ranks.flatMap { rank in subviews.filter { $0.priority == rank } }
        }
    }
}

/// AnyLayout switches between a row and a column of the same views.
private enum CustomlayoutAnyCase {
    struct MeasuredRoot: View {
        @State private var isRow = true
        var body: some View {
            arrangement {
                Slab(w: 25, h: 16).id("one")
                Slab(w: 30, h: 20).id("box")
                Slab(w: 35.5, h: 16).id("three")
            }
            .id("stack")
            .onAppear {
                Meter.on("vertical") { isRow = false }
                Meter.on("horizontal") { isRow = true }
            }
        }

        private var arrangement: AnyLayout {
            isRow ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
        }
    }
}

/// Right-to-left: a custom layout's placements mirror, without its code knowing.
private enum LayoutRtlCustomCase {
    struct MeasuredRoot: View {
        private let widths: [CGFloat] = [60, 90, 50, 70, 40]
        var body: some View {
            WrappingRows {
                ForEach(0..<5) { i in
                    Slab(w: widths[i], h: 20).id("c\(i)")
                }
            }
            .frame(width: 200)
            .id("flow")
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}
