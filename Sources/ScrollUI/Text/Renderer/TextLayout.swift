import Drawing
public import Foundation

extension Text {
    /// The layout of a text: lines of runs of letters, each of which can be drawn separately.
    ///
    /// Pairs of letters lose their kerning if they are drawn separately; a whole run is drawn as it is in the text. Right-to-left letters,
    /// which may join, are always drawn together, with the first of them.
    public struct Layout: RandomAccessCollection {
        let lines: [Line]
        /// Whether part of the text is not shown.
        public let isTruncated: Bool

        /// The index of the first line, zero.
        public var startIndex: Int { 0 }
        /// The number of lines.
        public var endIndex: Int { lines.count }
        /// Returns the line at `index`.
        public subscript(index: Int) -> Line { lines[index] }

        /// The bounds of a part of a text, in points from the text's top left.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin: CGPoint
            /// The width in points.
            public var width: CGFloat
            /// The extent of letters above the baseline.
            public var ascent: CGFloat
            /// The extent of letters below the baseline.
            public var descent: CGFloat
            /// The space before the next line.
            public var leading: CGFloat

            /// Creates empty bounds at zero.
            public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
                self.origin = origin
                self.width = width
                self.ascent = ascent
                self.descent = descent
                self.leading = leading
            }

            /// The rectangle around the letters.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// The position of a character in a text.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let value: Int

            /// Compares the positions in the order of the text.
            public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool { left.value < right.value }
            /// Returns the number of characters from this position to `other`.
            public func distance(to other: CharacterIndex) -> Int { other.value - value }
            /// Returns the position `n` characters further.
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
        }

        /// Options for drawing letters.
        public struct DrawingOptions: OptionSet, Sendable {
            /// The set as a bit mask.
            public let rawValue: UInt32
            /// Creates a set from its bit mask.
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Draws letters at their exact positions between pixels. This is always the case here.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }
}

extension Text.Layout {
    /// A line of runs of letters with equal attributes.
    public struct Line: RandomAccessCollection {
        let runs: [Run]
        /// The bounds of the line.
        public let typographicBounds: TypographicBounds

        /// The left end of the baseline, in points from the text's top left.
        public var origin: CGPoint { typographicBounds.origin }
        /// The index of the first run, zero.
        public var startIndex: Int { 0 }
        /// The number of runs.
        public var endIndex: Int { runs.count }
        /// Returns the run at `index`.
        public subscript(index: Int) -> Run { runs[index] }
    }

    /// Adjacent letters with equal attributes.
    public struct Run: RandomAccessCollection {
        let parts: [TextLine.Part]
        let letters: [TypesetLine.Letter]
        let ink: TextInk
        let attributes: CustomTextAttributes
        /// The index of the first letter in the text.
        let firstCharacter: Int
        /// The line's origin in points from the text's top left.
        let lineOrigin: CGPoint
        /// The bounds of the run.
        public let typographicBounds: TypographicBounds
        /// The direction of the letters.
        public let layoutDirection: LayoutDirection

        /// The positions of the letters in the text.
        public var characterIndices: [CharacterIndex] {
            letters.indices.map { CharacterIndex(value: firstCharacter + $0) }
        }

        /// The attribute of the given type, set by ``Text/customAttribute(_:)``.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[key] }

        /// The index of the first letter, zero.
        public var startIndex: Int { 0 }
        /// The number of letters.
        public var endIndex: Int { letters.count }
        /// Returns the letter at `index`.
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }
        /// Returns the letters at the given indices.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    }

    /// A range of letters of a run.
    public struct RunSlice: RandomAccessCollection {
        /// The run of the letters.
        public let run: Run
        /// The indices of the letters in the run.
        public let indices: Range<Int>

        /// The bounds of the letters.
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

        /// The attribute of the given type, set by ``Text/customAttribute(_:)``.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// The first index.
        public var startIndex: Int { indices.lowerBound }
        /// The index after the last one.
        public var endIndex: Int { indices.upperBound }
        /// Returns the letter at `index`.
        public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
        /// Returns the letters at the given indices.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    }
}

extension Text.Layout: Equatable {
    /// Compares the positions and contents of the lines.
    public static func == (left: Text.Layout, right: Text.Layout) -> Bool {
        left.lines == right.lines && left.isTruncated == right.isTruncated
    }
}

extension Text.Layout.Line: Equatable {
    /// Compares the positions and contents of the runs.
    public static func == (left: Text.Layout.Line, right: Text.Layout.Line) -> Bool {
        left.typographicBounds == right.typographicBounds && left.runs == right.runs
    }
}

extension Text.Layout.Run: Equatable {
    /// Compares the positions, contents and appearance of the letters.
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
