/// What views change of the fonts of all texts in them, whichever font each has.
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

    /// The font of text that has `own`, or none of its own.
    func font(of own: Font? = nil) -> Font { fontChanges.applied(to: own ?? font ?? .body) }
}

nonisolated extension View {
    /// Digits of equal width in all text of this view.
    public func monospacedDigit() -> some View {
        transformEnvironment(\.fontChanges) { $0.hasTabularFigures = true }
    }

    /// The weight of text in this view, whichever font it has; nil leaves it.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.fontChanges) { changes in if let weight { changes.weight = weight } }
    }

    /// Text in this view in bold, weight 700, if `isActive`.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// What the faces of text in this view are drawn for, whichever font it has; nil leaves it.
    public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.fontChanges) { changes in if let design { changes.design = design } }
    }

    /// Letters of one width in all text of this view, if `isActive`.
    public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }
}
