/// The face of a run. Sizes are in points.
public struct FontFace: Hashable, Sendable {
    /// A typeface. Two are included in the project; the others are looked up on the system.
    public enum Family: String, Hashable, Sendable {
        /// Inter, for controls and reading.
        case text
        /// Inter Display, for titles.
        case display
        /// A monospaced typeface, for code.
        case monospaced
        /// A typeface with serifs.
        case serif
    }

    /// The typeface.
    public var family: Family
    /// The em size in points.
    public var size: Double
    /// 100...900; 400 is regular, 600 semibold. The nearest existing weight is used.
    public var weight: Int
    /// Gives digits and number signs equal advances.
    public var hasTabularFigures: Bool
    /// Italic; upright letters are slanted if no italic face exists.
    public var isItalic = false
    /// The program's own font, which takes precedence over `family`: a file's path, or its name in the system's font
    /// folders.
    public var file: String?

    /// Creates a face; sizes are in points.
    public init(family: Family = .text, size: Double, weight: Int = 400, hasTabularFigures: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.hasTabularFigures = hasTabularFigures
    }
}

/// A line of text in one face. Immutable: its pictures are cached by identity for its lifetime.
public final class TextRun: Sendable, Equatable {
    /// A single line, without line breaks.
    public let string: String
    /// The face of the line.
    public let face: FontFace

    /// Creates a line of text in one face.
    public init(string: String, face: FontFace) {
        self.string = string
        self.face = face
    }

    /// Runs with the same line in the same face are equal.
    public static func == (left: TextRun, right: TextRun) -> Bool {
        left === right || (left.string == right.string && left.face == right.face)
    }
}

/// The coverage of a run, rasterised for one scale: one byte per pixel, rows from the top.
public final class TextMask: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The distance from the run's origin to the mask's left edge, in pixels; may be negative.
    public let left: Int
    /// The distance from the baseline up to the mask's top edge, in pixels.
    public let top: Int
    /// `width * height` values from 0 (not covered) to 255 (fully covered).
    public let coverage: [UInt8]

    /// Creates a mask without copying the array's storage.
    public init(width: Int, height: Int, left: Int, top: Int, coverage: [UInt8]) {
        precondition(coverage.count == width * height, "a mask of \(width) x \(height) needs one byte per pixel")
        self.width = width
        self.height = height
        self.left = left
        self.top = top
        self.coverage = coverage
    }
}

/// Makes and caches the pictures of text runs. The main implementation uses SDL_ttf; tests have a simple one.
@MainActor
public protocol GlyphSource: AnyObject {
    /// Returns the run's coverage at `scale` pixels per point; nil if nothing is visible (blanks).
    func mask(for run: TextRun, scale: Double) -> TextMask?
}
