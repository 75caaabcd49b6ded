import Foundation
import ScrollPhysics
import XCTest

/// What the density of a screen and the height of a line have to do with the numbers of a feel.
final class FeelDensityTests: XCTestCase {
    /// AOSP reckons in pixels, with P = 9.80665·39.37·160·density·0.84. With v and d in pixels, both density times as many, the
    /// density cancels out of ln(0.35·v/(0.015·P)): a fling goes as many dp, in as much time, on any screen.
    func testAndroidsSplineGoesAsManyPointsAtAnyDensity() {
        let exponent = log(0.78) / log(0.9)
        for density in [0.75, 1, 1.5, 2.625, 4] {
            for speed in [300.0, 2000, 8000] {
                let physical = 9.80665 * 39.37 * 160 * density * 0.84
                let depth = log(0.35 * speed * density / (0.015 * physical))
                let pixels = 0.015 * physical * exp(depth * exponent / (exponent - 1))
                let milliseconds = 1000 * exp(depth / (exponent - 1))
                let motion = SplineMotion(start: 0, velocity: speed, fling: SplineFling(), speed: speed)
                XCTAssertEqual(motion.destination, pixels / density, accuracy: 1e-6 * pixels, "\(density), \(speed)")
                XCTAssertEqual(motion.duration * 1000, milliseconds, accuracy: 1e-6 * milliseconds)
            }
        }
    }

    /// RecyclerView takes 100 ms for an inch of 160·density pixels, ViewPager goes by shares of its page.
    func testAndroidsTimesToATargetAreThoseOfDpToo() {
        for density in [1.0, 2, 3] {
            let even = (240 * density * 100 / (160 * density)).rounded(.up)
            XCTAssertEqual(AndroidSnap.flick(over: 240, toPage: false), (even / 0.3356).rounded(.up) / 1000)
            XCTAssertEqual(
                AndroidSnap.page(over: 300, page: 400, velocity: 2000),
                AndroidSnap.page(over: 300 * density, page: 400 * density, velocity: 2000 * density))
        }
    }

    /// Chromium's 27.559 in/s² are of 96 points an inch.
    func testChromiumsInchesAreThoseOfCSS() {
        let motion = PhysicsFlingMotion(start: 0, fling: PhysicsFling(velocity: 1000, viewport: 800))
        XCTAssertEqual(motion.destination, 1000 * 1000 / (2 * 27.559 * 96), accuracy: 0.01)
    }

    /// A notch goes six lines, an arrow three, and a page key leaves two in sight or a tenth of the page.
    func testFirefoxGoesByTheLineOfTheFont() {
        for (height, notch, arrow, overlap) in [(16.0, 96.0, 48.0, 32.0), (19, 114, 57, 38), (20, 120, 60, 40)] {
            let feel = ScrollFeel.firefox(lineHeight: height)
            XCTAssertEqual(feel.wheel.notchDistance, notch)
            XCTAssertEqual(feel.keyboard.lineDistance, arrow)
            XCTAssertEqual(feel.keyboard.pageOverlap, overlap)
            XCTAssertEqual(feel.name, "firefox")
            var scroller = Scroller.list(feel: feel, content: 1e5)
            scroller.send(.key(.pageDown, shift: false), at: 0)
            scroller.run(to: 2)
            XCTAssertEqual(scroller.y(2), 800 - overlap, accuracy: 1e-9)
        }
        XCTAssertEqual(ScrollFeel.firefox(lineHeight: 19), .firefox)
    }
}
