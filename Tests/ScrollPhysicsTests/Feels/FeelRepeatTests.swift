import Foundation
import ScrollPhysics
import XCTest

/// Where keys and notches count from that come while the one before still moves content.
final class FeelRepeatTests: XCTestCase {
    /// Two page keys, so many seconds apart.
    private func pages(_ feel: ScrollFeel, apart pause: Double) -> Double {
        var scroller = Scroller.list(feel: feel, content: 1e5)
        scroller.send(.key(.pageDown, shift: false), at: 0)
        scroller.send(.key(.pageDown, shift: false), at: pause)
        scroller.run(to: pause + 5)
        return scroller.y(pause + 5)
    }

    /// GTK adds 0.9 of the page to the present value: 1 - (1 - 0.1/0.2)³ of the first page was gone.
    func testAKeyOfGTKAndFlutterCountsFromWhereTheContentIs() {
        XCTAssertEqual(pages(.gtk, apart: 0.1), 720 * (1 - pow(0.5, 3)) + 720, accuracy: 1e-9)
        let half = CubicTiming.easeInOut.progress(at: 0.5)
        XCTAssertEqual(pages(.flutter, apart: 0.05), 640 * half + 640, accuracy: 1e-9)
        XCTAssertEqual(pages(.gtk, apart: 0.3), 1440, "at rest")
        for feel in [ScrollFeel.chromium, .firefox, .webkitGTK, .uikit] {
            XCTAssertEqual(
                pages(feel, apart: 0.05), pages(feel, apart: 3), accuracy: 1e-6, "\(feel.name): from its target")
        }
    }

    /// A key of Android within 250 ms of the one before jumps, from where the content is.
    func testAKeyOfAndroidThatComesSoonJumps() {
        var scroller = Scroller.list(feel: .android, content: 1e5)
        scroller.send(.key(.pageDown, shift: false), at: 0)
        scroller.run(to: 0.125)
        XCTAssertEqual(scroller.y(0.125), 800 * 0.96909, accuracy: 0.01, "viscous fluid")
        let place = scroller.y(0.125)
        scroller.send(.key(.pageDown, shift: false), at: 0.125)
        XCTAssertEqual(scroller.y(0.125), place + 800, accuracy: 1e-9)
        XCTAssertFalse(scroller.isMoving(at: .seconds(0.126)))
        scroller.send(.key(.pageDown, shift: false), at: 0.3)
        XCTAssertEqual(scroller.y(0.3), place + 1600, accuracy: 1e-9, "the jump counts, too")
        scroller.send(.key(.pageDown, shift: false), at: 0.56)
        XCTAssertEqual(scroller.y(0.56), place + 1600, accuracy: 1e-9, "0.26 s later it glides again")
        scroller.run(to: 0.82)
        XCTAssertEqual(scroller.y(0.82), place + 2400, accuracy: 1e-9)
        scroller.send(.scrollTo(.zero, animated: true), at: 0.9)
        scroller.send(.scrollTo(ScrollVector(x: 0, y: 50), animated: true), at: 1)
        XCTAssertEqual(scroller.y(1), 50, "and so does what a program asks for")
    }

    /// Qt: 72 pt along 1.001·(1 - 2^(-10u)) in 0.3 s; 0.1 s later 64.92 are gone, and 72 more follow.
    func testANotchOfQtDropsWhatIsLeftOfTheOneBefore() {
        var scroller = Scroller.list(feel: .qtQuick, content: 1e5)
        scroller.send(notch(), at: 0)
        for (time, way) in [(0.03, 36.04), (0.1, 64.92)] {
            scroller.run(to: time)
            XCTAssertEqual(scroller.y(time), way, accuracy: 0.005)
        }
        scroller.send(notch(), at: 0.1)
        scroller.run(to: 3)
        XCTAssertEqual(scroller.y(3), 72 + 72 * 1.001 * (1 - exp2(-10.0 / 3)), accuracy: 1e-9)
    }
}
