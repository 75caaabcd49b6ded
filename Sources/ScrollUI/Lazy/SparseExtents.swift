/// The positions of the rows of a long list, most of which have never been measured.
///
/// Every row counts with an estimate. Only differences from it are stored, in a tree with 32 slots per branch that
/// grows where rows were measured. Memory depends on the number of rows that differ, not on the number of rows.
///
/// Does not own: rows, measuring, the scroll offset.
package struct SparseExtents {
    private static let width = 32

    private(set) var count: Int
    /// The length of a row that was not measured, in points.
    private(set) var estimate: Double
    /// The distance between two rows, in points.
    private(set) var spacing: Double

    /// The branches of the tree, `width` slots each, the root first. The root is created with the first difference: a
    /// list is measured for several proposals before one of its rows is.
    private var branches: [Int32] = []
    private var differences: [Double] = []
    private var levels = 1
    private var difference = 0.0
    /// Whether any row differs from the estimate; the sum of the differences may still be zero.
    private var hasDifferences = false

    init(count: Int, estimate: Double, spacing: Double) {
        self.count = max(0, count)
        self.estimate = estimate
        self.spacing = spacing
        while SparseExtents.rows(atLevel: levels) < self.count { levels += 1 }
    }

    /// Returns the number of rows under a branch at `level`; 1 is the lowest.
    private static func rows(atLevel level: Int) -> Int {
        var rows = 1
        for _ in 0..<level { rows *= width }
        return rows
    }

    private mutating func addBranch() {
        branches.append(contentsOf: repeatElement(-1, count: SparseExtents.width))
        differences.append(contentsOf: repeatElement(0, count: SparseExtents.width))
    }

    private var unit: Double { estimate + spacing }

    /// The length of all rows with the gaps between them.
    var total: Double {
        count == 0 ? 0 : Double(count) * unit - spacing + difference
    }

    /// Returns the end of one row, in points. Complexity: O(log n).
    func end(of index: Int) -> Double { offset(of: index) + length(of: index) }

    /// Returns the length of one row. Complexity: O(log n).
    package func length(of index: Int) -> Double {
        guard hasDifferences else { return estimate }
        var branch = 0
        var rest = index
        for level in stride(from: levels, to: 1, by: -1) {
            let rows = SparseExtents.rows(atLevel: level - 1)
            let next = branches[branch * SparseExtents.width + rest / rows]
            guard next >= 0 else { return estimate }
            branch = Int(next)
            rest %= rows
        }
        return estimate + differences[branch * SparseExtents.width + rest]
    }

    /// Stores a measured length. Complexity: O(log n).
    mutating func set(_ length: Double, of index: Int) {
        let change = length - self.length(of: index)
        guard change != 0, index >= 0, index < count else { return }
        difference += change
        if !hasDifferences { addBranch() }
        hasDifferences = true
        var branch = 0
        var rest = index
        for level in stride(from: levels, to: 1, by: -1) {
            let rows = SparseExtents.rows(atLevel: level - 1)
            let slot = branch * SparseExtents.width + rest / rows
            differences[slot] += change
            if branches[slot] < 0 {
                branches[slot] = Int32(branches.count / SparseExtents.width)
                addBranch()
            }
            branch = Int(branches[slot])
            rest %= rows
        }
        differences[branch * SparseExtents.width + rest] += change
    }

    /// Returns the start of a row, from the start of the first. Complexity: O(log n).
    package func offset(of index: Int) -> Double {
        Double(index) * unit + differenceBefore(index)
    }

    private func differenceBefore(_ index: Int) -> Double {
        guard hasDifferences else { return 0 }
        if index >= count { return difference }
        var sum = 0.0
        var branch = 0
        var rest = index
        for level in stride(from: levels, through: 1, by: -1) {
            let rows = SparseExtents.rows(atLevel: level - 1)
            let first = branch * SparseExtents.width
            let slot = rest / rows
            for other in first..<(first + slot) { sum += differences[other] }
            guard level > 1, branches[first + slot] >= 0 else { return sum }
            branch = Int(branches[first + slot])
            rest %= rows
        }
        return sum
    }

    /// Returns the row at `offset`, or the nearest one; a gap belongs to the row before it. The row `guess` is tried
    /// first. Complexity: O(log n).
    func index(at offset: Double, near guess: Int? = nil) -> Int {
        guard count > 0, offset > 0 else { return 0 }
        guard offset < total else { return count - 1 }
        var low = 0
        var high = count - 1
        if !hasDifferences {
            return min(high, Int(offset / unit))
        }
        if let guess, guess >= low, guess < high, self.offset(of: guess) <= offset,
            self.offset(of: guess + 1) > offset
        {
            return guess
        }
        while low < high {
            let middle = (low + high + 1) / 2
            if self.offset(of: middle) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Visits the lengths that differ from the estimate, in order. Complexity: O(n) in the number of branches.
    func forEachDifference(_ visit: (_ index: Int, _ length: Double) -> Void) {
        if hasDifferences { visitDifferences(in: 0, level: levels, first: 0, visit) }
    }

    private func visitDifferences(in branch: Int, level: Int, first: Int, _ visit: (Int, Double) -> Void) {
        let rows = SparseExtents.rows(atLevel: level - 1)
        for slot in 0..<SparseExtents.width {
            let index = branch * SparseExtents.width + slot
            if level == 1 {
                if differences[index] != 0 { visit(first + slot, estimate + differences[index]) }
            } else if branches[index] >= 0 {
                visitDifferences(in: Int(branches[index]), level: level - 1, first: first + slot * rows, visit)
            }
        }
    }
}
