import CSDL2
import ScrollUI

/// The desktop's clipboard, text only. Works while a window session is open.
@MainActor
public enum Clipboard {
    /// Empty when there is no text.
    public static var text: String {
        guard let text = SDL_GetClipboardText() else { return "" }
        defer { SDL_free(text) }
        return String(cString: text)
    }

    /// False when the desktop did not take it.
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
