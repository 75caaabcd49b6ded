public import Foundation

/// Where the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a location in points, in the space that was asked for.
    case active(CGPoint)
    /// Not over the view any more.
    case ended
}

extension View {
    /// Calls back when the pointer comes over the view and when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        responder(Responder.Handlers(hover: action))
    }

    /// Calls back as the pointer moves over the view, with its location in `coordinateSpace`, and when it leaves.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        let space = coordinateSpace.coordinateSpace
        return responder(
            Responder.Handlers(
                hover: { if !$0 { action(.ended) } },
                hoverMove: { action(.active($0.convertFromWindow($1, to: space))) }))
    }
}
