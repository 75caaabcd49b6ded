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

    func testComposedTextComesWithItsCaretInCharacters() {
        var bench = TranslatorBench()
        XCTAssertEqual(
            bench.kinds(SDLEvents.editing("e\u{301}ni", start: 2, length: 1)),
            [.marked(MarkedText("e\u{301}ni", caret: 1, length: 1))], "SDL counts the accent")
        XCTAssertEqual(bench.kinds(SDLEvents.editing("", start: 0, length: 0)), [.marked(MarkedText(""))])
        XCTAssertEqual(
            bench.kinds(SDLEvents.editing("a", start: -3, length: 99)), [.marked(MarkedText("a", caret: 0, length: 1))])
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
