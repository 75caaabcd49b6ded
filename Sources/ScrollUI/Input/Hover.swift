public import Foundation

/// The position of the pointer relative to a view.
public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a location in points, in the requested coordinate space.
    case active(CGPoint)
    /// No longer over the view.
    case ended
}

nonisolated extension View {
    /// Calls `action` when the pointer enters the view and when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        responder(Responder.Handlers(hover: action))
    }

    /// Calls `action` when the pointer moves over the view, with its location in `coordinateSpace`, and when it
    /// leaves.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        HoverView(content: self, space: coordinateSpace.coordinateSpace, action: action)
    }
}

package nonisolated struct HoverView<Content: View>: View {
    package typealias Body = Never

    package let content: Content
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let handlers = Responder.Handlers(
            hover: { [action] in if !$0 { action(.ended) } },
            hoverMove: { [action, space] in action(.active($0.convertFromWindow($1, to: space))) })
        content.responder(handlers)._lower(into: &builder)
    }
}
