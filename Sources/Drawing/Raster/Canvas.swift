/// A buffer and the tools to draw into it. Draws single shapes, each cut to the given bounds.
struct Canvas {
    let buffer: PixelBuffer
    let tools: RasterTools

    /// Sets every pixel in the rectangle, which must lie within the buffer, to one value.
    func clear(_ rect: PixelRect, to pixel: UInt32) {
        for y in rect.minY..<max(rect.minY, rect.maxY) {
            fillSpan(buffer.pixel(rect.minX, y), rect.width, pixel)
        }
    }

    /// Paints the interior of the form.
    func fill<Paint: RowPaint>(_ form: Form, in bounds: PixelRect, with paint: inout Paint) {
        if form.placement == nil, BoxRows.canDraw(form.box) {
            fill(form.box, in: bounds, with: &paint)
        } else {
            var polygon = polygon(of: form, in: bounds)
            polygon.add(form, isHole: false)
            polygon.paint(on: buffer, with: &paint)
        }
    }

    /// Paints the area inside `outer` and outside `inner`.
    func border<Paint: RowPaint>(
        _ outer: Form, _ inner: RoundedBox, in bounds: PixelRect, with paint: inout Paint
    ) {
        if outer.placement == nil, BoxRows.canDraw(outer.box), BoxRows.canDraw(inner) {
            ring(outer.box, inner, in: bounds, with: &paint)
        } else {
            var polygon = polygon(of: outer, in: bounds)
            polygon.add(outer, isHole: false)
            var hole = outer
            hole.box = inner
            polygon.add(hole, isHole: true)
            polygon.paint(on: buffer, with: &paint)
        }
    }

    private func polygon(of form: Form, in bounds: PixelRect) -> PolygonRows {
        let all = form.bounds.intersection(buffer.bounds)
        return PolygonRows(tools: tools, bounds: all, shown: bounds.intersection(all))
    }
}
