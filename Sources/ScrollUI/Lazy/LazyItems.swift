import Foundation

/// What a lazy container holds, in order: views that are there, and sources that make rows when asked.
@MainActor
struct LazyItems {
    private enum Segment {
        case view(Node)
        case rows(any LazySource)
    }

    private var segments: [(first: Int, segment: Segment)] = []
    private(set) var count = 0

    init(of container: Node) {
        for child in container.children { add(child, container) }
    }

    private mutating func add(_ node: Node, _ container: Node) {
        if let source = node as? any LazySource {
            segments.append((count, .rows(source)))
            count += source.rowCount
        } else if node.isTransparent {
            for child in node.children { add(child, container) }
        } else {
            var items: [Node] = []
            node.collectItems(into: &items)
            for item in items {
                segments.append((count, .view(item)))
                count += 1
            }
        }
    }

    private func segment(at index: Int) -> (first: Int, segment: Segment)? {
        segments.last { $0.first <= index }
    }

    func node(at index: Int) -> Node? {
        guard index >= 0, index < count, let (first, segment) = segment(at: index) else { return nil }
        switch segment {
        case .view(let node): return node
        case .rows(let source): return source.row(at: index - first)
        }
    }

    func keepRows(in range: Range<Int>) {
        for case (let first, .rows(let source)) in segments {
            let lower = max(0, range.lowerBound - first)
            source.keepRows(in: lower..<max(lower, range.upperBound - first))
        }
    }

    func index(of id: AnyHashable) -> Int? {
        for (first, segment) in segments {
            switch segment {
            case .view(let node):
                if node.identity == id { return first }
            case .rows(let source):
                if let index = source.rowIndex(of: id) { return first + index }
            }
        }
        return nil
    }

    func id(at index: Int) -> AnyHashable? {
        guard index >= 0, index < count, let (first, segment) = segment(at: index) else { return nil }
        switch segment {
        case .view(let node): return node.identity
        case .rows(let source): return source.rowID(at: index - first)
        }
    }
}

extension Node {
    /// The id that names this node among its siblings: its own, or that of a transparent node around it.
    final var identity: AnyHashable? {
        var node: Node? = self
        while let current = node {
            if let id = (current as? any ViewIdentity)?.viewID { return id }
            if let inner = current.wrappedIdentity { return inner }
            node = current.parent
            guard let outer = node, outer.isTransparent else { return nil }
        }
        return nil
    }

    /// An id set inside modifiers of this node, as in `card.id(1).padding()`.
    private var wrappedIdentity: AnyHashable? {
        guard isModifier, children.count == 1 else { return nil }
        if let id = (children[0] as? any ViewIdentity)?.viewID { return id }
        return children[0].isTransparent ? nil : children[0].wrappedIdentity
    }
}
