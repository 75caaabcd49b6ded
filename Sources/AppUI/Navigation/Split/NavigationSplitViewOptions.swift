@_spi(Nodes) public import ScrollUI

/// Which columns of a ``NavigationSplitView`` are seen where they stand beside each other.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String
    /// All that there is width for: the first of three columns needs 900 points.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The last.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")

    private static let widthOfThree: CGFloat = 900

    /// How many columns are seen of so many, in that width.
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
    /// The first.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The second of three.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How the columns of a ``NavigationSplitView`` share the width.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// Whether the leading columns lie over the last one.
    var _liesOver: Bool { get }
}

/// What suits the surroundings: the last column has what the others leave.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// They do not.
    public var _liesOver: Bool { false }
}

/// The last column has what the others leave.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// They do not.
    public var _liesOver: Bool { false }
}

/// The last column has the whole width; the others lie over it, and a press beside them hides them.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// They do.
    public var _liesOver: Bool { true }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// What suits the surroundings: the last column has what the others leave.
    @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The last column has what the others leave.
    @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The last column has the whole width; the others lie over it, and a press beside them hides them.
    @MainActor @preconcurrency public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

private struct SplitOverlapKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The leading columns of split views lie over the last one.
    var splitOverlap: Bool {
        get { self[SplitOverlapKey.self] }
        set { self[SplitOverlapKey.self] = newValue }
    }
}

extension View {
    /// How split views in this view share the width among their columns.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        let liesOver = style._liesOver
        return environment(\.splitOverlap, liesOver)
    }

    /// The width of the column that this view is in, points. The line beside it cannot be dragged.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        SplitWidthView(content: self, width: SplitWidth(least: width, ideal: width, most: width))
    }

    /// The width of the column that this view is in, points: `ideal` until somebody drags the line beside it, within the other two.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        SplitWidthView(
            content: self,
            width: SplitWidth(least: min ?? Swift.min(ideal, 180), ideal: ideal, most: max ?? Swift.max(ideal, 420)))
    }
}
