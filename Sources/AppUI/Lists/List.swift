@_spi(Nodes) public import ScrollUI

/// A scrolling column of rows, created when they come into view, with sections and a selection.
///
///     List(selection: $chosen) {
///         Section("Warm") { ForEach(warm) { Text($0.name) } }
///         Section("Cold") { ForEach(cold) { Text($0.name) } }
///     }
///     .listStyle(.insetGrouped)
///
/// Each view of the content is a row, and so is each element of a `ForEach`. A selected row is identified by its `tag`,
/// or else by its id in the `ForEach`. A click selects a row; Control-click adds it to a multiple selection or removes
/// it; Shift-click selects the range from the previously selected row. The list is a single Tab stop. In it the arrow
/// keys, Home and End change the selection, extend it with Shift, and Control-A selects all rows.
///
/// Rows of a `ForEach` with `onDelete` and `onMove` can be deleted with the Delete key or a swipe, and moved by holding
/// and dragging them or with Option and the arrow keys. `swipeActions` adds buttons to a row. While `editMode` is
/// active, these rows show a sign that reveals a Delete button, and a handle for moving.
///
/// Complexity: as for `LazyVStack`, O(log n) in the number of rows for each row that comes into view.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    private let selection: ListSelection<SelectionValue>?
    private let content: Content
    @Environment(\.listStyle) private var look

    init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    /// Creates a list in which any number of rows can be selected.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .several($0) }, content())
    }

    /// Creates a list in which one row can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .single($0) }, content())
    }

    /// The rows in the current style, in a scroll view.
    @MainActor public var body: some View {
        ListBody(look: look, choice: selection.map { ListChoice($0) }, content: content)
    }
}

extension List where SelectionValue == Never {
    /// Creates a list without a selection.
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, content())
    }
}

/// The shared body of lists and forms: a scroll view around rows.
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

/// The rows of a list in a lazy stack with a list decoration.
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
