import Drawing
public import Foundation

extension Text {
    /// A text as it is laid out: lines of runs of letters, each of which can be drawn by itself.
    ///
    /// Letters that stand closer beside some others are drawn apart when they are drawn one by one; a whole run is drawn as it is in the text.
    /// Letters that run from right to left, which may join, are always drawn together: by the first one of them.
    public struct Layout: RandomAccessCollection {
        let lines: [Line]
        /// Some of the text is not shown.
        public let isTruncated: Bool

        /// Zero.
        public var startIndex: Int { 0 }
        /// How many lines there are.
        public var endIndex: Int { lines.count }
        /// The line at `index`.
        public subscript(index: Int) -> Line { lines[index] }

        /// Where something of a text is drawn. Points, from the text's top left.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin: CGPoint
            /// How wide it is.
            public var width: CGFloat
            /// How far letters go above the baseline.
            public var ascent: CGFloat
            /// How far letters go below the baseline.
            public var descent: CGFloat
            /// The space to the next line.
            public var leading: CGFloat

            /// Nothing, at zero.
            public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
                self.origin = origin
                self.width = width
                self.ascent = ascent
                self.descent = descent
                self.leading = leading
            }

            /// Around the letters.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// The position of a character in a text.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let value: Int

            /// In the order of the text.
            public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool { left.value < right.value }
            /// How many characters further that one is.
            public func distance(to other: CharacterIndex) -> Int { other.value - value }
            /// The position so many characters further.
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
        }

        /// How letters are drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            /// The set as bits.
            public let rawValue: UInt32
            /// A set from its bits.
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Letters stand where they are, also between pixels: they always do here.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }
}

extension Text.Layout {
    /// A line: runs of letters that are set alike.
    public struct Line: RandomAccessCollection {
        let runs: [Run]
        /// Where the line is.
        public let typographicBounds: TypographicBounds

        /// The left end of the baseline, points from the text's top left.
        public var origin: CGPoint { typographicBounds.origin }
        /// Zero.
        public var startIndex: Int { 0 }
        /// How many runs there are.
        public var endIndex: Int { runs.count }
        /// The run at `index`.
        public subscript(index: Int) -> Run { runs[index] }
    }

    /// Letters that are set alike, side by side.
    public struct Run: RandomAccessCollection {
        let parts: [TextLine.Part]
        let letters: [TypesetLine.Letter]
        let ink: TextInk
        let attributes: CustomTextAttributes
        /// Of the first letter, in the text.
        let firstCharacter: Int
        /// From the text's top left.
        let lineOrigin: CGPoint
        /// Where the run is.
        public let typographicBounds: TypographicBounds
        /// In which direction the letters run.
        public let layoutDirection: LayoutDirection

        /// The positions of the letters in the text.
        public var characterIndices: [CharacterIndex] {
            letters.indices.map { CharacterIndex(value: firstCharacter + $0) }
        }

        /// The mark of that type which the text was given by ``Text/customAttribute(_:)``.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[key] }

        /// Zero.
        public var startIndex: Int { 0 }
        /// How many letters there are.
        public var endIndex: Int { letters.count }
        /// The letter at `index`.
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }
        /// The letters at those positions.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    }

    /// Some letters of a run.
    public struct RunSlice: RandomAccessCollection {
        /// What the letters are of.
        public let run: Run
        /// Which ones they are.
        public let indices: Range<Int>

        /// Where the letters are.
        public var typographicBounds: TypographicBounds {
            var bounds = run.typographicBounds
            guard let first = run.letters[indices].first, let last = run.letters[indices].last else {
                bounds.width = 0
                return bounds
            }
            bounds.origin.x = first.left
            bounds.width = last.right - first.left
            return bounds
        }

        /// The positions of the letters in the text.
        public var characterIndices: [CharacterIndex] {
            indices.map { CharacterIndex(value: run.firstCharacter + $0) }
        }

        /// The mark of that type which the text was given.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// The first position.
        public var startIndex: Int { indices.lowerBound }
        /// Behind the last position.
        public var endIndex: Int { indices.upperBound }
        /// The letter at `index`.
        public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
        /// The letters at those positions.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    }
}

extension Text.Layout: Equatable {
    /// Compares where the lines are and what they say.
    public static func == (left: Text.Layout, right: Text.Layout) -> Bool {
        left.lines == right.lines && left.isTruncated == right.isTruncated
    }
}

extension Text.Layout.Line: Equatable {
    /// Compares where the runs are and what they say.
    public static func == (left: Text.Layout.Line, right: Text.Layout.Line) -> Bool {
        left.typographicBounds == right.typographicBounds && left.runs == right.runs
    }
}

extension Text.Layout.Run: Equatable {
    /// Compares where the letters are, what they are and how they look.
    public static func == (left: Text.Layout.Run, right: Text.Layout.Run) -> Bool {
        left.typographicBounds == right.typographicBounds && left.ink == right.ink
            && left.parts.map(\.run) == right.parts.map(\.run)
    }
}

extension Text.Layout.RunSlice: Equatable {
    /// Compares the letters.
    public static func == (left: Text.Layout.RunSlice, right: Text.Layout.RunSlice) -> Bool {
        left.run == right.run && left.indices == right.indices
    }
}
