public import Foundation

/// Where the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a place in its own space, points.
    case active(CGPoint)
    /// Not over the view any more.
    case ended
}

extension View {
    /// Calls back when the pointer comes over the view and when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        responder(Responder.Handlers(hover: action))
    }

    /// Calls back as the pointer moves over the view, and when it leaves.
    public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View {
        responder(
            Responder.Handlers(
                hover: { if !$0 { action(.ended) } }, hoverMove: { action(.active($0)) }))
    }
}
