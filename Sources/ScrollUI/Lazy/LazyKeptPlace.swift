import Foundation

/// What a lazy container showed before its data or its length across changed, so that the same is in the same place
/// afterwards.
@MainActor
struct LazyKeptPlace {
    /// The items in view with where they began.
    private var visible: [(id: AnyHashable, start: Double)] = []
    /// The item at the start of the view, for when none of those is left, and the place of its line.
    private var first: (item: Int, start: Double)?
    /// Lengths that differ from the estimate, by the first item of their line.
    private var lengths: [(id: AnyHashable, length: Double)] = []

    /// `line` is where the part that a person looks at begins.
    init(
        _ extents: SparseExtents, _ items: LazyItems, _ lines: LazyLines, line: Double,
        shown: some Sequence<(Int, Node)>, axis: Axis
    ) {
        extents.forEachDifference { index, length in
            if let id = items.id(at: lines.items(inLine: index).lowerBound) { lengths.append((id, length)) }
        }
        guard line > 0 else { return }
        let index = extents.index(at: line)
        first = (lines.items(inLine: index).lowerBound, extents.offset(of: index))
        for (item, node) in shown where Double(node.frame.max(axis)) > line {
            let start = extents.offset(of: lines.line(ofItem: item))
            if let id = items.id(at: item) { visible.append((id, start)) }
        }
    }

    func restoreLengths(in extents: inout SparseExtents, _ items: LazyItems, _ lines: LazyLines) {
        for (id, length) in lengths {
            if let item = items.index(of: id) { extents.set(length, of: lines.line(ofItem: item)) }
        }
    }

    /// By how much what was in view lies further on now. Where data `wasMoved` apart, by how much most of it does.
    func shift(to extents: SparseExtents, _ items: LazyItems, _ lines: LazyLines, wasMoved: Bool) -> Double {
        guard extents.count > 0 else { return 0 }
        let shifts = visible.compactMap { kept in
            items.index(of: kept.id).map { extents.offset(of: lines.line(ofItem: $0)) - kept.start }
        }
        if let first = shifts.first { return wasMoved ? shifts.sorted()[(shifts.count - 1) / 2] : first }
        guard let first else { return 0 }
        let line = min(lines.line(ofItem: first.item), extents.count - 1)
        return extents.offset(of: line) - first.start
    }
}
