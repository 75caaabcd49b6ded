import Foundation

/// Tab through the rows of a lazy container, of which only the visible ones exist.
extension FocusRing {
    /// If `next` is outside of a lazy container that has more rows after the focused one, scrolls to them and moves the
    /// focus to the first control in them once they exist. Returns false if there are no such rows.
    func enterNextRow(before next: Node, backwards: Bool) -> Bool {
        var node = focused
        while let current = node, !next.isInside(current) {
            if let rows = current as? LazyStackNode, enterRows(of: rows, count: 1, before: next, backwards: backwards) {
                return true
            }
            node = current.layoutParent
        }
        return false
    }

    /// `count` is the number of lines to bring in.
    private func enterRows(of rows: LazyStackNode, count: Int, before next: Node, backwards: Bool) -> Bool {
        guard let wanted = rows.revealLines(count, backwards: backwards) else { return false }
        waitForRows(until: graph.time + Self.longestWait) { [weak self, weak rows, weak next] in
            guard let self, let rows, let next else { return }
            let stops = rows.nodes(ofLines: wanted.clamped(to: rows.materialized)).flatMap { self.stops(in: $0) }
            if let stop = backwards ? stops.last : stops.first { return show(stop) }
            guard rows.materialized.contains(backwards ? wanted.lowerBound : wanted.upperBound - 1) else { return }
            let page = rows.materialized.count
            if !enterRows(of: rows, count: page, before: next, backwards: backwards) { show(next) }
        }
        return true
    }
}

extension LazyStackNode {
    /// The length of a row's edge that is scrolled into view, in points. It makes the row exist.
    private static var edge: Double { 1 }

    /// Scrolls to the lines after the last that exists, or backwards before the first, and returns them; nil without any.
    fileprivate func revealLines(_ count: Int, backwards: Bool) -> Range<Int>? {
        let (first, end) = (materialized.lowerBound, materialized.upperBound)
        let wanted = backwards ? max(0, first - count)..<first : end..<min(lines.count, end + count)
        guard !wanted.isEmpty else { return nil }
        let span = span(of: backwards ? wanted.lowerBound : wanted.upperBound - 1)
        let start = backwards != isMirrored ? span.end - Self.edge : span.start
        revealInScrollView(
            CGRect(
                origin: CGPoint(along: axis, start, across: 0),
                size: CGSize(along: axis, Self.edge, across: frame.size[axis.other])))
        return wanted
    }

    fileprivate func nodes(ofLines range: Range<Int>) -> [Node] {
        lines.items(inLines: range).compactMap { lazyItems.node(at: $0) }
    }
}
