import Foundation
@_spi(Nodes) import ScrollUI

/// A tab view with a bar below its views. The bar covers their safe area, so scrolled content continues under it.
struct BarTabs<Content: View>: View {
    let choice: TabChoice
    let content: Content
    @State private var link = TabDeckLink()

    var body: some View {
        BarInset(
            content: TabDeck(link: link, selection: choice.current, content: content).relativeContainer(),
            bar: PreferenceLayer<TabBarVisibilityKey, TabBarHolder?> { [link, choice] visibility in
                visibility == .hidden ? nil : TabBarHolder(link: link, choose: choice.choose)
            },
            placement: BarPlacement(.bottom, HorizontalAlignment.center.key, 0))
    }
}

/// The visibility of the tab bar, as set by a view in the tab view.
struct TabBarVisibilityKey: PreferenceKey {
    static var defaultValue: Visibility { .automatic }

    static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
        if value == .automatic { value = nextValue() }
    }
}

private struct TabBarHolder: View {
    typealias Body = Never

    let link: TabDeckLink
    let choose: (AnyHashable) -> Void

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(TabBarNode.self) { TabBarNode(graph: $0, parent: $1, scope: $2) }
        node.assign(link, choose: choose)
    }
}

/// The bar is a single Tab stop; the left and right arrow keys, Home and End change the selection.
struct TabBar: View {
    let tabs: [TabDeckNode.Tab]
    let choose: (AnyHashable) -> Void
    @State private var isFocused = false
    @State private var position = ScrollPosition(idType: Int.self)
    @Environment(\.layoutDirection) private var direction

    /// The height in points, as on phones.
    static let height: CGFloat = 49

    /// The minimum width of a tab, in points. The bar scrolls if the tabs do not fit.
    private static let leastWidth: CGFloat = 64

    var body: some View {
        ViewThatFits(in: .horizontal) {
            items.frame(maxWidth: .infinity)
            ScrollView(.horizontal) { items.scrollTargetLayout() }
                .scrollIndicators(.never)
                .scrollPosition($position)
        }
        .onChange(of: Content(count: tabs.count, selected: selected), initial: true) { showSelected() }
        .frame(height: Self.height)
        .responder(Responder.Handlers(key: press, focus: { isFocused = $0 }, isFocusable: true))
        .background { BarGround(edge: .top).ignoresSafeArea(edges: [.bottom, .horizontal]) }
    }

    /// What the position of the bar depends on: another number of tabs may leave space around the selected one, or take it.
    private struct Content: Equatable {
        let count: Int
        let selected: Int?
    }

    private var selected: Int? { tabs.firstIndex(where: \.isChosen) }

    private func showSelected() {
        if let selected { position.scrollTo(id: selected, anchor: .center) }
    }

    private var items: some View {
        HStack(spacing: 0) {
            ForEach(tabs.indices, id: \.self) { index in
                TabBarItem(tab: tabs[index], showsFocus: isFocused && tabs[index].isChosen) { choose(tabs[index].tag) }
                    .frame(minWidth: Self.leastWidth, maxWidth: .infinity)
                    .id(index)
            }
        }
    }

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty, let now = selected else { return false }
        let choosable = tabs.indices.filter { tabs[$0].isEnabled }
        let isMirrored = direction == .rightToLeft
        let next: Int? =
            switch key {
            case .left: isMirrored ? choosable.first { $0 > now } : choosable.last { $0 < now }
            case .right: isMirrored ? choosable.last { $0 < now } : choosable.first { $0 > now }
            case .home: choosable.first
            case .end: choosable.last
            default: nil
            }
        if let next { choose(tabs[next].tag) }
        return [.left, .right, .home, .end].contains(key)
    }
}

/// An image over a short title, with a badge at its corner.
private struct TabBarItem: View {
    let tab: TabDeckNode.Tab
    let showsFocus: Bool
    let choose: () -> Void
    @State private var isHovered = false
    @Environment(\.tint) private var tint

    var body: some View {
        LoweredView(lower: tab.label)
            .labelStyle(TabBarLabelStyle())
            .font(.caption2.weight(.medium))
            .lineLimit(1)
            .foregroundStyle(color)
            .padding(EdgeInsets(top: 1, leading: 10, bottom: 1, trailing: 10))
            .overlay(alignment: .topTrailing) { badge }
            .focusOutline(showsFocus, cornerRadius: 10)
            .opacity(tab.isEnabled ? 1 : 0.4)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .responder(
                Responder.Handlers(hover: { isHovered = $0 }, tap: { _, _ in choose() }, pointerStyle: .link),
                isEnabled: tab.isEnabled)
    }

    private var color: Color {
        if tab.isChosen { return tint ?? .accentColor }
        return isHovered ? .primary : .secondary
    }

    @ViewBuilder private var badge: some View {
        if let badge = tab.badge {
            badge.font(.system(size: 11, weight: .semibold)).foregroundStyle(Color.white)
                .lineLimit(1)
                .padding(.horizontal, 5)
                .frame(minWidth: 17, minHeight: 17)
                .background(ControlPalette.destructiveFill, in: Capsule())
                .fixedSize()
                .alignmentGuide(.trailing) { $0[.leading] + 7 }
                .offset(y: -1)
                .allowsHitTesting(false)
        }
    }
}

/// A label style with the image over the title.
struct TabBarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            FirstPicture { configuration.icon.font(.system(size: 20)) }
            configuration.title
        }
    }
}

/// A view that is written into the tree with a stored closure.
struct LoweredView: View {
    typealias Body = Never

    let lower: @MainActor (inout NodeBuilder) -> Void

    func _lower(into builder: inout NodeBuilder) { lower(&builder) }
}

/// The background of a bar: nearly opaque, with a line at the edge of the content.
struct BarGround: View {
    /// The edge of the bar that is next to the content.
    let edge: VerticalEdge

    var body: some View {
        ControlPalette.bar.overlay(alignment: edge == .top ? .top : .bottom) { BarLine() }
    }
}

/// A line of one pixel between a bar and the content under it.
struct BarLine: View {
    @Environment(\.pixelLength) private var pixel

    var body: some View { ControlPalette.line.frame(height: pixel) }
}
