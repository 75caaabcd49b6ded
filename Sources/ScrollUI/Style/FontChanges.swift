/// Changes that views apply to the fonts of all texts in them, regardless of each text's font.
struct FontChanges: Equatable {
    var weight: Font.Weight?
    var design: Font.Design?
    var hasTabularFigures = false

    func applied(to font: Font) -> Font {
        var font = font
        if let weight { font = font.weight(weight) }
        if let design { font = font.design(design) }
        return hasTabularFigures ? font.monospacedDigit() : font
    }
}

private struct FontChangesKey: EnvironmentKey {
    static let defaultValue = FontChanges()
}

extension EnvironmentValues {
    var fontChanges: FontChanges {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }

    /// Returns the font of a text with the font `own`, or with none of its own.
    func font(of own: Font? = nil) -> Font { fontChanges.applied(to: own ?? font ?? .body) }
}

nonisolated extension View {
    /// Uses digits of equal width in all text of this view.
    public func monospacedDigit() -> some View {
        transformEnvironment(\.fontChanges) { $0.hasTabularFigures = true }
    }

    /// Sets the weight of text in this view, regardless of its font; nil changes nothing.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.fontChanges) { changes in if let weight { changes.weight = weight } }
    }

    /// Sets text in this view in bold, weight 700, if `isActive` is true.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Sets the font design of text in this view, regardless of its font; nil changes nothing.
    public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.fontChanges) { changes in if let design { changes.design = design } }
    }

    /// Uses monospaced letters in all text of this view if `isActive` is true.
    public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }
}
