import Foundation

/// The lines as targets on which scrolling may rest.
extension LazyStackNode {
    var rowCount: Int { lines.count }

    /// Returns a line's span along the axis in this container; estimated for lines that were never built.
    func span(of index: Int) -> (start: Double, end: Double) {
        guard let extents, index >= 0, index < extents.count else { return (0, 0) }
        let start = extents.offset(of: index)
        let end = start + max(0, extents.length(of: index))
        guard isMirrored else { return (start, end) }
        return (rightEnd - end, rightEnd - start)
    }

    /// Returns the line at a position along the axis, or the nearest one.
    func index(at position: Double) -> Int {
        guard let extents else { return 0 }
        let position = isMirrored ? rightEnd - position : position
        let index = extents.index(at: position, near: materialized.lowerBound)
        return extents.end(of: index) <= position + 0.5 && index + 1 < extents.count ? index + 1 : index
    }

    /// Returns the id of a line's first item; if the item has several ids, one that fits.
    func id(ofLine line: Int, fitting fits: (AnyHashable) -> Bool = { _ in true }) -> AnyHashable? {
        lazyItems.id(at: lines.items(inLine: line).lowerBound, fitting: fits)
    }

    /// Returns an item's frame in this container; estimated along the axis for items that were never built.
    package func frame(ofItem item: Int) -> CGRect {
        let line = lines.line(ofItem: item)
        let span = span(of: line)
        var (start, length) = (CGFloat.zero, frame.size[axis.other])
        if layout.tracks != nil, lines.isCells(line) {
            let track = tracks.tracks[min(item - lines.items(inLine: line).lowerBound, tracks.tracks.count - 1)]
            (start, length) = (track.start, track.length)
            if axis == .vertical, scope.isRightToLeft { start = frame.width - start - length }
        }
        return CGRect(
            origin: CGPoint(along: axis, span.start, across: start),
            size: CGSize(along: axis, span.end - span.start, across: length))
    }
}
