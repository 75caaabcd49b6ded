import Foundation

/// The items of a lazy container, in order: existing views, and sources that create rows on request.
@MainActor
package struct LazyItems {
    enum Content {
        /// An existing view. The id is stored, since it comes from the nodes around the view, which may be gone after
        /// the view has left.
        case view(Node, id: AnyHashable?)
        case rows(any LazySource)
    }

    /// Items from one source.
    struct Segment {
        let first: Int
        let count: Int
        let content: Content
        /// The modifiers around the source, outermost first, which are applied to each row.
        let wrappers: [PerViewNode]
        let role: SectionPartNode.Role
        /// The index of the section; nil outside sections.
        let section: Int?
    }

    /// Elements of several items each, such as sections, with the first item of each element.
    private struct Group {
        let source: any LazySource
        var firsts: [Int] = []
    }

    private(set) var segments: [Segment] = []
    package private(set) var count = 0
    private(set) var sectionCount = 0
    /// Sources without elements, and the item that would be the first of each.
    package private(set) var emptyRows: [(rows: any LazySource, item: Int)] = []
    /// The sections, with the first item of each.
    package private(set) var sections: [(node: SectionNode, item: Int)] = []
    private var groups: [Group] = []

    /// The space in points before a section without a header, and before rows outside sections that follow a section.
    private let sectionGap: CGFloat?
    /// The end of the last added section.
    private var sectionEnd: SectionPartNode?

    init(of container: Node) {
        sectionGap = (container as? LazyStackNode)?.decoration?.sectionGap
        for child in container.children { add(child, Surroundings()) }
    }

    // MARK: Collecting

    private struct Surroundings {
        var wrappers: [PerViewNode] = []
        var role = SectionPartNode.Role.content
        var section: Int?
    }

    private mutating func add(_ node: Node, _ around: Surroundings) {
        if let source = node.lazySource {
            addRows(of: source, around)
        } else if let section = node as? SectionNode {
            addSection(section, around)
        } else if node.isTransparent {
            for child in node.children { add(child, around) }
        } else if let wrapper = node as? PerViewNode, wrapper.holdsRows {
            wrapper.beginRows()
            var inner = around
            inner.wrappers.append(wrapper)
            for child in wrapper.contentNodes { add(child, inner) }
            wrapper.endReplicas()
        } else if let floating = node as? FloatingNode, floating.holdsRows {
            floating.standAside()
            for child in floating.contentNodes { add(child, around) }
        } else {
            addViews(of: node, around)
        }
    }

    private mutating func addRows(of source: any LazySource, _ around: Surroundings) {
        if source.rowCount == 0 { emptyRows.append((source, count)) }
        if source.rowCount > 0 { leaveSection(around) }
        guard let elements = source.expanded else {
            return append(.rows(source), source.rowCount, around)
        }
        var group = Group(source: source)
        for element in elements {
            group.firsts.append(count)
            for child in element.children { add(child, around) }
        }
        groups.append(group)
    }

    private mutating func addSection(_ node: SectionNode, _ around: Surroundings) {
        var inner = around
        inner.section = sectionCount
        sectionCount += 1
        sections.append((node, count))
        for part in node.parts {
            inner.role = part.role
            let start = count
            for child in part.children { add(child, inner) }
            if let sectionGap, part.role == .header, count == start {
                append(.view(part.gap(of: sectionGap), id: nil), 1, inner)
            }
        }
        sectionEnd = node.parts.last
    }

    private mutating func leaveSection(_ around: Surroundings) {
        guard around.section == nil, let sectionGap, let end = sectionEnd else { return }
        sectionEnd = nil
        append(.view(end.gap(of: sectionGap), id: nil), 1, Surroundings(role: .header))
    }

    private mutating func addViews(of node: Node, _ around: Surroundings) {
        var items: [Node] = []
        node.collectItems(into: &items)
        if !items.isEmpty { leaveSection(around) }
        for item in items {
            let wrapped = around.wrappers.reversed().reduce(item) { $1.replica(around: $0) }
            append(.view(wrapped, id: wrapped.identity), 1, around)
        }
    }

    private mutating func append(_ content: Content, _ count: Int, _ around: Surroundings) {
        guard count > 0 else { return }
        segments.append(
            Segment(
                first: self.count, count: count, content: content, wrappers: around.wrappers, role: around.role,
                section: around.section))
        self.count += count
    }

    // MARK: Lookup

    /// Complexity: O(log n) in the number of segments.
    private func segment(at index: Int) -> Segment {
        var (low, high) = (0, segments.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if segments[middle].first <= index { low = middle } else { high = middle - 1 }
        }
        return segments[low]
    }

    package func node(at index: Int) -> Node? {
        guard index >= 0, index < count else { return nil }
        let segment = segment(at: index)
        switch segment.content {
        case .view(let node, _): return node
        case .rows(let source): return source.row(at: index - segment.first, wrappers: segment.wrappers)
        }
    }

    /// Releases rows outside `range`, and removes views outside it from the layout.
    package func retainRows(in range: Range<Int>, of old: Range<Int>) {
        for segment in segments {
            switch segment.content {
            case .view(let node, _):
                if old.contains(segment.first), !range.contains(segment.first) { node.leaveLayout() }
            case .rows(let source):
                let lower = max(0, range.lowerBound - segment.first)
                source.retainRows(in: lower..<max(lower, range.upperBound - segment.first))
            }
        }
    }

    /// Returns the first item with that id, or of the element with that id. Complexity: O(n) in the number of
    /// segments.
    package func index(of id: AnyHashable) -> Int? {
        for segment in segments {
            switch segment.content {
            case .view(_, let own): if own == id { return segment.first }
            case .rows(let source): if let index = source.rowIndex(of: id) { return segment.first + index }
            }
        }
        for group in groups {
            guard let index = group.source.rowIndex(of: id), index < group.firsts.count else { continue }
            return min(group.firsts[index], count - 1)
        }
        return nil
    }

    /// Returns the first item whose view has that explicit id, otherwise the item of the element with that id.
    func index(ofTarget id: AnyHashable) -> Int? {
        for segment in segments {
            guard case .rows(let source) = segment.content else { continue }
            if let index = source.rowIndex(ofExplicit: id) { return segment.first + index }
        }
        return index(of: id)
    }

    /// Returns the source of an item's row and the index of its element in the data; nil for single views, and for
    /// elements with several items.
    package func source(at index: Int) -> (rows: any LazySource, element: Int)? {
        guard index >= 0, index < count else { return nil }
        let segment = segment(at: index)
        guard case .rows(let source) = segment.content else { return nil }
        return (source, index - segment.first)
    }

    /// Returns the source of a row that can be prefetched, its element's index and the modifiers around it; nil as in
    /// ``source(at:)``.
    func row(at index: Int) -> (source: any LazySource, element: Int, wrappers: [PerViewNode])? {
        guard index >= 0, index < count else { return nil }
        let segment = segment(at: index)
        guard case .rows(let source) = segment.content else { return nil }
        return (source, index - segment.first, segment.wrappers)
    }

    package func id(at index: Int) -> AnyHashable? {
        guard index >= 0, index < count else { return nil }
        let segment = segment(at: index)
        switch segment.content {
        case .view(_, let id): return id
        case .rows(let source): return source.rowID(at: index - segment.first)
        }
    }

    /// Returns the explicit id of an item's view, if it fits, otherwise the id of its element.
    func id(at index: Int, fitting fits: (AnyHashable) -> Bool) -> AnyHashable? {
        guard index >= 0, index < count else { return nil }
        let segment = segment(at: index)
        if case .rows(let source) = segment.content, let id = source.explicitID(at: index - segment.first), fits(id) {
            return id
        }
        return id(at: index)
    }
}

extension Node {
    /// Whether a container would find lazy rows or sections in this node.
    final var holdsRows: Bool {
        if lazySource != nil || self is SectionNode { return true }
        return (isTransparent || isModifier) && holdsElementRows
    }
}
