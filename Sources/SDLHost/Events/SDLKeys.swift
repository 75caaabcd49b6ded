import CSDL2
import ScrollUI

/// Maps SDL's key codes and modifier masks to ``InputEvent``.
enum SDLKeys {
    /// Nil for keys without a function here, including modifiers.
    static func key(_ symbol: SDL_Keysym) -> InputEvent.Key? {
        let code = SDL_KeyCode(UInt32(bitPattern: symbol.sym))
        if let named = named[code.rawValue] { return named }
        if let pad = keypad(code, isNumLocked: symbol.mod & UInt16(KMOD_NUM.rawValue) != 0) { return pad }
        return function(code) ?? character(code)
    }

    static func modifiers(_ mask: UInt16) -> InputEvent.Modifiers {
        var result: InputEvent.Modifiers = []
        let mask = UInt32(mask)
        if mask & KMOD_SHIFT.rawValue != 0 { result.insert(.shift) }
        if mask & KMOD_CTRL.rawValue != 0 { result.insert(.control) }
        if mask & KMOD_ALT.rawValue != 0 { result.insert(.option) }
        if mask & KMOD_GUI.rawValue != 0 { result.insert(.command) }
        return result
    }

    private static let named: [UInt32: InputEvent.Key] = [
        SDLK_PAGEUP.rawValue: .pageUp, SDLK_PAGEDOWN.rawValue: .pageDown,
        SDLK_HOME.rawValue: .home, SDLK_END.rawValue: .end,
        SDLK_UP.rawValue: .up, SDLK_DOWN.rawValue: .down,
        SDLK_LEFT.rawValue: .left, SDLK_RIGHT.rawValue: .right,
        SDLK_SPACE.rawValue: .space, SDLK_TAB.rawValue: .tab,
        SDLK_RETURN.rawValue: .return, SDLK_KP_ENTER.rawValue: .return,
        SDLK_ESCAPE.rawValue: .escape, SDLK_BACKSPACE.rawValue: .delete, SDLK_DELETE.rawValue: .forwardDelete,
        SDLK_APPLICATION.rawValue: .menu, SDLK_MENU.rawValue: .menu,
    ]

    /// The functions of the number pad's keys without Num Lock.
    private static let padWithoutNumbers: [UInt32: InputEvent.Key] = [
        SDLK_KP_9.rawValue: .pageUp, SDLK_KP_3.rawValue: .pageDown,
        SDLK_KP_7.rawValue: .home, SDLK_KP_1.rawValue: .end,
        SDLK_KP_8.rawValue: .up, SDLK_KP_2.rawValue: .down,
        SDLK_KP_4.rawValue: .left, SDLK_KP_6.rawValue: .right, SDLK_KP_PERIOD.rawValue: .forwardDelete,
    ]

    private static let padCharacters: [UInt32: Character] = [
        SDLK_KP_0.rawValue: "0", SDLK_KP_1.rawValue: "1", SDLK_KP_2.rawValue: "2", SDLK_KP_3.rawValue: "3",
        SDLK_KP_4.rawValue: "4", SDLK_KP_5.rawValue: "5", SDLK_KP_6.rawValue: "6", SDLK_KP_7.rawValue: "7",
        SDLK_KP_8.rawValue: "8", SDLK_KP_9.rawValue: "9", SDLK_KP_PERIOD.rawValue: ".",
        SDLK_KP_PLUS.rawValue: "+", SDLK_KP_MINUS.rawValue: "-", SDLK_KP_MULTIPLY.rawValue: "*",
        SDLK_KP_DIVIDE.rawValue: "/",
    ]

    private static func keypad(_ code: SDL_KeyCode, isNumLocked: Bool) -> InputEvent.Key? {
        if !isNumLocked, let key = padWithoutNumbers[code.rawValue] { return key }
        return padCharacters[code.rawValue].map { .character($0) }
    }

    private static func function(_ code: SDL_KeyCode) -> InputEvent.Key? {
        switch code.rawValue {
        case SDLK_F1.rawValue...SDLK_F12.rawValue: .function(Int(code.rawValue - SDLK_F1.rawValue) + 1)
        case SDLK_F13.rawValue...SDLK_F24.rawValue: .function(Int(code.rawValue - SDLK_F13.rawValue) + 13)
        default: nil
        }
    }

    /// The key codes of printable keys are their characters without Shift.
    private static func character(_ code: SDL_KeyCode) -> InputEvent.Key? {
        guard code.rawValue > 32, code.rawValue != 127, code.rawValue < SDLK_SCANCODE_MASK else { return nil }
        return Unicode.Scalar(code.rawValue).map { .character(Character($0)) }
    }
}
