import Drawing
import Foundation

/// The position of a view relative to a scroll view's window.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// About to enter at the top or leading edge, or just left there.
    case topLeading
    /// Inside.
    case identity
    /// About to enter at the bottom or trailing edge, or just left there.
    case bottomTrailing

    /// Whether the view is inside, where effects are off.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

nonisolated extension View {
    /// Changes the drawing of the view while it enters and leaves a scroll view's window.
    public func scrollTransition<E: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes the drawing of the view while it enters and leaves the window, with a configuration for each end of
    /// the window. A nil `axis` is the scroll view's own, or vertical if it has both.
    ///
    /// `transition` is called once for each phase; states between the phases are interpolated from the effects.
    public func scrollTransition<E: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) -> some View {
        Modified(
            content: self,
            modifier: ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition))
    }
}
