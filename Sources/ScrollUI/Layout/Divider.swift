import Drawing
import Foundation

/// A line between views: across a stack, 1 point thick, and as long as what is offered.
nonisolated public struct Divider: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// A line. In a row it is upright, in a column and everywhere else it lies.
    public init() {}

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        _ = builder.node(DividerNode.self) { DividerNode(graph: $0, parent: $1, scope: $2) }
    }
}

final class DividerNode: Node {
    override var isPrefetchable: Bool { true }

    private static let thickness: CGFloat = 1
    /// What a view takes that is offered nothing in particular, points.
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
    /// Points on both sides of a divider's line.
    var dividerMargin: CGFloat {
        get { self[DividerMarginKey.self] }
        set { self[DividerMarginKey.self] = newValue }
    }
}

extension Node {
    /// The direction of the stack around, through modifiers, groups and conditions; nil where there is none.
    final var enclosingStackAxis: Axis? {
        var node = layoutParent ?? parent
        while let current = node, current.isTransparent || current.isModifier {
            node = current.layoutParent ?? current.parent
        }
        return node?.stackAxis
    }
}
