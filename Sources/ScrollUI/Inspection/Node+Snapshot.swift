import Foundation

extension Node {
    func snapshot(identity: String) -> ViewTree.Node {
        var children = self.children.enumerated().map { index, child in
            child.snapshot(identity: child.identityName ?? "\(index)")
        }
        children += detachedChildren.enumerated().map { index, child in
            child.snapshot(identity: child.identityName ?? "row \(index)")
        }
        let evaluated = self as? EvaluatedNode
        return ViewTree.Node(
            identity: identity, type: typeName, frame: shownFrame(children), reads: evaluated?.readNames ?? [],
            evaluations: evaluated?.evaluations, children: children)
    }

    /// Returns the displayed frame. A view without a frame of its own has the union of its children's frames.
    private func shownFrame(_ children: [ViewTree.Node]) -> CGRect {
        if !isTransparent, isPlaced { return windowFrame }
        return children.reduce(.null) { $0.union($1.frame) }
    }
}

/// Shortens type names: `LinearNode` becomes `Linear`, `ModifierNode<FixedFrame>` becomes `FixedFrame`, `ForEachNode<…>` becomes
/// `ForEach`.
enum NodeName {
    static func short(_ type: Any.Type) -> String {
        let name = String(describing: type)
        guard let bracket = name.firstIndex(of: "<") else { return withoutSuffix(name) }
        let outer = withoutSuffix(String(name[..<bracket]))
        guard outer == "Modifier" else { return outer }
        return withoutSuffix(String(name[name.index(after: bracket)...].prefix { $0 != "<" && $0 != ">" }))
    }

    private static func withoutSuffix(_ name: String) -> String {
        for suffix in ["Node", "Modifier"] where name.hasSuffix(suffix) && name != suffix {
            return String(name.dropLast(suffix.count))
        }
        return name
    }
}
