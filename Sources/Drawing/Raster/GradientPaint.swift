/// A vertical gradient: each row is one dithered colour, exact at the row's centre.
struct StripedPaint: RowPaint {
    private let colors: GradientColors
    private let plane: GradientPlane
    private let opacity: Double
    /// Eight opaque pixels, from the pattern's own column on.
    private var pattern = SIMD8<UInt32>()
    /// 0...255.
    private var alpha: UInt32 = 0

    init(_ colors: GradientColors, _ plane: GradientPlane, opacity: Double) {
        self.colors = colors
        self.plane = plane
        self.opacity = opacity
    }

    mutating func begin(row y: Int) {
        let color = colors.color(at: plane.location(x: 0, y: Double(y) + 0.5))
        guard color.w > 0 else {
            alpha = 0
            return
        }
        let fine = FineColor(color * (255 / color.w))
        let row = plane.dither.row(y)
        for index in 0..<8 { pattern[index] = fine.pixel(row.threshold(plane.dither.x &+ index)) | 0xFF00_0000 }
        alpha = byte(Double(color.w) / 255 * opacity)
    }

    @inline(__always)
    private func pixel(_ x: Int) -> UInt32 { pattern[(x &- plane.dither.x) & 7] }

    func fill(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UInt32) {
        let share = weight(product(coverage, alpha))
        guard share > 0 else { return }
        var index = 0
        if share == 256 {
            let period = period(x)
            while index &+ 8 <= count {
                UnsafeMutableRawPointer(pixels + index).storeBytes(of: period, as: SIMD8<UInt32>.self)
                index &+= 8
            }
            while index < count {
                pixels[index] = period[index & 7]
                index &+= 1
            }
        } else {
            while index < count {
                pixels[index] = mix(pixels[index], pixel(x &+ index), share)
                index &+= 1
            }
        }
    }

    /// Returns the pattern from column `x` on.
    @inline(__always)
    private func period(_ x: Int) -> SIMD8<UInt32> {
        var period = SIMD8<UInt32>()
        for index in 0..<8 { period[index] = pixel(x &+ index) }
        return period
    }

    func blend(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        for index in 0..<count where coverage[index] > 0 {
            let share = weight(product(UInt32(coverage[index]), alpha))
            pixels[index] = mix(pixels[index], pixel(x &+ index), share)
        }
    }
}

/// A gradient in any other direction. A line of colours, longer than a row, is computed beforehand; each row is a part
/// of it, shifted by the gradient's offset from row to row. If the offset is not a whole number of pixels, the error is
/// at most half a pixel, which is invisible; a horizontal gradient is exact. Each row of the dither's pattern has its
/// own line.
struct GradientSource: RowSource {
    /// The limit of `dy / dx`. Steeper gradients would need too long a line; they are computed pixel by pixel.
    private static let steepest = 8.0

    let isOpaque: Bool
    private let colors: GradientColors
    private let plane: GradientPlane
    private let bounds: PixelRect
    private let line: UnsafeMutablePointer<UInt32>
    /// The number of pixels from one line to the next.
    private let length: Int
    /// The position of the line's first colour, in columns of row zero.
    private let start: Int
    private let isSteep: Bool

    /// `line` must have space for ``lineCount(_:_:)`` pixels.
    init(
        _ colors: GradientColors, _ plane: GradientPlane, bounds: PixelRect, line: UnsafeMutablePointer<UInt32>
    ) {
        isOpaque = colors.isOpaque
        self.colors = colors
        self.plane = plane
        self.bounds = bounds
        self.line = line
        isSteep = Self.isSteep(plane)
        length = Self.length(plane, bounds)
        let first = Self.shift(plane, row: bounds.minY)
        let last = Self.shift(plane, row: bounds.maxY - 1)
        start = bounds.minX + min(first, last)
        guard !isSteep else { return }
        let fraction = plane.dy == 0 ? Self.exactShift(plane, row: 0) - Double(first) : 0
        let rows = (0..<Self.lines).map { plane.dither.row(plane.dither.y &+ $0) }
        for index in 0..<length {
            let color = colors.fineColor(at: plane.dx * (Double(start + index) + fraction))
            for row in 0..<Self.lines {
                line[row &* length &+ index] = color.pixel(rows[row].threshold(start &+ index &+ plane.dither.x))
            }
        }
    }

    /// The number of rows in the dither's pattern.
    private static let lines = 8

    static func lineCount(_ plane: GradientPlane, _ bounds: PixelRect) -> Int {
        isSteep(plane) ? bounds.width : lines * length(plane, bounds)
    }

    private static func length(_ plane: GradientPlane, _ bounds: PixelRect) -> Int {
        guard !isSteep(plane) else { return bounds.width }
        return bounds.width + abs(shift(plane, row: bounds.maxY - 1) - shift(plane, row: bounds.minY))
    }

    func colors(row y: Int) -> UnsafePointer<UInt32> {
        guard isSteep else {
            let own = line + ((y &- plane.dither.y) & (Self.lines - 1)) &* length
            return UnsafePointer(own + (bounds.minX + Self.shift(plane, row: y) - start))
        }
        let row = plane.dither.row(y)
        for index in 0..<bounds.width {
            let location = plane.location(x: Double(bounds.minX + index) + 0.5, y: Double(y) + 0.5)
            line[index] = colors.fineColor(at: location).pixel(row.threshold(bounds.minX &+ index))
        }
        return UnsafePointer(line)
    }

    private static func isSteep(_ plane: GradientPlane) -> Bool {
        !(abs(plane.dy) <= steepest * abs(plane.dx))
            || !(abs(exactShift(plane, row: 0)) < Double(PixelRect.limit))
    }

    /// Returns the index in row zero's line, counted from location zero, at which the row begins at column 0.
    private static func exactShift(_ plane: GradientPlane, row y: Int) -> Double {
        ((Double(y) + 0.5) * plane.dy + plane.base) / plane.dx + 0.5
    }

    private static func shift(_ plane: GradientPlane, row y: Int) -> Int {
        // Rounds half up for all signs, so that the result does not depend on the gradient's position.
        Int(clamping: exactShift(plane, row: y) + 0.5, rounded: .down)
    }
}
