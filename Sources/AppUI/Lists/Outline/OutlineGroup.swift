import Foundation
@_spi(Nodes) public import ScrollUI

/// Rows for a tree of elements, each of which the user can expand and collapse.
///
///     List { OutlineGroup(folders, children: \.folders) { Text($0.name) } }
///
/// The expanded elements are flattened to rows, so that a list creates only those in view. Each level is indented by 18 points.
///
/// Complexity: O(n) in the expanded elements, for each evaluation.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let content: (Data.Element) -> Leaf
    @State private var opened: Set<ID> = []
}

/// The rows below an expanded element.
nonisolated public struct OutlineSubgroupChildren: View {
    /// Empty: a group creates the rows itself.
    @MainActor public var body: some View { EmptyView() }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren {
    /// Creates a row for each element, identified by the value at `id`, and for its `children`; nil children for an
    /// element that cannot have any.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }

    /// Creates a row for each element, identified by its own id, and for its `children`; nil children for an element
    /// that cannot have any.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    /// A displayed element and its depth.
    struct Row {
        let id: ID
        let element: Data.Element
        let level: Int
        /// Whether the element is expanded; nil if it cannot have children.
        let isOpen: Bool?
    }

    /// The visible rows.
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

/// A row with a disclosure mark, indented by its level.
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
