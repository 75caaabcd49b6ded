extension Canvas {
    /// Lays a colour down through a mask.
    func draw(_ mask: TextMask, placement: Affine, in bounds: PixelRect, with paint: SolidPaint) {
        mask.coverage.withUnsafeBufferPointer { coverage in
            guard let base = coverage.baseAddress else { return }
            if let place = placement.wholeTranslation {
                for y in bounds.minY..<bounds.maxY {
                    let start = base + ((y &- place.y) &* mask.width &+ bounds.minX &- place.x)
                    paint.blend(buffer.pixel(bounds.minX, y), x: bounds.minX, count: bounds.width, coverage: start)
                }
            } else {
                resample(mask, base, placement: placement, in: bounds, with: paint)
            }
        }
    }

    /// Paints through a mask at a whole pixel.
    func fill<Paint: RowPaint>(
        _ mask: TextMask, placement: Affine, in bounds: PixelRect, with paint: inout Paint
    ) {
        guard let place = placement.wholeTranslation, !bounds.isEmpty else { return }
        mask.coverage.withUnsafeBufferPointer { coverage in
            guard let base = coverage.baseAddress else { return }
            for y in bounds.minY..<bounds.maxY {
                paint.begin(row: y)
                let start = base + ((y &- place.y) &* mask.width &+ bounds.minX &- place.x)
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

    private func resample(
        _ mask: TextMask, _ coverage: UnsafePointer<UInt8>, placement: Affine, in bounds: PixelRect,
        with paint: SolidPaint
    ) {
        tools.cells.reserve(MaskRows.cellCount(mask, bounds))
        let rows = MaskRows(
            mask, coverage: coverage, placement: placement, bounds: bounds, cells: tools.cells.base)
        guard let rows else { return }
        for y in bounds.minY..<bounds.maxY {
            paint.blend(
                buffer.pixel(bounds.minX, y), x: bounds.minX, count: bounds.width, coverage: rows.row(y))
        }
    }
}
