/// Which face a run is set in. Sizes in points.
public struct FontFace: Hashable, Sendable {
    /// A typeface: two ship with the project, the others are looked for on the system.
    public enum Family: String, Hashable, Sendable {
        /// Inter, for controls and reading.
        case text
        /// Inter Display, for titles.
        case display
        /// Letters of one width, for code.
        case monospaced
        /// Letters with serifs.
        case serif
    }

    /// Which typeface.
    public var family: Family
    /// Em size in points.
    public var size: Double
    /// 100...900; 400 is regular, 600 semibold. The nearest weight that exists is used.
    public var weight: Int
    /// Digits and number signs all get the same advance.
    public var hasTabularFigures: Bool
    /// Letters lean to the right; by slanting the upright ones where there are no others.
    public var isItalic = false
    /// A font of the program's own, before `family`: a file's path, or its name in the system's font folders.
    public var file: String?

    /// A face; sizes in points.
    public init(family: Family = .text, size: Double, weight: Int = 400, hasTabularFigures: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.hasTabularFigures = hasTabularFigures
    }
}

/// A line of text in one face. Immutable: its pictures are cached by identity and never made twice while it lives.
public final class TextRun: Sendable, Equatable {
    /// One line, without line breaks.
    public let string: String
    /// What it is set in.
    public let face: FontFace

    /// A line of text in one face.
    public init(string: String, face: FontFace) {
        self.string = string
        self.face = face
    }

    /// The same line in the same face.
    public static func == (left: TextRun, right: TextRun) -> Bool {
        left === right || (left.string == right.string && left.face == right.face)
    }
}

/// The coverage of a run, rasterised for one scale: one byte a pixel, rows from the top.
public final class TextMask: Sendable {
    /// Pixels.
    public let width: Int
    /// Pixels.
    public let height: Int
    /// From the run's origin to the mask's left edge, in pixels; may be negative.
    public let left: Int
    /// From the baseline up to the mask's top edge, in pixels.
    public let top: Int
    /// `width * height` values, 0 not covered, 255 covered wholly.
    public let coverage: [UInt8]

    /// Nothing is copied but the array's reference.
    public init(width: Int, height: Int, left: Int, top: Int, coverage: [UInt8]) {
        precondition(coverage.count == width * height, "a mask of \(width) x \(height) needs a byte a pixel")
        self.width = width
        self.height = height
        self.left = left
        self.top = top
        self.coverage = coverage
    }
}

/// Makes the pictures of text runs and keeps them. One implementation stands on SDL_ttf; tests have a plain one.
@MainActor
public protocol GlyphSource: AnyObject {
    /// The run's coverage at `scale` pixels per point; nil when nothing of it is visible (blanks).
    func mask(for run: TextRun, scale: Double) -> TextMask?
}
