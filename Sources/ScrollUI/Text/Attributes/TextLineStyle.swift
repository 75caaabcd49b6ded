extension Text {
    /// What a line under or through a text looks like.
    public struct LineStyle: Hashable, Sendable {
        /// Where a line has gaps.
        public struct Pattern: Hashable, Sendable {
            /// Lengths of dashes and gaps in turn, in thicknesses of the line; none for a line without gaps.
            fileprivate let lengths: [Double]

            /// Without gaps.
            public static let solid = Pattern(lengths: [])
            /// Dots.
            public static let dot = Pattern(lengths: [1, 2])
            /// Dashes.
            public static let dash = Pattern(lengths: [4, 2])
            /// Dashes and dots in turn.
            public static let dashDot = Pattern(lengths: [4, 2, 1, 2])
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(lengths: [4, 2, 1, 2, 1, 2])
        }

        let pattern: Pattern
        let color: Color?

        /// A line; `color` nil is that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One line without gaps.
        public static let single = LineStyle()
    }

    /// How large a text is beside others.
    public struct Scale: Hashable, Sendable {
        let factor: Double

        /// As its font says.
        public static let `default` = Scale(factor: 1)
        /// Smaller, for what stands beside something of more weight: four fifths.
        public static let secondary = Scale(factor: 0.8)
    }
}

extension Text.LineStyle.Pattern {
    /// Calls `body` with start and length of each dash of a line of `length` points.
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
