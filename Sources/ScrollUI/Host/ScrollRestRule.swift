public import ScrollPhysics

/// How a scroll view chooses where to rest, as far as it can be told from outside.
public enum ScrollRestRule: Equatable, Sendable {
    /// Wherever the motion ends.
    case none
    case paging
    /// The views of the target layout; `anchor` as fractions of a view and of the window.
    case viewAligned(limit: TargetLimit, anchor: ScrollVector)
    /// Whole pages that lie otherwise than windows do from the left: with space between them, or from the right.
    case customPages
    /// As a behaviour of the program's own says.
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
