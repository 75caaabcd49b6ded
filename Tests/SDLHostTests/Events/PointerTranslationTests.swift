import CSDL2
import Foundation
import ScrollUI
import XCTest

@testable import SDLHost

final class PointerTranslationTests: XCTestCase {
    private typealias Pointer = InputEvent.Pointer

    func testADragIsDownMovesAndUp() {
        var bench = TranslatorBench()
        XCTAssertEqual(
            bench.kinds(SDLEvents.button(down: true, x: 10, y: 20, clicks: 2)),
            [.pointerDown(Pointer(location: CGPoint(x: 10, y: 20), clickCount: 2))])
        XCTAssertEqual(
            bench.kinds(SDLEvents.motion(x: 10, y: 30)),
            [.pointerMoved(Pointer(location: CGPoint(x: 10, y: 30), clickCount: 0))])
        XCTAssertEqual(
            bench.kinds(SDLEvents.button(down: false, x: 10, y: 40)),
            [.pointerUp(Pointer(location: CGPoint(x: 10, y: 40)))])
    }

    func testAMoveWithoutAButtonIsAHover() {
        var bench = TranslatorBench()
        XCTAssertEqual(
            bench.kinds(SDLEvents.motion(x: 1, y: 2)),
            [.pointerMoved(Pointer(location: CGPoint(x: 1, y: 2), button: nil, clickCount: 0))])
    }

    func testTheSecondaryButtonIsTwoAndTheMiddleOneThree() {
        for (button, number) in [(SDL_BUTTON_LEFT, 1), (SDL_BUTTON_RIGHT, 2), (SDL_BUTTON_MIDDLE, 3)] {
            var bench = TranslatorBench()
            guard case .pointerDown(let pointer)? = bench.kinds(SDLEvents.button(down: true, button: button)).first
            else { return XCTFail("no press") }
            XCTAssertEqual(pointer.button, number)
        }
    }

    func testASecondButtonDoesNotDisturbADrag() {
        var bench = TranslatorBench()
        _ = bench.kinds(SDLEvents.button(down: true))
        XCTAssertEqual(bench.kinds(SDLEvents.button(down: true, button: SDL_BUTTON_RIGHT)), [])
        XCTAssertEqual(bench.kinds(SDLEvents.button(down: false, button: SDL_BUTTON_RIGHT)), [])
        XCTAssertEqual(bench.kinds(SDLEvents.button(down: false)).count, 1)
    }

    func testLosingTheKeyboardEndsADragAndItsReleaseIsNotToldTwice() {
        var bench = TranslatorBench()
        _ = bench.kinds(SDLEvents.button(down: true))
        _ = bench.kinds(SDLEvents.finger(SDL_FINGERDOWN, id: 77, x: 0.5, y: 0.5))
        XCTAssertEqual(
            bench.kinds(SDLEvents.window(SDL_WINDOWEVENT_FOCUS_LOST)),
            [.pointerCancelled(id: 0), .pointerCancelled(id: 1), .focus(false)])
        XCTAssertEqual(bench.kinds(SDLEvents.button(down: false)), [])
        XCTAssertEqual(bench.kinds(SDLEvents.finger(SDL_FINGERUP, id: 77, x: 0.5, y: 0.5)), [])
    }

    func testLeavingDuringADragIsToldAfterTheRelease() {
        var bench = TranslatorBench()
        _ = bench.kinds(SDLEvents.button(down: true))
        XCTAssertEqual(bench.kinds(SDLEvents.window(SDL_WINDOWEVENT_LEAVE)), [])
        XCTAssertEqual(bench.kinds(SDLEvents.motion(x: -50, y: 500)).count, 1, "a drag goes on outside")
        XCTAssertEqual(bench.kinds(SDLEvents.button(down: false)).last, .pointerLeft)
        XCTAssertEqual(bench.kinds(SDLEvents.window(SDL_WINDOWEVENT_LEAVE)), [.pointerLeft])
    }

    func testComingBackDuringADragForgetsTheLeave() {
        var bench = TranslatorBench()
        _ = bench.kinds(SDLEvents.button(down: true))
        _ = bench.kinds(SDLEvents.window(SDL_WINDOWEVENT_LEAVE))
        _ = bench.kinds(SDLEvents.window(SDL_WINDOWEVENT_ENTER))
        XCTAssertEqual(bench.kinds(SDLEvents.button(down: false)).count, 1)
    }

    func testFingersAreTouchesInPointsWithNumbersFromOne() {
        var bench = TranslatorBench()
        XCTAssertEqual(
            bench.kinds(SDLEvents.finger(SDL_FINGERDOWN, id: 900, x: 0.5, y: 0.25)),
            [.pointerDown(Pointer(id: 1, device: .touch, location: CGPoint(x: 200, y: 75)))])
        XCTAssertEqual(
            bench.kinds(SDLEvents.finger(SDL_FINGERDOWN, id: 901, x: 0, y: 0)),
            [.pointerDown(Pointer(id: 2, device: .touch, location: .zero))])
        XCTAssertEqual(
            bench.kinds(SDLEvents.finger(SDL_FINGERUP, id: 900, x: 1, y: 1)),
            [.pointerUp(Pointer(id: 1, device: .touch, location: CGPoint(x: 400, y: 300)))])
        XCTAssertEqual(
            bench.kinds(SDLEvents.finger(SDL_FINGERDOWN, id: 902, x: 0, y: 0)),
            [.pointerDown(Pointer(id: 1, device: .touch, location: .zero))])
    }

    func testATouchIsNotToldAsAMouseToo() {
        var bench = TranslatorBench()
        let touch = csdl_touch_mouse_id()
        XCTAssertEqual(bench.kinds(SDLEvents.button(down: true, which: touch)), [])
        XCTAssertEqual(bench.kinds(SDLEvents.motion(x: 1, y: 1, which: touch)), [])
        XCTAssertEqual(bench.kinds(SDLEvents.button(down: false, which: touch)), [])
        XCTAssertEqual(
            bench.kinds(SDLEvents.finger(SDL_FINGERDOWN, id: 1, x: 0, y: 0, device: csdl_mouse_touch_id())), [])
    }

    func testAMagnifiedInterfaceHasFewerPoints() {
        var bench = TranslatorBench(interfaceScale: 2)
        XCTAssertEqual(
            bench.kinds(SDLEvents.finger(SDL_FINGERDOWN, id: 1, x: 0.5, y: 0.5)),
            [.pointerDown(Pointer(id: 1, device: .touch, location: CGPoint(x: 100, y: 75)))])
    }

    func testModifiersGoWithTheClick() {
        var bench = TranslatorBench()
        _ = bench.kinds(SDLEvents.key(SDLK_LCTRL, modifiers: KMOD_LCTRL))
        guard case .pointerDown(let pointer)? = bench.kinds(SDLEvents.button(down: true)).first else {
            return XCTFail("no press")
        }
        XCTAssertEqual(pointer.modifiers, .control)
    }
}
