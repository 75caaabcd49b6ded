import Drawing

/// A gradient between the movable points of a grid: a style, and a view that fills the proposed size.
///
/// Colours are interpolated linearly between each four neighbouring points; edges are straight. The picture has 64 by 64 pixels, is
/// rendered when the mesh changes, and is stretched over the painted area.
public struct MeshGradient: ShapeStyle, Hashable {
    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The points row by row, in unit coordinates of the painted area.
    public var points: [SIMD2<Float>]
    /// The colours of the points, row by row.
    public var colors: [Color]
    /// The colour outside the mesh.
    public var background: Color

    /// Creates a mesh of `width * height` points, row by row in unit coordinates of the painted area, with one colour each. With fewer
    /// points or colours only the background is drawn. `smoothsColors` is ignored.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
        background: Color = Color(white: 0, opacity: 0), smoothsColors: Bool = true
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
    }

    /// Returns this style resolved in `environment`. Complexity: O(pixels of the picture + patches of the mesh).
    @MainActor public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        guard width > 1, height > 1, min(points.count, colors.count) / width >= height else {
            return background._resolve(in: environment)
        }
        let scheme = environment.colorScheme
        var picture = MeshPicture(background: background.components(in: scheme))
        let corners = zip(points, colors).map { point, color in
            MeshPicture.Corner(x: Double(point.x), y: Double(point.y), color: color.components(in: scheme))
        }
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                let first = row * width + column
                picture.drawPatch(
                    corners[first], corners[first + 1], corners[first + width], corners[first + width + 1])
            }
        }
        return .picture(ResolvedPicture(image: picture.image))
    }
}

extension MeshGradient: View {
    /// A built-in view without a body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        Rectangle().fill(self)._lower(into: &builder)
    }
}

/// The raster into which the patches of a mesh are drawn.
struct MeshPicture {
    /// A point of a mesh in unit coordinates of the picture, and its colour with straight alpha.
    struct Corner {
        var x: Double
        var y: Double
        var color: SIMD4<Double>

        func mixed(with other: Corner, _ share: Double) -> Corner {
            Corner(
                x: x + (other.x - x) * share, y: y + (other.y - y) * share, color: color + (other.color - color) * share
            )
        }
    }

    private static let side = 64
    /// The number of cells along each side of a patch, enough for triangles to approximate the bilinear surface.
    private static let cells = 8
    private var pixels: [SIMD4<Double>]

    init(background: SIMD4<Double>) {
        pixels = Array(repeating: background, count: Self.side * Self.side)
    }

    mutating func drawPatch(_ topLeft: Corner, _ topRight: Corner, _ bottomLeft: Corner, _ bottomRight: Corner) {
        func corner(_ column: Int, _ row: Int) -> Corner {
            let (x, y) = (Double(column) / Double(Self.cells), Double(row) / Double(Self.cells))
            return topLeft.mixed(with: topRight, x).mixed(with: bottomLeft.mixed(with: bottomRight, x), y)
        }
        for row in 0..<Self.cells {
            for column in 0..<Self.cells {
                let (a, b) = (corner(column, row), corner(column + 1, row))
                let (c, d) = (corner(column, row + 1), corner(column + 1, row + 1))
                drawTriangle(a, b, c)
                drawTriangle(b, d, c)
            }
        }
    }

    /// Fills the pixels whose centre is inside the triangle or on its border.
    private mutating func drawTriangle(_ a: Corner, _ b: Corner, _ c: Corner) {
        let side = Double(Self.side)
        let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
        guard abs(area) > 1e-12, area.isFinite else { return }
        func range(_ values: [Double]) -> Range<Int> {
            let low = max(0, min(side, ((values.min() ?? 0) * side - 0.5).rounded(.up)))
            let high = max(0, min(side, ((values.max() ?? 0) * side - 0.5).rounded(.down) + 1))
            return Int(low)..<max(Int(low), Int(high))
        }
        for row in range([a.y, b.y, c.y]) {
            for column in range([a.x, b.x, c.x]) {
                let (x, y) = ((Double(column) + 0.5) / side, (Double(row) + 0.5) / side)
                let second = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area
                let third = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area
                guard second >= -1e-9, third >= -1e-9, second + third <= 1 + 1e-9 else { continue }
                pixels[row * Self.side + column] =
                    a.color + (b.color - a.color) * second + (c.color - a.color) * third
            }
        }
    }

    var image: ImageResource {
        let bytes = pixels.flatMap { color -> [UInt8] in
            let pixel = PixelColor(SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w))
            return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
        return ImageResource(width: Self.side, height: Self.side, pixels: bytes)
    }
}
