/// The vertices of a frame and the triangles between them, in kept storage.
struct Mesh {
    private(set) var vertices: [BatchVertex] = []
    /// Triangles that hide what is below.
    private(set) var solidIndices: [Int32] = []
    /// Triangles that are laid over what is below.
    private(set) var indices: [Int32] = []
    /// Texture coordinates of the atlas' white spot.
    var whiteU: Float = 0
    var whiteV: Float = 0
    private var piece = ConvexPiece()
    private var slab = ConvexPiece()

    mutating func removeAll() {
        vertices.removeAll(keepingCapacity: true)
        solidIndices.removeAll(keepingCapacity: true)
        indices.removeAll(keepingCapacity: true)
    }

    /// Adds a convex piece, cut to `bounds`. A solid one must be fully covered everywhere.
    mutating func add(
        _ count: Int, _ points: (Int) -> MeshPoint, ink: MeshInk, in bounds: PixelRect, isSolid: Bool
    ) {
        piece.begin()
        for index in 0..<count { piece.add(points(index)) }
        piece.cut(to: bounds)
        guard piece.points.count > 2 else { return }
        guard case .gradient(let colors, let plane, _) = ink, colors.bends(piece, plane) else {
            return emit(piece, ink, isSolid: isSolid)
        }
        for index in 0...colors.count {
            slab.replace(with: piece)
            let ends = colors.slab(index)
            if let start = ends.start { slab.cut(plane.dx, plane.dy, plane.base - start) }
            if let end = ends.end { slab.cut(-plane.dx, -plane.dy, end - plane.base) }
            if slab.points.count > 2 { emit(slab, ink, isSolid: isSolid) }
        }
    }

    /// A rectangle of one coverage.
    mutating func add(
        rect minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, coverage: Double = 1, ink: MeshInk,
        in bounds: PixelRect, isSolid: Bool
    ) {
        guard maxX > minX, maxY > minY, coverage > 0 else { return }
        add(
            4,
            { index in
                MeshPoint(index == 0 || index == 3 ? minX : maxX, index < 2 ? minY : maxY, coverage)
            }, ink: ink, in: bounds, isSolid: isSolid)
    }

    /// The piece as a fan of triangles.
    private mutating func emit(_ piece: ConvexPiece, _ ink: MeshInk, isSolid: Bool) {
        let first = Int32(vertices.count)
        for point in piece.points { vertices.append(vertex(point, ink)) }
        for corner in 2..<Int32(piece.points.count) {
            if isSolid {
                solidIndices.append(first)
                solidIndices.append(first + corner - 1)
                solidIndices.append(first + corner)
            } else {
                indices.append(first)
                indices.append(first + corner - 1)
                indices.append(first + corner)
            }
        }
    }

    private func vertex(_ point: MeshPoint, _ ink: MeshInk) -> BatchVertex {
        var (u, v) = (whiteU, whiteV)
        let color: SIMD4<Float>
        switch ink {
        case .solid(let channels):
            color = channels
        case .gradient(let colors, let plane, let opacity):
            color = colors.color(at: plane.location(x: point.x, y: point.y)) * opacity
        case .texture(let place, let channels):
            let texel = place.apply(Point(x: point.x, y: point.y))
            (u, v) = (Float(max(0, min(1, texel.x))), Float(max(0, min(1, texel.y))))
            color = channels
        }
        let pixel = GradientColors.pixel(color * Float(point.coverage))
        return BatchVertex(
            x: Float(point.x), y: Float(point.y), red: UInt8(truncatingIfNeeded: pixel >> 16),
            green: UInt8(truncatingIfNeeded: pixel >> 8), blue: UInt8(truncatingIfNeeded: pixel),
            alpha: UInt8(truncatingIfNeeded: pixel >> 24), u: u, v: v)
    }
}

extension GradientColors {
    /// True when the colours do not run in one straight line over the piece.
    fileprivate func bends(_ piece: ConvexPiece, _ plane: GradientPlane) -> Bool {
        var (least, most) = (Double.infinity, -Double.infinity)
        for point in piece.points {
            let location = plane.location(x: point.x, y: point.y)
            least = min(least, location)
            most = max(most, location)
        }
        return (0..<count).contains { location(of: $0) > least + 1e-9 && location(of: $0) < most - 1e-9 }
    }

    /// The stretch between two neighbouring stops; open before the first and after the last.
    fileprivate func slab(_ index: Int) -> (start: Double?, end: Double?) {
        (index > 0 ? location(of: index - 1) : nil, index < count ? location(of: index) : nil)
    }
}
