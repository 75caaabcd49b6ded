/// Rows of a radial or angular gradient: each pixel is looked up in a table of the gradient's colours and dithered.
struct FieldSource: RowSource {
    private static let steps = 1024

    let isOpaque: Bool
    private let field: GradientField
    private let bounds: PixelRect
    private let line: UnsafeMutablePointer<UInt32>
    private let table: [FineColor]

    /// `line` must have space for a row.
    init(_ colors: GradientColors, _ field: GradientField, bounds: PixelRect, line: UnsafeMutablePointer<UInt32>) {
        isOpaque = colors.isOpaque
        self.field = field
        self.bounds = bounds
        self.line = line
        table = (0...Self.steps).map { colors.fineColor(at: Double($0) / Double(Self.steps)) }
    }

    func colors(row y: Int) -> UnsafePointer<UInt32> {
        let row = field.dither.row(y)
        for index in 0..<bounds.width {
            let location = field.location(x: Double(bounds.minX &+ index) + 0.5, y: Double(y) + 0.5)
            let color = table[Int(max(0, min(1, location)) * Double(Self.steps) + 0.5)]
            line[index] = color.pixel(row.threshold(bounds.minX &+ index))
        }
        return UnsafePointer(line)
    }
}
