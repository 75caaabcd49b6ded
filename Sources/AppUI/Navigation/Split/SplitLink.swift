import Foundation
@_spi(Nodes) import ScrollUI

/// Points.
struct SplitWidth: Equatable {
    var least: CGFloat
    var ideal: CGFloat
    var most: CGFloat

    static let sidebar = SplitWidth(least: 180, ideal: 250, most: 420)
    static let content = SplitWidth(least: 220, ideal: 300, most: 480)
}

/// What the columns of a split view know of each other.
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
    /// What views in the columns ask for.
    private(set) var widths: [Int: SplitWidth] = [:]
    /// How wide somebody has drawn the columns, points.
    private(set) var drawn: [Int: CGFloat] = [:]
    /// Shows a column where one is seen at a time.
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

    /// Away from `column`, to the one before, where nothing is chosen then.
    func goBack(from column: Int) {
        guard column > 0 else { return }
        show(column - 1)
        if let choice = choices[column - 1], choice.list?.isAttached == true { choice.clear() }
    }

    // MARK: Choices

    /// The rows that a list in `column` has as chosen. What is new leads to the next column, and nothing leads back.
    func note(_ tags: [AnyHashable], of list: Node, at column: Int, clear: @escaping @MainActor () -> Void) {
        let old = choices[column]
        let isFirst = old?.list !== list
        choices[column] = Choice(list: list, tags: tags, clear: clear)
        guard column < count - 1, old?.tags != tags, !isFirst || !tags.isEmpty else { return }
        list.graph.lifecycle.enqueue { [weak self] in
            guard let self, choices[column]?.tags == tags else { return }
            var transaction = Transaction()
            // What is chosen from the start is seen from the start.
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

/// The column that views are in.
struct SplitColumn: Equatable {
    let link: SplitLink
    let index: Int
    /// One column is seen at a time.
    let isCompact: Bool
    /// It is the first of those that stand beside each other.
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

/// Tells how wide the column around should be.
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
