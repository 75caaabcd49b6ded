import Drawing
import Foundation

/// Where a view is on its way through a scroll view's window.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// About to come in at the top or leading edge, or just gone out there.
    case topLeading
    /// Inside.
    case identity
    /// About to come in at the bottom or trailing edge, or just gone out there.
    case bottomTrailing

    /// True inside, where effects are off.
    public var isIdentity: Bool { self == .identity }

    /// -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

nonisolated extension View {
    /// Changes how the view is drawn while it comes in and goes out of a scroll view's window.
    public func scrollTransition<E: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// The same with a configuration for each end of the window. A nil `axis` is the scroll view's own; vertical if
    /// it has both.
    ///
    /// `transition` is asked once for each phase; what lies between is mixed from the effects.
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
