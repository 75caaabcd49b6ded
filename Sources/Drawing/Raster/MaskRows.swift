/// The coverage of a text mask under a placement, row by row.
struct MaskRows {
    private let mask: TextMask
    private let coverage: UnsafePointer<UInt8>
    private let inverse: Affine
    private let bounds: PixelRect
    private let width: Int
    private let cells: UnsafeMutablePointer<UInt8>
    /// A row of the mask's width without coverage.
    private let empty: UnsafePointer<UInt8>

    /// Nil if the placement is singular. `coverage` is the mask's own; `cells` has space for ``cellCount(_:_:)``.
    init?(
        _ mask: TextMask, coverage: UnsafePointer<UInt8>, placement: Affine, bounds: PixelRect,
        cells: UnsafeMutablePointer<UInt8>
    ) {
        guard let inverse = placement.inverse else { return nil }
        self.mask = mask
        self.coverage = coverage
        self.inverse = inverse
        self.bounds = bounds
        self.cells = cells
        width = mask.width
        let empty = cells + bounds.width
        empty.update(repeating: 0, count: mask.width)
        self.empty = UnsafePointer(empty)
    }

    static func cellCount(_ mask: TextMask, _ bounds: PixelRect) -> Int {
        bounds.width + mask.width
    }

    /// Returns the resampled row from the first column of the bounds on. Pixels outside of the mask are not covered.
    ///
    /// Each position is computed from its own column, not from its neighbour, so that it does not depend on the bounds.
    func row(_ y: Int) -> UnsafePointer<UInt8> {
        let start = inverse.apply(Point(x: 0.5, y: Double(y) + 0.5))
        if inverse.b == 0 {
            level(u: start.x - 0.5, v: start.y - 0.5)
        } else {
            tilted(u: start.x - 0.5, v: start.y - 0.5)
        }
        return UnsafePointer(cells)
    }

    /// Resamples a row for which both rows of the mask and their shares are constant.
    private func level(u: Double, v: Double) {
        let line = Self.steps(v)
        guard let pair = pair(of: line >> 8) else {
            return cells.update(repeating: 0, count: bounds.width)
        }
        let shareY = line & 255
        if inverse.a == 1 {
            return moved(pair, shareY, Self.steps(u) &+ bounds.minX << 8)
        }
        for index in 0..<bounds.width {
            cells[index] = mixed(pair, shareY, Self.steps(u + inverse.a * Double(bounds.minX &+ index)))
        }
    }

    /// Resamples an unscaled row: the four shares are the same in all columns, so the inner loop is minimal.
    private func moved(_ pair: Pair, _ shareY: Int, _ position: Int) {
        let first = position >> 8
        let inner = max(0, min(bounds.width, -first))
        let innerEnd = max(inner, min(bounds.width, width &- 1 &- first))
        for index in 0..<inner { cells[index] = mixed(pair, shareY, position &+ index << 8) }
        for index in innerEnd..<bounds.width { cells[index] = mixed(pair, shareY, position &+ index << 8) }
        let (right, lower) = (UInt32(position & 255), UInt32(shareY))
        let (left, upper) = (256 &- right, 256 &- lower)
        for index in inner..<innerEnd {
            let (above, below) = (pair.upper + (first &+ index), pair.lower + (first &+ index))
            let sum = (UInt32(above[0]) &* left &+ UInt32(above[1]) &* right) &* upper
            let rest = (UInt32(below[0]) &* left &+ UInt32(below[1]) &* right) &* lower
            cells[index] = UInt8(truncatingIfNeeded: (sum &+ rest &+ 32768) &>> 16)
        }
    }

    private func tilted(u: Double, v: Double) {
        for index in 0..<bounds.width {
            let column = Double(bounds.minX &+ index)
            let line = Self.steps(v + inverse.b * column)
            guard let pair = pair(of: line >> 8) else {
                cells[index] = 0
                continue
            }
            cells[index] = mixed(pair, line & 255, Self.steps(u + inverse.a * column))
        }
    }

    /// Converts a position to 1/256 of a pixel, rounded down. No mask is as large as the limit.
    @inline(__always)
    private static func steps(_ position: Double) -> Int {
        let limit = Double(1 << 20)
        return Int((max(-limit, min(limit, position)) + limit) * 256) &- (1 << 28)
    }

    /// Two adjacent rows of the mask. Rows outside of it are empty.
    private typealias Pair = (upper: UnsafePointer<UInt8>, lower: UnsafePointer<UInt8>)

    /// Nil if neither row is in the mask.
    @inline(__always)
    private func pair(of top: Int) -> Pair? {
        guard top >= -1, top < mask.height else { return nil }
        return (
            top >= 0 ? coverage + top &* mask.width : empty,
            top &+ 1 < mask.height ? coverage + (top &+ 1) &* mask.width : empty
        )
    }

    /// `position` is in 1/256 of a column.
    @inline(__always)
    private func mixed(_ pair: Pair, _ shareY: Int, _ position: Int) -> UInt8 {
        let column = position >> 8
        let share = position & 255
        let above: Int
        let below: Int
        if UInt(bitPattern: column) < UInt(bitPattern: width &- 1) {
            above = Int(pair.upper[column]) &* (256 &- share) &+ Int(pair.upper[column &+ 1]) &* share
            below = Int(pair.lower[column]) &* (256 &- share) &+ Int(pair.lower[column &+ 1]) &* share
        } else {
            above = atEdge(pair.upper, column, share)
            below = atEdge(pair.lower, column, share)
        }
        return UInt8(truncatingIfNeeded: (above &* (256 &- shareY) &+ below &* shareY &+ 32768) >> 16)
    }

    /// Interpolates two neighbours in a row, at most one of which is in the mask.
    private func atEdge(_ row: UnsafePointer<UInt8>, _ column: Int, _ share: Int) -> Int {
        if column == -1 { return Int(row[0]) &* share }
        return column == width &- 1 ? Int(row[column]) &* (256 &- share) : 0
    }
}
