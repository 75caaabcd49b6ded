extension Text {
    /// How a line under or through a text looks.
    public struct LineStyle: Hashable, Sendable {
        /// What a line is made of.
        public struct Pattern: Hashable, Sendable {
            /// Drawn and left out in turn, in multiples of the line's thickness; empty for an unbroken line.
            let lengths: [Double]

            /// An unbroken line.
            public static let solid = Pattern(lengths: [])
            /// Dots.
            public static let dot = Pattern(lengths: [1, 2])
            /// Dashes.
            public static let dash = Pattern(lengths: [4, 2])
            /// A dash and a dot in turn.
            public static let dashDot = Pattern(lengths: [4, 2, 1, 2])
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(lengths: [4, 2, 1, 2, 1, 2])
        }

        let pattern: Pattern
        let color: Color?

        /// A line of that pattern; `color` nil is that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// An unbroken line in the colour of the text.
        public static let single = LineStyle()
    }

    /// A line of a pattern under this text; `color` nil is that of the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        setting(\.underline, TextAttributes.Line(isActive: isActive, color: color, pattern: pattern))
    }

    /// A line of a pattern through this text; `color` nil is that of the text.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        setting(\.strikethrough, TextAttributes.Line(isActive: isActive, color: color, pattern: pattern))
    }
}

extension TextAttributes.Line {
    init(_ style: Text.LineStyle) {
        self.init(isActive: true, color: style.color, pattern: style.pattern)
    }
}

nonisolated extension View {
    /// Draws a line of a pattern under texts in this view; `color` nil is that of the text.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textLines) {
            $0.underline = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern)
        }
    }

    /// Draws a line of a pattern through texts in this view; `color` nil is that of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textLines) {
            $0.strikethrough = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern)
        }
    }
}
