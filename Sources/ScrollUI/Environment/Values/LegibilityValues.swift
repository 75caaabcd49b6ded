/// The contrast between the colours of text and background.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// Normal or increased contrast.
    case standard, increased
}

/// The user's preferred text weight.
public enum LegibilityWeight: Hashable, Sendable {
    /// The specified weight.
    case regular
    /// Heavier than the specified weight.
    case bold
}

private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

private struct LuminanceKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct MaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}

private struct TighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The contrast of text. The desktop is not queried: always `standard`.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// The text weight; nil, the default, leaves the weight unchanged. If it is `bold`, text is drawn heavier by 200
    /// of 900.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// Whether the display has reduced luminance, as on a lowered wrist. False unless the program sets it.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// The material behind the view, as set by the program; nil for none. It has no effect on drawing.
    public var backgroundMaterial: Material? {
        get { self[MaterialKey.self] }
        set { self[MaterialKey.self] = newValue }
    }

    /// Whether letters may move together if a line is too long. The program can read the value; the spacing of
    /// letters is always the font's.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
}
