/// What a view of the program's own does with the keyboard. An extension of ScrollUI's own.
public struct KeyboardHandlers {
    /// The view got the keyboard, by Tab or a click, or lost it; and whether a ring should show that.
    public var focus: (_ hasKeyboard: Bool, _ showsRing: Bool) -> Void = { _, _ in }
    /// True when the key was used; other keys go to the views around.
    public var key: (InputEvent.Key, InputEvent.Modifiers) -> Bool = { _, _ in false }
    /// Typed text, true when it was used. Nil for views that take none: letters are shortcuts then.
    public var text: ((String) -> Bool)?

    /// Uses no key and no text.
    public init() {}
}

nonisolated extension View {
    /// Makes the view a stop of Tab, which a click focuses too, and gives it the keys while it has the keyboard.
    public func keyboardInput(_ handlers: KeyboardHandlers, isEnabled: Bool = true) -> some View {
        responder(
            Responder.Handlers(
                key: handlers.key, text: handlers.text, keyboard: handlers.focus, isFocusable: isEnabled,
                wantsText: handlers.text != nil, pointerStyle: handlers.text == nil ? nil : .text),
            isEnabled: isEnabled)
    }
}
