/// Converts forms to triangles with built-in antialiasing: coverage falls from one to zero across the pixel at the
/// edge. For straight edges the result is exactly the covered area.
struct MeshShapes {
    var pieces: MeshPieces
    private let arcs = ArcTable()
    private var outer = Contour()
    private var inner = Contour()
    /// The arc of a square form.
    private let noArc = [Point(x: -1, y: -1)]

    /// Boxes with smaller corner radii are drawn square: less than a quarter of a pixel is missing.
    private static let smallestRadius = 1.0

    init(mesh: Mesh) {
        pieces = MeshPieces(mesh: mesh)
    }

    var mesh: Mesh { pieces.mesh }

    /// Adds a form, cut to `bounds`. `kind` applies to its fully covered part; it may be solid only for opaque ink.
    mutating func fill(_ form: Form, ink: MeshInk, in bounds: PixelRect, _ kind: TriangleKind) {
        if form.placement != nil {
            tilted(form, ink: ink, in: bounds, kind)
        } else if min(form.box.radiusX, form.box.radiusY) < Self.smallestRadius {
            square(form.box, ink: ink, in: bounds, kind)
        } else {
            rounded(form.box, ink: ink, in: bounds, kind)
        }
    }

    private mutating func square(_ box: RoundedBox, ink: MeshInk, in bounds: PixelRect, _ kind: TriangleKind) {
        let columns = PixelSteps(from: box.minX, to: box.maxX)
        let rows = PixelSteps(from: box.minY, to: box.maxY)
        strip(columns, rows.low, ink: ink, in: bounds, kind)
        strip(columns, rows.core, ink: ink, in: bounds, kind)
        strip(columns, rows.high, ink: ink, in: bounds, kind)
    }

    private mutating func strip(
        _ columns: PixelSteps, _ row: PixelSteps.Step, ink: MeshInk, in bounds: PixelRect, _ kind: TriangleKind
    ) {
        pieces.add(columns.low, row, ink: ink, in: bounds, kind)
        pieces.add(columns.core, row, ink: ink, in: bounds, kind)
        pieces.add(columns.high, row, ink: ink, in: bounds, kind)
    }

    /// Adds sides and middle in pixel steps, corners as fans with a ramp around them.
    private mutating func rounded(_ box: RoundedBox, ink: MeshInk, in bounds: PixelRect, _ kind: TriangleKind) {
        let columns = PixelSteps(from: box.minX, to: box.maxX)
        let rows = PixelSteps(from: box.minY, to: box.maxY)
        let (left, right) = (box.minX + box.radiusX, box.maxX - box.radiusX)
        let (top, bottom) = (box.minY + box.radiusY, box.maxY - box.radiusY)
        let across = PixelSteps.Step(start: left, end: right, coverage: 1)
        strip(columns, .init(start: top, end: bottom, coverage: 1), ink: ink, in: bounds, kind)
        pieces.add(across, rows.low, ink: ink, in: bounds, kind)
        pieces.add(
            across, .init(start: rows.core.start, end: top, coverage: 1), ink: ink, in: bounds, kind)
        pieces.add(
            across, .init(start: bottom, end: rows.core.end, coverage: 1), ink: ink, in: bounds, kind)
        pieces.add(across, rows.high, ink: ink, in: bounds, kind)
        corners(box, ink: ink, in: bounds, kind)
    }

    private mutating func corners(_ box: RoundedBox, ink: MeshInk, in bounds: PixelRect, _ kind: TriangleKind) {
        let arc = arcs.points(pieces: ArcTable.pieces(radius: max(box.radiusX, box.radiusY)))
        var hasContour = false
        for index in 0..<4 {
            let corner = RoundCorner(index, of: box)
            guard corner.meets(bounds) else { continue }
            if case .solid(let color) = ink, corner.isCircular, corner.isInside(bounds) {
                mesh.add(corner, arc: arc, color: color, kind)
                continue
            }
            if !hasContour { outer.build(box, placement: nil, arc: arc) }
            hasContour = true
            add(corner, from: index * arc.count, count: arc.count, ink: ink, in: bounds, kind)
        }
    }

