/// Turns forms into triangles that are antialiased by themselves: coverage falls from one to zero over the pixel that the
/// edge runs through, which for straight edges is exactly the area covered.
struct MeshShapes {
    var mesh = Mesh()
    private var outer = Contour()
    private var inner = Contour()

    /// A box with smaller corners is drawn square: less than a quarter of a pixel is missing.
    private static let smallestRadius = 1.0

    /// Cut to `bounds`. `isSolid` may only be said of opaque ink; it is used for what is covered wholly.
    mutating func fill(_ form: Form, ink: MeshInk, in bounds: PixelRect, isSolid: Bool) {
        if form.placement != nil {
            tilted(form, ink: ink, in: bounds, isSolid: isSolid)
        } else if min(form.box.radiusX, form.box.radiusY) < Self.smallestRadius {
            square(form.box, ink: ink, in: bounds, isSolid: isSolid)
        } else {
            rounded(form.box, ink: ink, in: bounds, isSolid: isSolid)
        }
    }

    mutating func border(_ form: Form, _ hole: RoundedBox, ink: MeshInk, in bounds: PixelRect) {
        let box = form.box
        let scale = form.placement.map { ($0.a * $0.a + $0.b * $0.b).squareRoot() } ?? 1
        let pieces = Contour.pieces(radius: max(box.radiusX, box.radiusY) * scale)
        outer.build(box, placement: form.placement, pieces: pieces)
        inner.build(hole, placement: form.placement, pieces: pieces)
        let width = min(1, max(hole.minX - box.minX, hole.minY - box.minY) * scale)
        // Below a pixel in width the edges' ramps meet before they reach one: the plateau lies between them, lower.
        let (outside, inside) = width < 1 ? (inner, outer) : (outer, inner)
        let (outsideBy, insideBy) = width < 1 ? (0.5, -0.5) : (-0.5, 0.5)
        for index in outer.points.indices {
            let next = index + 1 < outer.points.count ? index + 1 : 0
            func band(_ high: Contour, _ highBy: Double, _ from: Double, _ low: Contour, _ lowBy: Double, _ to: Double)
            {
                quad(
                    high.point(index, by: highBy, coverage: from), high.point(next, by: highBy, coverage: from),
                    low.point(next, by: lowBy, coverage: to), low.point(index, by: lowBy, coverage: to), ink, bounds)
            }
            band(outer, 0.5, 0, outside, outsideBy, width)
            band(outside, outsideBy, width, inside, insideBy, width)
            band(inside, insideBy, width, inner, -0.5, 0)
        }
    }

    private mutating func quad(
        _ a: MeshPoint, _ b: MeshPoint, _ c: MeshPoint, _ d: MeshPoint, _ ink: MeshInk, _ bounds: PixelRect
    ) {
        mesh.add(
            4, { $0 == 0 ? a : $0 == 1 ? b : $0 == 2 ? c : d }, ink: ink, in: bounds, isSolid: false)
    }
}

extension MeshShapes {
    private mutating func square(_ box: RoundedBox, ink: MeshInk, in bounds: PixelRect, isSolid: Bool) {
        let columns = PixelSteps(from: box.minX, to: box.maxX)
        let rows = PixelSteps(from: box.minY, to: box.maxY)
        for row in [rows.low, rows.core, rows.high] {
            for column in [columns.low, columns.core, columns.high] {
                block(column, row, ink: ink, in: bounds, isSolid: isSolid)
            }
        }
    }

    private mutating func block(
        _ column: PixelSteps.Step, _ row: PixelSteps.Step, ink: MeshInk, in bounds: PixelRect, isSolid: Bool
    ) {
        let coverage = column.coverage * row.coverage
        mesh.add(
            rect: column.start, row.start, column.end, row.end, coverage: coverage, ink: ink, in: bounds,
            isSolid: isSolid && coverage == 1)
    }

    /// Sides and middle in pixel steps, corners as fans with a ramp around them.
    private mutating func rounded(_ box: RoundedBox, ink: MeshInk, in bounds: PixelRect, isSolid: Bool) {
        let columns = PixelSteps(from: box.minX, to: box.maxX)
        let rows = PixelSteps(from: box.minY, to: box.maxY)
        let (left, right) = (box.minX + box.radiusX, box.maxX - box.radiusX)
        let (top, bottom) = (box.minY + box.radiusY, box.maxY - box.radiusY)
        let across = PixelSteps.Step(start: left, end: right, coverage: 1)
        let down = PixelSteps.Step(start: top, end: bottom, coverage: 1)
        block(columns.low, down, ink: ink, in: bounds, isSolid: isSolid)
        block(columns.core, down, ink: ink, in: bounds, isSolid: isSolid)
        block(columns.high, down, ink: ink, in: bounds, isSolid: isSolid)
        block(across, rows.low, ink: ink, in: bounds, isSolid: isSolid)
        block(across, .init(start: rows.core.start, end: top, coverage: 1), ink: ink, in: bounds, isSolid: isSolid)
        block(across, .init(start: bottom, end: rows.core.end, coverage: 1), ink: ink, in: bounds, isSolid: isSolid)
        block(across, rows.high, ink: ink, in: bounds, isSolid: isSolid)
        corners(box, ink: ink, in: bounds, isSolid: isSolid)
    }

    private mutating func corners(_ box: RoundedBox, ink: MeshInk, in bounds: PixelRect, isSolid: Bool) {
        let pieces = Contour.pieces(radius: max(box.radiusX, box.radiusY))
        outer.build(box, placement: nil, pieces: pieces)
        let centers = [
            Point(x: box.minX + box.radiusX, y: box.minY + box.radiusY),
            Point(x: box.minX + box.radiusX, y: box.maxY - box.radiusY),
            Point(x: box.maxX - box.radiusX, y: box.maxY - box.radiusY),
            Point(x: box.maxX - box.radiusX, y: box.minY + box.radiusY),
        ]
        for (corner, center) in centers.enumerated() {
            let first = corner * (pieces + 1)
            mesh.add(
                pieces + 2,
                { index in
                    index == 0
                        ? MeshPoint(center.x, center.y) : outer.point(first + index - 1, by: -0.5, coverage: 1)
                }, ink: ink, in: bounds, isSolid: isSolid)
            for index in first..<(first + pieces) { ramp(index, index + 1, ink: ink, in: bounds) }
        }
    }

    private mutating func tilted(_ form: Form, ink: MeshInk, in bounds: PixelRect, isSolid: Bool) {
        let stretch = form.placement.map { max(abs($0.a) + abs($0.c), abs($0.b) + abs($0.d)) } ?? 1
        let pieces = Contour.pieces(radius: max(form.box.radiusX, form.box.radiusY) * stretch)
        outer.build(form.box, placement: form.placement, pieces: pieces)
        let count = outer.points.count
        mesh.add(
            count, { outer.point($0, by: -0.5, coverage: 1) }, ink: ink, in: bounds, isSolid: isSolid)
        for index in 0..<count { ramp(index, index + 1 < count ? index + 1 : 0, ink: ink, in: bounds) }
    }

    /// From full coverage, half a pixel inside of the edge, to none, half a pixel outside.
    private mutating func ramp(_ index: Int, _ next: Int, ink: MeshInk, in bounds: PixelRect) {
        quad(
            outer.point(index, by: -0.5, coverage: 1), outer.point(next, by: -0.5, coverage: 1),
            outer.point(next, by: 0.5, coverage: 0), outer.point(index, by: 0.5, coverage: 0), ink, bounds)
    }
}
