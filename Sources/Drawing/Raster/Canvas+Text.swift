extension Canvas {
    /// Paints through a mask.
    func fill<Paint: RowPaint>(
        _ mask: TextMask, placement: Affine, in bounds: PixelRect, with paint: inout Paint
    ) {
        guard !bounds.isEmpty else { return }
        mask.coverage.withUnsafeBufferPointer { coverage in
            guard let base = coverage.baseAddress else { return }
            guard let shift = placement.wholeTranslation else {
                return resample(mask, base, placement: placement, in: bounds, with: &paint)
            }
            for y in bounds.minY..<bounds.maxY {
                paint.begin(row: y)
                let start = base + ((y &- shift.y) &* mask.width &+ bounds.minX &- shift.x)
                paint.blend(buffer.pixel(bounds.minX, y), x: bounds.minX, count: bounds.width, coverage: start)
            }
        }
    }

    /// Paints every pixel of a rectangle.
    func fill<Paint: RowPaint>(_ rect: PixelRect, with paint: inout Paint) {
        for y in rect.minY..<max(rect.minY, rect.maxY) {
            paint.begin(row: y)
            paint.fill(buffer.pixel(rect.minX, y), x: rect.minX, count: rect.width, coverage: 255)
        }
    }

    private func resample<Paint: RowPaint>(
        _ mask: TextMask, _ coverage: UnsafePointer<UInt8>, placement: Affine, in bounds: PixelRect,
        with paint: inout Paint
    ) {
        tools.cells.reserve(MaskRows.cellCount(mask, bounds))
        let rows = MaskRows(
            mask, coverage: coverage, placement: placement, bounds: bounds, cells: tools.cells.base)
        guard let rows else { return }
        for y in bounds.minY..<bounds.maxY {
            paint.begin(row: y)
            paint.blend(
                buffer.pixel(bounds.minX, y), x: bounds.minX, count: bounds.width, coverage: rows.row(y))
        }
    }
}
