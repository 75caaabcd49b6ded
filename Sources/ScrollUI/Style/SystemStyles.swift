/// A grey that lets what is behind it through, for plates that something stands on. The numbers are those of iOS' system fills.
public struct FillShapeStyle: ShapeStyle {
    private var level = 0

    /// The strongest one.
    public init() {}

    private init(level: Int) { self.level = level }

    /// Weaker, for larger plates.
    public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
    /// Even weaker.
    public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
    /// Hardly to be seen.
    public var quaternary: FillShapeStyle { FillShapeStyle(level: 3) }
    /// The weakest one: as ``quaternary``.
    public var quinary: FillShapeStyle { FillShapeStyle(level: 3) }

    /// This style as it is in the given surroundings.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        let strength = environment.colorScheme == .dark ? [0.36, 0.32, 0.24, 0.18] : [0.2, 0.16, 0.12, 0.08]
        return Color(light: 0x787880, dark: 0x787880).opacity(strength[level])._resolve(in: environment)
    }
}

/// A colour of the system's by what it is for.
public struct SystemShapeStyle: ShapeStyle {
    fileprivate enum Use { case separator, selection, placeholder, link, windowBackground }
    fileprivate let use: Use

    /// This style as it is in the given surroundings.
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
    /// A grey for plates that something stands on.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SystemShapeStyle {
    /// Lines between things.
    public static var separator: SystemShapeStyle { SystemShapeStyle(use: .separator) }
    /// What is chosen: the tint.
    public static var selection: SystemShapeStyle { SystemShapeStyle(use: .selection) }
    /// Text that stands where nothing was typed yet.
    public static var placeholder: SystemShapeStyle { SystemShapeStyle(use: .placeholder) }
    /// Text that leads somewhere.
    public static var link: SystemShapeStyle { SystemShapeStyle(use: .link) }
    /// What the views of a window lie on.
    public static var windowBackground: SystemShapeStyle { SystemShapeStyle(use: .windowBackground) }
}

extension ShapeStyle {
    /// The style for what matters less.
    public var secondary: some ShapeStyle { opacity(0.6) }
    /// The style for what matters even less.
    public var tertiary: some ShapeStyle { opacity(0.3) }
    /// The style for what matters little.
    public var quaternary: some ShapeStyle { opacity(0.18) }
    /// The style for what hardly matters.
    public var quinary: some ShapeStyle { opacity(0.12) }
}
