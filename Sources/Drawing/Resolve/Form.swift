/// A box in pixels, or, if it is rotated or skewed, a box in its own space with the transform to pixels.
struct Form: Equatable, Sendable {
    var box: RoundedBox
    /// The transform from the box's space to pixels; nil if the box is in pixels.
    var placement: Affine?

    /// Nil if nothing can be drawn.
    init?(_ box: RoundedBox, under transform: Affine) {
        guard transform.b != 0 || transform.c != 0 else {
            guard let mapped = box.mapped(by: transform) else { return nil }
            self.box = mapped
            return
        }
        guard transform.inverse != nil else { return nil }
        self.box = box
        placement = transform
        let far = corners
        guard far.allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }) else { return nil }
    }

    /// All pixels that the form touches.
    var bounds: PixelRect {
        guard let placement else { return PixelRect(touching: box.minX, box.minY, box.maxX, box.maxY) }
        let extentX = (abs(placement.a) * box.width + abs(placement.c) * box.height) / 2
        let extentY = (abs(placement.b) * box.width + abs(placement.d) * box.height) / 2
        let middle = placement.apply(Point(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2))
        return PixelRect(
            touching: middle.x - extentX, middle.y - extentY, middle.x + extentX, middle.y + extentY)
    }

    /// True if its edges are pixel boundaries, so that cutting to ``bounds`` is sufficient.
    var isAlignedRect: Bool {
        placement == nil && box.isSquare && box.minX == box.minX.rounded() && box.minY == box.minY.rounded()
            && box.maxX == box.maxX.rounded() && box.maxY == box.maxY.rounded()
    }

    /// True if the form contains those pixels entirely, so that clipping them changes nothing.
    func fullyCovers(_ pixels: PixelRect) -> Bool {
        let inverse = placement?.inverse
        let x0 = Double(pixels.minX)
        let x1 = Double(pixels.maxX)
        let y0 = Double(pixels.minY)
        let y1 = Double(pixels.maxY)
        func holds(_ x: Double, _ y: Double) -> Bool {
            let point = Point(x: x, y: y)
            return box.contains(inverse?.apply(point) ?? point)
        }
        return holds(x0, y0) && holds(x1, y0) && holds(x0, y1) && holds(x1, y1)
    }

    private var corners: [Point] {
        guard let placement else { return [] }
        return [
            placement.apply(Point(x: box.minX, y: box.minY)), placement.apply(Point(x: box.maxX, y: box.minY)),
            placement.apply(Point(x: box.maxX, y: box.maxY)), placement.apply(Point(x: box.minX, y: box.maxY)),
        ]
    }
}
