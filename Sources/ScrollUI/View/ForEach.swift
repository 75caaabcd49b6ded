import Foundation

/// A view for each element of a collection. State follows the element's id, not its place.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements, in order.
    public var data: Data
    /// Makes an element's views.
    public var content: (Data.Element) -> Content
    let id: KeyPath<Data.Element, ID>
}

extension ForEach where Content: View {
    /// A view for each element, told apart by the value at `id`. Of elements with the same id the first alone is shown,
    /// with a warning.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each element, told apart by its own id.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// The range is taken as constant, as in SwiftUI; a range that changes wants `id:`.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}

extension ForEach: View where Content: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    public func _lower(into builder: inout NodeBuilder) {
        if builder.parent.isLazyContext {
            let node = builder.node(LazyForEachNode<Data, ID, Content>.self) { [self] in
                LazyForEachNode(self, graph: $0, parent: $1, scope: $2)
            }
            node.assign(self)
        } else {
            let node = builder.node(ForEachNode<Data, ID, Content>.self) {
                ForEachNode(graph: $0, parent: $1, scope: $2)
            }
            node.assign(self)
        }
    }
}

/// One element's views.
final class RowNode<Element, ID: Hashable, Content: View>: EvaluatedNode, ViewIdentity {
    private(set) var id: ID
    private var element: Element
    private var content: (Element) -> Content
    /// True in a lazy container, which places rows and not what is in them.
    private let isItem: Bool

    init(
        _ element: Element, id: ID, content: @escaping (Element) -> Content, graph: ViewGraph, parent: Node,
        isItem: Bool = false
    ) {
        self.element = element
        self.id = id
        self.content = content
        self.isItem = isItem
        super.init(graph: graph, parent: parent, scope: parent.scope)
    }

    var viewID: AnyHashable? { AnyHashable(id) }

    override var isTransparent: Bool { !isItem }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if items.count == 1 { return items[0].measure(proposal) }
        var scratch = LinearScratch()
        return column.lay(items, proposal, in: &scratch)
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        if items.count == 1 { return items[0].place(at: .zero, proposal: proposal) }
        var scratch = LinearScratch()
        _ = column.lay(items, proposal, in: &scratch)
        column.place(items, from: scratch)
    }

    /// An element of several views is a column of them.
    private var column: LinearLayout { LinearLayout(axis: .vertical, spacing: nil, alignment: .horizontalCenter) }

    /// Becomes the row of another element: same shape, fresh state.
    func renew(_ element: Element, id: ID, content: @escaping (Element) -> Content) {
        self.id = id
        revive()
        assign(element, content: content)
    }

    func assign(_ element: Element, content: @escaping (Element) -> Content) {
        self.element = element
        self.content = content
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        evaluations += 1
        forgetSources()
        let view = graph.reading(as: self) { content(element) }
        NodeBuilder.fill(self, scope: scope) { view._lower(into: &$0) }
    }
}

/// The rows of a `ForEach` in a container that builds all of them.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
    typealias Row = RowNode<Data.Element, ID, Content>

    /// No rows were there before, so that none of them comes in.
    private var isFirst = true

    override var isTransparent: Bool { true }
    override func beginAnew() { isFirst = true }

    /// Matches rows by id: old ones are kept and moved, others made or removed. Complexity: O(n).
    func assign(_ view: ForEach<Data, ID, Content>) {
        var old: [ID: Row] = [:]
        for case let row as Row in children { old[row.id] = row }
        var rows: [Node] = []
        rows.reserveCapacity(view.data.count)
        var seen = Set<ID>()
        for element in view.data {
            let id = element[keyPath: view.id]
            guard seen.insert(id).inserted else {
                graph.warnOnce("ForEach: the id \(id) occurs twice; only its first element is shown")
                continue
            }
            rows.append(row(for: element, id: id, old: old.removeValue(forKey: id), view))
        }
        for row in old.values { row.removeWithTransition() }
        isFirst = false
        let changed = rows.count != children.count || !zip(rows, children).allSatisfy { $0 === $1 }
        children = rows
        if changed { structureDidChange() }
    }

    private func row(for element: Data.Element, id: ID, old: Row?, _ view: ForEach<Data, ID, Content>) -> Row {
        if let old {
            old.scope = scope
            old.assign(element, content: view.content)
            return old
        }
        let row = Row(element, id: id, content: view.content, graph: graph, parent: self)
        row.evaluate()
        if !isFirst { row.didAppear() }
        return row
    }
}
