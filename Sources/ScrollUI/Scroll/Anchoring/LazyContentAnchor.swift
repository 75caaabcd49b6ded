import Foundation

/// The rows that a lazy container showed before its data or its length across the axis changed.
/// The first of these rows that still exists stays at its position: its start if the data changed, and the point of
/// it at the start of the view if the length across the axis changed.
@MainActor
struct LazyContentAnchor {
    /// Identifies an item independently of its index.
    private struct Name {
        let id: AnyHashable
        /// The distance from the first item with this id. Elements with several items, such as a section and its
        /// header, share one id.
        let step: Int

        @MainActor
        init?(_ item: Int, in items: LazyItems) {
            guard let id = items.id(at: item), let first = items.index(of: id) else { return nil }
            (self.id, step) = (id, item - first)
        }

        @MainActor
        func item(in items: LazyItems) -> Int? {
            guard let first = items.index(of: id), items.id(at: first + step) == id else { return nil }
            return first + step
        }
    }

    /// The visible items with their start, their length and the share of each that lay before the start of the view.
    private var visible: [(name: Name, start: Double, length: Double, share: Double)] = []
    /// The item at the start of the view and the start of its line, used if no visible item is left.
    private var first: (item: Int, start: Double)?
    /// The lengths that differ from the estimate, by the first item of their line.
    private var lengths: [(name: Name, length: Double)] = []

    /// `line` is the start of the visible part, `shown` the visible items. A line that ends within `tolerance` points
    /// after `line` counts as invisible.
    init(
        _ extents: SparseExtents, _ items: LazyItems, _ lines: LazyLines, line: Double, tolerance: Double,
        shown: Range<Int>
    ) {
        extents.forEachDifference { index, length in
            let item = lines.items(inLine: index).lowerBound
            if let name = Name(item, in: items) { lengths.append((name, length)) }
        }
        guard line + tolerance > 0 else { return }
        let index = extents.index(at: line + tolerance)
        first = (lines.items(inLine: index).lowerBound, extents.offset(of: index))
        for item in shown {
            let index = lines.line(ofItem: item)
            let (start, length) = (extents.offset(of: index), extents.length(of: index))
            guard start + length > line + tolerance, let name = Name(item, in: items) else { continue }
            visible.append((name, start, length, max(0, line - start) / length))
        }
    }

    func restoreLengths(in extents: inout SparseExtents, _ items: LazyItems, _ lines: LazyLines) {
        for (name, length) in lengths {
            if let item = name.item(in: items) { extents.set(length, of: lines.line(ofItem: item)) }
        }
    }

    /// Returns the point that must stay at its position and the distance by which it has moved. If data `wasMoved`,
    /// the point is the start of a line, chosen by the median of the shifts.
    func point(
        in extents: SparseExtents, _ items: LazyItems, _ lines: LazyLines, wasMoved: Bool
    ) -> (point: LinePoint, shift: Double)? {
        guard extents.count > 0 else { return nil }
        let found: [(point: LinePoint, shift: Double)] = visible.compactMap { row in
            guard let item = row.name.item(in: items) else { return nil }
            let point = LinePoint(line: lines.line(ofItem: item), share: wasMoved ? 0 : row.share)
            return (point, point.position(in: extents) - row.start - point.share * row.length)
        }
        if let nearest = found.first {
            return wasMoved ? found.sorted { $0.shift < $1.shift }[(found.count - 1) / 2] : nearest
        }
        guard let first else { return nil }
        let point = LinePoint(line: min(lines.line(ofItem: first.item), extents.count - 1))
        return (point, point.position(in: extents) - first.start)
    }
}

/// A point of a line of a lazy container, given by the share of the line before it.
struct LinePoint {
    let line: Int
    var share = 0.0

    /// Returns the position along the axis of the container. Complexity: O(log n).
    func position(in extents: SparseExtents) -> Double {
        let start = extents.offset(of: line)
        return share == 0 ? start : start + share * max(0, extents.length(of: line))
    }
}
