/// Fades the view through a blur. An inserted view grows to its size; a removed view shrinks or grows.
public struct BlurReplaceTransition: Transition {
    /// The direction of the scaling.
    public struct Configuration: Equatable, Sendable {
        let isUpwards: Bool

        /// The removed view shrinks.
        public static let downUp = Configuration(isUpwards: false)
        /// The removed view grows.
        public static let upUp = Configuration(isUpwards: true)
    }

    /// The direction of the scaling.
    public var configuration: Configuration

    /// The difference from a scale of 1, and the standard deviation of the blur in points, before the insertion and after the removal. Source:
    /// `BlurReplaceTransition` of SwiftUI 6.5.4.
    private static let distance = 0.1
    private static let radius = 7.0

    /// Creates a transition with the direction of `configuration`.
    public nonisolated init(configuration: Configuration = .downUp) {
        self.configuration = configuration
    }

    /// Returns the content, sharp and at its own size in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let grows = phase == .didDisappear && configuration == .upUp
        content
            .blur(radius: phase.isIdentity ? 0 : Self.radius)
            .scaleEffect(phase.isIdentity ? 1 : grows ? 1 + Self.distance : 1 - Self.distance)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Fades the view through a blur.
    @MainActor @preconcurrency public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }

    /// Fades the view through a blur.
    @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
}
