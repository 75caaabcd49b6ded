import CSDL2
import XCTest

@testable import SDLHost

final class WindowChangeTests: XCTestCase {
    private let postedType: UInt32 = 0x8003

    private func change(_ id: SDL_WindowEventID) -> WindowChange? {
        WindowChange(SDLEvents.window(id), postedType: postedType)
    }

    private func change(_ type: SDL_EventType) -> WindowChange? {
        var event = SDL_Event()
        event.common = SDL_CommonEvent(type: type.rawValue, timestamp: 0)
        return WindowChange(event, postedType: postedType)
    }

    func testAResizeByTheProgramIsAResizeToo() {
        XCTAssertEqual(change(SDL_WINDOWEVENT_SIZE_CHANGED), .resized)
        XCTAssertNil(change(SDL_WINDOWEVENT_RESIZED), "SIZE_CHANGED comes with it")
        XCTAssertEqual(change(SDL_WINDOWEVENT_DISPLAY_CHANGED), .movedToDisplay)
    }

    func testLostTargetsAndDevicesAreToldApart() {
        XCTAssertEqual(change(SDL_RENDER_TARGETS_RESET), .targetsLost)
        XCTAssertEqual(change(SDL_RENDER_DEVICE_RESET), .deviceLost)
    }

    func testClosingIsAskedForInTwoWays() {
        XCTAssertEqual(change(SDL_QUIT), .closeRequested)
        XCTAssertEqual(change(SDL_WINDOWEVENT_CLOSE), .closeRequested)
    }

    func testAMinimisedWindowIsHidden() {
        XCTAssertEqual(change(SDL_WINDOWEVENT_MINIMIZED), .becameHidden)
        XCTAssertEqual(change(SDL_WINDOWEVENT_RESTORED), .becameVisible)
    }

    func testWhatWasPostedBringsItsCode() {
        var event = SDL_Event()
        event.user.type = postedType
        event.user.code = 15
        XCTAssertEqual(WindowChange(event, postedType: postedType), .posted(code: 15))
    }

    func testInputIsNoChangeOfTheWindow() {
        XCTAssertNil(WindowChange(SDLEvents.motion(x: 1, y: 1), postedType: postedType))
    }

    func testADroppedFileIsToldByItsPath() {
        var event = SDL_Event()
        event.type = SDL_DROPFILE.rawValue
        event.drop.file = SDL_strdup("/tmp/a b.json")
        XCTAssertEqual(WindowChange(event, postedType: postedType), .dropped("/tmp/a b.json"))
        event.drop.file = nil
        XCTAssertNil(WindowChange(event, postedType: postedType))
    }
}
