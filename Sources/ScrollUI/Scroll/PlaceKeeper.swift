import Foundation

/// Remembers the first view in sight of a target layout over a layout, so that it stays where it is.
///
/// Lazy containers do so themselves, by row. A scroll view without a target layout keeps its offset, as in SwiftUI.
@MainActor
struct PlaceKeeper {
    private let node: Node
    private let axis: Axis
    /// Points, in content coordinates.
    private let start: CGFloat

    /// Nil where nothing is to be kept: at the very start, in lazy containers, and while a binding holds an edge.
    init?(_ scroll: ScrollNode) {
        let axis = scroll.mainAxis
        guard let finder = scroll.finder, let layout = finder.layout(), !(layout is LazyStackNode),
            scroll.link?.holdsPosition != true, !scroll.choosesAnew
        else { return nil }
        let line = scroll.restWindow.min(axis)
        guard line > 0.5 || scroll.link != nil else { return nil }
        let items = layout.items.filter { $0.isPlaced }
        guard let first = items.first(where: { finder.content.frame(of: $0).max(axis) > line + 0.5 }) else {
            return nil
        }
        node = first
        self.axis = axis
        start = finder.content.frame(of: first).min(axis)
    }

    func restore(in scroll: ScrollNode) {
        guard node.isAttached, let content = scroll.content else { return }
        scroll.adjust(axis, by: Double(content.frame(of: node).min(axis) - start))
    }
}

extension ScrollContentNode {
    /// The frame of a node in the content, in content coordinates, as laid out.
    func frame(of node: Node) -> CGRect {
        convert(CGRect(origin: .zero, size: node.frame.size), from: node)
    }
}
