/// Draws rotated and skewed forms, and corners too large for a mask: an outline of straight pieces, and the exact area
/// that it covers of each pixel, computed for a band of rows at a time.
struct PolygonRows {
    /// The number of cells of a band: 64 KiB, which fits into the fast caches.
    private static let bandCells = 16_384

    private let tools: RasterTools
    /// The computed area: every pixel of the surface that the form touches.
    private let bounds: PixelRect
    /// The painted area. Sums still run over all of `bounds`, since they are rounded and must not depend on the start
    /// of a part.
    private let shown: PixelRect
    private var count = 0
    /// The index of the hole's first point.
    private var outerCount = 0

    /// `bounds` must lie within the surface, `shown` within `bounds`.
    init(tools: RasterTools, bounds: PixelRect, shown: PixelRect) {
        self.tools = tools
        self.bounds = bounds
        self.shown = shown
    }

    /// Adds the outer form first, then its hole, if any.
    mutating func add(_ form: Form, isHole: Bool) {
        let box = form.box
        let stretch = form.placement.map { max(abs($0.a) + abs($0.c), abs($0.b) + abs($0.d)) } ?? 1
        let pieces = box.isSquare ? 0 : Arc.pieces(radius: max(box.radiusX, box.radiusY) * stretch)
        tools.points.reserve(count + 4 * (pieces + 1))
        addCorner(form, x: 1, y: 1, pieces: pieces, isReversed: false)
        addCorner(form, x: 1, y: -1, pieces: pieces, isReversed: true)
        addCorner(form, x: -1, y: -1, pieces: pieces, isReversed: false)
        addCorner(form, x: -1, y: 1, pieces: pieces, isReversed: true)
        if !isHole { outerCount = count }
    }

    /// Two signs of 1 select the top left corner. The corners follow each other counterclockwise.
    private mutating func addCorner(_ form: Form, x signX: Double, y signY: Double, pieces: Int, isReversed: Bool) {
        let box = form.box
        let centerX = signX > 0 ? box.minX + box.radiusX : box.maxX - box.radiusX
        let centerY = signY > 0 ? box.minY + box.radiusY : box.maxY - box.radiusY
        let placement = form.placement ?? .identity
        let points = tools.points.base + count
        guard pieces > 0 else {
            points[0] = placement.apply(
                Point(x: signX > 0 ? box.minX : box.maxX, y: signY > 0 ? box.minY : box.maxY))
            count += 1
            return
        }
        var index = 0
        Arc.forEachPoint(pieces: pieces) { x, y in
            let point = Point(x: centerX + x * box.radiusX * signX, y: centerY + y * box.radiusY * signY)
            points[isReversed ? pieces - index : index] = placement.apply(point)
            index += 1
        }
        count += pieces + 1
    }

    /// Paints rows from the top: cells with partial or no coverage, and runs with full coverage.
    func paint<Paint: RowPaint>(on buffer: PixelBuffer, with paint: inout Paint) {
        guard !shown.isEmpty else { return }
        let bandHeight = max(1, Self.bandCells / (bounds.width + 2))
        tools.cells.reserve(bounds.width)
        tools.grid.reserve(CoverageGrid.cellCount(width: bounds.width, height: bandHeight))
        for top in stride(from: bounds.minY, to: shown.maxY, by: bandHeight) where top + bandHeight > shown.minY {
            let grid = CoverageGrid(
                width: bounds.width, height: min(bandHeight, bounds.maxY - top), storage: tools.grid.base)
            addEdges(from: 0, to: outerCount, top: top, to: grid)
            addEdges(from: outerCount, to: count, isReversed: true, top: top, to: grid)
            for y in max(top, shown.minY)..<min(top + grid.height, shown.maxY) {
                sum(grid.row(y - top))
                paint.begin(row: y)
                emit(y: y, on: buffer, with: paint)
            }
        }
    }

    private func addEdges(from start: Int, to end: Int, isReversed: Bool = false, top: Int, to grid: CoverageGrid) {
        guard end > start else { return }
        let origin = Point(x: Double(bounds.minX), y: Double(top))
        var previous = tools.points.base[end - 1].moved(from: origin)
        for index in start..<end {
            let point = tools.points.base[index].moved(from: origin)
            if isReversed {
                grid.addEdge(point, previous)
            } else {
                grid.addEdge(previous, point)
            }
            previous = point
        }
    }

    private func sum(_ cells: UnsafePointer<Float>) {
        var sum: Float = 0
        for column in 0..<bounds.width {
            sum += cells[column]
            tools.cells.base[column] = UInt8(min(255, abs(sum) * 255 + 0.5))
        }
    }

    private func emit<Paint: RowPaint>(y: Int, on buffer: PixelBuffer, with paint: Paint) {
        let cells = UnsafePointer(tools.cells.base) - bounds.minX
        var x = shown.minX
        while x < shown.maxX {
            let isFull = cells[x] == 255
            var end = x + 1
            while end < shown.maxX, (cells[end] == 255) == isFull { end += 1 }
            if isFull {
                paint.fill(buffer.pixel(x, y), x: x, count: end - x, coverage: 255)
            } else {
                paint.blend(buffer.pixel(x, y), x: x, count: end - x, coverage: cells + x)
            }
            x = end
        }
    }
}

extension Point {
    fileprivate func moved(from origin: Point) -> Point {
        Point(x: x - origin.x, y: y - origin.y)
    }
}
