import CSDL2
import ScrollUI

/// The desktop's clipboard, text only. Works while a window session is open.
@MainActor
public enum Clipboard {
    /// The text; empty if there is none.
    public static var text: String {
        guard let text = SDL_GetClipboardText() else { return "" }
        defer { SDL_free(text) }
        return String(cString: text)
    }

    /// Returns false if the desktop rejects the text.
    @discardableResult
    public static func setText(_ text: String) -> Bool {
        SDL_SetClipboardText(text) == 0
    }
}

/// The desktop's clipboard for text fields.
@MainActor
final class DesktopPasteboard: TextPasteboard {
    var string: String {
        get { Clipboard.text }
        set { Clipboard.setText(newValue) }
    }
}
