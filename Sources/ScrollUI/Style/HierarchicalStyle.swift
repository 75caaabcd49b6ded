/// A level of the foreground style, from the style itself to increasingly faint ones.
///
/// The first levels are the styles set with ``View/foregroundStyle(_:_:_:)``; the others are fainter versions of the first. By
/// default the second level is ``Color/secondary``.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The style of less important content.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level, fainter than the second.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level, fainter than the third.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level, the faintest.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// Returns this style resolved in `environment`.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.foregroundLevels.style(at: level)._resolve(in: environment)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The foreground styles of an environment, by level.
///
/// Equal values cause no updates in descendants; styles that cannot be compared count as different.
struct ForegroundLevels: Equatable {
    /// The styles that were set, in order; never empty. None of them is a hierarchical style.
    private var styles: [any ShapeStyle] = [Color.primary]
    private var isDefault = true

    /// The opacities of levels that were not set, which are the alphas of the label colours of iOS.
    private static let strengths = [1, 0.6, 0.3, 0.18, 0.12]

    init() {}

    /// Creates levels from `styles`; hierarchical styles among them are resolved in `outer`.
    init(_ styles: [any ShapeStyle], in outer: ForegroundLevels) {
        self.styles = styles.map { ($0 as? HierarchicalShapeStyle).map { outer.style(at: $0.level) } ?? $0 }
        isDefault = false
    }

    static func == (left: ForegroundLevels, right: ForegroundLevels) -> Bool {
        left.isDefault == right.isDefault
            && left.styles.elementsEqual(right.styles) { ValueComparison.areEqual($0, $1) }
    }

    func style(at level: Int) -> any ShapeStyle {
        if level < styles.count { return styles[level] }
        if isDefault, level > 0 { return Color.secondary.opacity(Self.strengths[level] / Self.strengths[1]) }
        return styles[0].opacity(Self.strengths[level])
    }
}

struct ForegroundKey: EnvironmentKey {
    static var defaultValue: ForegroundLevels { ForegroundLevels() }
}

extension EnvironmentValues {
    var foregroundLevels: ForegroundLevels {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    package var foreground: any ShapeStyle {
        get { foregroundLevels.style(at: 0) }
        set { foregroundLevels = ForegroundLevels([newValue], in: foregroundLevels) }
    }
}

nonisolated extension View {
    /// Sets the style of shapes and text in this view. Text uses a gradient's first colour.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.foreground = style }
    }

    /// Sets the style of shapes and text in this view, and the style that `.secondary` stands for in it.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        EnvironmentView(content: self) {
            $0.foregroundLevels = ForegroundLevels([primary, secondary], in: $0.foregroundLevels)
        }
    }

    /// Sets the style of shapes and text in this view, and the styles that `.secondary` and `.tertiary` stand for in it.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        EnvironmentView(content: self) {
            $0.foregroundLevels = ForegroundLevels([primary, secondary, tertiary], in: $0.foregroundLevels)
        }
    }

    /// Sets the colour of shapes and text in this view; nil changes nothing.
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentView(content: self) { if let color { $0.foreground = color } }
    }
}
