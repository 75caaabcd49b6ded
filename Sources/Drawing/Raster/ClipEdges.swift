/// The edge of a clip: the only pixels that it covers in part.
enum ClipEdges {
    /// Calls `body` with rectangles that do not overlap and together contain every pixel that the form covers in part.
    static func forEachPiece(of form: Form, _ body: (PixelRect) -> Void) {
        let all = form.bounds
        let box = form.box
        let left = Int(clamping: box.minX + box.radiusX, rounded: .up)
        let right = Int(clamping: box.maxX - box.radiusX, rounded: .down)
        let top = Int(clamping: box.minY + box.radiusY, rounded: .up)
        let bottom = Int(clamping: box.maxY - box.radiusY, rounded: .down)
        guard form.placement == nil, left < right, top < bottom else { return body(all) }
        let inner = PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
        body(PixelRect(minX: all.minX, minY: all.minY, maxX: inner.minX, maxY: inner.minY))
        body(PixelRect(minX: inner.maxX, minY: all.minY, maxX: all.maxX, maxY: inner.minY))
        body(PixelRect(minX: all.minX, minY: inner.maxY, maxX: inner.minX, maxY: all.maxY))
        body(PixelRect(minX: inner.maxX, minY: inner.maxY, maxX: all.maxX, maxY: all.maxY))
        forEachSide(of: box, all: all, inner: inner, body)
    }

    /// A side counts if it lies between pixel boundaries; it is one pixel thick.
    private static func forEachSide(
        of box: RoundedBox, all: PixelRect, inner: PixelRect, _ body: (PixelRect) -> Void
    ) {
        if box.minX != box.minX.rounded() {
            body(PixelRect(minX: all.minX, minY: inner.minY, maxX: all.minX + 1, maxY: inner.maxY))
        }
        if box.maxX != box.maxX.rounded() {
            body(PixelRect(minX: all.maxX - 1, minY: inner.minY, maxX: all.maxX, maxY: inner.maxY))
        }
        if box.minY != box.minY.rounded() {
            body(PixelRect(minX: inner.minX, minY: all.minY, maxX: inner.maxX, maxY: all.minY + 1))
        }
        if box.maxY != box.maxY.rounded() {
            body(PixelRect(minX: inner.minX, minY: all.maxY - 1, maxX: inner.maxX, maxY: all.maxY))
        }
    }
}

extension PixelRect {
    /// Calls `body` with up to four rectangles that together contain every pixel that is not in `hole`.
    func forEachPiece(outside hole: PixelRect, _ body: (PixelRect) -> Void) {
        let hole = intersection(hole)
        guard !hole.isEmpty else { return body(self) }
        let pieces = (
            PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
            PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
            PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
            PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY)
        )
        if !pieces.0.isEmpty { body(pieces.0) }
        if !pieces.1.isEmpty { body(pieces.1) }
        if !pieces.2.isEmpty { body(pieces.2) }
        if !pieces.3.isEmpty { body(pieces.3) }
    }
}
