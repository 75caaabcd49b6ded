/// Identifies a scroll view inside a view by a name, which each of them has. Serves as an id wherever the host
/// asks for that of a scroll view. An extension of ScrollUI's own.
///
/// A scroll view with a text as an id of its own is called by that; a `#` at the beginning of the text is doubled. Any
/// other is called by its path: `#`, the ids of the views and rows that lead to it with a `/` after each, and its number
/// among the scroll views with the same path, from 1: `#2`, `#feed/17/1`. In an id of the path `~`, `/` and `#` are written
/// `~0`, `~1` and `~2`. A scroll view keeps its number as long as it exists; one that comes takes the least that is free.
public struct ScrollViewID: Hashable {
    /// The id of the view that the scroll view is inside of.
    public let container: AnyHashable
    /// Its name there.
    public let name: String

    /// The scroll view of that name, if there is one.
    public init(name: String, inside container: some Hashable) {
        self.container = AnyHashable(container)
        self.name = name
    }

    /// The id of a scroll view that is called by one.
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
    /// The scroll views inside the view with that id, in the order in which they were made.
    ///
    /// Complexity: O(n²) in the scroll views, which are few.
    public func scrollViewIDs(inside id: some Hashable) -> [ScrollViewID] {
        let container = AnyHashable(id)
        return graph.scrolls.nodes.compactMap { viewID(of: $0, inside: container) }
    }

    /// Lets `observe` say who sees the changes of each scroll view inside the view with that id that nobody observes yet,
    /// just before each is made, with its time. Returns their ids.
    public func observeNewScrolls(
        inside id: some Hashable, _ observe: (ScrollViewID) -> (ScrollChange, Duration) -> Void
    ) -> [ScrollViewID] {
        let container = AnyHashable(id)
        // Asked in each frame, of which few bring a scroll view: names are made for those alone.
        return graph.scrolls.nodes.filter { $0.observer == nil && $0.isInside(container) }.compactMap { node in
            guard let id = viewID(of: node, inside: container) else { return nil }
            node.observer = observe(id)
            return id
        }
    }

    /// The scroll view inside the view with that id that was set in motion last, by whoever; nil as long as none was. Of a
    /// group (``View/scrollInputGroup(_:)``) it is the one that the input was meant for.
    ///
    /// Complexity: O(n) in the scroll views times their depth.
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
    /// The ids on it and around it, up to the outermost view with the id of the container, from there inwards; nil if it
    /// is not inside of one.
    fileprivate func path(inside container: AnyHashable) -> [AnyHashable]? {
        let ids = idsAround
        return ids.lastIndex(of: container).map { ids[..<$0].reversed() }
    }

    /// The ids on it and around it, from the innermost one.
    var idsAround: [AnyHashable] {
        var ids: [AnyHashable] = []
        var node: Node? = self
        while let current = node {
            if let id = (current as? any ViewIdentity)?.viewID { ids.append(id) }
            node = current.parent ?? current.layoutParent
        }
        return ids
    }
}
