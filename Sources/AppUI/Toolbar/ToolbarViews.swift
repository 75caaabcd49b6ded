import Foundation
@_spi(Nodes) import ScrollUI

/// A view of a toolbar, in the environment in which it was declared and with the style of bars.
private struct ToolbarEntryView: View {
    typealias Body = Never

    let entry: ToolbarEntry

    func _lower(into builder: inout NodeBuilder) {
        let entry = self.entry
        let node = builder.node(ToolbarEntryNode.self) { ToolbarEntryNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: entry.scope) { inner in
            LoweredView(lower: entry.lower)
                .fontWeight(entry.placement.isStrong ? .semibold : nil)
                .buttonStyle(BarButtonStyle())
                .labelStyle(BarLabelStyle())
                ._lower(into: &inner)
        }
    }
}

/// The node of a toolbar view in a bar.
final class ToolbarEntryNode: Node {
    override var isTransparent: Bool { true }
}

/// The views of a toolbar side by side.
struct ToolbarEntries: View {
    let entries: [ToolbarEntry]
    var spacing: CGFloat = 6

    var body: some View {
        HStack(spacing: spacing) {
            ForEach(entries.indices, id: \.self) { ToolbarEntryView(entry: entries[$0]) }
        }
    }
}

/// The bar below a page.
struct BottomToolbar: View {
    let entries: [ToolbarEntry]

    var body: some View {
        ToolbarEntries(entries: entries, spacing: 12)
            .padding(.horizontal, NavigationBarNode.margin)
            .frame(maxWidth: .infinity)
            .frame(height: 44)
            .background { BarGround(edge: .top).ignoresSafeArea(edges: [.bottom, .horizontal]) }
    }
}

/// The style of buttons in bars: the label in the tint colour, on a plate while the pointer is over it.
struct BarButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        BarButton(configuration: configuration)
    }
}

private struct BarButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.tint) private var tint

    var body: some View {
        configuration.label
            .lineLimit(1)
            .foregroundStyle(
                configuration.role == .destructive ? ControlPalette.destructive : tint ?? Color.accentColor
            )
            .padding(.horizontal, 6)
            .frame(minWidth: 34, minHeight: 32)
            .background(
                configuration.isHovered && configuration.isEnabled
                    ? ControlPalette.fillHovered.opacity(0.6) : Color.clear, in: RoundedRectangle(cornerRadius: 8)
            )
            .opacity(configuration.isEnabled ? (configuration.isPressed ? 0.5 : 1) : 0.4)
            .contentShape(Rectangle())
            .focusOutline(configuration.isFocused, cornerRadius: 10)
    }
}