    /// Adds a quarter of the contour.
    private mutating func add(
        _ corner: RoundCorner, from first: Int, count: Int, ink: MeshInk, in bounds: PixelRect, _ kind: TriangleKind
    ) {
        pieces.add(count + 1, ink: ink, in: bounds, kind) { [outer] index in
            index == 0
                ? MeshPoint(corner.centerX, corner.centerY) : outer.point(first + index - 1, by: -0.5, coverage: 1)
        }
        for index in first..<(first + count - 1) { ramp(index, index + 1, ink: ink, in: bounds, kind.edge) }
    }

    private mutating func tilted(_ form: Form, ink: MeshInk, in bounds: PixelRect, _ kind: TriangleKind) {
        outer.build(form.box, placement: form.placement, arc: arc(of: form))
        let count = outer.points.count
        pieces.add(count, ink: ink, in: bounds, kind) { [outer] index in
            outer.point(index, by: -0.5, coverage: 1)
        }
        for index in 0..<count { ramp(index, index + 1 < count ? index + 1 : 0, ink: ink, in: bounds, kind.edge) }
    }

    private func arc(of form: Form) -> [Point] {
        guard !form.box.isSquare else { return noArc }
        let stretch = form.placement.map { max(abs($0.a) + abs($0.c), abs($0.b) + abs($0.d)) } ?? 1
        return arcs.points(pieces: ArcTable.pieces(radius: max(form.box.radiusX, form.box.radiusY) * stretch))
    }

    /// Adds the ramp from full coverage, half a pixel inside the edge, to none, half a pixel outside.
    private mutating func ramp(
        _ index: Int, _ next: Int, ink: MeshInk, in bounds: PixelRect, _ kind: TriangleKind
    ) {
        quad(
            outer.point(index, by: -0.5, coverage: 1), outer.point(next, by: -0.5, coverage: 1),
            outer.point(next, by: 0.5, coverage: 0), outer.point(index, by: 0.5, coverage: 0), ink, bounds, kind)
    }

    private mutating func quad(
        _ a: MeshPoint, _ b: MeshPoint, _ c: MeshPoint, _ d: MeshPoint, _ ink: MeshInk, _ bounds: PixelRect,
        _ kind: TriangleKind = .textured
    ) {
        pieces.add(4, ink: ink, in: bounds, kind) { $0 == 0 ? a : $0 == 1 ? b : $0 == 2 ? c : d }
    }
}

// MARK: - Borders

extension MeshShapes {
    /// Adds three bands from outside in: a ramp, the line, a ramp.
    mutating func border(_ form: Form, _ hole: RoundedBox, ink: MeshInk, in bounds: PixelRect) {
        let box = form.box
        let arc = arc(of: form)
        outer.build(box, placement: form.placement, arc: arc)
        inner.build(hole, placement: form.placement, arc: arc)
        let scale = form.placement.map { ($0.a * $0.a + $0.b * $0.b).squareRoot() } ?? 1
        let width = min(1, max(hole.minX - box.minX, hole.minY - box.minY) * scale)
        for index in outer.points.indices {
            let next = index + 1 < outer.points.count ? index + 1 : 0
            let (here, there) = (edges(index, width), edges(next, width))
            quad(here.0, there.0, there.1, here.1, ink, bounds)
            quad(here.1, there.1, there.2, here.2, ink, bounds)
            quad(here.2, there.2, there.3, here.3, ink, bounds)
        }
    }

    /// Returns the boundaries of the bands. If the line is narrower than a pixel, the ramps meet before full coverage:
    /// coverage then equals the width, and the line's edges swap.
    private func edges(_ index: Int, _ width: Double) -> (MeshPoint, MeshPoint, MeshPoint, MeshPoint) {
        let outside = outer.point(index, by: -0.5, coverage: width)
        let inside = inner.point(index, by: 0.5, coverage: width)
        return (
            outer.point(index, by: 0.5, coverage: 0), width < 1 ? inside : outside, width < 1 ? outside : inside,
            inner.point(index, by: -0.5, coverage: 0)
        )
    }
}
