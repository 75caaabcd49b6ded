import Foundation

/// How a text is set, apart from what it says.
struct TextSettings: Hashable {
    var lineLimit: Int?
    /// Lines for which there is space even if they are empty.
    var reservedLines = 0
    var alignment = TextAlignment.leading
    var layoutDirection = LayoutDirection.leftToRight
    var truncation = Text.TruncationMode.tail
    /// Between lines, points.
    var lineSpacing = 0.0
    /// How small a text may be made, as a share of its size, before it is cut.
    var minimumScale = 1.0

    @MainActor
    init(_ environment: EnvironmentValues) {
        lineLimit = environment.lineLimit
        reservedLines = environment.reservedLines
        alignment = environment.multilineTextAlignment
        layoutDirection = environment.layoutDirection
        truncation = environment.truncationMode
        lineSpacing = Double(environment.lineSpacing)
        minimumScale = Double(environment.minimumScaleFactor)
    }

    init(lineLimit: Int? = nil, alignment: TextAlignment = .leading) {
        self.lineLimit = lineLimit
        self.alignment = alignment
    }
}

extension Text {
    /// Which end of a text is cut off when there is no space.
    public enum TruncationMode: Hashable, Sendable {
        /// The start, the end, or what is between them.
        case head, tail, middle
    }

    /// A change of letters.
    public enum Case: Hashable, Sendable {
        /// All large, or all small.
        case uppercase, lowercase
    }
}

struct ReservedLinesKey: EnvironmentKey {
    static let defaultValue = 0
}

struct TruncationModeKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
}

struct LineSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
}

struct MinimumScaleFactorKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
}

struct TextCaseKey: EnvironmentKey {
    static let defaultValue: Text.Case? = nil
}

extension EnvironmentValues {
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    /// Which end of a text is cut off when there is no space; the tail by default.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// Points between the lines of a text, on top of the font's own; 0 by default.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// How small a text may be made before it is cut, as a share of its size; 1 by default.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// The letters that texts are shown in; nil is as they are.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The least and the most lines that a text in this view has: space is reserved for the least.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        EnvironmentView(content: self) {
            $0.lineLimit = limit.upperBound
            $0.reservedLines = limit.lowerBound
        }
    }

    /// The least lines that a text in this view has space for.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        EnvironmentView(content: self) {
            $0.lineLimit = nil
            $0.reservedLines = limit.lowerBound
        }
    }

    /// The most lines that a text in this view may have.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
    }

    /// The most lines that a text in this view may have; with `reservesSpace` it takes the space of all of them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        EnvironmentView(content: self) {
            $0.lineLimit = limit
            $0.reservedLines = reservesSpace ? limit : 0
        }
    }

    /// Which end of texts in this view is cut off when there is no space.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Points between the lines of texts in this view, on top of the font's own.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// Texts in this view that have no space are made smaller, down to `factor` of their size, before they are cut.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, min(max(factor, 0.01), 1))
    }

    /// The letters that texts in this view are shown in; nil is as they are.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
