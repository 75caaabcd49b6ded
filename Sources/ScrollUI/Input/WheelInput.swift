public import Foundation

nonisolated extension View {
    /// Calls `action` when a wheel is turned over the view, or two fingers move on a touchpad, with the turn and the
    /// location in the view's coordinates, in points. `action` returns whether it used the turn; if not, the scroll
    /// views around receive it. Scroll views inside receive it first. An extension of ScrollUI's own.
    public func wheelInput(_ action: @escaping (InputEvent.Wheel, CGPoint) -> Bool) -> some View {
        responder(Responder.Handlers(wheel: action))
    }
}
