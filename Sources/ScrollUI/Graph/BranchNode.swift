/// A slot that holds one of several identities: the branch of a condition, the type in an `AnyView`, an explicit id.
package final class BranchNode: Node {
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { true }

    private var tag: AnyHashable?

    package override var isTransparent: Bool { true }

    override var identityName: String? {
        switch tag?.base {
        case let branch as Int: branch == 0 ? "first" : "second"
        default: nil
        }
    }

    /// Shows the content of `tag`; the content of another tag is removed, with its state.
    package func show(_ tag: AnyHashable, lower: (inout NodeBuilder) -> Void) {
        let isSwitch = self.tag != nil && self.tag != tag
        if self.tag != tag {
            for child in children { child.removeWithTransition() }
            if !children.isEmpty {
                children.removeAll()
                structureDidChange()
            }
            self.tag = tag
        }
        NodeBuilder.fill(self, scope: scope, lower: lower)
        if isSwitch { didAppear() }
    }
}
