public import Foundation

/// The tree of views as it is: a value to look at, to print and to compare. An extension of ScrollUI's own.
public struct ViewTree: Equatable, Sendable {
    /// One node of the tree.
    public struct Node: Equatable, Sendable {
        /// What identifies the node among its siblings: its index, and the id or the branch that it holds.
        public var identity: String
        /// The view's type, or what a built-in view does.
        public var type: String
        /// Window coordinates, points, as shown now; null for what has no frame.
        public var frame: CGRect
        /// The properties, and the state of views further out, that the last run of the body read; in order of name.
        public var reads: [String]
        /// How often the body ran; nil where there is none.
        public var evaluations: Int?
        /// In the order of the views.
        public var children: [Node]
    }

    /// The top of the tree: what the window shows.
    public var root: Node

    /// The tree as text, a line for each view. The same tree gives the same text.
    ///
    /// Without `counts` it does not say how often bodies ran, so that trees of different history compare as equal.
    public func dump(counts: Bool = true) -> String {
        var text = ""
        write(root, depth: 0, counts: counts, into: &text)
        return text
    }

    private func write(_ node: Node, depth: Int, counts: Bool, into text: inout String) {
        text += String(repeating: "  ", count: depth) + "\(node.identity) \(node.type)"
        if !node.frame.isNull { text += " \(ViewTree.text(node.frame))" }
        if !node.reads.isEmpty { text += " reads \(node.reads.joined(separator: " "))" }
        if counts, let evaluations = node.evaluations { text += " ran \(evaluations)" }
        text += "\n"
        for child in node.children { write(child, depth: depth + 1, counts: counts, into: &text) }
    }

    private static func text(_ frame: CGRect) -> String {
        "(\(text(frame.minX)) \(text(frame.minY)) \(text(frame.width)) \(text(frame.height)))"
    }

    /// Thousandths of a point; the rest is rounding.
    private static func text(_ value: CGFloat) -> String {
        let thousandths = (value * 1000).rounded()
        guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "\(value)" }
        let whole = Int(thousandths)
        if whole % 1000 == 0 { return "\(whole / 1000)" }
        return "\(thousandths / 1000)"
    }
}

extension ViewTree.Node {
    /// This node and all below it, in order, outermost first.
    public var all: [ViewTree.Node] { [self] + children.flatMap(\.all) }
}

extension ViewHost {
    /// The tree of views as it is now, with all that lazy containers have made. Complexity: O(n) in the nodes.
    public var tree: ViewTree {
        ViewTree(root: rootNode.snapshot(identity: "root"))
    }
}
