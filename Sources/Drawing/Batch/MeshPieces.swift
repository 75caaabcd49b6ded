/// Adds convex pieces to a mesh, cut to their bounds, and along the stops of a gradient where needed.
struct MeshPieces {
    let mesh: Mesh
    private var piece = ConvexPiece()
    private var slab = ConvexPiece()

    init(mesh: Mesh) {
        self.mesh = mesh
    }

    /// Adds a convex piece, cut to `bounds`. An untextured piece must be fully covered everywhere.
    mutating func add(
        _ count: Int, ink: MeshInk, in bounds: PixelRect, _ kind: TriangleKind, _ point: (Int) -> MeshPoint
    ) {
        piece.begin()
        for index in 0..<count { piece.add(point(index)) }
        piece.cut(to: bounds)
        guard piece.points.count > 2 else { return }
        guard case .gradient(let colors, let plane, _) = ink, colors.bends(over: piece, plane) else {
            return emit(piece, ink, kind)
        }
        for index in 0...colors.count {
            slab.replace(with: piece)
            if index > 0 { slab.cut(plane.dx, plane.dy, plane.base - colors.location(of: index - 1)) }
            if index < colors.count { slab.cut(-plane.dx, -plane.dy, colors.location(of: index) - plane.base) }
            emit(slab, ink, kind)
        }
    }

    /// Adds a rectangle of uniform coverage.
    mutating func add(
        _ column: PixelSteps.Step, _ row: PixelSteps.Step, ink: MeshInk, in bounds: PixelRect, _ kind: TriangleKind
    ) {
        let coverage = column.coverage * row.coverage
        guard column.end > column.start, row.end > row.start, coverage > 0 else { return }
        let kind = coverage == 1 ? kind : kind.edge
        func corner(_ index: Int) -> MeshPoint {
            MeshPoint(
                index == 0 || index == 3 ? column.start : column.end, index < 2 ? row.start : row.end, coverage)
        }
        guard bounds.meets(column.start, row.start, column.end, row.end) else { return }
        guard bounds.holds(column.start, row.start, column.end, row.end), !ink.mayBend else {
            return add(4, ink: ink, in: bounds, kind, corner)
        }
        for index in 0..<4 { mesh.add(corner(index), ink) }
        mesh.addFan(4, kind)
    }

    private func emit(_ piece: ConvexPiece, _ ink: MeshInk, _ kind: TriangleKind) {
        guard piece.points.count > 2 else { return }
        for point in piece.points { mesh.add(point, ink) }
        mesh.addFan(piece.points.count, kind)
    }
}

extension MeshInk {
    /// False if the ink is linear or constant over every piece.
    var mayBend: Bool {
        if case .gradient = self { true } else { false }
    }
}

extension PixelRect {
    /// True if the rectangle overlaps these pixels.
    func meets(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Bool {
        minX < Double(self.maxX) && minY < Double(self.maxY) && maxX > Double(self.minX) && maxY > Double(self.minY)
    }

    /// True if these pixels contain the whole rectangle.
    func holds(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Bool {
        minX >= Double(self.minX) && minY >= Double(self.minY) && maxX <= Double(self.maxX)
            && maxY <= Double(self.maxY)
    }
}

extension GradientColors {
    /// True if the colours are not linear over the piece.
    fileprivate func bends(over piece: ConvexPiece, _ plane: GradientPlane) -> Bool {
        var (least, most) = (Double.infinity, -Double.infinity)
        for point in piece.points {
            let location = plane.location(x: point.x, y: point.y)
            least = min(least, location)
            most = max(most, location)
        }
        return (0..<count).contains { location(of: $0) > least + 1e-9 && location(of: $0) < most - 1e-9 }
    }
}
