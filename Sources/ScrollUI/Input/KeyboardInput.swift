/// The keyboard handling of a custom view. An extension of ScrollUI's own.
public struct KeyboardHandlers {
    /// Called when the view gained the keyboard focus, by Tab or a click, or lost it; the second value is whether a
    /// ring should show it.
    public var focus: (_ hasKeyboard: Bool, _ showsRing: Bool) -> Void = { _, _ in }
    /// Returns whether the key was used; unused keys are passed to the views around.
    public var key: (InputEvent.Key, InputEvent.Modifiers) -> Bool = { _, _ in false }
    /// Handles typed text. Returns whether it was used. Nil for views without text input: letters are shortcuts then.
    public var text: ((String) -> Bool)?

    /// Creates handlers that use no key and no text.
    public init() {}
}

nonisolated extension View {
    /// Makes the view a stop of Tab, which a click focuses too, and sends it the keys while it has the keyboard
    /// focus.
    public func keyboardInput(_ handlers: KeyboardHandlers, isEnabled: Bool = true) -> some View {
        responder(
            Responder.Handlers(
                key: handlers.key, text: handlers.text, keyboard: handlers.focus, isFocusable: isEnabled,
                wantsText: handlers.text != nil, pointerStyle: handlers.text == nil ? nil : .text),
            isEnabled: isEnabled)
    }
}
