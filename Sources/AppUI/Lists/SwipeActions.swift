import Foundation
@_spi(Nodes) public import ScrollUI

/// The actions that a row reveals when it is swiped away from an edge.
struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: () -> AnyView
}

/// Sets the swipe actions of a row for its list. Multiple modifiers on one row each apply to one edge.
struct SwipeActionsModifier: NodeModifier {
    enum Leading {}
    enum Trailing {}

    let actions: SwipeActions

    static func key(_ edge: HorizontalEdge) -> ObjectIdentifier {
        edge == .leading ? ObjectIdentifier(Leading.self) : ObjectIdentifier(Trailing.self)
    }

    func needsLayout(after old: SwipeActionsModifier) -> Bool { false }
    func layoutValue(_ key: ObjectIdentifier) -> Any? {
        key == SwipeActionsModifier.key(actions.edge) ? actions : nil
    }
}

nonisolated extension View {
    /// Adds buttons that this view, as a row of a list, reveals at `edge` when it is swiped away from that edge with a
    /// finger, the mouse, or two fingers on a touchpad. The first button is outermost; if `allowsFullSwipe` is true, a
    /// swipe over most of the row performs it at once. `tint` and the button's role determine the colour.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> T
    ) -> some View {
        Modified(
            content: self,
            modifier: SwipeActionsModifier(
                actions: SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { AnyView(content()) }))
    }
}

/// A row of buttons from an edge inwards, each as high as the row.
nonisolated struct SwipePanel: View {
    let edge: HorizontalEdge
    let content: AnyView
    let close: @MainActor () -> Void

    @MainActor var body: some View {
        SwipeLayout(edge: edge) { content }
            .buttonStyle(SwipeButtonStyle())
            .environment(\.dismissMenu, DismissMenu(action: close))
    }
}

/// Places the first view outermost and gives it the remaining width.
struct SwipeLayout: Layout {
    let edge: HorizontalEdge

    /// The minimum width of a button, in points: enough for a fingertip and a word of eight letters.
    static let leastWidth: CGFloat = 72

    private func widths(_ subviews: Subviews, _ height: CGFloat?) -> [CGFloat] {
        subviews.map { max(Self.leastWidth, $0.sizeThatFits(ProposedViewSize(width: nil, height: height)).width) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = widths(subviews, proposal.height).reduce(0, +)
        return CGSize(width: max(width, proposal.width ?? 0), height: proposal.height ?? 44)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var widths = widths(subviews, bounds.height)
        guard !widths.isEmpty else { return }
        widths[0] += max(0, bounds.width - widths.reduce(0, +))
        var start = edge == .leading ? bounds.minX : bounds.maxX
        for (subview, width) in zip(subviews, widths) {
            if edge == .trailing { start -= width }
            subview.place(
                at: CGPoint(x: start, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            if edge == .leading { start += width }
        }
    }
}

/// A style with white text on a plate: red for a destructive action, else the tint, else grey.
private struct SwipeButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { SwipeButtonPlate(configuration: configuration) }
}

private struct SwipeButtonPlate: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.tint) private var tint

    var body: some View {
        configuration.label
            .words(on: fill)
            .lineLimit(1)
            .fixedSize()
            .padding(.horizontal, 14)
            .frame(minWidth: SwipeLayout.leastWidth, maxWidth: .infinity, maxHeight: .infinity)
            .background(fill.plate(isPressed: configuration.isPressed, isHovered: configuration.isHovered))
            .contentShape(Rectangle())
    }

    /// The grey has a contrast of 4.5 to 1 with white.
    private var fill: Color {
        if configuration.role == .destructive { return ControlPalette.destructiveFill }
        return tint ?? Color(light: 0x69727F, dark: 0x545D6B)
    }
}
