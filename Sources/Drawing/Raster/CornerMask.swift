/// What a rounded corner takes away, pixel by pixel: made once for a radius and a position between pixels.
final class CornerMask {
    /// Full coverage in the finer steps that are kept until corners and edges have been put together.
    static let full = 255 * 256
    /// Corners larger than this are drawn as polygons, which need no storage of their size.
    static let largestRadius = 64.0

    /// Identifies a mask: radii and offsets in 1/256 of a pixel.
    struct Key: Equatable {
        var radiusX: Int32
        var radiusY: Int32
        /// From the pixel boundary outside to the box's edge, 0..<256.
        var offsetX: Int32
        var offsetY: Int32
        /// The corner of the right side: columns run the other way.
        var isMirrored: Bool

        var hash: Int {
            var mixed = UInt64(UInt32(bitPattern: radiusX)) &* 0x9E37_79B9_7F4A_7C15
            mixed = (mixed ^ UInt64(UInt32(bitPattern: radiusY))) &* 0x9E37_79B9_7F4A_7C15
            mixed = (mixed ^ UInt64(UInt32(bitPattern: offsetX << 9 | offsetY))) &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: mixed >> 33)
        }
    }

    private(set) var key = Key(radiusX: -1, radiusY: -1, offsetX: 0, offsetY: 0, isMirrored: false)
    /// Columns, counted from the pixel that the box's edge lies in.
    private(set) var width = 0
    private(set) var height = 0
    /// The area of the box's own corner that the arc cuts off, in steps of ``full``; `width` a row, rows from the
    /// outside in. Columns run from left to right, which is outwards when mirrored.
    private let missing = Scratch<UInt16>(filledWith: 0)
    /// 0...255: what is covered where nothing but this corner meets the pixel.
    private let coverage = Scratch<UInt8>(filledWith: 0)
    /// For each row, how many columns from the outside in are not fully the box's.
    private let columnCounts = Scratch<Int32>(filledWith: 0)

    /// What the loops over rows look at: no reference, so that nothing is counted in them. Valid until the mask is made
    /// anew.
    struct View {
        let width: Int
        let height: Int
        let missing: UnsafePointer<UInt16>
        let coverage: UnsafePointer<UInt8>
        let columnCounts: UnsafePointer<Int32>
        let isMirrored: Bool

        /// Columns of the row that are not wholly the box's; none past the mask.
        @inline(__always)
        func columns(inRow row: Int) -> Int {
            row < height ? Int(columnCounts[row]) : 0
        }

        @inline(__always)
        func row(_ row: Int) -> UnsafePointer<UInt8> {
            coverage + row &* width
        }

        /// Both counted from the outside in; nothing is missing past the mask.
        func missing(_ column: Int, _ row: Int) -> Int {
            guard column < width, row < height else { return 0 }
            return Int(missing[row &* width &+ (isMirrored ? width &- 1 &- column : column)])
        }
    }

    var view: View {
        View(
            width: width, height: height, missing: missing.base, coverage: coverage.base,
            columnCounts: columnCounts.base,
            isMirrored: key.isMirrored)
    }

    /// Makes the mask anew in the storage that it has.
    func build(_ key: Key, grid storage: Scratch<Float>) {
        self.key = key
        let offset = Point(x: Double(key.offsetX) / 256, y: Double(key.offsetY) / 256)
        let radius = Point(x: Double(key.radiusX) / 256, y: Double(key.radiusY) / 256)
        width = Int((offset.x + radius.x).rounded(.up))
        height = Int((offset.y + radius.y).rounded(.up))
        storage.reserve(CoverageGrid.cellCount(width: width, height: height))
        missing.reserve(width * height)
        coverage.reserve(width * height)
        columnCounts.reserve(height)
        let grid = CoverageGrid(width: width, height: height, storage: storage.base)
        Self.addComplement(of: radius, at: offset, to: grid)
        for y in 0..<height { finish(row: y, of: grid, offset: offset) }
    }

    /// The region between the box's corner and the arc.
    private static func addComplement(of radius: Point, at offset: Point, to grid: CoverageGrid) {
        let corner = offset
        var previous = corner
        Arc.forEachPoint(pieces: Arc.pieces(radius: max(radius.x, radius.y))) { x, y in
            let point = Point(
                x: max(corner.x, corner.x + radius.x * (1 + x)), y: max(corner.y, corner.y + radius.y * (1 + y)))
            grid.addEdge(point, previous)
            previous = point
        }
        grid.addEdge(corner, previous)
    }

    private func finish(row y: Int, of grid: CoverageGrid, offset: Point) {
        let cells = grid.row(y)
        let height = y == 0 ? 1 - offset.y : 1
        let inner = Self.rounded(height * Double(Self.full))
        let outer = Self.rounded((1 - offset.x) * height * Double(Self.full))
        var sum: Float = 0
        var last = 0
        for column in 0..<width {
            sum += cells[column]
            let cut = Self.rounded(Double(max(0, min(1, abs(sum))) * Float(Self.full)))
            let index = y * width + (key.isMirrored ? width - 1 - column : column)
            let whole = column == 0 ? outer : inner
            missing.base[index] = UInt16(cut)
            coverage.base[index] = Self.byte(max(0, whole - cut))
            if cut > 0 || (column == 0 && offset.x > 0) { last = column + 1 }
        }
        columnCounts.base[y] = Int32(last)
    }

    /// To the nearest, for what is not below zero and far from what a Double cannot add a half to. Rounding as such is a
    /// call of the C library here, at each pixel of a mask; masks of boxes that grow are made in every frame.
    @inline(__always)
    private static func rounded(_ steps: Double) -> Int { Int(steps + 0.5) }

    /// From steps of ``full`` to 0...255.
    @inline(__always)
    static func byte(_ steps: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: (steps &+ 128) &>> 8)
    }
}
