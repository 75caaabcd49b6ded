import Foundation
@_spi(Nodes) import ScrollUI

/// The columns of a split view at a given width.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content?
    let detail: Detail
    let link: SplitLink
    @Binding var visibility: NavigationSplitViewVisibility
    @Binding var compact: NavigationSplitViewColumn
    let width: CGFloat
    @Environment(\.splitOverlap) private var liesOver

    /// The width, in points, below which one column is visible at a time, as in windows of compact width.
    static var compactWidth: CGFloat { 600 }

    private var columns: [NavigationSplitViewColumn] {
        content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    }

    var body: some View {
        let isCompact = width < Self.compactWidth
        let first = columns.count - visibility.count(of: columns.count, width: width)
        link.count = columns.count
        link.isCompact = isCompact
        link.show = { compact = columns[$0] }
        link.toggleSidebar = toggle
        link.hideSidebar = { withAnimation(NavigationPagesNode.animation) { visibility = .detailOnly } }
        return SplitLayout(
            link: link,
            arrangement: SplitArrangement(
                isCompact: isCompact, top: columns.firstIndex(of: compact) ?? 0, first: first, liesOver: liesOver),
            columns: slots(isCompact: isCompact, first: first)
        )
        .highPriorityGesture(swipe, including: isCompact ? .all : .subviews)
    }

    private func slots(isCompact: Bool, first: Int) -> [@MainActor (inout NodeBuilder) -> Void] {
        let column = { SplitColumn(link: link, index: $0, isCompact: isCompact, isFirst: $0 == first) }
        let last = columns.count - 1
        let lead: @MainActor (inout NodeBuilder) -> Void = {
            SplitColumnView(column: column(0), content: sidebar)._lower(into: &$0)
        }
        let trail: @MainActor (inout NodeBuilder) -> Void = {
            SplitColumnView(column: column(last), content: detail)._lower(into: &$0)
        }
        guard let content else { return [lead, trail] }
        return [lead, { SplitColumnView(column: column(1), content: content)._lower(into: &$0) }, trail]
    }

    private func toggle() {
        let seen = visibility.count(of: columns.count, width: width)
        withAnimation(NavigationPagesNode.animation) {
            visibility =
                seen == columns.count ? (seen == 2 ? .detailOnly : .doubleColumn) : seen == 1 ? .doubleColumn : .all
        }
    }

    private var swipe: some Gesture {
        EdgeDragGesture(
            canBegin: { link.node?.canSwipe(from: $0) == true },
            direction: link.node?.scope.isRightToLeft == true ? -1 : 1, cancel: { link.node?.cancelSwipe() }
        )
        .onChanged { link.node?.swipe(by: $0.translation.width) }
        .onEnded { link.node?.endSwipe(velocity: $0.velocity.width) }
    }
}

/// The views of a column with a bar over them, and the destinations of links in the preceding column.
private struct SplitColumnView<Content: View>: View {
    let column: SplitColumn
    let content: Content
    @State private var values: [AnyHashable] = []

    var body: some View {
        EnvironmentView(
            content: NavigationPages(values: values, write: { values = $0 }, root: content, isColumn: true)
        ) { [column] in
            $0.splitColumn = column
            if column.index == 0, !column.isCompact { $0.listStyle = .sidebar }
        }
    }
}

/// A button that hides and shows the first column.
struct SidebarToggle: View {
    let column: SplitColumn

    var body: some View {
        Button {
            column.link.toggleSidebar()
        } label: {
            SidebarPicture().stroke(style: StrokeStyle(lineWidth: 1.7, lineJoin: .round)).frame(width: 19, height: 15)
        }
        .buttonStyle(BarButtonStyle())
        .keyboardShortcut("s", modifiers: [.control, .option])
        .accessibilityLabel("Sidebar")
    }
}

/// The icon of a window with a column at its leading side.
private struct SidebarPicture: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3))
            path.move(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
        }
    }
}
