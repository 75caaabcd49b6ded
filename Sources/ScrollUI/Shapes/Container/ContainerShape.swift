import Drawing
import Foundation

/// The container shape that a view, or each of several views, provides to its descendants, and the view's node.
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

    /// Returns the position of the inner node's frame in the container.
    func fit(of inner: Node) -> ContainerFit? {
        var rect = CGRect(origin: .zero, size: inner.frame.size)
        var current: Node? = inner
        while let next = current, (next as? ContainerShapeNode)?.source !== self {
            rect = next.settledToParent(rect)
            current = next.layoutParent
        }
        guard let size = current?.frame.size, current?.isPlaced == true else { return nil }
        return ContainerFit(
            margins: EdgeInsets(
                top: rect.minY, leading: rect.minX, bottom: size.height - rect.maxY, trailing: size.width - rect.maxX),
            size: size, outline: shape)
    }
}

/// The container's shape as functions of its rectangle and size.
struct ContainerOutline: Sendable, Equatable {
    /// Returns the outline in a rectangle, with each side moved inwards by the given number of points.
    let outline: @Sendable (CGRect, CGFloat) -> Outline
    /// Returns the corner radii for a size, in points.
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

/// The position of a shape in the container whose shape it follows.
struct ContainerFit: Equatable, Sendable {
    /// The distances to the container's edges, in points.
    let margins: EdgeInsets
    let size: CGSize
    let outline: ContainerOutline

    /// The distance to the nearest edge, in points; at least 0.
    var least: CGFloat { max(0, min(min(margins.top, margins.bottom), min(margins.leading, margins.trailing))) }
}

/// A shape that depends on the container's shape.
protocol ContainerBoundShape: Shape {
    func fitted(to fit: ContainerFit?) -> Self
}

extension ContainerBoundShape {
    /// The shape depends on the container.
    public nonisolated static var _traits: _ShapeTraits { .isContainerBound }
}

extension Shape {
    /// Returns the shape fitted to the container of the given node.
    @MainActor func fitted(in node: Node) -> Self {
        guard Self._traits.contains(.isContainerBound), let bound = self as? any ContainerBoundShape else {
            return self
        }
        let fit = node.environment(ContainerShapeKey.self)?.fit(of: node)
        return bound.fitted(to: fit) as? Self ?? self
    }
}

struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShapeSource? { nil }
}

/// The node of a view that provides the container shape to its descendants.
final class ContainerShapeNode: PerViewNode {
    override var isPrefetchable: Bool { true }

    /// The same in all replicas, since their views share a scope.
    let source: ContainerShapeSource
    let inner: EnvironmentScope

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        source = ContainerShapeSource()
        inner = EnvironmentScope(parent: scope)
        super.init(graph: graph, parent: parent, scope: scope)
        source.node = self
        inner.set(ObjectIdentifier(ContainerShapeKey.self), to: Optional(source) as Any)
    }

    private init(replicaOf original: ContainerShapeNode) {
        source = original.source
        inner = original.inner
        super.init(graph: original.graph, parent: original.parent, scope: original.scope)
    }

    override func makeReplica() -> PerViewNode { ContainerShapeNode(replicaOf: self) }
}

package struct ContainerShapeView<Content: View, S: InsettableShape>: View {
    package typealias Body = Never

    let content: Content
    let shape: S

    package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ContainerShapeNode.self) { ContainerShapeNode(graph: $0, parent: $1, scope: $2) }
        node.source.set(shape)
        NodeBuilder.fill(node, scope: node.inner) { content._lower(into: &$0) }
    }
}

extension View {
    /// Sets the shape that ``ContainerRelativeShape`` and ``ConcentricRectangle`` in this view follow. It neither clips nor draws anything.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        ContainerShapeView(content: self, shape: shape)
    }
}
