import CSDL2
import ScrollUI

extension SDLEventTranslator {
    /// Repeats come as key presses too: holding Page Down pages on.
    mutating func keyDown(_ event: SDL_KeyboardEvent) -> InputEvent.Kind? {
        modifiers = SDLKeys.modifiers(event.keysym.mod)
        return SDLKeys.key(event.keysym).map { .keyDown($0, modifiers: modifiers) }
    }

    mutating func keyUp(_ event: SDL_KeyboardEvent) -> InputEvent.Kind? {
        modifiers = SDLKeys.modifiers(event.keysym.mod)
        return SDLKeys.key(event.keysym).map { .keyUp($0, modifiers: modifiers) }
    }

    static func text(_ event: SDL_TextInputEvent) -> InputEvent.Kind? {
        let text = withUnsafeBytes(of: event.text) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return text.isEmpty ? nil : .text(text)
    }
}
