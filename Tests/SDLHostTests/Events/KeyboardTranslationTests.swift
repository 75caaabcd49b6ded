import CSDL2
import ScrollUI
import XCTest

@testable import SDLHost

final class KeyboardTranslationTests: XCTestCase {
    func testAKeyComesWithItsModifiers() {
        var bench = TranslatorBench()
        XCTAssertEqual(
            bench.kinds(SDLEvents.key(SDLK_q, modifiers: KMOD_RCTRL)),
            [.keyDown(.character("q"), modifiers: .control)])
        XCTAssertEqual(
            bench.kinds(SDLEvents.key(down: false, SDLK_q)), [.keyUp(.character("q"), modifiers: [])])
    }

    func testAHeldKeyIsPressedAgain() {
        var bench = TranslatorBench()
        XCTAssertEqual(
            bench.kinds(SDLEvents.key(SDLK_PAGEDOWN, isRepeat: true)), [.keyDown(.pageDown, modifiers: [])])
    }

    func testTypedTextComesWhole() {
        var bench = TranslatorBench()
        XCTAssertEqual(bench.kinds(SDLEvents.text("né")), [.text("né")])
        XCTAssertEqual(bench.kinds(SDLEvents.text("")), [])
    }

    func testFocusIsTold() {
        var bench = TranslatorBench()
        XCTAssertEqual(bench.kinds(SDLEvents.window(SDL_WINDOWEVENT_FOCUS_GAINED)), [.focus(true)])
        XCTAssertEqual(bench.kinds(SDLEvents.window(SDL_WINDOWEVENT_FOCUS_LOST)), [.focus(false)])
    }

    func testEventsOfNoInterestSayNothing() {
        var bench = TranslatorBench()
        for type in [SDL_QUIT, SDL_CLIPBOARDUPDATE, SDL_KEYMAPCHANGED, SDL_AUDIODEVICEADDED] {
            var event = SDL_Event()
            event.common = SDL_CommonEvent(type: type.rawValue, timestamp: 0)
            XCTAssertEqual(bench.kinds(event), [])
        }
    }
}
