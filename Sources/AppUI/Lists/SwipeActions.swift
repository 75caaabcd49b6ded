import Foundation
@_spi(Nodes) public import ScrollUI

/// What a row shows when it is swiped towards the other side.
struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: () -> AnyView
}

/// Says to the list what its row shows when it is swiped. Several of them on one row hold for an edge each.
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
    /// Buttons that this view, as a row of a list, uncovers at `edge` when it is swiped away from there: with a finger,
    /// the mouse, or two fingers on a touchpad. The first one stands outermost, and is done at once by a swipe over most
    /// of the row where `allowsFullSwipe`. `tint` and the button's role say what colour they have.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> T
    ) -> some View {
        Modified(
            content: self,
            modifier: SwipeActionsModifier(
                actions: SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { AnyView(content()) }))
    }
}

/// Buttons side by side from an edge inwards, each as high as the row.
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

/// The first view outermost, where it takes what space is left over.
struct SwipeLayout: Layout {
    let edge: HorizontalEdge

    /// Points; a finger's breadth and what a word of eight letters needs.
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

/// White words on a plate: red for what takes something away, else the tint, else grey.
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

    /// The grey has 4.5 to 1 under white.
    private var fill: Color {
        if configuration.role == .destructive { return ControlPalette.destructiveFill }
        return tint ?? Color(light: 0x69727F, dark: 0x545D6B)
    }
}
