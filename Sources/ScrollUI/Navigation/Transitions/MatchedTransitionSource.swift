import Foundation

/// How a view looks as a page grows out of it.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {
    /// Of the corners, points.
    var _cornerRadius: CGFloat { get }
}

/// A view as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// Of the corners, points.
    public let _cornerRadius: CGFloat
}

extension MatchedTransitionSourceConfiguration {
    /// The page grows out of a rectangle with these corners.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        EmptyMatchedTransitionSourceConfiguration(_cornerRadius: shape.cornerSize.width)
    }
}

/// A view that pages of the stack around grow out of.
final class MatchedSourceNode: Node {
    private var key: ZoomKey?
    private(set) var cornerRadius: CGFloat = 0

    override var isTransparent: Bool { true }

    private var pages: NavigationPagesNode? { environment(NavigationKey.self)?.pages }

    func assign(_ key: ZoomKey, cornerRadius: CGFloat) {
        if let old = self.key, old != key { pages?.removeSource(self, old) }
        self.key = key
        self.cornerRadius = cornerRadius
        pages?.addSource(self, key)
    }

    override func willRemove() {
        if let key { pages?.removeSource(self, key) }
    }

    override func beginAnew() { key = nil }
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

extension View {
    private func source(_ id: some Hashable, _ namespace: Namespace.ID, _ cornerRadius: CGFloat) -> some View {
        MatchedSourceView(
            content: self, key: ZoomKey(id: AnyHashable(id), namespace: namespace), cornerRadius: cornerRadius)
    }

    /// The view that a page with `navigationTransition(.zoom(sourceID:in:))` grows out of.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        source(id, namespace, 0)
    }

    /// The view that a page with `navigationTransition(.zoom(sourceID:in:))` grows out of, with corners as `configuration` says.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        source(id, namespace, configuration(EmptyMatchedTransitionSourceConfiguration(_cornerRadius: 0))._cornerRadius)
    }
}
