import Foundation
@_spi(Nodes) public import ScrollUI

/// Two or three columns, of which what is chosen in one leads to what the next one shows.
///
///     NavigationSplitView {
///         List(parks, selection: $chosen) { Text($0.name) }.navigationTitle("Parks")
///     } detail: {
///         if let chosen { ParkDetails(id: chosen) } else { Text("Choose a park") }
///     }
///
/// From 600 points of width on the columns stand beside each other; lines between them are dragged, and a button in the first
/// bar, or Control with Option and S, hides and shows the first column. In less width one column is seen at a time: a choice in
/// its list, or a link, leads to the next one, and Escape, Alt with the left arrow, the bar's button or a drag from the
/// leading edge lead back and take the choice away. The views and their state are the same at any width.
///
/// What a link in one column leads to takes the place of the next column's view.
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

    /// The columns beside each other, or one of them.
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
    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), nil, nil)
    }

    /// Three columns; `columnVisibility` says, and is told, which of them are seen where they stand beside each other.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), columnVisibility, nil)
    }

    /// Three columns; `preferredCompactColumn` says, and is told, which of them is seen in little width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
    }

    /// Three columns, with both bindings.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), nil, detail(), nil, nil)
    }

    /// Two columns; `columnVisibility` says, and is told, which of them are seen where they stand beside each other.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), nil, detail(), columnVisibility, nil)
    }

    /// Two columns; `preferredCompactColumn` says, and is told, which of them is seen in little width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), nil, detail(), nil, preferredCompactColumn)
    }

    /// Two columns, with both bindings.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn)
    }
}
