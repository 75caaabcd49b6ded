import Foundation

/// The settings of a text, apart from its content.
struct TextSettings: Hashable {
    var lineLimit: Int?
    /// The number of lines for which space is reserved even if they are empty.
    var reservedLines = 0
    var alignment = TextAlignment.leading
    var layoutDirection = LayoutDirection.leftToRight
    var truncation = Text.TruncationMode.tail
    /// The space between lines, in points.
    var lineSpacing = 0.0
    /// The minimum scale of a text before it is truncated, as a fraction of its size.
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
    /// The end at which a text is truncated if there is not enough space.
    public enum TruncationMode: Hashable, Sendable {
        /// Truncates the start, the end, or the middle.
        case head, tail, middle
    }

    /// A transformation of letter case.
    public enum Case: Hashable, Sendable {
        /// All uppercase, or all lowercase.
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

    /// The end at which a text is truncated if there is not enough space; the tail by default.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The space between the lines of a text in addition to the font's own, in points; 0 by default.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The minimum scale of a text before it is truncated, as a fraction of its size; 1 by default.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// The letter case in which texts are shown; nil leaves them unchanged.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the minimum and the maximum number of lines of the texts in this view. Space is reserved for the minimum.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        EnvironmentView(content: self) {
            $0.lineLimit = limit.upperBound
            $0.reservedLines = limit.lowerBound
        }
    }

    /// Sets the minimum number of lines for which the texts in this view reserve space.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        EnvironmentView(content: self) {
            $0.lineLimit = nil
            $0.reservedLines = limit.lowerBound
        }
    }

    /// Sets the maximum number of lines of the texts in this view.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
    }

    /// Sets the maximum number of lines of the texts in this view; with `reservesSpace` a text takes the space of all of them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        EnvironmentView(content: self) {
            $0.lineLimit = limit
            $0.reservedLines = reservesSpace ? limit : 0
        }
    }

    /// Sets the end at which texts in this view are truncated if there is not enough space.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Sets the space between the lines of texts in this view in addition to the font's own, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// Scales texts in this view down to `factor` of their size, if there is not enough space, before they are truncated.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, min(max(factor, 0.01), 1))
    }

    /// Sets the letter case in which the texts in this view are shown; nil leaves them unchanged.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
