/// Fades through a blur: what comes grows into place, what goes shrinks or grows away.
public struct BlurReplaceTransition: Transition {
    /// Which way the views go.
    public struct Configuration: Equatable, Sendable {
        let isUpwards: Bool

        /// What goes shrinks.
        public static let downUp = Configuration(isUpwards: false)
        /// What goes grows.
        public static let upUp = Configuration(isUpwards: true)
    }

    /// Which way the views go.
    public var configuration: Configuration

    /// How far away the view is while it is not there: its scale is 1 less this, and the deviation of its blur in points.
    private static let distance = 0.12
    private static let radius = 8.0

    /// Views that go as `configuration` says.
    public nonisolated init(configuration: Configuration = .downUp) {
        self.configuration = configuration
    }

    /// Sharp and in place in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let grows = phase == .didDisappear && configuration == .upUp
        content
            .blur(radius: phase.isIdentity ? 0 : Self.radius)
            .scaleEffect(phase.isIdentity ? 1 : grows ? 1 + Self.distance : 1 - Self.distance)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Fades through a blur.
    @MainActor @preconcurrency public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }

    /// Fades through a blur.
    @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
}
