import Foundation
@_spi(Nodes) import ScrollUI

/// The bar of a page: the back button, a title and the toolbar items.
struct NavigationBar: View {
    let item: NavigationItem
    let style: NavigationBarStyle
    let link: NavigationPageLink
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        NavigationBarLayout(
            link: link, isLarge: style.isLarge, searchHeight: item.search?.height ?? 0, title: item.title?.text,
            background: item.background
        ) {
            ground
        } leading: {
            HStack(spacing: 6) {
                if let column = style.toggle { SidebarToggle(column: column) }
                if style.hasBackButton { BackButton(link: link, takesEscape: !isSearching) }
                ToolbarEntries(entries: entries(.leading))
            }
        } center: {
            ToolbarEntries(entries: entries(.principal))
        } title: {
            if !item.removesTitle { title }
        } trailing: {
            HStack(spacing: 6) {
                if !entries(.more).isEmpty { more }
                ToolbarEntries(entries: entries(.trailing))
            }
        } large: {
            item.title?.text.font(.largeTitle.bold()).lineLimit(1)
        } search: {
            if let search = item.search { SearchBar(entry: search, link: link) }
        }
        .environment(\.colorScheme, item.colorScheme ?? colorScheme)
    }

    @ViewBuilder private var title: some View {
        if let menu = item.titleMenu {
            Menu {
                OuterView(views: menu)
            } label: {
                titleLines
            }
            .buttonStyle(TitleMenuStyle())
        } else {
            titleLines
        }
    }

    private var titleLines: some View {
        VStack(spacing: 0) {
            item.title?.text.font(.headline).lineLimit(1)
            item.subtitle?.text.font(.caption).foregroundStyle(Color.secondary).lineLimit(1)
        }
    }

    private var isSearching: Bool { item.search?.isPresented.wrappedValue == true }

    private func entries(_ slot: ToolbarItemPlacement.Slot) -> [ToolbarEntry] {
        item.entries.filter { $0.placement.slot == slot }
    }

    private var more: some View {
        Menu {
            ToolbarEntries(entries: entries(.more))
        } label: {
            HStack(spacing: 3) { ForEach(0..<3) { _ in Circle().frame(width: 4, height: 4) } }
        }
        .buttonStyle(BarButtonStyle())
    }

    @ViewBuilder private var ground: some View {
        Group {
            if let ground = item.ground {
                Rectangle().fill(ground.style)
                    .overlay(alignment: .bottom) { BarLine() }
            } else {
                BarGround(edge: .bottom)
            }
        }
        .ignoresSafeArea(edges: [.top, .horizontal])
    }
}

/// The style of a title that opens a menu.
private struct TitleMenuStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 8)
            .frame(minHeight: 32)
            .background(
                configuration.isHovered ? ControlPalette.fillHovered.opacity(0.6) : Color.clear,
                in: RoundedRectangle(cornerRadius: 8)
            )
            .opacity(configuration.isPressed ? 0.5 : 1)
            .contentShape(Rectangle())
            .focusOutline(configuration.isFocused, cornerRadius: 10)
    }
}

/// A button that goes back to the page below and shows its title.
private struct BackButton: View {
    let link: NavigationPageLink
    let takesEscape: Bool
    @Environment(\.layoutDirection) private var direction

    /// Alt with the arrow key that points back, as in browsers and file managers.
    private var shortcut: KeyboardShortcut {
        KeyboardShortcut(direction == .leftToRight ? .leftArrow : .rightArrow, modifiers: .option)
    }

    var body: some View {
        Button {
            link.goBack()
        } label: {
            HStack(spacing: 5) {
                BackChevron()
                (link.titleBelow ?? Text("Back")).lineLimit(1).frame(maxWidth: 140, alignment: .leading)
                    .fixedSize(horizontal: true, vertical: false)
            }
        }
        .buttonStyle(BarButtonStyle())
        .keyboardShortcut(takesEscape ? .cancelAction : nil)
        .responder(
            Responder.Handlers(shortcut: Responder.Shortcut(shortcut: shortcut) { link.goBack() }))
    }
}

/// A chevron that points to the leading edge.
struct BackChevron: View {
    var body: some View {
        ChevronShape(.leading)
            .stroke(style: StrokeStyle(lineWidth: 2.4, lineCap: .round, lineJoin: .round))
            .frame(width: 9, height: 16)
    }
}
