/// Rows of a gradient that runs outwards or around: each pixel is looked up in a table of the gradient's colours.
struct FieldSource: RowSource {
    private static let steps = 1024

    let isOpaque: Bool
    private let field: GradientField
    private let bounds: PixelRect
    private let line: UnsafeMutablePointer<UInt32>
    private let table: UnsafeMutablePointer<UInt32>

    /// `line` must have room for ``lineCount(_:)`` pixels.
    init(_ colors: GradientColors, _ field: GradientField, bounds: PixelRect, line: UnsafeMutablePointer<UInt32>) {
        isOpaque = colors.isOpaque
        self.field = field
        self.bounds = bounds
        self.line = line
        table = line + bounds.width
        for step in 0...Self.steps { table[step] = colors.pixel(at: Double(step) / Double(Self.steps)) }
    }

    static func lineCount(_ bounds: PixelRect) -> Int { bounds.width + steps + 1 }

    func colors(row y: Int) -> UnsafePointer<UInt32> {
        for index in 0..<bounds.width {
            let place = field.location(x: Double(bounds.minX &+ index) + 0.5, y: Double(y) + 0.5)
            line[index] = table[Int(max(0, min(1, place)) * Double(Self.steps) + 0.5)]
        }
        return UnsafePointer(line)
    }
}
