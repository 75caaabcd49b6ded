public import Foundation

nonisolated extension View {
    /// Calls back when a wheel is turned over the view, or two fingers move on a touchpad, with the turn and the location in the view's own space, points. True
    /// when it was used; else the scroll views around get it, as do scroll views inside before. An extension of ScrollUI's own.
    public func wheelInput(_ action: @escaping (InputEvent.Wheel, CGPoint) -> Bool) -> some View {
        responder(Responder.Handlers(wheel: action))
    }
}
