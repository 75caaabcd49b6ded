import ScrollUI

extension View {
    /// Makes a control of the program's own a stop of Tab, which receives the keys. `isFocused` is true while the
    /// control has the focus and is to show it.
    func keyboardInput(
        showingFocus isFocused: Binding<Bool>, _ press: @escaping (InputEvent.Key, InputEvent.Modifiers) -> Bool
    ) -> some View {
        var handlers = KeyboardHandlers()
        handlers.focus = { isFocused.wrappedValue = $0 && $1 }
        handlers.key = press
        return keyboardInput(handlers)
    }
}
