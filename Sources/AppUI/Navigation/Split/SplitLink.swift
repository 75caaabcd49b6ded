import Foundation
@_spi(Nodes) import ScrollUI

/// The width limits of a column, in points.
struct SplitWidth: Equatable {
    var least: CGFloat
    var ideal: CGFloat
    var most: CGFloat

    static let sidebar = SplitWidth(least: 180, ideal: 250, most: 420)
    static let content = SplitWidth(least: 220, ideal: 300, most: 480)
}

/// The state that the columns of a split view share.
@MainActor
final class SplitLink {
    private struct Choice {
        weak var list: Node?
        var tags: [AnyHashable]
        let clear: @MainActor () -> Void
    }

    weak var node: SplitNode?
    private var pages: [Int: Weak<NavigationPagesNode>] = [:]
    private var choices: [Int: Choice] = [:]
    /// The widths that views in the columns request.
    private(set) var widths: [Int: SplitWidth] = [:]
    /// The widths to which the user dragged the columns, in points.
    private(set) var drawn: [Int: CGFloat] = [:]
    /// Shows a column while only one is visible at a time.
    var show: @MainActor (Int) -> Void = { _ in }
    var toggleSidebar: @MainActor () -> Void = {}
    var hideSidebar: @MainActor () -> Void = {}
    var count = 2
    var isCompact = false

    struct Weak<Object: AnyObject> {
        weak var object: Object?
    }

    // MARK: Pages

    func add(_ node: NavigationPagesNode, at column: Int) { pages[column] = Weak(object: node) }

    func pages(at column: Int) -> NavigationPagesNode? { pages[column]?.object }

    /// Goes back from `column` to the preceding one and clears the selection there.
    func goBack(from column: Int) {
        guard column > 0 else { return }
        show(column - 1)
        if let choice = choices[column - 1], choice.list?.isAttached == true { choice.clear() }
    }

    // MARK: Choices

    /// Records the selected rows of a list in `column`. A new selection shows the next column, a cleared one shows
    /// `column` again.
    func note(_ tags: [AnyHashable], of list: Node, at column: Int, clear: @escaping @MainActor () -> Void) {
        let old = choices[column]
        let isFirst = old?.list !== list
        choices[column] = Choice(list: list, tags: tags, clear: clear)
        guard column < count - 1, old?.tags != tags, !isFirst || !tags.isEmpty else { return }
        list.graph.lifecycle.enqueue { [weak self] in
            guard let self, choices[column]?.tags == tags else { return }
            var transaction = Transaction()
            // An initial selection is shown without animation.
            transaction.disablesAnimations = isFirst
            withTransaction(transaction) { self.show(tags.isEmpty ? column : column + 1) }
        }
    }

    // MARK: Widths

    func set(_ width: SplitWidth?, at column: Int) {
        guard widths[column] != width else { return }
        widths[column] = width
        node?.setNeedsLayout()
    }

    func draw(_ column: Int, to width: CGFloat) {
        drawn[column] = width
        node?.setNeedsLayout()
    }

    func limits(of column: Int) -> SplitWidth { widths[column] ?? (column == 0 ? .sidebar : .content) }

    func width(of column: Int) -> CGFloat {
        let limits = limits(of: column)
        return min(max(drawn[column] ?? limits.ideal, limits.least), max(limits.least, limits.most))
    }
}

/// The column that contains a view.
struct SplitColumn: Equatable {
    let link: SplitLink
    let index: Int
    /// Whether one column is visible at a time.
    let isCompact: Bool
    /// Whether this is the first of the columns that are visible side by side.
    let isFirst: Bool

    var leadsBack: Bool { isCompact && index > 0 }
    var hasToggle: Bool { !isCompact && isFirst }

    static func == (left: SplitColumn, right: SplitColumn) -> Bool {
        left.link === right.link && left.index == right.index && left.isCompact == right.isCompact
            && left.isFirst == right.isFirst
    }
}

struct SplitColumnKey: EnvironmentKey {
    static var defaultValue: SplitColumn? { nil }
}

extension EnvironmentValues {
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}

/// Sets the width of the enclosing column.
final class SplitWidthNode: Node {
    override var isTransparent: Bool { true }
    override var isReusable: Bool { false }

    private var column: SplitColumn? { environment(SplitColumnKey.self) }

    func assign(_ width: SplitWidth) { column?.link.set(width, at: column?.index ?? 0) }

    override func willRemove() { column?.link.set(nil, at: column?.index ?? 0) }
}

struct SplitWidthView<Content: View>: View {
    typealias Body = Never

    let content: Content
    let width: SplitWidth

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(SplitWidthNode.self) { SplitWidthNode(graph: $0, parent: $1, scope: $2) }
        node.assign(width)
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}
