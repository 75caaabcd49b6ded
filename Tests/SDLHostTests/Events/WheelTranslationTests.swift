import CSDL2
import Foundation
import ScrollUI
import XCTest

@testable import SDLHost

final class WheelTranslationTests: XCTestCase {
    func testOnlyThePreciseFieldsCount() {
        var bench = TranslatorBench()
        let wheel = bench.wheel(SDLEvents.wheel(dy: 0.25, ticks: (0, 0)))
        XCTAssertEqual(wheel?.dy, 0.25)
        XCTAssertNil(bench.wheel(SDLEvents.wheel(dy: 0, ticks: (0, 3))), "a tick without a precise delta is a sum")
    }

    func testAFlippedWheelIsFlippedAlready() {
        var bench = TranslatorBench()
        XCTAssertEqual(bench.wheel(SDLEvents.wheel(dy: 1, flipped: true))?.dy, 1)
    }

    func testSignsAreAwayAndToTheRight() {
        var bench = TranslatorBench()
        XCTAssertEqual(bench.wheel(SDLEvents.wheel(dy: -1))?.dy, -1)
        XCTAssertEqual(bench.wheel(SDLEvents.wheel(dx: 1))?.dx, 1)
    }

    func testATouchpadsUnitsBecomePointsOfTravel() {
        var bench = TranslatorBench()
        let wheel = bench.wheel(SDLEvents.wheel(dy: 0.37))
        XCTAssertEqual(wheel?.source, .touchpad)
        XCTAssertEqual(wheel?.dy ?? 0, 3.7, accuracy: 1e-6)
    }

    func testShiftTurnsTheWheelToTheSide() {
        var bench = TranslatorBench()
        _ = bench.kinds(SDLEvents.key(SDLK_LSHIFT, modifiers: KMOD_LSHIFT))
        let wheel = bench.wheel(SDLEvents.wheel(dy: -1))
        XCTAssertEqual(wheel?.dx, 1, "towards the person is to the right")
        XCTAssertEqual(wheel?.dy, 0)
        _ = bench.kinds(SDLEvents.key(down: false, SDLK_LSHIFT))
        XCTAssertEqual(bench.wheel(SDLEvents.wheel(dy: -1))?.dy, -1)
    }

    func testEachDeviceHasItsOwnGainAndDirection() {
        var bench = TranslatorBench()
        bench.translator.settings = InputSettings(
            wheel: .init(gain: 3), touchpad: .init(gain: 0.5, isInverted: true))
        XCTAssertEqual(bench.wheel(SDLEvents.wheel(dy: 1))?.dy, 3)
        XCTAssertEqual(bench.wheel(SDLEvents.wheel(dy: 0.3), after: .seconds(1))?.dy ?? 0, -1.5, accuracy: 1e-6)
    }

    func testAPersonsChoiceBeatsTheGuess() {
        var bench = TranslatorBench()
        bench.translator.settings.wheelReading = .touchpad
        XCTAssertEqual(bench.wheel(SDLEvents.wheel(dy: 1))?.source, .touchpad)
        bench.translator.settings.wheelReading = .wheel
        XCTAssertEqual(bench.wheel(SDLEvents.wheel(dy: 0.13))?.source, .notch)
    }

    func testThePlaceIsThePointersInPoints() {
        var bench = TranslatorBench(interfaceScale: 2)
        XCTAssertEqual(
            bench.wheel(SDLEvents.wheel(dy: 1, at: (100, 60)))?.location, CGPoint(x: 50, y: 30))
    }

    func testALibraryWithoutThePlaceUsesWhereThePointerWasLast() {
        var bench = TranslatorBench()
        bench.translator.hasWheelLocation = false
        _ = bench.kinds(SDLEvents.motion(x: 12, y: 34))
        XCTAssertEqual(
            bench.wheel(SDLEvents.wheel(dy: 1, at: (100, 60)))?.location, CGPoint(x: 12, y: 34))
    }

    func testWhatTouchesMakeUpIsDropped() {
        var bench = TranslatorBench()
        XCTAssertNil(bench.wheel(SDLEvents.wheel(dy: 1, which: csdl_touch_mouse_id())))
    }

    func testDeltasThatAreNoNumbersAreDropped() {
        var bench = TranslatorBench()
        XCTAssertNil(bench.wheel(SDLEvents.wheel(dy: .nan)))
        XCTAssertNil(bench.wheel(SDLEvents.wheel(dy: .infinity)))
    }
}
