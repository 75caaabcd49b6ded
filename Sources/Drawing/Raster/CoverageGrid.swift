/// The exact area that a polygon covers of each pixel of a small grid.
///
/// Each edge adds, to the cells that it crosses, the area to its right, and the height that it carries over to the
/// columns further right; a running sum along the row then gives the coverage. The method is from R. Levien's font-rs.
/// Downward edges count positive, upward ones negative, so that the order of points determines the sign.
struct CoverageGrid {
    let width: Int
    let height: Int
    /// Each row has one cell more than `width`, for the height that an edge in the last column carries over.
    private let cells: UnsafeMutablePointer<Float>
    private let stride: Int

    /// Returns the number of elements that the storage of a grid needs.
    static func cellCount(width: Int, height: Int) -> Int { (width + 2) * height }

    /// Clears the storage.
    init(width: Int, height: Int, storage: UnsafeMutablePointer<Float>) {
        self.width = width
        self.height = height
        stride = width + 2
        cells = storage
        cells.update(repeating: 0, count: stride * height)
    }

    /// A row's cells, not yet summed.
    @inline(__always)
    func row(_ y: Int) -> UnsafePointer<Float> {
        UnsafePointer(cells + y &* stride)
    }

    /// Adds an edge in grid coordinates. Parts above or below are cut. Parts to the left count for whole rows; parts to
    /// the right count for nothing.
    func addEdge(_ start: Point, _ end: Point) {
        guard start.y != end.y else { return }
        let isDown = start.y < end.y
        var top = isDown ? start : end
        var bottom = isDown ? end : start
        guard bottom.y > 0, top.y < Double(height) else { return }
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        if top.y < 0 { top = Point(x: top.x - top.y * slope, y: 0) }
        if bottom.y > Double(height) {
            bottom = Point(x: bottom.x - (bottom.y - Double(height)) * slope, y: Double(height))
        }
        addClipped(top, bottom, slope, isDown ? 1 : -1)
    }

    /// Splits the edge where it crosses the left and right sides, since beyond them it acts like a vertical one.
    private func addClipped(_ top: Point, _ bottom: Point, _ slope: Double, _ sign: Float) {
        let right = Double(width)
        var y = top.y
        var x = top.x
        for _ in 0..<3 where y < bottom.y {
            var endY = bottom.y
            let isLeft = x < 0 || (x == 0 && slope < 0)
            let isRight = x > right || (x == right && slope > 0)
            if slope > 0, isLeft { endY = min(endY, y - x / slope) }
            if slope > 0, !isLeft, !isRight { endY = min(endY, y + (right - x) / slope) }
            if slope < 0, isRight { endY = min(endY, y + (right - x) / slope) }
            if slope < 0, !isLeft, !isRight { endY = min(endY, y - x / slope) }
            let endX = endY == bottom.y ? bottom.x : x + (endY - y) * slope
            if isLeft {
                addInside(Point(x: 0, y: y), Point(x: 0, y: endY), sign)
            } else if !isRight {
                addInside(
                    Point(x: min(max(0, x), right), y: y), Point(x: min(max(0, endX), right), y: endY), sign)
            }
            y = endY
            // Set exactly to the crossed side; otherwise the rest would be treated as a part on the same side of it.
            x = slope > 0 ? (isLeft ? 0 : right) : (isRight ? right : 0)
        }
    }

    private func addInside(_ top: Point, _ bottom: Point, _ sign: Float) {
        guard bottom.y > top.y else { return }
        let slope = Float((bottom.x - top.x) / (bottom.y - top.y))
        let startY = Float(top.y)
        let endY = Float(bottom.y)
        var x = Float(top.x)
        let first = min(height - 1, Int(startY))
        let last = min(height - 1, max(first, Int(endY.rounded(.up)) - 1))
        for y in first...last {
            let from = max(startY, Float(y))
            let to = min(endY, Float(y + 1))
            guard to > from else { continue }
            let next = min(Float(width), max(0, x + slope * (to - from)))
            add(row: cells + y * stride, from: min(x, next), to: max(x, next), amount: sign * (to - from))
            x = next
        }
    }

    /// Adds an edge within one row, from column position `from` to `to`, that spans a height of `amount`.
    private func add(row: UnsafeMutablePointer<Float>, from: Float, to: Float, amount: Float) {
        let first = min(width, Int(from))
        let last = Int(to.rounded(.up))
        if last <= first + 1 {
            let middle = (from + to) / 2 - Float(first)
            row[first] += amount * (1 - middle)
            row[first + 1] += amount * middle
            return
        }
        let perColumn = amount / (to - from)
        let lead = 1 - (from - Float(first))
        let firstArea = perColumn * lead * lead / 2
        row[first] += firstArea
        var carried = firstArea
        for column in (first + 1)..<(last - 1) {
            let covered = perColumn * (Float(column) + 0.5 - from)
            row[column] += covered - carried
            carried = covered
        }
        let tail = to - Float(last - 1)
        let lastArea = amount - perColumn * tail * tail / 2
        row[last - 1] += lastArea - carried
        row[last] += amount - lastArea
    }
}
