import Foundation
@_spi(Nodes) import ScrollUI

/// The action of choosing a suggestion.
struct SearchChoice {
    let choose: @MainActor (String) -> Void
}

/// The suggestions of a search as rows in front of its page; empty if there are none.
struct SearchChoices: View {
    let entry: SearchEntry?
    let link: NavigationPageLink

    var body: some View {
        if let entry, entry.hasSuggestions, let views = entry.parts.suggestions {
            SearchChoiceList(views: views, link: link, choose: choose(entry))
        }
    }

    private func choose(_ entry: SearchEntry) -> SearchChoice {
        SearchChoice { [link] in
            entry.choose($0)
            link.focusSearchFieldLater()
        }
    }
}

private struct SearchChoiceList: View {
    let views: OuterViews
    let link: NavigationPageLink
    let choose: SearchChoice

    var body: some View {
        BelowSearchField(link: link) {
            Group(subviews: OuterView(views: views) { $0.searchChoice = choose }) { rows in
                if !rows.isEmpty {
                    List { ForEach(rows) { $0 } }
                        .listStyle(.plain)
                        .transformEnvironment(\.titleLink) { $0 = nil }
                        .background { Rectangle().fill(.background).ignoresSafeArea() }
                        .onKeyPress(.downArrow) { link.stepSuggestions(backwards: false) ? .handled : .ignored }
                        .onKeyPress(.upArrow) {
                            if !link.stepSuggestions(backwards: true) { link.focusSearchField() }
                            return .handled
                        }
                }
            }
        }
    }
}

/// Views in the environment in which they were declared.
struct OuterView: View {
    typealias Body = Never

    let views: OuterViews
    /// Environment values that apply only to the views at this position.
    var set: (inout EnvironmentValues) -> Void = { _ in }

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(OuterViewNode.self) { OuterViewNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: views.scope) {
            EnvironmentView(content: LoweredView(lower: views.lower), set: set)._lower(into: &$0)
        }
    }
}

final class OuterViewNode: Node {
    override var isTransparent: Bool { true }
}

/// A slot that is drawn below the search field, following the large title above the field.
final class BelowSearchFieldNode: SlotNode {
    var link: NavigationPageLink?

    private var shift: CGFloat { link?.titleLink.bar?.searchShift ?? 0 }

    override var isSteady: Bool { false }
    override var ownInkBounds: InkBounds { .everywhere }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: super.sizeThatFits(lowered(proposal)))
    }

    override func placeItems(_ proposal: ProposedViewSize) { super.placeItems(lowered(proposal)) }

    /// Shortens the proposal so that the rows end at the end of the page.
    private func lowered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - shift) })
    }

    override func paint(into painter: Painter) {
        painter.shift(by: CGSize(width: 0, height: shift)) { super.paint(into: painter) }
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        super.hitTest(CGPoint(x: point.x, y: point.y - shift), path: &path)
    }

    override func convertFromParent(_ point: CGPoint) -> CGPoint {
        let point = super.convertFromParent(point)
        return CGPoint(x: point.x, y: point.y - shift)
    }

    override func convertToParent(_ rect: CGRect) -> CGRect { super.convertToParent(rect).offsetBy(dx: 0, dy: shift) }
}

private struct BelowSearchField<Content: View>: View {
    typealias Body = Never

    let link: NavigationPageLink
    @ViewBuilder let content: () -> Content

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(BelowSearchFieldNode.self) { BelowSearchFieldNode(graph: $0, parent: $1, scope: $2) }
        node.alignment = .top
        node.link = link
        link.suggestions = node
        NodeBuilder.fill(node, scope: builder.scope) { content()._lower(into: &$0) }
    }
}

extension NavigationPageLink {
    /// Gives the keyboard focus to the field under the title.
    func focusSearchField() {
        guard let field = titleLink.bar?.searchSlot else { return }
        field.graph.focusRing?.focusFirst(in: field)
    }

    /// Does the same after the suggestions have been removed, because the press gave the focus to one of them.
    func focusSearchFieldLater() {
        guard let field = titleLink.bar?.searchSlot else { return }
        field.graph.lifecycle.enqueue { [weak self] in self?.focusSearchField() }
    }

    /// Moves the focus to the next suggestion, or from the field to the first one. Returns false at the ends.
    func stepSuggestions(backwards: Bool) -> Bool {
        guard let suggestions, suggestions.isAttached else { return false }
        return suggestions.graph.focusRing?.step(in: suggestions, backwards: backwards) ?? false
    }
}

/// A suggestion that completes to a text.
struct SearchCompletionView<Content: View>: View {
    let content: Content
    let completion: String
    @Environment(\.searchChoice) private var choice

    var body: some View {
        if let choice {
            Button {
                choice.choose(completion)
            } label: {
                HStack(spacing: 0) {
                    content
                    Spacer(minLength: 0)
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(RowLinkStyle())
        } else {
            content
        }
    }
}
