extension Text {
    /// The appearance of a line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of gaps in a line.
        public struct Pattern: Hashable, Sendable {
            /// The alternating lengths of dashes and gaps, as multiples of the line's thickness; empty for a continuous line.
            fileprivate let lengths: [Double]

            /// A continuous line.
            public static let solid = Pattern(lengths: [])
            /// Dots.
            public static let dot = Pattern(lengths: [1, 2])
            /// Dashes.
            public static let dash = Pattern(lengths: [4, 2])
            /// Alternating dashes and dots.
            public static let dashDot = Pattern(lengths: [4, 2, 1, 2])
            /// A repeated pattern of a dash and two dots.
            public static let dashDotDot = Pattern(lengths: [4, 2, 1, 2, 1, 2])
        }

        let pattern: Pattern
        let color: Color?

        /// Creates a line style; a nil `color` uses the text's colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A single continuous line.
        public static let single = LineStyle()
    }

    /// The size of a text relative to its font.
    public struct Scale: Hashable, Sendable {
        let factor: Double

        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// Four fifths of the size of the font, for text of less importance than the text beside it.
        public static let secondary = Scale(factor: 0.8)
    }
}

extension Text.LineStyle.Pattern {
    /// Calls `body` with the start and length of each dash of a line of `length` points.
    func forEach(in length: Double, thickness: Double, _ body: (Double, Double) -> Void) {
        guard !lengths.isEmpty else { return body(0, length) }
        var (x, index) = (0.0, 0)
        while x < length {
            let step = lengths[index % lengths.count] * thickness
            if index.isMultiple(of: 2) { body(x, min(step, length - x)) }
            x += step
            index += 1
        }
    }
}

extension TextAttributes.Line {
    init(_ style: Text.LineStyle) {
        self.init(isActive: true, pattern: style.pattern, color: style.color)
    }
}
