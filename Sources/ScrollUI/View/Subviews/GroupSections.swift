extension Group {
    /// Rearranges the sections of `view` with `transform`, which is called again when views are added or removed.
    ///
    ///     Group(sections: content) { sections in
    ///         ForEach(sections) { section in
    ///             VStack { section.header; section.content }
    ///         }
    ///     }
    ///
    /// Adjacent views outside sections form sections of their own.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(base: view, transform: transform) }
    }
}

/// Rearranged sections. Created by ``Group/init(sections:transform:)``.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    /// A built-in view has no body.
    public typealias Body = Never

    let base: Sections
    let transform: (SectionCollection) -> Content

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(SubviewsNode<Content>.self) { SubviewsNode(graph: $0, parent: $1, scope: $2) }
        let transform = transform
        node.assign({ transform(SectionCollection(of: $0)) }, base: { base._lower(into: &$0) })
    }
}

/// The sections of a ``ForEach`` over the sections of another view.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    let sections: SectionCollection

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { sections.count }
    /// The section at `index`.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEachSectionCollection: SubviewLoopData {
    init(of source: SubviewSourceNode) { self.init(sections: SectionCollection(of: source)) }
}

extension ForEach {
    /// Creates a loop over the sections of `view`; `content` returns the view of each. See
    /// ``Group/init(sections:transform:)``.
    public init(sections view: any View, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(ForEachSectionCollection(sections: SectionCollection([])), id: \.id, content: content)
        base = AnyView(view)
    }
}
