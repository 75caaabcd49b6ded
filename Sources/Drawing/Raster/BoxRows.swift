/// One row of a box: cells at the left, a run of equal coverage, cells at the right.
struct BoxRow {
    /// The column of the first cell.
    var start: Int
    var left: UnsafePointer<UInt8>
    /// The first column of the run.
    var middle: Int
    /// The column after the run, where the cells of the right side begin.
    var middleEnd: Int
    var right: UnsafePointer<UInt8>
    /// One past the last cell.
    var end: Int
    /// The coverage of the run, 0...255.
    var coverage: UInt32

    @inline(__always)
    func coverage(at column: Int) -> Int {
        if column < middle { return column < start ? 0 : Int(left[column &- start]) }
        if column < middleEnd { return Int(coverage) }
        return column < end ? Int(right[column &- middleEnd]) : 0
    }
}

/// The rows of a box that is aligned with the pixel grid. The covered area of each pixel is exact: the part inside the
/// box's sides, minus the parts outside its four corners.
struct BoxRows {
    /// Every pixel that the box touches.
    let pixels: PixelRect
    private let sides: BoxSides
    /// Nil for a box without corners.
    private let corners: BoxCorners?
    private let cells: UnsafeMutablePointer<UInt8>
    /// A row that lies entirely inside and that no corner affects.
    let straight: BoxRow

    /// The largest number of cells in a row without a run: two corners side by side, each with one more column for its
    /// subpixel position.
    private static let rowCells = 2 * (Int(CornerMask.largestRadius) + 4)
    /// The required capacity of `cells`.
    static let cellCount = 2 * rowCells + 2

    /// False for corners that are too large to be stored as masks.
    static func canDraw(_ box: RoundedBox) -> Bool {
        box.isSquare || max(box.radiusX, box.radiusY) <= CornerMask.largestRadius
    }

    /// `cells` is written until the next call of ``row(_:)``.
    init(_ box: RoundedBox, corners: BoxCorners?, cells: UnsafeMutablePointer<UInt8>) {
        pixels = PixelRect(touching: box.minX, box.minY, box.maxX, box.maxY)
        sides = BoxSides(box)
        self.cells = cells
        self.corners = corners
        let hasLeft = sides.left < CornerMask.full || pixels.width == 1
        let hasRight = sides.right < CornerMask.full && pixels.width > 1
        let edge = cells + 2 * Self.rowCells
        edge[0] = CornerMask.byte(sides.column(0, of: pixels.width))
        edge[1] = CornerMask.byte(sides.right)
        straight = BoxRow(
            start: pixels.minX, left: UnsafePointer(edge), middle: pixels.minX + (hasLeft ? 1 : 0),
            middleEnd: pixels.maxX - (hasRight ? 1 : 0), right: UnsafePointer(edge + 1), end: pixels.maxX,
            coverage: 255)
    }

    /// The rows that equal ``straight``; empty if none does.
    var straightRows: Range<Int> {
        let full = CornerMask.full
        let top = max(corners?.topHeight ?? 0, sides.row(0, of: pixels.height) < full ? 1 : 0)
        let bottom = max(corners?.bottomHeight ?? 0, sides.row(pixels.height - 1, of: pixels.height) < full ? 1 : 0)
        let first = min(pixels.minY + top, pixels.maxY)
        return first..<max(first, pixels.maxY - bottom)
    }

    /// Returns the row at `y`, which must be within ``pixels``. The cells are valid until the next call.
    @inline(__always)
    func row(_ y: Int) -> BoxRow {
        let fromTop = y &- pixels.minY
        let fromBottom = pixels.maxY &- 1 &- y
        let share = sides.row(fromTop, of: pixels.height)
        guard let corners else {
            return share == CornerMask.full ? straight : edgeRow(share)
        }
        if fromTop >= corners.topHeight, fromBottom >= corners.bottomHeight, share == CornerMask.full {
            return straight
        }
        return corners.row(fromTop, fromBottom, share, sides: sides, pixels: pixels, cells: cells)
    }

    /// The top or bottom row of a box without corners.
    private func edgeRow(_ share: Int) -> BoxRow {
        var row = straight
        let full = CornerMask.full
        cells[0] = CornerMask.byte(sides.column(0, of: pixels.width) * share / full)
        cells[1] = CornerMask.byte(sides.right * share / full)
        row.left = UnsafePointer(cells)
        row.right = UnsafePointer(cells + 1)
        row.coverage = UInt32(CornerMask.byte(share))
        return row
    }
}

/// The coverage of a box's outermost columns and rows, in steps of ``CornerMask/full``.
struct BoxSides {
    let left: Int
    let right: Int
    let top: Int
    let bottom: Int

    init(_ box: RoundedBox) {
        left = Self.covered(box.minX - box.minX.rounded(.down))
        right = Self.covered(box.maxX.rounded(.up) - box.maxX)
        top = Self.covered(box.minY - box.minY.rounded(.down))
        bottom = Self.covered(box.maxY.rounded(.up) - box.maxY)
    }

    /// Returns the distance from the pixel boundary outside to the edge, in 1/256 of a pixel, below 256.
    static func offset(_ fraction: Double) -> Int32 {
        Int32(max(0, min(255, (fraction * 256).rounded())))
    }

    private static func covered(_ fraction: Double) -> Int {
        CornerMask.full - Int(offset(fraction)) * (CornerMask.full / 256)
    }

    @inline(__always)
    func column(_ index: Int, of count: Int) -> Int {
        if count == 1 { return max(0, left &+ right &- CornerMask.full) }
        return index == 0 ? left : index == count &- 1 ? right : CornerMask.full
    }

    @inline(__always)
    func row(_ index: Int, of count: Int) -> Int {
        if count == 1 { return max(0, top &+ bottom &- CornerMask.full) }
        return index == 0 ? top : index == count &- 1 ? bottom : CornerMask.full
    }
}
