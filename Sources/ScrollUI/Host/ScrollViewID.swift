/// Identifies a scroll view inside a view by a name, which every scroll view has. It can be used wherever the host
/// expects the id of a scroll view. An extension of ScrollUI's own.
///
/// The name of a scroll view whose id is a string is that string; a leading `#` is doubled. The name of any other is
/// its path: `#`, the ids of the enclosing views and rows with a `/` after each, and its number among the scroll
/// views with the same path, from 1: `#2`, `#feed/17/1`. In an id of the path `~`, `/` and `#` are written `~0`, `~1`
/// and `~2`. A scroll view keeps its number as long as it exists; a new one takes the smallest free number.
public struct ScrollViewID: Hashable {
    /// The id of the enclosing view.
    public let container: AnyHashable
    /// The name of the scroll view inside the container.
    public let name: String

    /// Creates an id for the scroll view with that name, which need not exist.
    public init(name: String, inside container: some Hashable) {
        self.container = AnyHashable(container)
        self.name = name
    }

    /// The id of a scroll view that is named by its id.
    var id: String? {
        guard name.hasPrefix("#") else { return name }
        return name.hasPrefix("##") ? String(name.dropFirst()) : nil
    }

    static func name(ofID id: String) -> String { id.hasPrefix("#") ? "#" + id : id }

    static func name(path: [AnyHashable], number: Int) -> String {
        "#" + path.map { escaped("\($0.base)") + "/" }.joined() + "\(number)"
    }

    private static func escaped(_ id: String) -> String {
        [("~", "~0"), ("/", "~1"), ("#", "~2")].reduce(id) { $0.replacing($1.0, with: $1.1) }
    }
}

extension ViewHost {
    /// Returns the ids of the scroll views inside the view with that id, in order of creation.
    ///
    /// Complexity: O(n²) in the number of scroll views, which is small.
    public func scrollViewIDs(inside id: some Hashable) -> [ScrollViewID] {
        let container = AnyHashable(id)
        return graph.scrolls.nodes.compactMap { viewID(of: $0, inside: container) }
    }

    /// Calls `observe` for each scroll view inside the view with that id that is not observed yet. The returned
    /// closure receives each change just before it is made, with its time. Returns the ids of these scroll views.
    public func observeNewScrolls(
        inside id: some Hashable, _ observe: (ScrollViewID) -> (ScrollChange, Duration) -> Void
    ) -> [ScrollViewID] {
        let container = AnyHashable(id)
        // Called in each frame, few of which add a scroll view: names are only created for new ones.
        return graph.scrolls.nodes.filter { $0.observer == nil && $0.isInside(container) }.compactMap { node in
            guard let id = viewID(of: node, inside: container) else { return nil }
            node.observer = observe(id)
            return id
        }
    }

    /// Returns the scroll view inside the view with that id that was set in motion last, by the user or the program;
    /// nil if there was no motion. In a group (``View/scrollInputGroup(_:)``) it is the one that received the input.
    ///
    /// Complexity: O(n) in the number of scroll views times their depth.
    public func latestScroll(inside id: some Hashable) -> ScrollViewID? {
        let container = AnyHashable(id)
        let moved = graph.scrolls.nodes.lazy.filter { $0.motionNumber > 0 && $0.isInside(container) }
        return moved.max { $0.motionNumber < $1.motionNumber }.flatMap { viewID(of: $0, inside: container) }
    }

    private func viewID(of node: ScrollNode, inside container: AnyHashable) -> ScrollViewID? {
        name(of: node, inside: container).map { ScrollViewID(name: $0, inside: container) }
    }

    private func name(of node: ScrollNode, inside container: AnyHashable) -> String? {
        guard let path = node.path(inside: container) else { return nil }
        if let id = node.innermostID, id != container, let text = id.base as? String, scrollNode(ofID: id) === node {
            return ScrollViewID.name(ofID: text)
        }
        return ScrollViewID.name(path: path, number: graph.scrolls.number(of: node))
    }

    func scrollNode(with viewID: ScrollViewID) -> ScrollNode? {
        if let id = viewID.id { return scrollNode(ofID: id) }
        return graph.scrolls.nodes.first { node in
            guard let path = node.path(inside: viewID.container) else { return false }
            return ScrollViewID.name(path: path, number: graph.scrolls.number(of: node)) == viewID.name
        }
    }
}

extension ScrollNode {
    /// Returns the ids on the scroll view and around it, from the outermost view with the id of the container
    /// inwards; nil if it is not inside such a view.
    fileprivate func path(inside container: AnyHashable) -> [AnyHashable]? {
        let ids = idsAround
        return ids.lastIndex(of: container).map { ids[..<$0].reversed() }
    }

    /// The ids on the scroll view and around it, from the innermost one.
    var idsAround: [AnyHashable] {
        var ids: [AnyHashable] = []
        var node: Node? = self
        while let current = node {
            if let id = current.viewID { ids.append(id) }
            node = current.parent ?? current.layoutParent
        }
        return ids
    }
}
