import CSDL2
import ScrollUI

/// The desktop's own cursors, each created when it is first shown.
@MainActor
final class PointerCursors {
    private var cursors: [PointerStyle: OpaquePointer] = [:]
    private var shown = PointerStyle.arrow

    isolated deinit {
        cursors.values.forEach { SDL_FreeCursor($0) }
    }

    func show(_ style: PointerStyle) {
        guard style != shown else { return }
        shown = style
        if cursors[style] == nil { cursors[style] = SDL_CreateSystemCursor(Self.systemCursor(for: style)) }
        if let cursor = cursors[style] { SDL_SetCursor(cursor) }
    }

    private static func systemCursor(for style: PointerStyle) -> SDL_SystemCursor {
        switch style {
        case .arrow: SDL_SYSTEM_CURSOR_ARROW
        case .link, .grab: SDL_SYSTEM_CURSOR_HAND
        case .grabbing: SDL_SYSTEM_CURSOR_SIZEALL
        case .text: SDL_SYSTEM_CURSOR_IBEAM
        case .resizeHorizontal: SDL_SYSTEM_CURSOR_SIZEWE
        case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
        }
    }
}
