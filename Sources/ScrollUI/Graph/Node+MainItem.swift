/// The view inside a node that changes or surrounds a single one.
extension Node {
    final var onlyChild: Node? { children.count == 1 ? children[0] : nil }

    /// The item inside a node that surrounds a single one, with modifiers, a background, a bar or a menu; nil for
    /// containers and single views.
    package final var mainItem: Node? {
        guard !isTransparent, let main = mainChild else { return nil }
        if !main.isTransparent { return main }
        return items.count == 1 ? items[0] : nil
    }
}
