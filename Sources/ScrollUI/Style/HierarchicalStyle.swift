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
        environment.foregroundLevels.resolve(level, in: environment)
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
    /// The styles that were set, in order; never empty.
    private var styles: [any ShapeStyle] = [Color.primary]
    private var isDefault = true
    /// The enclosing levels, which are what the styles mean by the foreground. Empty if the styles are colours, which
    /// do not refer to it. An array, since a value cannot contain itself.
    private var enclosing: [ForegroundLevels] = []

    /// The opacities of levels that were not set. Source: `SystemColorDefinition.opacity(at:)` of SwiftUI 6.5.4.
    static let strengths = [1, 0.5, 0.25, 0.18, 0.18]
    /// Those of the default style, which are the alphas of the label colours of iOS.
    private static let labels = [1, 0.6, 0.3, 0.18, 0.12]

    init() {}

    /// Creates levels from `styles`, which refer to the levels of `outer`.
    init(_ styles: [any ShapeStyle], in outer: ForegroundLevels) {
        // Levels of an enclosing environment that are colours are colours in this one.
        self.styles = styles.map { style in
            guard let style = style as? HierarchicalShapeStyle else { return style }
            return outer.style(at: style.level) as? Color ?? style
        }
        isDefault = false
        if !self.styles.allSatisfy({ $0 is Color }) { enclosing = [outer] }
    }

    static func == (left: ForegroundLevels, right: ForegroundLevels) -> Bool {
        left.isDefault == right.isDefault && left.enclosing == right.enclosing
            && left.styles.elementsEqual(right.styles) { ValueComparison.areEqual($0, $1) }
    }

    /// Returns the style at `level`, resolved in `environment`, whose levels these are.
    @MainActor
    func resolve(_ level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
        let style = style(at: level)
        guard let outer = enclosing.first else { return style._resolve(in: environment) }
        var environment = environment
        environment.foregroundLevels = outer
        return style._resolve(in: environment)
    }

    private func style(at level: Int) -> any ShapeStyle {
        if level < styles.count { return styles[level] }
        if isDefault, level > 0 { return Color.secondary.opacity(Self.labels[level] / Self.labels[1]) }
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

    /// Sets the style of shapes and text.
    package mutating func setForeground(_ style: some ShapeStyle) {
        foregroundLevels = ForegroundLevels([style], in: foregroundLevels)
    }

    /// Returns the style of shapes and text.
    @MainActor var resolvedForeground: ResolvedStyle { foregroundLevels.resolve(0, in: self) }
}

nonisolated extension View {
    /// Sets the style of shapes and text in this view. Text uses a gradient's first colour.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.setForeground(style) }
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
        EnvironmentView(content: self) { if let color { $0.setForeground(color) } }
    }
}
