/// A gradient that runs straight down: each row is one colour, exact at the middle of the row.
struct StripedPaint: RowPaint {
    private let colors: GradientColors
    private let plane: GradientPlane
    private let opacity: Double
    private var solid = SolidPaint(.clear, opacity: 0)

    init(_ colors: GradientColors, _ plane: GradientPlane, opacity: Double) {
        self.colors = colors
        self.plane = plane
        self.opacity = opacity
    }

    mutating func begin(row y: Int) {
        let color = colors.color(at: plane.location(x: 0, y: Double(y) + 0.5))
        guard color.w > 0 else {
            solid.alpha = 0
            return
        }
        solid.pixel = GradientColors.pixel(color * (255 / color.w)) | 0xFF00_0000
        solid.alpha = byte(Double(color.w) / 255 * opacity)
    }

    func fill(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UInt32) {
        solid.fill(pixels, x: x, count: count, coverage: coverage)
    }

    func blend(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        solid.blend(pixels, x: x, count: count, coverage: coverage)
    }
}

/// A gradient in any other direction. One line of colours, longer than a row, is made beforehand; each row is a piece of
/// it, moved by as much as the gradient moves from row to row. Where that is not a whole number of pixels it is off by
/// at most half of one, which is nothing across; a gradient straight across is exact.
struct GradientSource: RowSource {
    /// Steeper gradients would need too long a line; they are worked out pixel by pixel.
    private static let steepest = 8.0

    let isOpaque: Bool
    private let colors: GradientColors
    private let plane: GradientPlane
    private let bounds: PixelRect
    private let line: UnsafeMutablePointer<UInt32>
    /// Of the first colour of the line, in columns of row zero.
    private let start: Int
    private let isSteep: Bool

    /// `line` must have room for ``lineCount(_:_:)`` pixels.
    init(
        _ colors: GradientColors, _ plane: GradientPlane, bounds: PixelRect, line: UnsafeMutablePointer<UInt32>
    ) {
        isOpaque = colors.isOpaque
        self.colors = colors
        self.plane = plane
        self.bounds = bounds
        self.line = line
        isSteep = Self.isSteep(plane)
        let first = Self.shift(plane, row: bounds.minY)
        let last = Self.shift(plane, row: bounds.maxY - 1)
        start = bounds.minX + min(first, last)
        guard !isSteep else { return }
        let fraction = plane.dy == 0 ? Self.exactShift(plane, row: 0) - Double(first) : 0
        for index in 0..<Self.lineCount(plane, bounds) {
            line[index] = colors.pixel(at: plane.dx * (Double(start + index) + fraction))
        }
    }

    static func lineCount(_ plane: GradientPlane, _ bounds: PixelRect) -> Int {
        guard !isSteep(plane) else { return bounds.width }
        return bounds.width + abs(shift(plane, row: bounds.maxY - 1) - shift(plane, row: bounds.minY))
    }

    func colors(row y: Int) -> UnsafePointer<UInt32> {
        guard isSteep else { return UnsafePointer(line + (bounds.minX + Self.shift(plane, row: y) - start)) }
        for index in 0..<bounds.width {
            let place = plane.location(x: Double(bounds.minX + index) + 0.5, y: Double(y) + 0.5)
            line[index] = colors.pixel(at: place)
        }
        return UnsafePointer(line)
    }

    private static func isSteep(_ plane: GradientPlane) -> Bool {
        !(abs(plane.dy) <= steepest * abs(plane.dx))
            || !(abs(exactShift(plane, row: 0)) < Double(PixelRect.limit))
    }

    /// The column of row zero's line, counted from zero location, that the row begins with at column 0.
    private static func exactShift(_ plane: GradientPlane, row y: Int) -> Double {
        ((Double(y) + 0.5) * plane.dy + plane.base) / plane.dx + 0.5
    }

    private static func shift(_ plane: GradientPlane, row y: Int) -> Int {
        Int(clamping: exactShift(plane, row: y), rounded: .toNearestOrAwayFromZero)
    }
}
