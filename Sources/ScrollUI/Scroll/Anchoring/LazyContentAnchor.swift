import Foundation

/// The rows that a lazy container showed before its data or its length across changed, the first of which that is left
/// stays where it is.
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

    /// The items in view with where they began.
    private var visible: [(name: Name, start: Double)] = []
    /// The item at the start of the view, for when none of those is left, and the position of its line.
    private var first: (item: Int, start: Double)?
    /// Lengths that differ from the estimate, by the first item of their line.
    private var lengths: [(name: Name, length: Double)] = []

    /// `line` is where the part that a person looks at begins, `shown` the items that are in view.
    init(
        _ extents: SparseExtents, _ items: LazyItems, _ lines: LazyLines, line: Double,
        shown: Range<Int>
    ) {
        extents.forEachDifference { index, length in
            let item = lines.items(inLine: index).lowerBound
            if let name = Name(item, in: items) { lengths.append((name, length)) }
        }
        guard line > 0 else { return }
        let index = extents.index(at: line)
        first = (lines.items(inLine: index).lowerBound, extents.offset(of: index))
        for item in shown {
            let index = lines.line(ofItem: item)
            let start = extents.offset(of: index)
            if start + extents.length(of: index) > line, let name = Name(item, in: items) {
                visible.append((name, start))
            }
        }
    }

    func restoreLengths(in extents: inout SparseExtents, _ items: LazyItems, _ lines: LazyLines) {
        for (name, length) in lengths {
            if let item = name.item(in: items) { extents.set(length, of: lines.line(ofItem: item)) }
        }
    }

    /// The line that must stay where it is, and by how much it lies further on now. Where data `wasMoved` apart, that is
    /// one which goes in the direction that most of them go.
    func line(
        in extents: SparseExtents, _ items: LazyItems, _ lines: LazyLines, wasMoved: Bool
    ) -> (line: Int, shift: Double)? {
        guard extents.count > 0 else { return nil }
        let found: [(line: Int, shift: Double)] = visible.compactMap { row in
            guard let item = row.name.item(in: items) else { return nil }
            let line = lines.line(ofItem: item)
            return (line, extents.offset(of: line) - row.start)
        }
        if let nearest = found.first {
            return wasMoved ? found.sorted { $0.shift < $1.shift }[(found.count - 1) / 2] : nearest
        }
        guard let first else { return nil }
        let line = min(lines.line(ofItem: first.item), extents.count - 1)
        return (line, extents.offset(of: line) - first.start)
    }
}
