/// The sections of another view, in order; at least one. See ``Group/init(sections:transform:)``.
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    init(_ sections: [SectionConfiguration]) {
        self.sections = sections
    }

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { sections.count }
    /// The section at `index`.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A section in ``Group/init(sections:transform:)``: a section of the view, or adjacent views outside sections.
public struct SectionConfiguration: Identifiable {
    /// Identifies the section as long as it exists.
    public struct ID: Hashable {
        private let node: ObjectIdentifier?

        init(_ node: Node?) {
            self.node = node.map { ObjectIdentifier($0) }
        }
    }

    /// The identity of the section.
    public let id: ID
    /// The views before the content; empty if the section has no header.
    public let header: SubviewsCollection
    /// The views between header and footer.
    public let content: SubviewsCollection
    /// The views after the content; empty if the section has no footer.
    public let footer: SubviewsCollection
    /// The values set by `containerValue(_:_:)` on the section; empty for views outside sections.
    public let containerValues: ContainerValues

    /// `modifiers` are around the section, outermost first, and are applied to each of its views.
    @MainActor
    fileprivate init(_ section: SectionNode, modifiers: [PerViewNode]) {
        func views(_ role: SectionPartNode.Role) -> SubviewsCollection {
            let items = section.parts.filter { $0.role == role }.flatMap(\.layoutItems)
            return SubviewsCollection(items.map { modifiers.reversed().reduce($0) { $1.replica(around: $0) } })
        }
        (header, content, footer) = (views(.header), views(.content), views(.footer))
        id = ID(section)
        containerValues = ContainerValues(of: nil, modifiers: modifiers)
    }

    @MainActor
    fileprivate init(loose views: [Node]) {
        (header, content, footer) = (SubviewsCollection([]), SubviewsCollection(views), SubviewsCollection([]))
        id = ID(views.first?.innermost)
        containerValues = ContainerValues(of: nil)
    }
}

@MainActor
extension SectionCollection {
    init(of source: Node) {
        var gathering = SectionGathering()
        for child in source.children { gathering.add(child) }
        self.init(gathering.finish())
    }
}

/// Iterates over views and collects those outside sections into sections of their own.
@MainActor
private struct SectionGathering {
    private var sections: [SectionConfiguration] = []
    private var loose: [Node] = []
    /// The modifiers around the current views, outermost first.
    private var modifiers: [PerViewNode] = []

    mutating func add(_ node: Node) {
        if let section = node as? SectionNode {
            endLoose()
            sections.append(SectionConfiguration(section, modifiers: modifiers))
        } else if node.holdsSections {
            let outer = modifiers
            let modifier = node as? PerViewNode
            if let modifier { modifiers.append(modifier) }
            modifier?.beginRows()
            for child in node.contentNodes { add(child) }
            modifier?.endReplicas()
            modifiers = outer
        } else {
            var items: [Node] = []
            node.collectItems(into: &items)
            loose += items.map { modifiers.reversed().reduce($0) { $1.replica(around: $0) } }
        }
    }

    mutating func finish() -> [SectionConfiguration] {
        if !loose.isEmpty || sections.isEmpty { endLoose(evenEmpty: true) }
        return sections
    }

    private mutating func endLoose(evenEmpty: Bool = false) {
        if !loose.isEmpty || evenEmpty { sections.append(SectionConfiguration(loose: loose)) }
        loose.removeAll()
    }
}

extension Node {
    fileprivate var holdsSections: Bool {
        (isTransparent || self is PerViewNode || self is FloatingNode)
            && contentNodes.contains { $0 is SectionNode || $0.holdsSections }
    }
}
