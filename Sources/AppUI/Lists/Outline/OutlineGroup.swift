import Foundation
@_spi(Nodes) public import ScrollUI

/// Rows of things that hold others of their kind, each of which a person opens and closes.
///
///     List { OutlineGroup(folders, children: \.folders) { Text($0.name) } }
///
/// What is open is flattened to rows, so that a list makes those in view alone. Each level stands 18 points further in.
///
/// Complexity: O(n) in the elements that are open, with each evaluation.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let content: (Data.Element) -> Leaf
    @State private var opened: Set<ID> = []
}

/// What stands below an element that is open.
nonisolated public struct OutlineSubgroupChildren: View {
    /// Nothing by itself: a group makes rows of it.
    @MainActor public var body: some View { EmptyView() }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren {
    /// A row for each element, told apart by the value at `id`, with those that `children` leads to; nil for what can
    /// hold none.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }

    /// A row for each element, told apart by its own id, with those that `children` leads to; nil for what can hold none.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    /// An element that is shown, and how deep it stands.
    struct Row {
        let id: ID
        let element: Data.Element
        let level: Int
        /// Nil for what can hold nothing.
        let isOpen: Bool?
    }

    /// The rows that are open.
    @MainActor public var body: some View {
        ForEach(rows, id: \.id) { row in
            OutlineRow(level: row.level, isOpen: row.isOpen, content: content(row.element)) {
                withAnimation(.default) { toggle(row.id) }
            }
        }
    }

    @MainActor private func toggle(_ id: ID) {
        if opened.remove(id) == nil { opened.insert(id) }
    }

    @MainActor private var rows: [Row] {
        var rows: [Row] = []
        add(data, level: 0, to: &rows)
        return rows
    }

    @MainActor private func add(_ data: Data, level: Int, to rows: inout [Row]) {
        for element in data {
            let id = element[keyPath: id]
            let inner = element[keyPath: children]
            let isOpen = opened.contains(id)
            rows.append(Row(id: id, element: element, level: level, isOpen: inner.map { _ in isOpen }))
            if isOpen, let inner { add(inner, level: level + 1, to: &rows) }
        }
    }
}

/// A row with the mark that opens it, as far in as it is deep.
private struct OutlineRow<Content: View>: View {
    let level: Int
    let isOpen: Bool?
    let content: Content
    let toggle: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 6) {
            if let isOpen {
                Button(action: toggle) {
                    DisclosureMark(isOpen: isOpen).padding(4).contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .foregroundStyle(Color.secondary)
            } else {
                Color.clear.frame(width: 18, height: 18)
            }
            content
            Spacer(minLength: 0)
        }
        .padding(.leading, CGFloat(level) * 18)
    }
}
