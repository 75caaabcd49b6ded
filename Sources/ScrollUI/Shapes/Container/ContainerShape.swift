import Drawing
import Foundation

/// The shape that a view has for what is in it, and where that view is.
@MainActor
final class ContainerShapeSource {
    weak var node: Node?
    fileprivate(set) var shape = ContainerOutline(Rectangle())
    private var type: Any.Type = Rectangle.self

    nonisolated init() {}

    func set<S: InsettableShape>(_ shape: S) {
        self.shape = ContainerOutline(shape)
        node?.graph.forgetPictures()
    }

    /// Where the node's frame lies in the container.
    func fit(of inner: Node) -> ContainerFit? {
        guard let node, node.isPlaced else { return nil }
        var rect = CGRect(origin: .zero, size: inner.frame.size)
        var current: Node? = inner
        while let next = current, next !== node {
            rect = next.settledToParent(rect)
            current = next.layoutParent
        }
        guard current === node else { return nil }
        return ContainerFit(
            margins: EdgeInsets(
                top: rect.minY, leading: rect.minX, bottom: node.frame.height - rect.maxY,
                trailing: node.frame.width - rect.maxX),
            size: node.frame.size, outline: shape)
    }
}

/// The container's shape as functions of its rectangle.
struct ContainerOutline: Sendable, Equatable {
    /// Of the shape in a rectangle, with each side moved inwards by so many points.
    let outline: @Sendable (CGRect, CGFloat) -> Outline
    /// Of its corners in that size, points.
    let radii: @Sendable (CGSize) -> RectangleCornerRadii
    private let name: String

    init<S: InsettableShape>(_ shape: S) {
        outline = { shape.inset(by: $1)._outline(in: $0) }
        radii = { size in
            let most = min(size.width, size.height) / 2
            switch shape {
            case let shape as RoundedRectangle: return RectangleCornerRadii(all: min(shape.cornerSize.width, most))
            case let shape as UnevenRoundedRectangle: return shape.cornerRadii
            case is Capsule, is Circle, is Ellipse: return RectangleCornerRadii(all: most)
            default: return RectangleCornerRadii()
            }
        }
        name = "\(shape)"
    }

    static func == (left: ContainerOutline, right: ContainerOutline) -> Bool { left.name == right.name }
}

extension RectangleCornerRadii {
    init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
}

/// Where a shape lies in its container, whose shape it takes over.
struct ContainerFit: Equatable, Sendable {
    /// To the container's edges, points.
    let margins: EdgeInsets
    let size: CGSize
    let outline: ContainerOutline

    /// To the nearest edge.
    var least: CGFloat { max(0, min(min(margins.top, margins.bottom), min(margins.leading, margins.trailing))) }
}

/// A shape that follows from the one of the container.
protocol ContainerBoundShape: Shape {
    func fitted(to fit: ContainerFit?) -> Self
}

extension Shape {
    /// The shape as it is in that node.
    @MainActor func fitted(in node: Node) -> Self {
        guard let bound = self as? any ContainerBoundShape else { return self }
        let fit = node.environment(ContainerShapeKey.self)?.fit(of: node)
        return bound.fitted(to: fit) as? Self ?? self
    }
}

struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShapeSource? { nil }
}

/// A view that says the shape for what is in it.
final class ContainerShapeNode: SlotNode {
    let source = ContainerShapeSource()
    let inner: EnvironmentScope

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        inner = EnvironmentScope(parent: scope)
        super.init(graph: graph, parent: parent, scope: scope)
        source.node = self
        inner.set(ObjectIdentifier(ContainerShapeKey.self), to: Optional(source) as Any)
    }
}

private struct ContainerShapeView<Content: View, S: InsettableShape>: View {
    typealias Body = Never

    let content: Content
    let shape: S

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ContainerShapeNode.self) { ContainerShapeNode(graph: $0, parent: $1, scope: $2) }
        node.source.set(shape)
        NodeBuilder.fill(node, scope: node.inner) { content._lower(into: &$0) }
    }
}

extension View {
    /// The shape that ``ContainerRelativeShape`` and ``ConcentricRectangle`` in this view follow. Nothing is cut or drawn by it.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        ContainerShapeView(content: self, shape: shape)
    }
}
