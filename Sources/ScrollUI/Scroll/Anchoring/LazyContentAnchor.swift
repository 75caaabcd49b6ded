import Foundation

/// The rows that a lazy container showed before its data or its length across changed, the first of which that is left
/// stays where it is: its start where other data came, and where lines have another length across, the point of it at the start of the view.
@MainActor
struct LazyContentAnchor {
    /// What tells an item from the others, also when it is somewhere else.
    private struct Name {
        let id: AnyHashable
        /// Elements of several items, such as a section with its header, have one id: the items from the first of them.
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

    /// The items in view with where they began, how long they were, and the share of each that lay before the start of the view.
    private var visible: [(name: Name, start: Double, length: Double, share: Double)] = []
    /// The item at the start of the view, for when none of those is left, and the position of its line.
    private var first: (item: Int, start: Double)?
    /// Lengths that differ from the estimate, by the first item of their line.
    private var lengths: [(name: Name, length: Double)] = []

    /// `line` is where the part that a person looks at begins, `shown` the items that are in view. Of a line that ends within `tolerance`
    /// points after it nothing is seen.
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

    /// The point that must stay where it is, and by how much it lies further on now. Where data `wasMoved` apart, that is the start of a
    /// line which goes in the direction that most of them go.
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

/// A point of a line of a lazy container, by the share of the line before it.
struct LinePoint {
    let line: Int
    var share = 0.0

    /// Along the axis of the container. Complexity: O(log n).
    func position(in extents: SparseExtents) -> Double {
        let start = extents.offset(of: line)
        return share == 0 ? start : start + share * max(0, extents.length(of: line))
    }
}
