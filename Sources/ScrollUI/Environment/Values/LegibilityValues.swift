/// How far the colours of text and its ground are apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As usual, or further than usual.
    case standard, increased
}

/// How heavy a person wants text to be.
public enum LegibilityWeight: Hashable, Sendable {
    /// As it is set.
    case regular
    /// Heavier than it is set.
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
    /// Whether text has to stand out more than usual. The desktop is not asked: `standard`.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// How heavy text is to be; nil, as by default, leaves it. Text is drawn heavier by 200 of 900 where it is `bold`.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// That the display shows little light, as a watch does that hangs down. False unless the program sets it.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// The material behind what is here, as the program says; nil for none. Nothing here looks different on one.
    public var backgroundMaterial: Material? {
        get { self[MaterialKey.self] }
        set { self[MaterialKey.self] = newValue }
    }

    /// That letters may move together where a line is too long. The value is for the program to read: letters stay apart
    /// as their font has them.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
}
