import Foundation
@_spi(Nodes) public import ScrollUI

/// Two or three columns, in which a selection in one column determines the content of the next.
///
///     NavigationSplitView {
///         List(parks, selection: $chosen) { Text($0.name) }.navigationTitle("Parks")
///     } detail: {
///         if let chosen { ParkDetails(id: chosen) } else { Text("Choose a park") }
///     }
///
/// At widths of 600 points or more, the columns are side by side. The lines between them can be dragged, and a button
/// in the first bar, or Control-Option-S, hides and shows the first column. At smaller widths, one column is visible at
/// a time: a selection in its list, or a link, goes to the next column. Escape, Alt with the left arrow, the back
/// button of the bar or a drag from the leading edge go back and clear the selection. The views and their state are the
/// same at any width.
///
/// The destination of a link in one column replaces the view of the next column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compact: Binding<NavigationSplitViewColumn>?
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var ownColumn = NavigationSplitViewColumn.sidebar
    @State private var link = SplitLink()

    init(
        _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compact: Binding<NavigationSplitViewColumn>?
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility
        self.compact = compact
    }

    /// The columns side by side, or one of them.
    public var body: some View {
        GeometryReader { proxy in
            SplitColumns(
                sidebar: sidebar, content: content, detail: detail, link: link,
                visibility: visibility ?? $ownVisibility, compact: compact ?? $ownColumn, width: proxy.size.width)
        }
        .preference(key: NavigationItemKey.self, value: NavigationItem(hasOwnBars: true))
    }
}

extension NavigationSplitView {
    /// Creates a split view with three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), nil, nil)
    }

    /// Creates a split view with three columns; `columnVisibility` controls and reports the visible columns while they
    /// are side by side.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), columnVisibility, nil)
    }

    /// Creates a split view with three columns; `preferredCompactColumn` controls and reports the visible column at
    /// compact width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
    }

    /// Creates a split view with three columns and both bindings.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view with two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), nil, detail(), nil, nil)
    }

    /// Creates a split view with two columns; `columnVisibility` controls and reports the visible columns while they
    /// are side by side.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), nil, detail(), columnVisibility, nil)
    }

    /// Creates a split view with two columns; `preferredCompactColumn` controls and reports the visible column at compact width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), nil, detail(), nil, preferredCompactColumn)
    }

    /// Creates a split view with two columns and both bindings.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn)
    }
}
