extension MeshShapes {
    /// The number of cells on each side of the grid into which a picture in perspective is cut. A device draws textures
    /// affinely over a triangle; over a cell of this size the error is less than a pixel at any angle of a view.
    private static let cells = 16

    /// Adds a picture of the given size in pixels; `projection` maps its pixels to the frame's. Cells behind the eye
    /// are omitted.
    mutating func warp(
        _ width: Int, _ height: Int, _ projection: Projection, opacity: Double, in bounds: PixelRect
    ) {
        let (stepX, stepY) = (Double(width) / Double(Self.cells), Double(height) / Double(Self.cells))
        let unit = Affine.scale(x: 1 / Double(max(1, width)), y: 1 / Double(max(1, height)))
        let channels = SIMD4<Float>(repeating: Float(255 * opacity))
        for row in 0..<Self.cells {
            for column in 0..<Self.cells {
                let (x, y) = (Double(column) * stepX, Double(row) * stepY)
                let corners = [
                    Point(x: x, y: y), Point(x: x + stepX, y: y), Point(x: x + stepX, y: y + stepY),
                    Point(x: x, y: y + stepY),
                ]
                for triangle in [[0, 1, 2], [0, 2, 3]] {
                    add(triangle.map { corners[$0] }, projection, unit, channels, in: bounds)
                }
            }
        }
    }

    private mutating func add(
        _ texels: [Point], _ projection: Projection, _ unit: Affine, _ channels: SIMD4<Float>, in bounds: PixelRect
    ) {
        let projected = texels.compactMap { projection.apply($0) }
        guard projected.count == 3, projected.allSatisfy({ abs($0.x) < 1e6 && abs($0.y) < 1e6 }),
            let back = Affine(edgesOf: projected).inverse
        else { return }
        let texture = back.then(Affine(edgesOf: texels)).then(unit)
        pieces.add(3, ink: .texture(texture, channels), in: bounds, .textured) {
            MeshPoint(projected[$0].x, projected[$0].y)
        }
    }
}

extension Affine {
    /// The transform from the triangle 0 0, 1 0, 0 1 to the given one.
    fileprivate init(edgesOf points: [Point]) {
        self.init(
            a: points[1].x - points[0].x, b: points[1].y - points[0].y, c: points[2].x - points[0].x,
            d: points[2].y - points[0].y, tx: points[0].x, ty: points[0].y)
    }
}
