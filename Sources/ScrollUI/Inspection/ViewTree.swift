public import Foundation

/// A snapshot of the view tree, which can be printed and compared. An extension of ScrollUI.
public struct ViewTree: Equatable, Sendable {
    /// One node of the tree.
    public struct Node: Equatable, Sendable {
        /// The node's identity among its siblings: its index, and its id or branch.
        public var identity: String
        /// The view's type, or the function of a built-in view.
        public var type: String
        /// The presented frame in window coordinates, in points; null if there is no frame.
        public var frame: CGRect
        /// The properties, and the outer views' state, that the last evaluation of the body read; sorted by name.
        public var reads: [String]
        /// The number of evaluations of the body; nil if there is no body.
        public var evaluations: Int?
        /// The children in view order.
        public var children: [Node]
    }

    /// The root of the tree: the content of the window.
    public var root: Node

    /// Returns the tree as text, with one line per view. Equal trees give equal text.
    ///
    /// Without `counts` the numbers of evaluations are omitted, so that trees with different histories compare as equal.
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

    /// Returns a coordinate rounded to thousandths of a point, to hide rounding errors.
    private static func text(_ value: CGFloat) -> String {
        let thousandths = (value * 1000).rounded()
        guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "\(value)" }
        let whole = Int(thousandths)
        if whole % 1000 == 0 { return "\(whole / 1000)" }
        return "\(thousandths / 1000)"
    }
}

extension ViewTree.Node {
    /// This node and its descendants in depth-first order, outermost first.
    public var all: [ViewTree.Node] { [self] + children.flatMap(\.all) }
}

extension ViewHost {
    /// The current view tree, including all views that lazy containers have created. Complexity: O(n) in the nodes.
    public var tree: ViewTree {
        ViewTree(root: rootNode.snapshot(identity: "root"))
    }
}
