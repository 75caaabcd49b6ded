import CSDL2
import ScrollUI
import XCTest

@testable import SDLHost

final class SDLKeysTests: XCTestCase {
    private func key(_ code: SDL_KeyCode, _ modifiers: SDL_Keymod = SDL_Keymod(0)) -> InputEvent.Key? {
        SDLKeys.key(SDLEvents.key(code, modifiers: modifiers).key.keysym)
    }

    func testKeysThatScrollHaveTheirNames() {
        let expected: [(SDL_KeyCode, InputEvent.Key)] = [
            (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown), (SDLK_HOME, .home), (SDLK_END, .end),
            (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_LEFT, .left), (SDLK_RIGHT, .right),
            (SDLK_SPACE, .space), (SDLK_TAB, .tab), (SDLK_RETURN, .return), (SDLK_KP_ENTER, .return),
            (SDLK_ESCAPE, .escape), (SDLK_BACKSPACE, .delete), (SDLK_DELETE, .forwardDelete),
        ]
        for (code, name) in expected { XCTAssertEqual(key(code), name) }
    }

    func testFunctionKeysAreNumbered() {
        XCTAssertEqual(key(SDLK_F1), .function(1))
        XCTAssertEqual(key(SDLK_F12), .function(12))
        XCTAssertEqual(key(SDLK_F13), .function(13))
        XCTAssertEqual(key(SDLK_F24), .function(24))
    }

    func testTheMenuKeyHasItsName() {
        XCTAssertEqual(key(SDLK_APPLICATION), .menu)
        XCTAssertEqual(key(SDLK_MENU), .menu)
    }

    func testPrintableKeysAreTheirCharacters() {
        XCTAssertEqual(key(SDLK_q), .character("q"))
        XCTAssertEqual(key(SDLK_1), .character("1"))
        XCTAssertEqual(key(SDL_KeyCode(0xE9)), .character("é"))
    }

    func testTheNumberPadScrollsWhileItsNumbersAreOff() {
        XCTAssertEqual(key(SDLK_KP_9), .pageUp)
        XCTAssertEqual(key(SDLK_KP_9, KMOD_NUM), .character("9"))
        XCTAssertEqual(key(SDLK_KP_PLUS), .character("+"))
    }

    func testModifiersAloneAreNoKeys() {
        for code in [SDLK_LSHIFT, SDLK_RCTRL, SDLK_LALT, SDLK_LGUI, SDLK_CAPSLOCK, SDLK_UNKNOWN] {
            XCTAssertNil(key(code))
        }
    }

    func testEitherSideOfAModifierCounts() {
        for (mask, modifier) in [
            (KMOD_LSHIFT, InputEvent.Modifiers.shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control),
            (KMOD_RCTRL, .control), (KMOD_LALT, .option), (KMOD_RGUI, .command),
        ] {
            XCTAssertEqual(SDLKeys.modifiers(UInt16(mask.rawValue)), modifier)
        }
        XCTAssertEqual(SDLKeys.modifiers(UInt16(KMOD_NUM.rawValue | KMOD_CAPS.rawValue)), [])
    }
}
