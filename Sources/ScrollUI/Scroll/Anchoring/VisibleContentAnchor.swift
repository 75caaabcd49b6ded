import Foundation
import ScrollPhysics

/// The content that was visible before a layout. It keeps its position even if the content before it changes its
/// length.
///
/// The anchor is the first visible view of a target layout. Lazy containers anchor their own rows, with
/// ``LazyContentAnchor`` and while they measure; here a lazy target layout is anchored as a whole. A scroll view without
/// a target layout keeps its offset, as in SwiftUI, except for right-to-left content, which grows to the left.
@MainActor
struct VisibleContentAnchor {
    private let view: View?
    private let width: CGFloat

    private struct View {
        let node: Node
        let axis: Axis
        /// Whether views follow one another from right to left.
        let isMirrored: Bool
        /// Points, in content coordinates.
        let start: CGFloat

        @MainActor
        init?(_ scroll: ScrollNode) {
            let axis = scroll.mainAxis
            let isMirrored = axis == .horizontal && scroll.scope.isRightToLeft
            guard let finder = scroll.finder, let layout = finder.layout(),
                scroll.link?.holdsPosition != true, !scroll.snapsAnew
            else { return nil }
            let line = isMirrored ? scroll.restStart(axis) + scroll.containerSize[axis] : scroll.restStart(axis)
            let isAtStart = isMirrored ? line > scroll.contentSize[axis] - 0.5 : line < 0.5
            guard !isAtStart || scroll.link != nil else { return nil }
            let items = View.candidates(layout, along: axis).filter { $0.isPlaced }
            let first = items.first { item in
                let frame = finder.content.frame(of: item)
                return isMirrored ? frame.lowerEdge(axis) < line - 0.5 : frame.upperEdge(axis) > line + 0.5
            }
            guard let first else { return nil }
            node = first
            self.axis = axis
            self.isMirrored = isMirrored
            start = finder.content.frame(of: first).startEdge(axis, isMirrored: isMirrored)
        }

        /// Returns the distance in points by which the start of the view has moved in the content.
        @MainActor
        func move(in content: ScrollContentNode) -> Double {
            Double(content.frame(of: node).startEdge(axis, isMirrored: isMirrored) - start)
        }

        /// The views that may be the anchor. A lazy container stands for its rows, which it keeps at their position
        /// from its own start; from its end if they begin at the right.
        @MainActor
        private static func candidates(_ layout: Node, along axis: Axis) -> [Node] {
            guard let lazy = layout as? LazyStackNode else { return layout.items }
            return lazy.axis == axis && !lazy.isMirrored ? [lazy] : []
        }
    }

    /// Returns nil at the very start, and if an update disables the adjustment of the offset.
    init?(_ scroll: ScrollNode) {
        guard scroll.firstLayout != nil, scroll.adjustsOffset else { return nil }
        view = scroll.hasOtherDirection ? nil : View(scroll)
        for stack in scroll.lazyStacks { stack.shift = 0 }
        width = scroll.contentSize.width
    }

    func restore(in scroll: ScrollNode) {
        if let view {
            guard view.node.isAttached, let content = scroll.content else { return }
            scroll.adjust(view.axis, by: view.move(in: content) - scroll.shift(before: view.node))
        } else if scroll.beginsAtTheRight {
            scroll.adjust(.horizontal, by: Double(scroll.contentSize.width - width))
        }
    }
}

extension CGRect {
    /// The position of the edge at which a view begins along an axis.
    fileprivate func startEdge(_ axis: Axis, isMirrored: Bool) -> CGFloat {
        isMirrored ? upperEdge(axis) : lowerEdge(axis)
    }
}

extension ScrollNode {
    /// Returns by how much the stacks before a lazy target layout have moved the content in this layout, because of rows
    /// of their own: its start has moved by that too.
    fileprivate func shift(before layout: Node) -> Double {
        guard let layout = layout as? LazyStackNode else { return 0 }
        return lazyStacks.reduce(0) { sum, stack in
            stack === layout || stack.axis != layout.axis || stack.isInside(layout) ? sum : sum + stack.shift
        }
    }

    /// Moves the content and its motion when content before the visible part has changed its length.
    func adjust(_ axis: Axis, by delta: Double) {
        guard delta != 0, adjustsOffset else { return }
        var shift = ScrollVector.zero
        shift[ScrollAxis(axis)] = delta
        observer?(.shift(shift), lastTime)
        scroller.insertContent(shift, at: lastTime)
        run?.shift(by: shift)
        offset = scroller.offset(at: lastTime) + ahead
        layoutShift = layoutShift + shift
        if delta > 0 { layoutGrowth = layoutGrowth + shift }
    }

    /// Whether the offset may be adjusted; false if the update disables it.
    var adjustsOffset: Bool { graph.layoutTransaction?.scrollContentOffsetAdjustmentBehavior != .disabled }
}

extension ScrollContentNode {
    /// Returns the frame of a node in content coordinates, as laid out.
    func frame(of node: Node) -> CGRect {
        convert(CGRect(origin: .zero, size: node.frame.size), from: node)
    }
}
