/// A level of the foreground style: the style itself, and what matters less and less.
///
/// The levels that ``View/foregroundStyle(_:_:_:)`` set are those; the others are the foreground, fainter. Where no style was
/// set, the second is ``Color/secondary``.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// For what matters less.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// For what matters even less.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// For what matters little.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// For what hardly matters.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// This style as it is in the given surroundings.
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

/// The foreground style of some surroundings, by levels.
///
/// Equal ones change nothing in what is below: styles that cannot be compared differ.
struct ForegroundLevels: Equatable {
    /// Those that were set, the first one first; never empty. None of them is a level itself.
    private var styles: [any ShapeStyle] = [Color.primary]
    private var isDefault = true

    /// How strong a level is that was not set: as the labels of iOS, whose system colours have these alphas.
    private static let strengths = [1, 0.6, 0.3, 0.18, 0.12]

    init() {}

    /// `styles` in surroundings with `outer`, which levels among them are those of.
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
    /// What shapes and text in this view are painted with. Text takes a gradient's first colour.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.foreground = style }
    }

    /// What shapes and text in this view are painted with, and what `.secondary` is in it.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        EnvironmentView(content: self) {
            $0.foregroundLevels = ForegroundLevels([primary, secondary], in: $0.foregroundLevels)
        }
    }

    /// What shapes and text in this view are painted with, and what `.secondary` and `.tertiary` are in it.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        EnvironmentView(content: self) {
            $0.foregroundLevels = ForegroundLevels([primary, secondary, tertiary], in: $0.foregroundLevels)
        }
    }

    /// The colour of shapes and text in this view; nil leaves what the surroundings set.
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentView(content: self) { if let color { $0.foreground = color } }
    }
}
