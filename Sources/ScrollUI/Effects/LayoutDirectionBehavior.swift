/// Whether a view is drawn mirrored where the layout runs from right to left.
public struct LayoutDirectionBehavior: Hashable, Sendable {
    private let direction: LayoutDirection?

    /// It is not.
    public static let fixed = LayoutDirectionBehavior(direction: nil)
    /// It is.
    public static let mirrors = LayoutDirectionBehavior(direction: .rightToLeft)
    /// It is where the layout runs in that direction.
    public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
        LayoutDirectionBehavior(direction: direction)
    }

    func isMirrored(in direction: LayoutDirection) -> Bool { direction == self.direction }
}

nonisolated private struct DirectedView<Content: View>: View {
    @Environment(\.layoutDirection) private var direction
    private let content: Content
    private let behavior: LayoutDirectionBehavior

    init(_ content: Content, _ behavior: LayoutDirectionBehavior) {
        self.content = content
        self.behavior = behavior
    }

    @MainActor var body: some View {
        content.scaleEffect(x: behavior.isMirrored(in: direction) ? -1 : 1)
    }
}

nonisolated extension View {
    /// Draws the view mirrored where the layout runs from right to left, if `enabled`; its frame stays.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// Whether the view is drawn mirrored where the layout runs from right to left; its frame stays.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        DirectedView(self, behavior)
    }
}
