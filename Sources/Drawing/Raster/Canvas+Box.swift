/// Boxes that are aligned with the pixel grid: only edge pixels have individual coverage, the rest are runs.
extension Canvas {
    func fill<Paint: RowPaint>(_ box: RoundedBox, in bounds: PixelRect, with paint: inout Paint) {
        tools.cells.reserve(BoxRows.cellCount)
        let rows = rows(of: box, isInner: false, cells: tools.cells.base)
        let shown = rows.pixels.intersection(bounds)
        guard !shown.isEmpty else { return }
        // Most rows are equal, so their common part is computed once.
        let alike = rows.straightRows.clamped(to: shown.minY..<shown.maxY)
        for y in shown.minY..<alike.lowerBound { fill(rows.row(y), y: y, in: shown, with: &paint) }
        for y in alike { fill(rows.straight, y: y, in: shown, with: &paint) }
        for y in alike.upperBound..<shown.maxY { fill(rows.row(y), y: y, in: shown, with: &paint) }
    }

    @inline(__always)
    private func fill<Paint: RowPaint>(_ row: BoxRow, y: Int, in shown: PixelRect, with paint: inout Paint) {
        paint.begin(row: y)
        self.paint(row, y: y, from: shown.minX, to: shown.maxX, with: paint)
    }

    func ring<Paint: RowPaint>(
        _ outer: RoundedBox, _ inner: RoundedBox, in bounds: PixelRect, with paint: inout Paint
    ) {
        tools.cells.reserve(2 * BoxRows.cellCount + bounds.width)
        let outside = rows(of: outer, isInner: false, cells: tools.cells.base)
        let inside = rows(of: inner, isInner: true, cells: tools.cells.base + BoxRows.cellCount)
        let line = tools.cells.base + 2 * BoxRows.cellCount
        let shown = outside.pixels.intersection(bounds)
        for y in shown.minY..<shown.maxY {
            paint.begin(row: y)
            let row = outside.row(y)
            if y < inside.pixels.minY || y >= inside.pixels.maxY {
                self.paint(row, y: y, from: shown.minX, to: shown.maxX, with: paint)
            } else {
                self.paint(row, without: inside.row(y), y: y, in: shown, line: line, with: paint)
            }
        }
    }

    private func rows(of box: RoundedBox, isInner: Bool, cells: UnsafeMutablePointer<UInt8>) -> BoxRows {
        let corners = box.isSquare ? nil : BoxCorners(box, cache: tools.corners, isInner: isInner)
        return BoxRows(box, corners: corners, cells: cells)
    }

    /// Paints the three parts of a row, each cut to the columns from `minX` up to `maxX`.
    @inline(__always)
    private func paint<Paint: RowPaint>(_ row: BoxRow, y: Int, from minX: Int, to maxX: Int, with paint: Paint) {
        let left = max(minX, row.start)
        let leftEnd = min(maxX, row.middle)
        if left < leftEnd {
            paint.blend(
                buffer.pixel(left, y), x: left, count: leftEnd &- left, coverage: row.left + (left &- row.start))
        }
        let middle = max(minX, row.middle)
        let middleEnd = min(maxX, row.middleEnd)
        if middle < middleEnd {
            paint.fill(buffer.pixel(middle, y), x: middle, count: middleEnd &- middle, coverage: row.coverage)
        }
        let right = max(minX, row.middleEnd)
        let rightEnd = min(maxX, row.end)
        if right < rightEnd {
            paint.blend(
                buffer.pixel(right, y), x: right, count: rightEnd &- right,
                coverage: row.right + (right &- row.middleEnd))
        }
    }

    /// Paints the coverage of the outer box's row minus that of the inner one's, left and right of the inner one's run.
    private func paint<Paint: RowPaint>(
        _ row: BoxRow, without hole: BoxRow, y: Int, in shown: PixelRect, line: UnsafeMutablePointer<UInt8>,
        with paint: Paint
    ) {
        let isOpen = hole.coverage == 255 && hole.middle < hole.middleEnd
        let gap = isOpen ? hole.middle : shown.maxX
        let gapEnd = isOpen ? hole.middleEnd : shown.maxX
        difference(row, hole, y: y, from: shown.minX, to: min(gap, shown.maxX), line: line, with: paint)
        difference(row, hole, y: y, from: max(gapEnd, shown.minX), to: shown.maxX, line: line, with: paint)
    }

    private func difference<Paint: RowPaint>(
        _ row: BoxRow, _ hole: BoxRow, y: Int, from minX: Int, to maxX: Int, line: UnsafeMutablePointer<UInt8>,
        with paint: Paint
    ) {
        guard minX < maxX else { return }
        for column in minX..<maxX {
            line[column &- minX] = UInt8(max(0, row.coverage(at: column) &- hole.coverage(at: column)))
        }
        paint.blend(buffer.pixel(minX, y), x: minX, count: maxX &- minX, coverage: line)
    }
}
