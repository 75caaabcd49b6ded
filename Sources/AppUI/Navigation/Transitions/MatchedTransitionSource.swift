import Foundation
@_spi(Nodes) public import ScrollUI

/// The appearance of a view from which a page is zoomed.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {
    /// The corner radius, in points.
    var _cornerRadius: CGFloat { get }
}

/// A configuration without changes to the view.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// The corner radius, in points.
    public let _cornerRadius: CGFloat
}

extension MatchedTransitionSourceConfiguration {
    /// Sets the shape from which the page is zoomed: a rectangle with these corners.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        EmptyMatchedTransitionSourceConfiguration(_cornerRadius: shape.cornerSize.width)
    }
}

/// A view from which pages, covers and sheets are zoomed.
final class MatchedSourceNode: Node {
    private var key: ZoomKey?
    private(set) var cornerRadius: CGFloat = 0

    override var isTransparent: Bool { true }

    func assign(_ key: ZoomKey, cornerRadius: CGFloat) {
        if let old = self.key, old != key { graph.zoomSources.remove(self, old) }
        self.key = key
        self.cornerRadius = cornerRadius
        graph.zoomSources.add(self, key)
    }

    override func willRemove() {
        if let key { graph.zoomSources.remove(self, key) }
    }

    override func beginAnew() { key = nil }
}

/// The views of a window that are sources of zoom transitions.
@MainActor
final class ZoomSources {
    private struct Weak {
        weak var node: MatchedSourceNode?
    }

    private var nodes: [ZoomKey: Weak] = [:]

    subscript(key: ZoomKey) -> MatchedSourceNode? { nodes[key]?.node }

    func add(_ node: MatchedSourceNode, _ key: ZoomKey) { nodes[key] = Weak(node: node) }

    func remove(_ node: MatchedSourceNode, _ key: ZoomKey) {
        if nodes[key]?.node === node { nodes[key] = nil }
    }
}

extension ViewGraph {
    var zoomSources: ZoomSources { store.object(ZoomSources.init) }
}

private struct MatchedSourceView<Content: View>: View {
    typealias Body = Never

    let content: Content
    let key: ZoomKey
    let cornerRadius: CGFloat

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(MatchedSourceNode.self) { MatchedSourceNode(graph: $0, parent: $1, scope: $2) }
        node.assign(key, cornerRadius: cornerRadius)
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

extension MatchedSourceView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

extension View {
    private func source(_ id: some Hashable, _ namespace: Namespace.ID, _ cornerRadius: CGFloat) -> some View {
        MatchedSourceView(
            content: self, key: ZoomKey(id: AnyHashable(id), namespace: namespace), cornerRadius: cornerRadius)
    }

    /// Makes this view the source of a page, a cover or a sheet with `navigationTransition(.zoom(sourceID:in:))`.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        source(id, namespace, 0)
    }

    /// Makes this view the source of a page, a cover or a sheet with `navigationTransition(.zoom(sourceID:in:))`, with
    /// the corners of the `configuration`.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        source(id, namespace, configuration(EmptyMatchedTransitionSourceConfiguration(_cornerRadius: 0))._cornerRadius)
    }
}
