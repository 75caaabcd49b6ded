import Foundation

/// A group of views with a header and a footer.
///
/// In a stack a section is its header, its content and its footer in order. Lazy stacks and grids can keep headers
/// and footers in view; grids give each a line of its own.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Whether the section is expanded; nil for a section that is always expanded.
    var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// A built-in view has no body.
    public typealias Body = Never

    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(SectionNode.self) { SectionNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { builder in
            if let isExpanded {
                builder.part(.header, SectionDisclosure(isExpanded: isExpanded, header: header))
                builder.part(.content, ExpandedContent(isExpanded: isExpanded, content: content))
            } else {
                builder.part(.header, header)
                builder.part(.content, content)
            }
            builder.part(.footer, footer)
        }
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section with a header; the older spelling of ``init(content:header:)``.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section with a footer; the older spelling of ``init(content:footer:)``.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer; the older spelling of ``init(content:header:footer:)``.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without header and footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title as its header.
    @_disfavoredOverload
    @MainActor public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(String(title)), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section that the user expands and collapses with its header.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title that expands and collapses it.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section with a title that expands and collapses it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

/// A section among the views of a container. It is transparent to layout; lazy containers handle it.
package final class SectionNode: Node {
    package override var isTransparent: Bool { true }

    var parts: [SectionPartNode] { children.compactMap { $0 as? SectionPartNode } }
}

/// One of the three parts of a section.
package final class SectionPartNode: Node {
    package enum Role {
        case header, content, footer
    }

    let role: Role

    init(_ role: Role, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.role = role
        super.init(graph: graph, parent: parent, scope: scope)
    }

    package override var isTransparent: Bool { true }

    private var gap: SectionGapNode?
    package override var companions: [Node] { gap.map { [$0] } ?? [] }

    /// Returns a node of `height` points in place of a missing header.
    func gap(of height: CGFloat) -> Node {
        if let gap, gap.height == height { return gap }
        gap?.remove()
        let new = SectionGapNode(height, around: self)
        gap = new
        return new
    }
}

extension Node {
    /// The part of a section that contains the node; content outside sections.
    package final var sectionRole: SectionPartNode.Role {
        var node: Node? = self
        while let current = node, !(current is LazyStackNode) {
            if let part = current as? SectionPartNode { return part.role }
            node = current.parent
        }
        return .content
    }
}

/// The space before a section without a header, in a container that separates sections.
final class SectionGapNode: Node {
    let height: CGFloat

    init(_ height: CGFloat, around part: SectionPartNode) {
        self.height = height
        super.init(graph: part.graph, parent: part, scope: part.scope)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: height)
    }
}

extension NodeBuilder {
    fileprivate mutating func part<Content: View>(_ role: SectionPartNode.Role, _ content: Content) {
        let node = node(SectionPartNode.self) { SectionPartNode(role, graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: scope) { builder in
            guard role != .content, let titles = scope.sectionTitles else { return content._lower(into: &builder) }
            EnvironmentView(content: content) { titles.enter(role, &$0) }._lower(into: &builder)
        }
    }
}
