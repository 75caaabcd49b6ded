import Drawing
import Foundation

/// A line between views, across a stack, 1 point thick and as long as the proposed length.
nonisolated public struct Divider: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Creates a line. It is vertical in a row and horizontal elsewhere.
    public init() {}

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        _ = builder.node(DividerNode.self) { DividerNode(graph: $0, parent: $1, scope: $2) }
    }
}

final class DividerNode: Node {
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { true }

    private static let thickness: CGFloat = 1
    /// The length of a view without a proposed length, in points.
    private static let idealLength: CGFloat = 10

    private var thinAxis: Axis { enclosingStackAxis ?? .vertical }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let axis = thinAxis
        return CGSize(
            along: axis, Self.thickness + 2 * environment(DividerMarginKey.self),
            across: proposal[axis.other] ?? Self.idealLength)
    }

    override var ownInkBounds: InkBounds { frameInkBounds() }

    override func paint(into painter: Painter) {
        let margin = environment(DividerMarginKey.self)
        let isUpright = thinAxis == .horizontal
        let line = CGRect(origin: painter.origin, size: frame.size)
            .insetBy(dx: isUpright ? margin : 0, dy: isUpright ? 0 : margin)
        let color = ControlPalette.line.components(in: environment(ColorSchemeKey.self))
        painter.fill(.rect(.init(line)), .color(color), in: line)
    }
}

private struct DividerMarginKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// The margin on both sides of a divider's line, in points.
    var dividerMargin: CGFloat {
        get { self[DividerMarginKey.self] }
        set { self[DividerMarginKey.self] = newValue }
    }
}

extension Node {
    /// The axis of the enclosing stack, found through modifiers, groups and conditions; nil if there is none.
    final var enclosingStackAxis: Axis? {
        var node = layoutParent ?? parent
        while let current = node, current.isTransparent || current.isModifier {
            node = current.layoutParent ?? current.parent
        }
        return node?.stackAxis
    }
}
