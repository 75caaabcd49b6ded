import CSDL2
import ScrollUI

extension SDLEventTranslator {
    /// Repeats are key presses too: holding Page Down continues to page.
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

    /// Returns the composed text of an input method. SDL counts positions in scalars, a text field in characters.
    static func marked(_ event: SDL_TextEditingEvent) -> InputEvent.Kind {
        let text = withUnsafeBytes(of: event.text) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        let start = characters(of: text, scalars: Int(event.start))
        let end = characters(of: text, scalars: Int(event.start) + Int(event.length))
        return .marked(MarkedText(text, caret: start, length: end - start))
    }

    private static func characters(of text: String, scalars: Int) -> Int {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(0, scalars)))).count
    }
}
