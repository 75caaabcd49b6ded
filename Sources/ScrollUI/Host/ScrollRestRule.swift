public import ScrollPhysics

/// The rule by which a scroll view chooses its rest position, in a public form.
public enum ScrollRestRule: Equatable, Sendable {
    /// The natural end of the motion.
    case none
    case paging
    /// The views of the target layout; `anchor` is given as fractions of a view and of the window.
    case viewAligned(limit: TargetLimit, anchor: ScrollVector)
    /// Whole pages that differ from windows counted from the left: with space between them, or counted from the
    /// right.
    case customPages
    /// A custom behaviour.
    case custom

    @MainActor
    init(_ node: ScrollNode) {
        guard let behavior = node.settings.behavior else {
            self = .none
            return
        }
        let rule = (behavior as? any SnappingTargetBehavior)?
            .restRule(along: node.mainAxis, in: EnvironmentValues(scope: node.scope))
        self = rule ?? .custom
    }
}
