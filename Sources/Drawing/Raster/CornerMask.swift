/// The area outside a rounded corner, pixel by pixel, computed once for a radius and a subpixel position.
final class CornerMask {
    /// Full coverage, in finer steps that are used until corners and edges have been combined.
    static let full = 255 * 256
    /// Corners larger than this are drawn as polygons, which need no storage of their size.
    static let largestRadius = 64.0

    /// Identifies a mask: radii and offsets in 1/256 of a pixel.
    struct Key: Equatable {
        var radiusX: Int32
        var radiusY: Int32
        /// The distance from the pixel boundary outside to the box's edge, 0..<256.
        var offsetX: Int32
        var offsetY: Int32
        /// True for a corner of the right side, whose columns run in the opposite direction.
        var isMirrored: Bool

        var hash: Int {
            var mixed = UInt64(UInt32(bitPattern: radiusX)) &* 0x9E37_79B9_7F4A_7C15
            mixed = (mixed ^ UInt64(UInt32(bitPattern: radiusY))) &* 0x9E37_79B9_7F4A_7C15
            mixed = (mixed ^ UInt64(UInt32(bitPattern: offsetX << 9 | offsetY))) &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: mixed >> 33)
        }
    }

    private(set) var key = Key(radiusX: -1, radiusY: -1, offsetX: 0, offsetY: 0, isMirrored: false)
    /// The number of columns, counted from the pixel that contains the box's edge.
    private(set) var width = 0
    private(set) var height = 0
    /// The area between the box's square corner and the arc, in steps of ``full``; `width` values per row, rows from
    /// the outside in. Columns run from left to right, which is outwards when mirrored.
    private let missing = Scratch<UInt16>(filledWith: 0)
    /// The coverage of pixels that only this corner affects, 0...255.
    private let coverage = Scratch<UInt8>(filledWith: 0)
    /// For each row, the number of columns from the outside in that the box does not cover fully.
    private let columnCounts = Scratch<Int32>(filledWith: 0)

    /// The data for loops over rows. It holds no reference, so that the loops need no reference counting. Valid until
    /// the mask is built again.
    struct View {
        let width: Int
        let height: Int
        let missing: UnsafePointer<UInt16>
        let coverage: UnsafePointer<UInt8>
        let columnCounts: UnsafePointer<Int32>
        let isMirrored: Bool

        /// Returns the number of columns of the row that the box does not cover fully; zero beyond the mask.
        @inline(__always)
        func columns(inRow row: Int) -> Int {
            row < height ? Int(columnCounts[row]) : 0
        }

        @inline(__always)
        func row(_ row: Int) -> UnsafePointer<UInt8> {
            coverage + row &* width
        }

        /// Both indices are counted from the outside in. Returns zero beyond the mask.
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

    /// Builds the mask again in its storage.
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

    /// Adds the area between the box's square corner and the arc.
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

    /// Rounds to the nearest integer a number that is not negative and small enough for a half to be added exactly.
    /// `rounded()` is a call of the C library here, at each pixel of a mask, and masks of growing boxes are built in
    /// every frame.
    @inline(__always)
    private static func rounded(_ steps: Double) -> Int { Int(steps + 0.5) }

    /// Converts steps of ``full`` to 0...255.
    @inline(__always)
    static func byte(_ steps: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: (steps &+ 128) &>> 8)
    }
}
