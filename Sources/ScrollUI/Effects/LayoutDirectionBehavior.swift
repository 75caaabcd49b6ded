/// Whether a view is mirrored in right-to-left layouts.
public struct LayoutDirectionBehavior: Hashable, Sendable {
    private let direction: LayoutDirection?

    /// The view is never mirrored.
    public static let fixed = LayoutDirectionBehavior(direction: nil)
    /// The view is mirrored in right-to-left layouts.
    public static let mirrors = LayoutDirectionBehavior(direction: .rightToLeft)
    /// The view is mirrored in layouts of the given direction.
    public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
        LayoutDirectionBehavior(direction: direction)
    }

    func isMirrored(in direction: LayoutDirection) -> Bool { direction == self.direction }
}

package nonisolated struct DirectedView<Content: View>: View {
    @Environment(\.layoutDirection) private var direction
    private let content: Content
    private let behavior: LayoutDirectionBehavior

    init(_ content: Content, _ behavior: LayoutDirectionBehavior) {
        self.content = content
        self.behavior = behavior
    }

    @MainActor package var body: some View {
        content.scaleEffect(x: behavior.isMirrored(in: direction) ? -1 : 1)
    }
}

nonisolated extension View {
    /// Mirrors the view's drawing in right-to-left layouts if `enabled` is true; its frame is unchanged.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// Sets whether the view's drawing is mirrored depending on the layout direction; its frame is unchanged.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        DirectedView(self, behavior)
    }
}
