@_spi(Nodes) public import ScrollUI

/// Rows below each other that are made when they come into view, with sections and a selection.
///
///     List(selection: $chosen) {
///         Section("Warm") { ForEach(warm) { Text($0.name) } }
///         Section("Cold") { ForEach(cold) { Text($0.name) } }
///     }
///     .listStyle(.insetGrouped)
///
/// Each view of the content is a row; each element of a `ForEach` is, too. A chosen row is told by its `tag`, or else by
/// the id that the `ForEach` gave it. A click chooses; with Control it adds to several or takes away, with Shift it
/// chooses all rows from the one chosen before. The list is one stop of Tab, in which the arrow keys, Home and End
/// choose, with Shift a range; Control and A choose all.
///
/// Rows of a `ForEach` with `onDelete` and `onMove` can be deleted with the Delete key or a swipe, and moved by holding
/// and carrying them or with Option and the arrow keys. `swipeActions` gives rows buttons of their own. While
/// `editMode` is active, these rows show a sign that uncovers Delete, and a handle to be moved by.
///
/// Complexity: as for `LazyVStack`, O(log n) in the rows for each row that comes in.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    private let selection: ListSelection<SelectionValue>?
    private let content: Content
    @Environment(\.listStyle) private var look

    init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    /// A list in which any number of rows can be chosen.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .several($0) }, content())
    }

    /// A list in which one row can be chosen.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .single($0) }, content())
    }

    /// The rows in the style in force, in a scroll view.
    @MainActor public var body: some View {
        ListBody(look: look, choice: selection.map { ListChoice($0) }, content: content)
    }
}

extension List where SelectionValue == Never {
    /// A list in which nothing can be chosen.
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, content())
    }
}

/// A scroll view around rows; what lists and forms have in common.
struct ListBody<Content: View>: View {
    let look: ListLook
    let choice: ListChoice?
    let content: Content
    @Environment(\.listMetrics) private var metrics
    @Environment(\.editMode) private var editMode
    @Environment(\.hidesScrollContentBackground) private var hidesBackground
    @Environment(\.splitColumn) private var column
    @State private var index = SectionIndexLink()

    var body: some View {
        let look = metrics.applied(to: look).edited(editMode?.wrappedValue.isEditing ?? false)
        return ScrollView {
            EnvironmentView(content: ListStack(look: look, choice: choice, index: index, content: content)) {
                $0.listLook = look
                $0.listChoice = column == nil ? nil : choice
            }
            .padding(.vertical, look.edge)
        }
        .overlay(alignment: .trailing) { SectionIndex(link: index) }
        .background(hidesBackground ? Color.clear : look.ground)
    }
}

/// The rows in a lazy stack that draws what belongs to a list.
nonisolated private struct ListStack<Content: View>: View {
    typealias Body = Never

    let look: ListLook
    let choice: ListChoice?
    let index: SectionIndexLink
    let content: Content

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let layout = LazyLayout(
            axis: .vertical, spacing: look.rowSpacing, alignment: HorizontalAlignment.leading.key,
            pinnedViews: look.pinsHeaders ? .sectionHeaders : [])
        let node = builder.node(LazyStackNode.self) { LazyStackNode(layout, graph: $0, parent: $1, scope: $2) }
        node.layout = layout
        node.decorate(look, choice)
        node.list?.index = index
        if let choice, let column = node.environment(SplitColumnKey.self) {
            column.link.note(choice.all, of: node, at: column.index, clear: choice.clear)
        }
        NodeBuilder.fill(node, scope: builder.scope) {
            Modified(content: content, modifier: ListRow(look: look))._lower(into: &$0)
        }
    }
}
