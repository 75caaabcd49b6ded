/// A corner of a rounded box: a quarter of an ellipse.
struct RoundCorner {
    /// The centre of the arc, in pixels.
    let centerX: Double
    let centerY: Double
    /// The distance from the centre to the box's side, in pixels; negative towards the left.
    let extentX: Double
    /// The distance from the centre to the box's side, in pixels; negative towards the top.
    let extentY: Double

    /// Corners are counted counterclockwise from the top left.
    init(_ index: Int, of box: RoundedBox) {
        let isLeft = index < 2
        let isTop = index == 0 || index == 3
        centerX = isLeft ? box.minX + box.radiusX : box.maxX - box.radiusX
        centerY = isTop ? box.minY + box.radiusY : box.maxY - box.radiusY
        extentX = isLeft ? -box.radiusX : box.radiusX
        extentY = isTop ? -box.radiusY : box.radiusY
    }

    var isCircular: Bool { abs(extentX) == abs(extentY) }

    /// True if a part of the quarter may be in these pixels.
    func meets(_ pixels: PixelRect) -> Bool {
        pixels.meets(
            min(centerX, centerX + extentX), min(centerY, centerY + extentY), max(centerX, centerX + extentX),
            max(centerY, centerY + extentY))
    }

    /// True if the whole quarter is in these pixels. Its ramp may exceed them by half a pixel, where it covers no
    /// pixel's centre.
    func isInside(_ pixels: PixelRect) -> Bool {
        pixels.holds(
            min(centerX, centerX + extentX), min(centerY, centerY + extentY), max(centerX, centerX + extentX),
            max(centerY, centerY + extentY))
    }
}

extension Mesh {
    /// Adds a fan from the centre to half a pixel inside the arc, and a ramp from there to half a pixel outside, in one
    /// colour. Neighbours share their vertices. `arc` holds a quarter's unit vectors, as in ``ArcTable``; the corner
    /// must be circular.
    func add(_ corner: RoundCorner, arc: [Point], color: SIMD4<Float>, _ kind: TriangleKind) {
        let full = BatchColor(color)
        let radius = abs(corner.extentX)
        let (signX, signY) = (corner.extentX < 0 ? 1.0 : -1, corner.extentY < 0 ? 1.0 : -1)
        let middle = add(x: corner.centerX, y: corner.centerY, full)
        for unit in arc {
            let (x, y) = (unit.x * signX, unit.y * signY)
            add(x: corner.centerX + x * (radius - 0.5), y: corner.centerY + y * (radius - 0.5), full)
            add(x: corner.centerX + x * (radius + 0.5), y: corner.centerY + y * (radius + 0.5), .clear)
        }
        let (inner, ramp) = (triangles[kind], triangles[kind.edge])
        for step in 0..<Int32(arc.count - 1) {
            let here = middle &+ 1 &+ 2 &* step
            inner.add(middle, here, here &+ 2)
            ramp.add(here, here &+ 1, here &+ 3)
            ramp.add(here, here &+ 3, here &+ 2)
        }
    }
}
