import Foundation
@_spi(Nodes) import ScrollUI

/// A tab view with a bar below its views. The bar covers their safe area: what scrolls goes on beneath it.
struct BarTabs<Content: View>: View {
    let choice: TabChoice
    let content: Content
    @State private var link = TabDeckLink()

    var body: some View {
        BarInset(
            content: TabDeck(link: link, selection: choice.current, content: content),
            bar: PreferenceLayer<TabBarVisibilityKey, TabBarHolder?> { [link, choice] visibility in
                visibility == .hidden ? nil : TabBarHolder(link: link, choose: choice.choose)
            },
            placement: BarPlacement(.bottom, HorizontalAlignment.center.key, 0))
    }
}

/// What a view says about the bar of the tab view around it.
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

/// One stop of Tab; the left and right arrow keys, Home and End choose.
struct TabBar: View {
    let tabs: [TabDeckNode.Tab]
    let choose: (AnyHashable) -> Void
    @State private var isFocused = false
    @Environment(\.layoutDirection) private var direction

    /// Points, as on phones.
    static let height: CGFloat = 49

    /// Tabs are no narrower, points: what does not fit is scrolled to.
    private static let leastWidth: CGFloat = 64

    var body: some View {
        ViewThatFits(in: .horizontal) {
            items.frame(maxWidth: .infinity)
            ScrollView(.horizontal) { items.scrollTargetLayout() }
                .scrollIndicators(.never)
                .scrollPosition(id: shown, anchor: .center)
        }
        .frame(height: Self.height)
        .responder(Responder.Handlers(key: press, focus: { isFocused = $0 }, isFocusable: true))
        .background { BarGround(edge: .top).ignoresSafeArea(edges: [.bottom, .horizontal]) }
    }

    /// The chosen one is scrolled to; scrolling by hand chooses nothing.
    private var shown: Binding<Int?> {
        Binding {
            tabs.firstIndex(where: \.isChosen)
        } set: { _ in
        }
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
        guard modifiers.isEmpty, let now = tabs.firstIndex(where: \.isChosen) else { return false }
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

/// A picture over a short title, with a badge beside its corner.
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

/// The picture over the title.
struct TabBarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            FirstPicture { configuration.icon.font(.system(size: 20)) }
            configuration.title
        }
    }
}

/// Writes into the tree what was said elsewhere.
struct LoweredView: View {
    typealias Body = Never

    let lower: @MainActor (inout NodeBuilder) -> Void

    func _lower(into builder: inout NodeBuilder) { lower(&builder) }
}

/// What lies under a bar: nearly opaque, with a line where the content begins.
struct BarGround: View {
    /// Of the bar, towards the content.
    let edge: VerticalEdge

    var body: some View {
        ControlPalette.bar.overlay(alignment: edge == .top ? .top : .bottom) { BarLine() }
    }
}

/// A pixel between a bar and what is beneath it.
struct BarLine: View {
    @Environment(\.pixelLength) private var pixel

    var body: some View { ControlPalette.line.frame(height: pixel) }
}
