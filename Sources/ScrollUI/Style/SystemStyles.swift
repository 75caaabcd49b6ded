/// A translucent grey for plates behind content. The opacities are those of the system fills of iOS.
public struct FillShapeStyle: ShapeStyle, Hashable {
    private var level = 0

    /// Creates the strongest fill.
    public init() {}

    private init(level: Int) { self.level = level }

    /// A weaker fill, for larger plates.
    public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
    /// A still weaker fill.
    public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
    /// A barely visible fill.
    public var quaternary: FillShapeStyle { FillShapeStyle(level: 3) }
    /// The weakest fill, the same as ``quaternary``.
    public var quinary: FillShapeStyle { FillShapeStyle(level: 3) }

    /// Returns this style resolved in `environment`.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        let strength = environment.colorScheme == .dark ? [0.36, 0.32, 0.24, 0.18] : [0.2, 0.16, 0.12, 0.08]
        return Color(light: 0x787880, dark: 0x787880).opacity(strength[level])._resolve(in: environment)
    }
}

/// A system colour, by purpose.
public struct SystemShapeStyle: ShapeStyle, Hashable {
    fileprivate enum Use { case separator, selection, placeholder, link, windowBackground }
    fileprivate let use: Use

    /// Returns this style resolved in `environment`.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        switch use {
        case .separator: Color(light: 0x3C3C43, dark: 0x545458).opacity(0.4)._resolve(in: environment)
        case .selection: TintShapeStyle()._resolve(in: environment)
        case .placeholder: Color.secondary.opacity(0.6)._resolve(in: environment)
        case .link: Color.accentColor._resolve(in: environment)
        case .windowBackground: Color(light: 0xF4F5F7, dark: 0x16181D)._resolve(in: environment)
        }
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// A translucent grey for plates behind content.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SystemShapeStyle {
    /// The colour of separator lines.
    public static var separator: SystemShapeStyle { SystemShapeStyle(use: .separator) }
    /// The colour of selected content: the tint.
    public static var selection: SystemShapeStyle { SystemShapeStyle(use: .selection) }
    /// The colour of placeholder text in empty fields.
    public static var placeholder: SystemShapeStyle { SystemShapeStyle(use: .placeholder) }
    /// The colour of links.
    public static var link: SystemShapeStyle { SystemShapeStyle(use: .link) }
    /// The background colour of windows.
    public static var windowBackground: SystemShapeStyle { SystemShapeStyle(use: .windowBackground) }
}

extension ShapeStyle {
    /// This style for less important content, with an opacity of 0.5.
    public var secondary: some ShapeStyle { opacity(ForegroundLevels.strengths[1]) }
    /// This style with an opacity of 0.25.
    public var tertiary: some ShapeStyle { opacity(ForegroundLevels.strengths[2]) }
    /// This style with an opacity of 0.18.
    public var quaternary: some ShapeStyle { opacity(ForegroundLevels.strengths[3]) }
    /// This style with an opacity of 0.18.
    public var quinary: some ShapeStyle { opacity(ForegroundLevels.strengths[4]) }
}
