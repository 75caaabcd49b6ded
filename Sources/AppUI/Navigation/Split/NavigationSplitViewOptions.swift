@_spi(Nodes) public import ScrollUI

/// The columns of a ``NavigationSplitView`` that are visible while the columns are side by side.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String
    /// All columns for which there is enough width: the first of three columns needs 900 points.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The last column.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")

    private static let widthOfThree: CGFloat = 900

    /// Returns the number of visible columns out of `columns`, at the given width.
    func count(of columns: Int, width: CGFloat) -> Int {
        switch self {
        case .all: columns
        case .doubleColumn: min(2, columns)
        case .detailOnly: 1
        default: columns == 3 && width < Self.widthOfThree ? 2 : columns
        }
    }
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The second of three columns.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last column.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The distribution of the width among the columns of a ``NavigationSplitView``.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// Whether the leading columns overlap the last one.
    var _liesOver: Bool { get }
}

/// The default style of the platform: the last column takes the remaining width.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Always false.
    public var _liesOver: Bool { false }
}

/// A style in which the last column takes the remaining width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Always false.
    public var _liesOver: Bool { false }
}

/// A style in which the last column takes the whole width. The other columns overlap it, and a press beside them hides them.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Always true.
    public var _liesOver: Bool { true }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style of the platform: the last column takes the remaining width.
    @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A style in which the last column takes the remaining width.
    @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A style in which the last column takes the whole width. The other columns overlap it, and a press beside them hides them.
    @MainActor @preconcurrency public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

private struct SplitOverlapKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the leading columns of split views overlap the last one.
    var splitOverlap: Bool {
        get { self[SplitOverlapKey.self] }
        set { self[SplitOverlapKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the split views in this view.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        let liesOver = style._liesOver
        return environment(\.splitOverlap, liesOver)
    }

    /// Sets the width of the column that contains this view, in points. The line beside it cannot be dragged.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        SplitWidthView(content: self, width: SplitWidth(least: width, ideal: width, most: width))
    }

    /// Sets the width of the column that contains this view, in points: `ideal` until the user drags the line beside
    /// it, within the minimum and maximum.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        SplitWidthView(
            content: self,
            width: SplitWidth(least: min ?? Swift.min(ideal, 180), ideal: ideal, most: max ?? Swift.max(ideal, 420)))
    }
}
